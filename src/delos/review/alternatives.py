"""What else could have been done at a decision, and what would have come of it.

Only what the seat could know then is used: the games that are tried are imagined from its chair.
A search finds the choices that are worth comparing; their chances come from games that they share.
"""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.bots.advice import finished
from delos.bots.base import Chair
from delos.bots.greedy import GreedyBot, follow_up
from delos.bots.judges import Judge, judge_of
from delos.bots.search.player import SearchBot
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.review.outlook import chances
from delos.review.values import Alternative

SHOWN: Final = 3


def alternatives(game: Game, played: int, games: int, seed: int) -> list[Alternative]:
    """The best ones and what was played, best first; none where there was no choice."""
    seat = game.seat
    assert seat is not None
    if len(game.ids()) < 2 or games < 1:
        return []
    chair = Chair(game, seat)
    judge, dice = judge_of(chair.title), SeededChance(seed)
    searched = SearchBot(dice.draw(), {"passes": float(games), "seconds": 0.0}).ranked(chair)
    visits = {one.action: one.visits for one in searched}
    order = [one.action for one in searched if one.action != played]
    wanted = [*order[:SHOWN], played]
    each = max(1, games // len(wanted))
    worlds = [dice.draw() for _ in range(each)]  # the same for all, so that they can be compared
    found = [
        Alternative(
            action,
            labels_of(game, action),
            sum(tried(chair, judge, action, world) for world in worlds) / each,
            each + visits.get(action, 0),
            action == played,
        )
        for action in wanted
    ]
    found.sort(key=lambda one: -one.chance)
    return kept(found)


def kept(found: list[Alternative]) -> list[Alternative]:
    """The best three, and what was played even if it is none of them."""
    rest = [one for one in found[SHOWN:] if one.played]
    return found[:SHOWN] + rest


def tried(chair: Chair, judge: Judge, action: int, world: int) -> float:
    """The seat's chance in one imagined game after it has finished what the choice begins."""
    if judge.width:
        game = chair.imagine(world)
        way = [action, *(choice for _, choice in follow_up(game, judge, chair.seat, action)[1])]
        end = finished(game, chair.seat, way)
    else:
        end = GreedyBot(world).tried(chair, judge, action)[1]
    return chances(end)[chair.seat]


def labels_of(game: Game, action: int) -> dict[str, str]:
    option = next(one for one in game.options() if one.id == action)
    return {lang: option.label(lang) for lang in texts.languages()}
