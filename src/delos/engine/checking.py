"""Does a program keep to the protocol? Every question to it is a check with a sentence."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, final

import delos
from delos.bots.base import Chair
from delos.engine.dialogue import Engine
from delos.engine.faults import START, EngineFault
from delos.engine.host import EngineBot
from delos.engine.messages import KINDS, Message, OptionSpec, line_of
from delos.engine.process import command_words
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

DECISIONS: Final = 12  # that are asked of every title
ITERATIONS: Final = 50
FOR_EVER: Final = 600_000  # milliseconds nobody waits for
PATIENCE: Final = 0.3  # seconds until it is told to stop
QUIET: Final = 0.5  # seconds in which nothing may come, since nothing was asked
PONG: Final = 2.0


@dataclass(frozen=True)
class Finding:
    name: str
    ok: bool
    text: str


class Novelty(Message, tag="novelty"):
    """What a later protocol might say: an engine skips what it does not know."""

    text: str = "skip this"


@final
class Checker:
    def __init__(self, command: str, titles: tuple[str, ...], ms: int, seed: int) -> None:
        self.words = command_words(command)
        self.bot = EngineBot(command, seed, ms=ms, strict=True)
        self.titles = titles
        self.ms = ms
        self.dice = SeededChance(seed)

    def findings(self) -> Iterator[Finding]:
        """One after the other, as they are found; those that need a running engine end with it."""
        try:
            engine = Engine(self.words)
        except EngineFault as error:
            yield Finding("hello", False, str(error))
            return
        self.bot.engine = engine
        try:
            yield Finding("hello", True, greeting(engine))
            for name, check in self.checks(engine):
                finding = found(name, check)
                yield finding
                if not finding.ok and not self.alive(engine):
                    return
            yield farewell(engine)
        finally:
            self.bot.close()

    def checks(self, engine: Engine) -> Iterator[tuple[str, Callable[[], str]]]:
        yield "options", lambda: self.options(engine)
        yield "ping", lambda: self.ping(engine)
        yield "unknown message", lambda: self.novelty(engine)
        for title in self.titles:
            if engine.hello.titles is None or title in engine.hello.titles:
                yield title, partial(self.plays, title)
        game = self.asked_game(engine)
        yield "iterations", lambda: self.iterations(engine, game)
        yield "stop", lambda: self.stops(engine, game)
        yield "quiet", lambda: self.quiet(engine)

    def alive(self, engine: Engine) -> bool:
        """Whether it makes sense to ask on."""
        if self.bot.engine is None:
            return False
        try:
            engine.ping(PONG)
        except EngineFault:
            return False
        return True

    def options(self, engine: Engine) -> str:
        for option in engine.hello.options:
            problem = wrong(option)
            if problem:
                raise EngineFault(START, f"Its option {option.name!r} {problem}.")
            engine.set_option(option.name, option.default)
        engine.ping(PONG)
        return f"{len(engine.hello.options)} options, each set to its default."

    def ping(self, engine: Engine) -> str:
        start = time.monotonic()
        engine.ping(PONG)
        return f"Answered in {1000 * (time.monotonic() - start):.0f} ms."

    def novelty(self, engine: Engine) -> str:
        engine.process.say(line_of(Novelty()))
        engine.ping(PONG)
        return "A message that it cannot know was skipped."

    def plays(self, title: str) -> str:
        """A part of a game in which it decides for every seat in turn; the ways differ."""
        game = delos.new(title, players=3, seed=self.dice.draw() >> 1, events=False)
        slowest = 0.0
        asked = 0
        while asked < DECISIONS and not game.over:
            seat = game.seat
            assert seat is not None
            ids = game.ids()
            if len(ids) > 1 and self.dice.draw() % 3 == 0:
                start = time.monotonic()
                game.play(self.bot.asked(Chair(game, seat)))
                slowest = max(slowest, time.monotonic() - start)
                asked += 1
            else:
                game.play(ids[self.dice.draw() % len(ids)])
        return f"{asked} legal choices, the slowest after {1000 * slowest:.0f} ms."

    def asked_game(self, engine: Engine) -> Game:
        """A game of a title that it plays, where there is something to choose."""
        known = engine.hello.titles
        title = next((one for one in self.titles if known is None or one in known), "mytikas")
        game = delos.new(title, players=2, seed=1, events=False)
        while len(game.ids()) < 2:
            game.play(game.ids()[0])
        return game

    def question(self, engine: Engine, game: Game, ms: int | None, iterations: int | None) -> None:
        assert game.seat is not None
        chair = Chair(game, game.seat)
        engine.new_game(self.bot.game_of(chair))
        self.bot.title = ""
        engine.choose(
            self.bot.position(chair, engine.hello.imagine),
            ms,
            iterations,
            lambda count: self.bot.imagined(chair, count),
            None if ms is None else PATIENCE,
        )

    def iterations(self, engine: Engine, game: Game) -> str:
        self.question(engine, game, None, ITERATIONS)
        return f"Chose when it was given {ITERATIONS} iterations and no time."

    def stops(self, engine: Engine, game: Game) -> str:
        start = time.monotonic()
        self.question(engine, game, FOR_EVER, None)
        spent = time.monotonic() - start
        return f"Had ten minutes, was told to stop and chose after {1000 * spent:.0f} ms in all."

    def quiet(self, engine: Engine) -> str:
        engine.ping(PONG)
        try:
            line = engine.process.hear(time.monotonic() + QUIET)
        except EngineFault as error:
            if error.fault.kind == "silent":
                return "Says nothing when nothing is asked."
            raise
        raise EngineFault(START, f"It talks though nothing was asked: {line[:60]!r}.")


def found(name: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(name, True, check())
    except EngineFault as error:
        return Finding(name, False, str(error))


def greeting(engine: Engine) -> str:
    hello = engine.hello
    by = f" by {hello.author}" if hello.author else ""
    plays = "every title" if hello.titles is None else ", ".join(hello.titles) or "no title"
    return f"{hello.name}{by}, plays {plays}."


def farewell(engine: Engine) -> Finding:
    code = engine.quit()
    if code == 0:
        return Finding("quit", True, "Ended when it was told to.")
    if code is None:
        return Finding("quit", False, "It was told to quit and did not end within 2 seconds.")
    return Finding("quit", False, f"It ended with exit code {code} instead of 0.")


def wrong(option: OptionSpec) -> str:
    """What is wrong with an option, to stand behind its name."""
    value = option.default
    if option.kind not in KINDS:
        return f"is of kind {option.kind!r}; kinds are {', '.join(KINDS)}"
    fits = {
        "switch": isinstance(value, bool),
        "number": isinstance(value, int) and not isinstance(value, bool),
        "word": value in option.words,
        "text": isinstance(value, str),
    }
    if not fits[option.kind]:
        return f"has the default {value!r}, which is no {option.kind} of its own"
    if option.kind == "number" and isinstance(value, int):
        low = value if option.low is None else option.low
        high = value if option.high is None else option.high
        if not low <= value <= high:
            return f"has the default {value}, which does not lie from {low} to {high}"
    return ""
