"""The host's side: an engine as a bot, whatever it does.

A fault costs the engine a choice, never the game: a legal one is then taken at random. An engine
that hangs, floods or dies is started again, a few times a game; after that it is out, and the rest
of its choices are taken at random. All of it is told in ``faults``.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from typing import Final, final

from delos.bots.base import Chair, choices
from delos.engine.dialogue import MOST, Engine, OptionValue
from delos.engine.faults import ILLEGAL, REFUSED, START, EngineFault, Fault
from delos.engine.messages import Choice, Chosen, NewGame, Position
from delos.engine.process import command_words
from delos.kernel.chance import SeededChance

log = logging.getLogger("delos.engine")

MS: Final = 1000  # a choice, unless told otherwise
RESTARTS: Final = 3  # a game
FAULTS: Final = 100  # that are kept


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
