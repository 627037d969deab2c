"""The bot that takes what looks best now.

For every legal choice it imagines ways to finish what the choice begins, until the turn's menu
comes back or another seat decides, and judges the table that results. Where chance falls within a
turn, a few ways are tried at random; elsewhere the most promising ones are followed side by side.
What the title's judge can tell without looking ahead (bids, for example) is not looked at.
"""

from __future__ import annotations

from typing import Final, final

from delos.bots.base import Chair, choices
from delos.bots.judges import Judge, judge_of
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

TRIES: Final = 6  # ways to finish a choice that are tried at random
STEPS: Final = 12  # own decisions that finishing may take
LONGEST: Final = 24  # the same where ways are followed side by side


Place = tuple[object, ...]


@final
class Way:
    """An imagined game, and our own choices that led there from the choice looked at."""

    def __init__(self, game: Game, choices: list[tuple[Place, int]]) -> None:
        self.game = game
        self.choices = choices  # where each was made, and what it was


@final
class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.dice = SeededChance(seed)
        self.plan: list[tuple[Place, int]] = []  # how to finish what was begun

    def __reduce__(self) -> tuple[object, ...]:
        """For copies and other processes: compiled, nothing is made without its seed."""
        return (greedy_again, (self.dice.rng, self.plan))

    def choose(self, chair: Chair) -> int:
        ids = choices(chair)
        if len(ids) == 1:
            return ids[0]
        judge = judge_of(chair.title)
        game = chair.imagine(self.dice.draw())
        if self.plan and self.plan[0][0] == place_of(game):
            return self.plan.pop(0)[1]
        wanted = judge.sensible(game)
        if len(wanted) == 1:
            return wanted[0]
        if judge.width == 0:
            return self.try_all(chair, judge, game, wanted)
        return self.plan_all(chair, judge, game, wanted)

    def try_all(self, chair: Chair, judge: Judge, game: Game, wanted: list[int]) -> int:
        best = wanted[0]
        best_worth = float("-inf")
        for action in wanted:
            hunch = judge.hunch(game, chair.seat, action)
            worth = self.try_out(chair, judge, action) if hunch is None else hunch
            worth += self.quirk()
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def plan_all(self, chair: Chair, judge: Judge, game: Game, wanted: list[int]) -> int:
        best = wanted[0]
        best_worth = float("-inf")
        for action in wanted:
            hunch = judge.hunch(game, chair.seat, action)
            if hunch is None:
                worth, choices = follow_up(game, judge, chair.seat, action)
            else:
                worth, choices = hunch, []
            worth += self.quirk()
            if worth > best_worth:
                best, best_worth, self.plan = action, worth, choices
        return best

    def quirk(self) -> float:
        """So little that only ties fall either way."""
        return (self.dice.draw() % 1000) * 1e-6

    def try_out(self, chair: Chair, judge: Judge, action: int) -> float:
        return self.tried(chair, judge, action)[0]

    def tried(self, chair: Chair, judge: Judge, action: int) -> tuple[float, Game]:
        """The best of a few imagined ways to finish the choice, the choices on it being our own;
        and the table to which it leads."""
        best = float("-inf")
        total = 0.0
        end: Game | None = None
        for _ in range(TRIES):
            game = chair.imagine(self.dice.draw())
            game.play(action)
            for _ in range(STEPS):
                if game.seat != chair.seat or judge.resting(kind_of(game)):
                    break
                ids = game.ids()
                game.play(ids[self.dice.draw() % len(ids)])
            worth = judge.worth(game, chair.seat)
            total += worth
            if end is None or worth > best:
                best, end = worth, game
        assert end is not None
        # Luck cannot be chosen, our own next steps can: between the best and the average.
        return (2 * best + total / TRIES) / 3, end


def greedy_again(rng: int, plan: list[tuple[Place, int]]) -> GreedyBot:
    """A bot as it stood."""
    bot = GreedyBot(0)
    bot.dice = SeededChance(0, rng)
    bot.plan = plan
    return bot


def likings(chair: Chair, judge: Judge, dice: SeededChance) -> dict[int, float]:
    """What greedy thinks of every choice that is worth a look; a single one is not judged."""
    game = chair.imagine(dice.draw())
    wanted = judge.sensible(game)
    if len(wanted) == 1:
        return {wanted[0]: 0.0}
    bot = GreedyBot(dice.draw())
    found: dict[int, float] = {}
    for action in wanted:
        known = judge.hunch(game, chair.seat, action)
        if known is not None:
            found[action] = known
        elif judge.width:
            found[action] = follow_up(game, judge, chair.seat, action)[0]
        else:
            found[action] = bot.try_out(chair, judge, action)
    return found


def follow_up(
    game: Game, judge: Judge, seat: int, action: int
) -> tuple[float, list[tuple[Place, int]]]:
    """The best table to which the choice can lead by the seat's own next choices; and these."""
    best = float("-inf")
    choices: list[tuple[Place, int]] = []
    for worth, found in follow_ups(game, judge, seat, action, judge.width):
        if worth > best:
            best, choices = worth, found
    return best, choices


def follow_ups(
    game: Game, judge: Judge, seat: int, action: int, width: int
) -> list[tuple[float, list[tuple[Place, int]]]]:
    """The tables to which the choice can lead and the choices that lead there, so many of them
    followed side by side."""
    first = game.copy()
    first.play(action)
    ways = [Way(first, [])]
    done: list[tuple[float, list[tuple[Place, int]]]] = []
    for step in range(LONGEST + 1):
        open_ways: list[Way] = []
        for way in ways:
            here = way.game
            if step == LONGEST or here.seat != seat or judge.resting(kind_of(here)):
                done.append((judge.worth(here, seat), way.choices))
            else:
                open_ways.append(way)
        if not open_ways:
            break
        ways = most_promising(next_ways(open_ways, judge), judge, seat, width)
    return done


def next_ways(ways: list[Way], judge: Judge) -> list[Way]:
    """One choice further; what comes to the same table in the same place is followed once."""
    found: dict[Place, Way] = {}
    for way in ways:
        place = place_of(way.game)
        for action in judge.sensible(way.game):
            twin = way.game.copy()
            twin.play(action)
            found.setdefault(place_of(twin), Way(twin, [*way.choices, (place, action)]))
    return list(found.values())


def most_promising(ways: list[Way], judge: Judge, seat: int, width: int) -> list[Way]:
    if len(ways) <= width:
        return ways
    worths = [judge.worth(way.game, seat) for way in ways]
    order = sorted(range(len(ways)), key=lambda index: -worths[index])
    return [ways[index] for index in order[:width]]


def kind_of(game: Game) -> str:
    return "" if game.over else game.title.kinds[inside.kind(game)].name


def place_of(game: Game) -> Place:
    """The table and the question that is put: what lies ahead depends on nothing else."""
    return (
        inside.actor(game),
        inside.kind(game),
        tuple(inside.options(game)),
        bytes(memoryview(inside.state(game).at)),
    )
