"""What is said with a running engine: a question, and the answer that must follow in time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, final

import delos
from delos.engine.faults import (
    FLOODING,
    GARBLED,
    ILLEGAL,
    REFUSED,
    SILENT,
    SLOW,
    START,
    EngineFault,
)
from delos.engine.messages import (
    PROTOCOL,
    Chosen,
    EngineMessage,
    Error,
    Go,
    Hello,
    HostHello,
    Imagine,
    Imagined,
    NewGame,
    Ping,
    Pong,
    Position,
    Quit,
    SetOption,
    Stop,
    heard,
    line_of,
)
from delos.engine.process import EngineProcess
from delos.kernel.errors import BadOption

HELLO: Final = 10.0  # seconds in which it must say hello
PONG: Final = 10.0  # ... and answer a ping after a new game: it may have much to load
GRACE: Final = 1.0  # ... and choose after its time is over and it was told to stop
LONGEST: Final = 60.0  # ... and choose when it was given iterations instead of time
LINES: Final = 1000  # that it may say before it answers
MOST: Final = 64  # imagined games that it may want at once

OptionValue = bool | int | str


@final
class Engine:
    """A running engine that said hello; every wrong answer is an EngineFault."""

    def __init__(self, words: list[str]) -> None:
        self.process = EngineProcess(words)
        self.pings = 0
        self.questions = 0
        try:
            self.process.say(line_of(HostHello(protocol=PROTOCOL, delos=delos.__version__)))
            self.hello = self.greeted()
        except BaseException:
            self.process.end()
            raise

    def greeted(self) -> Hello:
        until = time.monotonic() + HELLO
        try:
            said = heard(self.process.hear(until))
        except EngineFault as error:
            if error.fault.kind != SILENT:
                raise
            raise EngineFault(
                START, f"The engine did not say hello within {HELLO:.0f} seconds."
            ) from None
        if isinstance(said, Error):
            raise EngineFault(REFUSED, f"The engine refuses: {said.text}")
        if not isinstance(said, Hello):
            raise EngineFault(START, "The engine's first message must be its hello.")
        if said.protocol != PROTOCOL:
            raise EngineFault(
                START,
                f"The engine speaks protocol {said.protocol}; this Delos speaks {PROTOCOL}.",
            )
        return said

    def set_option(self, name: str, value: OptionValue) -> None:
        if name not in {option.name for option in self.hello.options}:
            known = ", ".join(option.name for option in self.hello.options) or "none"
            raise BadOption(f"The engine has no option {name!r}; it has: {known}.")
        self.process.say(line_of(SetOption(name, value)))

    def new_game(self, message: NewGame) -> None:
        """It may take its time to get ready, so it is asked whether it is."""
        if self.hello.titles is not None and message.title not in self.hello.titles:
            raise EngineFault(
                REFUSED,
                f"The engine does not play {message.title}; it plays "
                f"{', '.join(self.hello.titles) or 'nothing'}.",
            )
        self.process.say(line_of(message))
        self.ping(PONG)

    def ping(self, seconds: float) -> None:
        self.pings += 1
        self.process.say(line_of(Ping(self.pings)))

        def ours(said: EngineMessage) -> bool:
            return isinstance(said, Pong) and said.ping == self.pings

        try:
            self.answer(time.monotonic() + seconds, ours, None)
        except EngineFault as error:
            if error.fault.kind != SILENT:
                raise
            raise EngineFault(
                SILENT, f"The engine did not answer a ping within {seconds:.0f} seconds."
            ) from None

    def choose(
        self,
        position: Position,
        ms: int | None,
        iterations: int | None,
        imagine: Callable[[int], list[str]],
        stop_after: float | None = None,
    ) -> Chosen:
        """Its choice, which is legal. ``stop_after``: seconds, if not when its time is over."""
        self.questions += 1
        number = self.questions

        def ours(said: EngineMessage) -> bool:
            return isinstance(said, Chosen) and said.go == number

        self.process.say(line_of(position) + line_of(Go(number, ms, iterations)))
        spare = LONGEST if ms is None else ms / 1000
        spare = spare if stop_after is None else stop_after
        try:
            said = self.answer(time.monotonic() + spare, ours, imagine)
        except EngineFault as error:
            if error.fault.kind != SILENT:
                raise
            said = self.stopped(ours, imagine, spare)
        assert isinstance(said, Chosen)
        if said.id not in {choice.id for choice in position.choices}:
            raise EngineFault(
                ILLEGAL,
                f"The engine chose {said.id} at {position.kind}, which is none of its "
                f"{len(position.choices)} legal choices.",
            )
        return said

    def stopped(
        self,
        ours: Callable[[EngineMessage], bool],
        imagine: Callable[[int], list[str]],
        spare: float,
    ) -> EngineMessage:
        self.process.say(line_of(Stop()))
        try:
            return self.answer(time.monotonic() + GRACE, ours, imagine)
        except EngineFault as error:
            if error.fault.kind != SILENT:
                raise
            raise EngineFault(
                SLOW,
                f"The engine did not choose within {spare:g} seconds, nor within {GRACE:g} second "
                f"after it was told to stop.",
            ) from None

    def answer(
        self,
        until: float,
        ours: Callable[[EngineMessage], bool],
        imagine: Callable[[int], list[str]] | None,
    ) -> EngineMessage:
        """The first message that answers; those on the way are heard too."""
        for _ in range(LINES):
            said = heard(self.process.hear(until))
            if ours(said):
                return said
            if isinstance(said, Error):
                raise EngineFault(REFUSED, f"The engine says: {said.text}")
            if isinstance(said, Imagine):
                if imagine is None:
                    raise EngineFault(
                        GARBLED, "The engine wants imagined games, but there is no position."
                    )
                games = imagine(min(max(said.count, 1), MOST))
                self.process.say(line_of(Imagined(games)))
        raise EngineFault(FLOODING, f"The engine said {LINES} lines and none was the answer.")

    def quit(self) -> int | None:
        return self.process.leave(line_of(Quit()))
