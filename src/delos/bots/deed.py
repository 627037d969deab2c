"""What a choice brings: it is carried out in imagined games, until it is done and no further.

Whoever chooses where to build is not told what the next gift of the god brings. So a game is gone
through step by step, and stops when the question that was asked is settled. What dice decide, and
what comes in some of the games only, is not sure.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.bots.base import Chair
from delos.bots.holdings import Counts, changes, counted
from delos.bots.judges import Judge
from delos.bots.search.lore import Lore
from delos.bots.search.policy import STEPS, Policy
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game

WORLDS: Final = 5  # imagined games in which what a choice brings is counted
TRIES: Final = 2  # ways to finish it that are weighed there
SOME: Final = 2  # of these games: what comes in fewer of them is not told
MOVES: Final = 60  # steps of one deed, forced ones and dice with them
# A question of another frame in which the same units are still on their way
WHOLE: Final = frozenset(
    {"step.start", "step.side", "follow.pay", "follow.side"}
)  # with its action
GO_ON: Final = frozenset({"move.to", "move.hero", "march.to", "march.hero", "march.undead"})
DICE: Final = "roll."  # kinds of chance in which anything can happen


@dataclass(frozen=True)
class Deed:
    """A choice that was carried out in an imagined game."""

    thrown: Counts | None  # what the seat had when dice were to fall
    end: Counts  # and when all was done
    way: tuple[int, ...]  # its own choices until dice fell
    lucky: bool  # dice fell or cards were drawn


@dataclass(frozen=True)
class Outcome:
    """What a choice brings, as several imagined games have it."""

    gains: Counts  # what surely changes for the seat, by name
    perhaps: Counts  # what may
    varied: tuple[str, ...]  # of what surely changes: that which may be more
    lucky: bool  # luck decides what may, not what is chosen next
    ways: tuple[tuple[int, ...], ...]  # how it was finished, game by game


def outcome(
    chair: Chair, judge: Judge, action: int, planned: list[int], dice: SeededChance
) -> Outcome:
    """``planned``: the choices with which the chair's seat means to finish it."""
    before = counted(chair.imagine(dice.draw()), chair.seat)
    deeds = [carried_out(chair, judge, action, planned, dice) for _ in range(WORLDS)]
    ends = [changes(before, deed.end) for deed in deeds]
    gains = sure(ends)
    thrown = [changes(before, deed.thrown) for deed in deeds if deed.thrown is not None]
    if thrown:  # that dice fell well every time does not make it sure
        first = sure(thrown)
        gains = {name: count for name, count in gains.items() if name in first}
    return Outcome(
        gains,
        unsure(ends, gains),
        tuple(name for name, count in gains.items() if any(one[name] != count for one in ends)),
        any(deed.lucky for deed in deeds),
        tuple(deed.way for deed in deeds),
    )


def carried_out(
    chair: Chair, judge: Judge, action: int, planned: list[int], dice: SeededChance
) -> Deed:
    seat = chair.seat
    imagined = chair.imagine(dice.draw())
    luck = inside.chance(imagined)
    assert luck is not None
    kind = inside.kind(imagined)
    whole = imagined.title.kinds[kind].name in WHOLE
    game = Game(imagined.title, inside.state(imagined), None)  # chance falls here, in sight
    state = inside.state(game)
    depth, asker = len(state.stack), type(state.stack[-1])
    policy = Policy(judge, TRIES, SeededChance(dice.draw()), seat, 0.0, Lore(judge, 0))
    ahead = planned.copy()
    way: list[int] = []
    thrown: Counts | None = None
    lucky = False
    own = 0
    inside.look(game)
    for _ in range(MOVES):
        if thrown is None and inside.actor(game) == seat:
            way.append(action)
        inside.perform(game, game.title.kinds[inside.kind(game)].option(action))
        inside.look(game)
        stack = state.stack
        actor = inside.actor(game)
        if actor == NOBODY or (len(stack) < depth and not whole):
            break  # what asked is done
        options = inside.options(game)
        name = game.title.kinds[inside.kind(game)].name
        if whole:
            if actor == seat and judge.resting(name):
                break
        elif type(stack[depth - 1]) is not asker:
            if name not in GO_ON or len(stack) > depth:
                break
            asker = type(stack[-1])
        if actor == CHANCE:
            lucky = lucky or len(options) > 1
            if thrown is None and name.startswith(DICE):
                thrown = counted(game, seat)
            fallen = luck.pick(options, state.odds(), game.count)
            action = game.ids()[options.index(fallen)]
            continue
        if len(options) == 1 and not state.asks():
            action = game.ids()[0]
            continue
        if actor != seat:
            if judge.width or len(stack) == depth:
                break  # they are asked for themselves
        elif judge.resting(name) or own == STEPS:
            break
        elif len(stack) == depth and inside.kind(game) == kind and not whole:
            break  # the same question about the next piece
        else:
            own += 1
            if ahead and ahead[0] in game.ids():
                action = ahead.pop(0)
                continue
            ahead = []
        action = policy.choose(game)
    return Deed(thrown, counted(game, seat), tuple(way), lucky)


def sure(found: list[Counts]) -> Counts:
    """What changed the same way in every game, by as much as it did in each of them."""
    least: Counts = {}
    for name in found[0]:
        counts = [one.get(name, 0) for one in found]
        if min(counts) > 0 or max(counts) < 0:
            least[name] = min(counts, key=abs)
    return least


def unsure(found: list[Counts], gains: Counts | None = None) -> Counts:
    """What some games brought and others did not, or only dice did, as much as it was where it
    came."""
    known = sure(found) if gains is None else gains
    may: Counts = {}
    for name in {name: None for one in found for name in one if name not in known}:
        came = [one[name] for one in found if name in one]
        if len(came) >= SOME and (min(came) > 0 or max(came) < 0):
            may[name] = round(sum(came) / len(came))
    return may
