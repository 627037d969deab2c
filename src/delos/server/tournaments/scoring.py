"""Points and places. Whoever is first at a table of four has 3 points, the next 2, the last none;
who share a place share its points. Equal points: more games won, then more points of those one has
met, then who entered first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from delos.server.tournaments.rows import Game, Player


@dataclass(frozen=True)
class Score:
    player: Player
    points: float
    won: int
    played: int
    met: float
    reached: int  # the last round in which they play
    place: int = 0


def points_of(places: Sequence[int]) -> list[float]:
    """Points by seat: for everybody one is ahead of, and half for everybody one is level with."""
    return [
        sum(1.0 if other > place else 0.5 if other == place else 0.0 for other in places) - 0.5
        for place in places
    ]


def scores(players: Sequence[Player], games: Sequence[Game], knockout: bool) -> list[Score]:
    """From best to worst. In a knock-out whoever came further is ahead."""
    points: dict[str, float] = defaultdict(float)
    won: dict[str, int] = defaultdict(int)
    played: dict[str, int] = defaultdict(int)
    reached: dict[str, int] = defaultdict(int)
    others: dict[str, list[str]] = defaultdict(list)
    for game in games:
        for one in game.players:
            reached[one] = max(reached[one], game.round)
        for one, place, gained in zip(
            game.players, game.places, points_of(game.places), strict=False
        ):
            points[one] += gained
            won[one] += place == 1
            played[one] += 1
            others[one].extend(other for other in game.players if other != one)
    found = [
        Score(
            player,
            points[player.id],
            won[player.id],
            played[player.id],
            sum(points[other] for other in others[player.id]),
            reached[player.id],
        )
        for player in players
    ]
    found.sort(
        key=lambda one: (
            -one.reached if knockout else 0,
            last_place(one, games) if knockout else 0,
            -one.points,
            -one.won,
            -one.met,
            one.player.number,
        )
    )
    return [
        Score(one.player, one.points, one.won, one.played, one.met, one.reached, place)
        for place, one in enumerate(found, 1)
    ]


def last_place(score: Score, games: Sequence[Game]) -> int:
    """The place at the last table; a table that is not over says nothing."""
    for game in reversed(games):
        if score.player.id in game.players and game.places:
            return game.places[game.players.index(score.player.id)]
    return 0


def going_on(game: Game, players: Sequence[Player], advance: int) -> list[str]:
    """Who goes on from a table: the first places; who share one go by the order of entering."""
    numbers = {one.id: one.number for one in players}
    order = sorted(
        zip(game.places, game.players, strict=True), key=lambda one: (one[0], numbers[one[1]])
    )
    return [player for _, player in order[:advance]]
