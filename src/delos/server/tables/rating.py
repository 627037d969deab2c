"""Ratings: OpenSkill, one for each game and number of players, changed once when a game ends.

What counts is who won; the others share the second place, so that nobody plays for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from delos.kernel.title import Title
from delos.server.stored.database import Database
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.telling.titles import CLASSIC_MODULES


@dataclass(frozen=True)
class Side:
    """Who wins or loses together."""

    players: tuple[str, ...]  # identities, and bot:LEVEL
    won: bool
    gone: bool = False  # lost by time, or left the game: behind everybody else

    @property
    def rank(self) -> float:
        return 2.0 if self.gone else 0.0 if self.won else 1.0


@cache
def model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def ladder_of(facts: Facts) -> tuple[str, int]:
    """Hades is a game of its own to those who play it."""
    players = facts.options.get("players")
    modules = set(facts.options.get("modules") or ())
    whole = modules.issuperset(CLASSIC_MODULES)  # as stored tables name them, one by one
    game = "hades" if "hades" in modules or whole else facts.title
    return game, players if isinstance(players, int) else 0


def player_of(seat: Seat) -> str:
    """Who leaves a seat to a bot still answers for it; a seat that nobody took is the bot's."""
    return seat.holder or (f"bot:{seat.bot}" if seat.bot else "")


def rated_sides(title: Title, facts: Facts, seats: list[Seat]) -> list[Side]:
    """The sides of a game that counts; none if it does not.

    Who lost by time or has left is behind all others, whatever the bot in their place does.
    It counts if a person plays, everybody plays for themselves (nobody holds two sides or shares
    a screen), somebody lost, and nothing was taken back by consent or played on from elsewhere.
    """
    if not facts.rated or facts.origin is not None:
        return []
    if any(seat.kind == "here" or not player_of(seat) for seat in seats):
        return []
    sides = [tuple(sorted(title.team(seat.seat))) for seat in seats]
    found = [side_of(facts, seats, side) for side in dict.fromkeys(sides)]
    people = [one for side in found for one in side.players if not one.startswith("bot:")]
    alone = len(people) == len(set(people))
    left = [Side((who,), False, True) for who in facts.deserted if who not in people]
    if not people or not alone or len({side.rank for side in [*found, *left]}) < 2:
        return []
    return [*found, *left]


def side_of(facts: Facts, seats: list[Seat], side: tuple[int, ...]) -> Side:
    gone = all(one in facts.clock.forfeits for one in side)
    won = not gone and any(one in facts.winners for one in side)
    return Side(tuple(sorted({player_of(seats[one]) for one in side})), won, gone)


def rate(db: Database, facts: Facts, sides: list[Side]) -> None:
    """Change the ratings of all who played. Who is there twice takes the mean."""
    counted = db.execute("SELECT 1 FROM rated WHERE table_id = ?", (facts.id,)).fetchone()
    if counted is not None:
        return
    game, players = ladder_of(facts)
    names = {name for side in sides for name in side.players}
    held = {name: read_rating(db, name, game, players) for name in names}
    after = model().rate(
        [[held[name] for name in side.players] for side in sides],
        ranks=[side.rank for side in sides],
    )
    for name in sorted(names):
        new = [
            after[at][place]
            for at, side in enumerate(sides)
            for place, other in enumerate(side.players)
            if other == name
        ]
        mu = sum(one.mu for one in new) / len(new)
        sigma = sum(one.sigma for one in new) / len(new)
        won = any(side.won and name in side.players for side in sides)
        row = (name, game, players, mu, sigma, int(won), facts.updated)
        db.execute(
            "INSERT INTO ratings AS held VALUES (?, ?, ?, ?, ?, 1, ?, ?) "
            "ON CONFLICT (player, game, players) DO UPDATE SET mu = excluded.mu, "
            "sigma = excluded.sigma, games = held.games + 1, won = held.won + excluded.won, "
            "updated = excluded.updated",
            row,
        )
        db.execute(
            "INSERT INTO rated VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (facts.id, name, game, players, held[name].mu, mu, sigma, facts.updated),
        )


def read_rating(db: Database, name: str, game: str, players: int) -> Any:
    row = db.execute(
        "SELECT mu, sigma FROM ratings WHERE player = ? AND game = ? AND players = ?",
        (name, game, players),
    ).fetchone()
    return model().rating() if row is None else model().rating(mu=row["mu"], sigma=row["sigma"])
