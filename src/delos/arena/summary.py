"""What came of the games of a match, counted from its lines in the order of their numbers."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

import msgspec

from delos.arena.clock import Clock
from delos.arena.intervals import wilson
from delos.arena.match import Match, Played, sides_of
from delos.arena.ratings import ratings


class Share(msgspec.Struct):
    """Won of what was tried, with Wilson's 95 % interval."""

    games: int  # with the bot in them
    sides: int  # that it played in them
    wins: float  # of sides; a victory that is shared counts in parts
    share: float  # of the sides
    low: float
    high: float


class BotLine(Share):
    rating: float | None = None
    rating_low: float | None = None
    rating_high: float | None = None
    ms: float | None = None  # median of a decision
    ms_mean: float | None = None
    ms_95: float | None = None  # what 95 % of the decisions do not exceed
    decisions: int = 0
    faults: int = 0  # games that the bot broke off; they count as lost
    # Faults of an engine that cost it a choice, by kind.
    slips: dict[str, int] = msgspec.field(default_factory=dict)


class Pairing(msgspec.Struct):
    """The games of one line-up."""

    sides: dict[str, int]  # how many sides each bot has
    bots: dict[str, Share]


class Lengths(msgspec.Struct):
    least: int
    median: float
    most: int


class Summary(msgspec.Struct):
    title: str
    mode: str
    seats: list[str]
    options: dict[str, Any]
    seed: int
    games: int  # asked for
    played: int
    finished: int
    capped: int  # stopped at the limit of decisions
    failed: int  # broken off by a bot
    shared: int  # won by more than one side
    maps: int
    par: float  # the share of a bot that is as good as the others
    bots: dict[str, BotLine]
    pairings: list[Pairing]
    by_side: list[Share]  # whoever sat there
    lengths: Lengths | None
    errors: list[str]  # of bots, each once


class Count:
    """Sides tried and won."""

    def __init__(self) -> None:
        self.games = 0
        self.sides = 0
        self.wins = 0.0

    def numbers(self) -> tuple[int, int, float, float, float, float]:
        low, high = wilson(self.wins, self.sides)
        wins = int(self.wins) if self.wins == int(self.wins) else round(self.wins, 4)
        share = self.wins / self.sides if self.sides else 0.0
        return self.games, self.sides, wins, round(share, 4), round(low, 4), round(high, 4)


class Counter:
    """Adds up games, bot by bot."""

    def __init__(self, bots: int) -> None:
        self.counts = [Count() for _ in range(bots)]

    def add(self, line: Played, sides: list[list[int]]) -> None:
        """A finished game counts for all, a broken one for the bot that broke it."""
        won = points(line, sides)
        seen: set[int] = set()
        for side, seats in enumerate(sides):
            bot = line.bots[seats[0]]
            if not line.over and (line.fault is None or line.bots[line.fault] != bot):
                continue
            count = self.counts[bot]
            count.sides += 1
            count.wins += won[side]
            count.games += bot not in seen
            seen.add(bot)


def points(line: Played, sides: list[list[int]]) -> list[float]:
    """What each side won: 1, or a part of it."""
    won = [any(seat in line.winners for seat in seats) for seats in sides]
    return [1 / sum(won) if one else 0.0 for one in won]


def summary(match: Match, games: int, lines: Sequence[Played]) -> Summary:
    table = match.table(0)
    sides = sides_of(table)
    lineups = match.lineups(len(sides))
    every = Counter(len(match.bots))
    each = [Counter(len(match.bots)) for _ in lineups]
    places = [Count() for _ in sides]
    clocks = [Clock() for _ in match.bots]
    faults = [0] * len(match.bots)
    slips: list[dict[str, int]] = [{} for _ in match.bots]
    for line in lines:
        every.add(line, sides)
        each[line.lineup].add(line, sides)
        for bot, thinking in line.thinking.items():
            clocks[bot].add(thinking.bins, thinking.total)
        for bot, kinds in line.slips.items():
            for kind, count in kinds.items():
                slips[bot][kind] = slips[bot].get(kind, 0) + count
        if line.fault is not None:
            faults[line.bots[line.fault]] += 1
        if line.over:
            for side, won in enumerate(points(line, sides)):
                places[side].games += 1
                places[side].sides += 1
                places[side].wins += won
    rated = ratings(len(match.bots), sides, lines) or [None] * len(match.bots)
    bots = {
        name: bot_line(every.counts[bot], rated[bot], clocks[bot], faults[bot], slips[bot])
        for bot, name in enumerate(match.bots)
    }
    done = [line for line in lines if line.over]
    lengths = sorted(line.length for line in done)
    return Summary(
        title=match.title,
        mode=match.mode,
        seats=list(table.seats),
        options=match.options,
        seed=match.seed,
        games=games,
        played=len(lines),
        finished=len(done),
        capped=sum(not line.over and line.fault is None for line in lines),
        failed=sum(line.fault is not None for line in lines),
        shared=sum(sum(won > 0 for won in points(line, sides)) > 1 for line in done),
        maps=len({line.map for line in lines}),
        par=round(1 / len(sides), 4),
        bots=bots,
        pairings=[
            Pairing(
                {match.bots[bot]: lineup.count(bot) for bot in sorted(set(lineup))},
                {
                    match.bots[bot]: Share(*counter.counts[bot].numbers())
                    for bot in sorted(set(lineup))
                },
            )
            for lineup, counter in zip(lineups, each, strict=True)
        ],
        by_side=[Share(*place.numbers()) for place in places],
        lengths=Lengths(lengths[0], statistics.median(lengths), lengths[-1]) if lengths else None,
        errors=sorted(
            {
                f"{match.bots[line.bots[line.fault]]}: {line.error}"
                for line in lines
                if line.fault is not None
            }
        ),
    )


def bot_line(
    count: Count,
    rated: tuple[float, float, float] | None,
    clock: Clock,
    faults: int,
    slips: dict[str, int],
) -> BotLine:
    rating, low, high = rated or (None, None, None)
    return BotLine(
        *count.numbers(),
        rating=shortened(rating, 2),
        rating_low=shortened(low, 2),
        rating_high=shortened(high, 2),
        ms=shortened(clock.quantile(0.5), 3),
        ms_mean=shortened(clock.mean(), 3),
        ms_95=shortened(clock.quantile(0.95), 3),
        decisions=clock.count,
        faults=faults,
        slips=slips,
    )


def shortened(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
