"""A match: which bots play what, and one game of it, which its number decides."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from delos import api
from delos.arena.clock import Clock
from delos.arena.journal import Line
from delos.arena.players import check_players, close, player
from delos.arena.schedule import (
    ALONE,
    LADDER,
    MODES,
    Lineup,
    Seating,
    lineups,
    seating,
    seed_of,
)
from delos.bots import Bot, Chair
from delos.engine import EngineBot
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.game import Game

if TYPE_CHECKING:
    from delos.kernel.title import Title

LIMIT: Final = 100_000  # decisions after which a game is stopped


class Thinking(msgspec.Struct):
    """Times of the decisions of a bot in one game, see `Clock`."""

    bins: dict[int, int]
    total: float


class Played(Line):
    """What came of one game."""

    lineup: int
    map: int
    bots: list[int]  # of the seats
    over: bool
    winners: list[int]  # seats
    length: int
    decisions: int
    thinking: dict[int, Thinking]  # by bot
    fault: int | None = None  # the seat whose bot failed
    error: str = ""
    # Faults of engines that did not end the game, by bot.
    slips: dict[int, dict[str, int]] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class Match:
    """All that another process or machine needs to play a game."""

    title: str
    bots: tuple[str, ...]  # alone: the one, then the others; a ladder: from the bottom
    options: dict[str, object] = field(default_factory=dict)
    mode: str = "round-robin"
    seed: int = 0
    limit: int = LIMIT

    def check(self) -> None:
        """BadOption for everything that would go wrong in the first game."""
        if self.mode not in MODES:
            raise BadOption(f"There is no mode {self.mode!r}. Choose one of: {', '.join(MODES)}.")
        table = self.table(0)
        check_players(self.title, list(self.bots))
        if self.mode == LADDER and len(self.bots) < 2:
            raise BadOption("A ladder needs two bots or more, from the weakest to the strongest.")
        if self.mode == ALONE and len(self.bots) != 2:
            raise BadOption("One alone against others: name exactly two bots.")
        self.lineups(len(sides_of(table)))

    def table(self, map: int) -> Title:
        return table_of(self.title, json.dumps(self.options), seed_of(self.seed, map, "table"))

    def lineups(self, sides: int) -> list[Lineup]:
        return lineups(self.mode, len(self.bots), sides)

    def seating(self, number: int) -> Seating:
        sides = len(sides_of(self.table(0)))
        return seating(self.lineups(sides), self.seed, number)

    def bots_of(self, table: Title, place: Seating) -> list[int]:
        """The bot of each seat; a team is one bot's."""
        found = [0] * len(table.seats)
        for side, seats in enumerate(sides_of(table)):
            for seat in seats:
                found[seat] = place.sides[side]
        return found

    def begun(self, number: int, table: Title, noting: bool) -> Game:
        luck = SeededChance(seed_of(self.seed, number, "chance"))
        game = Game(table, table.opening(noting), luck)
        inside.begin(game)
        return game

    def facts(self) -> dict[str, Any]:
        """What makes this match this match and no other, for the journal."""
        return {
            "title": self.title,
            "rules": self.table(0).version,
            "options": self.options,
            "bots": list(self.bots),
            "mode": self.mode,
            "seed": self.seed,
            "limit": self.limit,
        }

    def play(self, number: int) -> Played:
        """One game; the same number plays the same game, wherever and whenever."""
        place = self.seating(number)
        table = self.table(place.map)
        game = self.begun(number, table, False)
        return played(self, number, place, game)


@lru_cache(maxsize=8)
def table_of(title: str, options: str, seed: int) -> Title:
    return api.set_up(title, {**json.loads(options), "seed": seed})


def sides_of(table: Title) -> list[list[int]]:
    """The seats that win together."""
    found: list[list[int]] = []
    for seat in range(len(table.seats)):
        team = sorted(table.team(seat))
        if team not in found:
            found.append(team)
    return found


class Referee:
    """Hears of every decision of a game, before and after; a study is one that takes notes."""

    def before(self, game: Game, choice: int) -> None:
        pass

    def after(self, game: Game, events: list[Any]) -> None:
        pass


def played(
    match: Match, number: int, place: Seating, game: Game, referee: Referee | None = None
) -> Played:
    """Let the bots play a game that has begun to its end, to the limit or to a bot's fault."""
    seats = match.bots_of(game.title, place)
    clocks = {one: Clock() for one in sorted(set(seats))}
    decisions, fault, error = 0, None, ""
    bots: list[Bot] = []
    try:
        for seat, one in enumerate(seats):
            bots.append(player(match.bots[one], seed_of(match.seed, number, f"bot {seat}")))
        while not game.over and decisions < match.limit:
            seat = inside.actor(game)
            try:
                choice = timed(bots[seat], Chair(game, seat), clocks[seats[seat]])
            except Exception as wrong:  # a bot may fail in any way; the others play on
                fault, error = seat, f"{type(wrong).__name__}: {wrong}"
                break
            if choice not in game.ids():
                fault, error = seat, f"chose {choice!r}, which is not legal"
                break
            if referee is not None:
                referee.before(game, choice)
            events = game.play(choice)
            if referee is not None:
                referee.after(game, events)
            decisions += 1
    finally:
        for one_bot in bots:
            close(one_bot)
    slips = slips_of(bots, seats)
    return Played(
        game=number,
        lineup=place.lineup,
        map=place.map,
        bots=seats,
        over=game.over,
        winners=list(game.winners),
        length=game.length,
        decisions=decisions,
        thinking={one: Thinking(clock.bins, clock.total) for one, clock in clocks.items()},
        fault=fault,
        error=error,
        slips=slips,
    )


def slips_of(bots: list[Bot], seats: list[int]) -> dict[int, dict[str, int]]:
    """What engines did wrong, counted by kind: each time a choice was taken for them."""
    found: dict[int, dict[str, int]] = {}
    for seat, one in enumerate(bots):
        for fault in getattr(one, "faults", []):
            kinds = found.setdefault(seats[seat], {})
            kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
    return found


def timed(one: Bot, chair: Chair, clock: Clock) -> int:
    """The bot's choice. Processor time: other programs on the machine do not count; an engine
    thinks in a process of its own, so waiting for it does."""
    now = time.perf_counter if isinstance(one, EngineBot) else time.process_time
    start = now()
    choice = one.choose(chair)
    clock.note(now() - start)
    return choice
