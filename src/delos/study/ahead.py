"""Which battle lies ahead on ways that somebody may go, and how it would end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from delos.kernel.game import Game
from delos.study.odds import BattleOdds, battle_odds

Way = Sequence[int]


@dataclass(frozen=True)
class Ahead:
    odds: BattleOdds
    sure: bool  # whether every way leads there


def battle_ahead(game: Game, seat: int, ways: Sequence[Way]) -> Ahead | None:
    """The battle in which most ways of a seat end, as the first of those that go there fights it;
    none if most lead to no battle, or to different ones. Nothing hidden is read: the ways are gone
    in an imagined game."""
    met: dict[tuple[int, ...], BattleOdds | None] = {}
    for way in ways:
        key = tuple(way)
        if key not in met:
            met[key] = first_battle(game.imagine(seat, 0), seat, key)
    found = [odds for way in ways if (odds := met[tuple(way)]) is not None]
    areas = [odds.area for odds in found]
    area = max(areas, key=areas.count, default="")
    if 2 * areas.count(area) <= len(ways):
        return None
    odds = next(odds for odds in found if odds.area == area)
    return Ahead(odds, areas.count(area) == len(ways))


def first_battle(game: Game, seat: int, way: Way) -> BattleOdds | None:
    for action in way:
        if game.seat != seat or action not in game.ids():
            return None
        odds = battle_odds(game, action, seat=seat)
        if odds is not None:
            return odds
        game.play(action)
    return None
