"""Looking ahead by playing on: every candidate is followed through the same imagined games.

In each of them everybody plays on by the policy until some cycles or turns are over, and the table
is judged there. The same worlds serve all candidates, so that purses and luck count for all alike;
the weaker half of the candidates is dropped after some worlds, again and again, and looking ends
early where one is clearly the best or none is better than the others.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import Final, final

from delos.bots.base import Chair
from delos.bots.judges import Judge
from delos.bots.judges.goal import acting, decisive
from delos.bots.search.finish import Finish
from delos.bots.search.leaf import shares
from delos.bots.search.lore import Lore
from delos.bots.search.plans import Candidate, by_share, candidates, one_each
from delos.bots.search.policy import OFFERINGS, PARTS, Policy
from delos.bots.search.style import Style
from delos.kernel.chance import SeededChance
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game

LONGEST: Final = 600  # decisions of one way
SLOPE: Final = 0.19  # how fast shares grow with worth: a fourth to win and three fourths to lose
SURE: Final = 3.0  # standard errors between the best and the next that end a search
SLIM: Final = 0.03  # chances to decide the game below it are left to the others
LEAST_ERROR: Final = 0.01  # of a share: so few worlds tell no smaller one
ALIKE: Final = 0.003  # shares that differ by less are not told apart


@final
class Rollouts:
    def __init__(self, judge: Judge, style: Style, dice: SeededChance, end: float) -> None:
        self.judge = judge
        self.style = style
        self.dice = dice
        self.end = end  # of the thread's own time; 0: only passes count
        self.lore = Lore(judge, style.foresee)
        self.passes = 0
        self.pace = 0.0  # seconds that a pass took of late

    def ranked(self, chair: Chair, told: int = 1) -> list[Candidate]:
        """``told``: so many choices are followed to the end, since they are to be compared; a bot
        wants one alone, and need not look at what it must do anyway."""
        style = self.style
        judge = self.judge
        left, rest = candidates(chair, judge, style.candidates, self.dice, style.books > 0)
        self.finish(chair, left)
        every = left + rest
        often = style.offers if chair.kind.startswith(OFFERINGS) else 1.0
        passes = int(style.passes * often)
        worlds = max(1, int(style.worlds * often))
        halvings = len(left).bit_length()
        done = 0
        cuts = 0
        fewest = 2 if told == 1 else 1
        while len(left) >= fewest and self.passes + len(left) <= passes:
            begun = time.thread_time() if self.end else 0.0
            self.follow(chair, left)
            if self.end:
                self.pace = (time.thread_time() - begun) / len(left)
            done += 1
            due = done % worlds == 0
            if due or self.late((cuts + 1) / halvings, len(left)):
                cuts += 1
                self.reckon(left)
                left.sort(key=by_share)
                if due and settled(left):
                    break
                left = better_half(left, told)
            if self.late(1.0, len(left)):
                break
        self.reckon(every)
        every.sort(key=by_share)
        return one_each(every)

    def finish(self, chair: Chair, left: list[Candidate]) -> None:
        """Look for a way to decide the game in this turn, to be followed before all others. Even a
        sure one is compared with them: rivals who act later may take back what it brings."""
        style = self.style
        if style.finish == 0:
            return
        seat = chair.seat
        game = chair.imagine(self.dice.draw(), style.books > 0)
        if not acting(game, seat) or not decisive(game, seat):
            return
        finish = Finish(self.judge, game, seat, style.finish)
        if finish.look() < SLIM:
            return
        top = max([one.liking for one in left])
        way = finish.way()
        left.insert(0, Candidate(way[0], top, [((), action) for action in way[1:]]))

    def late(self, part: float, count: int) -> bool:
        """Whether so large a part of the time will be over when so many candidates have been
        followed once more: a slow engine drops candidates sooner."""
        if self.end == 0:
            return False
        end = self.end - self.style.seconds * (1.0 - part)
        return time.thread_time() + self.pace * count > end

    def follow(self, chair: Chair, left: list[Candidate]) -> None:
        """One imagined game, and in it every candidate that is left."""
        world = self.dice.draw()
        luck = self.dice.draw()
        books = self.dice.draw() % PARTS < self.style.books * PARTS
        for one in left:
            game = chair.imagine(world, books)
            game._play_id(one.action)
            for _, step in one.way:
                if game._actor != chair.seat or step not in game.ids():
                    break  # what was hidden turned out otherwise
                game._play_id(step)
            self.play_on(game, chair.seat, luck)
            one.note(shares(game, self.judge, self.style.heat, self.style.learned)[chair.seat])
            self.passes += 1

    def play_on(self, game: Game, seat: int, luck: int) -> None:
        style = self.style
        policy = Policy(self.judge, style.tries, SeededChance(luck), seat, style.doubt, self.lore)
        title = game.title
        until = title.length(game._state) + style.horizon
        for _ in range(LONGEST):
            if game._actor == NOBODY or title.length(game._state) >= until:
                return
            game._play_id(policy.choose(game))

    def reckon(self, some: list[Candidate]) -> None:
        """What was found, and first sight as if it were some worlds more. What was dropped early
        or never followed stands behind what was followed longest."""
        most = 0
        middle = 0.0
        for one in some:
            if one.visits > most:
                most, middle = one.visits, one.total / one.visits
        top = max([one.liking for one in some])
        trust = self.style.trust
        for one in some:
            guess = middle + (one.liking - top) * SLOPE / self.style.heat
            weight = one.visits + trust
            one.share = (one.total + trust * guess) / weight if weight else guess


def better_half(left: list[Candidate], told: int) -> list[Candidate]:
    """The first half, two at least, and the best of every choice that is to be told."""
    kept = left[: max(2, len(left) // 2)]
    actions = {one.action for one in kept}
    for one in left[len(kept) :]:
        if len(actions) >= told:
            break
        if one.action not in actions:
            actions.add(one.action)
            kept.append(one)
    return kept


def settled(left: list[Candidate]) -> bool:
    """Whether the first is clearly the best of those that are left, or all are the same."""
    clear = alike = True
    for other in left[1:]:
        gap, error = difference(left[0], other)
        if gap < SURE * error:
            clear = False
        if abs(gap) > ALIKE:
            alike = False
    return clear or alike


def difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one was better than the other in the same worlds, and how far that may be off."""
    count = one.visits
    gap = (one.total - other.total) / count
    spread = 0.0
    for world in range(count):
        spread += (one.found[world] - other.found[world] - gap) ** 2
    return gap, sqrt(spread / (count * max(1, count - 1)) + LEAST_ERROR**2)
