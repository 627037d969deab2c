"""The host's side: an engine as a bot, whatever it does.

A fault costs the engine a choice, never the game: a legal one is then taken at random. An engine
that hangs, floods or dies is started again, a few times a game; after that it is out, and the rest
of its choices are taken at random. All of it is told in ``faults``.
"""

from __future__ import annotations

import hashlib
import logging
import re
import time
from collections.abc import Callable, Mapping
from typing import Final, final

import delos
from delos.bots.base import Chair, choices
from delos.engine.faults import (
    FLOODING,
    GARBLED,
    ILLEGAL,
    REFUSED,
    SILENT,
    SLOW,
    START,
    EngineFault,
    Fault,
)
from delos.engine.messages import (
    PROTOCOL,
    Choice,
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
from delos.engine.process import EngineProcess, command_words
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption

log = logging.getLogger("delos.engine")

HELLO: Final = 10.0  # seconds in which it must say hello
PONG: Final = 10.0  # ... and answer a ping after a new game: it may have much to load
GRACE: Final = 1.0  # ... and choose after its time is over and it was told to stop
LONGEST: Final = 60.0  # ... and choose when it was given iterations instead of time
MS: Final = 1000  # a choice, unless told otherwise
RESTARTS: Final = 3  # a game
LINES: Final = 1000  # that it may say before it answers
MOST: Final = 64  # imagined games that it may want at once
FAULTS: Final = 100  # that are kept

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


@final
class EngineBot:
    """An engine in a seat, for one game. ``close()`` it afterwards.

    ``strict``: a fault is raised as EngineFault, for those who let it lose the game; else a legal
    choice is taken at random in its place.
    """

    thinks_elsewhere = True  # whoever measures its time looks at a clock on the wall

    def __init__(
        self,
        command: str,
        seed: int,
        *,
        ms: int | None = MS,
        iterations: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        strict: bool = False,
    ) -> None:
        self.words = command_words(command)
        self.seed = seed
        self.ms = ms if iterations is None else None
        self.iterations = iterations
        self.options = dict(options or {})
        self.strict = strict
        self.faults: list[Fault] = []
        self.starts = 0
        self.out = False
        self.last: Chosen | None = None  # its last choice, with what it thinks of the others
        self.engine: Engine | None = None
        self.title = ""
        self.dreams = 0
        self.dice = SeededChance(mixed(seed, "instead"))

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        if len(ids) == 1:
            return ids[0]
        if not self.out:
            try:
                return self.asked(chair)
            except EngineFault as error:
                self.note(error.fault)
                if self.strict:
                    self.close()
                    raise
        return ids[self.dice.draw() % len(ids)]

    def asked(self, chair: Chair) -> int:
        engine = self.ready(chair)
        try:
            self.last = engine.choose(
                self.position(chair, engine.hello.imagine),
                self.ms,
                self.iterations,
                lambda count: self.imagined(chair, count),
            )
        except EngineFault as error:
            if error.fault.kind not in {ILLEGAL, REFUSED}:
                self.close()  # what it says next would answer a question nobody asks any more
            raise
        return self.last.id

    def ready(self, chair: Chair) -> Engine:
        if self.engine is not None and self.title == chair.title:
            return self.engine
        try:
            if self.engine is None:
                self.starts += 1
                self.engine = Engine(self.words)
                for name, value in self.options.items():
                    self.engine.set_option(name, value)
            self.engine.new_game(self.game_of(chair))
        except BaseException:
            self.close()
            raise
        self.title = chair.title
        return self.engine

    def game_of(self, chair: Chair) -> NewGame:
        title = chair.imagine(self.dream()).title  # its options and seats are no secret
        seed = mixed(self.seed, "engine")
        return NewGame(title.name, list(title.seats), title.again(), seed)

    def position(self, chair: Chair, games: int) -> Position:
        legal = [Choice(*one) for one in zip(chair.ids(), chair.texts(), strict=True)]
        return Position(
            chair.title,
            chair.seat,
            chair.kind,
            legal,
            chair.view(),
            self.imagined(chair, min(max(games, 0), MOST)),
        )

    def imagined(self, chair: Chair, count: int) -> list[str]:
        return [chair.imagine(self.dream()).dump() for _ in range(count)]

    def dream(self) -> int:
        """A seed for an imagined game. A hash, since a dump shows the seed of its own luck, and
        hosts may well use the same number for a game and for a bot in it."""
        self.dreams += 1
        return mixed(self.seed, f"dream {self.dreams}")

    def note(self, fault: Fault) -> None:
        log.warning("%s: %s", self.words[0], fault)
        if len(self.faults) < FAULTS:
            self.faults.append(fault)
        if self.starts > RESTARTS and self.engine is None:
            self.out = True
            text = f"The engine was started {self.starts} times and is out for the rest of the game"
            log.warning("%s: %s", self.words[0], text)
            self.faults.append(Fault(START, text + ": its choices are taken at random."))

    def close(self) -> None:
        """End the process; the next choice would start another."""
        engine, self.engine = self.engine, None
        if engine is not None:
            engine.process.end()

    def quit(self) -> None:
        """Let the engine end by itself, if it does."""
        engine, self.engine = self.engine, None
        if engine is not None:
            engine.quit()


def mixed(seed: int, purpose: str) -> int:
    """A number from which the seed cannot be found; small enough for every language."""
    words = f"{seed} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=6).digest(), "big")


LEVEL: Final = re.compile(r"engine(?:\[(?P<settings>[^\]]*)\])?:(?P<command>.+)", re.DOTALL)


def engine_bot(level: str, seed: int) -> EngineBot:
    """``engine:COMMAND``, or with a time and options ``engine[ms=500;style=calm]:COMMAND``."""
    found = LEVEL.fullmatch(level)
    if found is None:
        raise BadOption(
            f"{level!r} names no engine: engine:COMMAND, or engine[ms=500]:COMMAND with a time."
        )
    settings: dict[str, OptionValue] = {}
    for part in (found["settings"] or "").split(";"):
        if part.strip():
            name, equals, value = (word.strip() for word in part.partition("="))
            if not equals or not name:
                raise BadOption(f"{part!r} in {level!r} is no NAME=VALUE such as ms=500.")
            settings[name] = read_value(value)
    budget = {name: settings.pop(name) for name in ("ms", "iterations") if name in settings}
    for name, value in budget.items():
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BadOption(f"{name} in {level!r} must be a whole number from 1.")
    ms, iterations = budget.get("ms", MS), budget.get("iterations")
    assert isinstance(ms, int)
    assert iterations is None or isinstance(iterations, int)
    return EngineBot(found["command"], seed, ms=ms, iterations=iterations, options=settings)


def read_value(text: str) -> OptionValue:
    if text in {"true", "false"}:
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text
