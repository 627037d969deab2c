"""What else could have been done at a decision, and what would have come of it.

Only what the seat could know then is used: the games that are tried are imagined from its chair.
A search finds the choices that are worth comparing; their chances come from games that they share.
"""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.bots.base import Chair
from delos.bots.deed import sure, unsure
from delos.bots.greedy import GreedyBot, follow_up, likings
from delos.bots.holdings import changes, counted, finished
from delos.bots.judges import Judge, judge_of
from delos.bots.search.player import SearchBot
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.kernel.values import Option
from delos.review.outlook import chances
from delos.review.places import family, joined, places
from delos.review.values import Alternative
from delos.texts import gains

SHOWN: Final = 3
LONGEST: Final = 30  # choices until the turn is over
# What others are asked in the middle of a seat's turn, by the first word of its kind
FOUGHT: Final = frozenset({"battle", "retreat", "necklace", "item", "midas", "displace"})
SEARCHED: Final = 16  # games from which on a search is worth it


def alternatives(game: Game, played: int, games: int, seed: int) -> list[Alternative]:
    """The best ones and what was played, best first; none where there was no choice."""
    seat = game.seat
    assert seat is not None
    if len(game.ids()) < 2 or games < 1:
        return []
    chair = Chair(game, seat)
    judge, dice = judge_of(chair.title), SeededChance(seed)
    visits = looked_at(chair, judge, games, dice)
    order = [action for action in visits if action != played]
    wanted = [*order[:SHOWN], played]
    each = max(1, games // len(wanted))
    worlds = [dice.draw() for _ in range(each)]  # the same for all, so that they can be compared
    ends = {action: [tried(chair, judge, action, world) for world in worlds] for action in wanted}
    found = [
        Alternative(
            action,
            labels_of(game, action),
            sum(chances(end)[seat] for end in ends[action]) / each,
            each + visits.get(action, 0),
            action == played,
            {},
            places_of(chair, action, worlds[0]),
        )
        for action in wanted
    ]
    # What is a hair better is no better: few games tell no more than whole hundredths.
    found.sort(key=lambda one: (-round(100 * one.chance), not one.played, -one.chance))
    best = kept(found)
    # What all games brought is told as sure, what some did as possible.
    before = counted(game, seat)
    brought = {
        one.action: [changes(before, counted(end, seat)) for end in ends[one.action]]
        for one in best
    }
    for one in best:
        if one.played or brought[one.action] != brought[played]:  # what makes the difference
            ends_here = brought[one.action]
            change = gains.Change(
                sure(ends_here), unsure(ends_here), before, lucky=False, told=True
            )
            title = game.title.name
            one.why = {lang: gains.weighed(change, lang, title) for lang in texts.languages()}
    return best


def looked_at(chair: Chair, judge: Judge, games: int, dice: SeededChance) -> dict[int, int]:
    """The choices that are worth comparing, best first, and how often a search has tried each. Few
    games would tell a search nothing: then it is what greedy thinks at first sight."""
    if games < SEARCHED:
        first = likings(chair, judge, dice)
        return dict.fromkeys(sorted(first, key=lambda action: -first[action]), 0)
    wishes = {"passes": float(games), "seconds": 0.0}  # of passes alone, so that it is repeatable
    return {one.action: one.visits for one in SearchBot(dice.draw(), wishes).ranked(chair)}


def kept(found: list[Alternative]) -> list[Alternative]:
    """The best three, and what was played even if it is none of them."""
    rest = [one for one in found[SHOWN:] if one.played]
    return found[:SHOWN] + rest


def tried(chair: Chair, judge: Judge, action: int, world: int) -> Game:
    """One imagined game after the seat's turn, played on by greedy: a table in the middle of a
    turn, or of a battle, cannot be compared with one after it. Dice fall once, well or badly."""
    seat, greedy = chair.seat, GreedyBot(world)
    game = chair.imagine(world)
    if judge.width:
        way = [action, *(choice for _, choice in follow_up(game, judge, seat, action)[1])]
        end = finished(game, seat, way)
    else:
        end = game
        end.play(action)
    for _ in range(LONGEST):
        now = end.seat
        if now is None or (now != seat and not interrupts(end)):
            break
        end.play(greedy.choose(Chair(end, now)))
    return end


def interrupts(game: Game) -> bool:
    decision = game.decision
    return decision is not None and family(decision.kind) in FOUGHT


def places_of(chair: Chair, action: int, world: int) -> list[str]:
    """Where the deed of a choice leads: in one imagined game, finished by greedy."""
    game, greedy = chair.imagine(world), GreedyBot(world)
    way: list[tuple[str, list[str]]] = []
    for _ in range(LONGEST):
        decision = game.decision
        assert decision is not None
        way.append((decision.kind, places(decision, option_of(game, action))))
        game.play(action)
        if game.seat != chair.seat:
            break
        action = greedy.choose(Chair(game, chair.seat))
    return joined(way)


def option_of(game: Game, action: int) -> Option:
    return next(one for one in game.options() if one.id == action)


def labels_of(game: Game, action: int) -> dict[str, str]:
    option = option_of(game, action)
    return {lang: option.label(lang) for lang in texts.languages()}
