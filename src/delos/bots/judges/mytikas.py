"""How the greedy bot looks at a turn of Mytikas: which choices are worth a look, and when a choice
is finished. What a table is worth stands in `mytikas_worth`."""

from __future__ import annotations

from typing import Final, final

from delos.bots.judges.base import Judge
from delos.bots.judges.mytikas_worth import points_of, turns_left, worth_of, worth_with
from delos.kernel import inside
from delos.kernel.game import Game
from delos.mytikas.building import Build
from delos.mytikas.cells import LOCKS_TAKEN, OWNER, RESERVE, VALUE
from delos.mytikas.kinds import (
    ACT,
    BUILD_PAY,
    DROP,
    GIVE_FEW,
    KINDS,
    LAST,
    LAY_MORE,
    MAIN,
    MOVE,
    OFFERING_VALUE,
    SKIP,
    START,
    START_TUMBLE,
    STOP_MOVING,
    TO_MARBLE,
    TUMBLE,
)
from delos.mytikas.offering import MakeOffering
from delos.mytikas.shifts import ORIGIN, TARGET, TYPE
from delos.mytikas.state import MytikasState

WIDTH: Final = 16  # four pieces on four levels: none is dropped before it is paid for
GAIN: Final = 0.05  # a power of the start of a turn is used if the table gets better by so much
AT_ONCE: Final = 1000.0  # and then before the builder moves


@final
class MytikasJudge(Judge):
    def __init__(self) -> None:
        super().__init__(WIDTH)
        self.at_once = AT_ONCE

    def worth(self, game: Game, seat: int) -> float:
        state = inside.state(game)
        assert isinstance(state, MytikasState)
        return worth_of(state, seat, game.over)

    def worths(self, game: Game) -> list[float]:
        state = inside.state(game)
        assert isinstance(state, MytikasState)
        points = points_of(state)
        turns = turns_left(state)
        over = game.over
        return [worth_with(state, seat, over, points, turns) for seat in range(state.rules.seats)]

    def resting(self, kind: str) -> bool:
        return kind in ("step.start", "")

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        """Powers of the start of a turn cost nothing but what they turn into something else, so
        they are judged by that alone; moving the builder is looked at with the whole turn."""
        if inside.kind(game) != START:
            return None
        option = KINDS[START].option(action)
        if option < TO_MARBLE:
            return None
        after = self.given(game, seat, action) if option >= GIVE_FEW else played(game, action)
        gain = self.worth(after, seat) - self.worth(game, seat)
        return AT_ONCE + gain if gain > GAIN else -AT_ONCE

    def given(self, game: Game, seat: int, action: int) -> Game:
        """The table after giving up those resources that are missed least."""
        after = played(game, action)
        while after.seat == seat and not self.resting(KINDS[inside.kind(after)].name):
            ways = [played(after, next) for next in after.ids()]
            after = max(ways, key=lambda way: self.worth(way, seat))
        return after

    def sensible(self, game: Game) -> list[int]:
        """Everything but tumbling for nothing, moving down, and most sums of an offering."""
        state = inside.state(game)
        assert isinstance(state, MytikasState)
        kind = inside.kind(game)
        every = inside.options(game)
        ids = KINDS[kind].ids
        found = every
        if kind == START:
            found = [option for option in every if option != START_TUMBLE]
        elif kind == MAIN:
            found = useful_answers(every)
        elif kind == BUILD_PAY:
            found = [option for option in every if option != TUMBLE]
        elif kind == LAST:
            found = every[:1]
        elif kind == MOVE:
            found = [o for o in every if o == STOP_MOVING or TARGET[o] > ORIGIN[o]]
        elif kind == DROP:
            found = useful_drops(state, every)
        elif kind == OFFERING_VALUE:
            found = useful_sums(state, every)
        return [ids[option] for option in found or every]


def played(game: Game, action: int) -> Game:
    twin = game.copy()
    twin.play(action)
    return twin


def useful_answers(every: list[int]) -> list[int]:
    """Acting at a space, if need be after tumbling; doing nothing only where that is all."""
    acting = [option for option in every if option in (ACT, SKIP)]
    return acting or [option for option in every if option == TUMBLE] or every


def useful_drops(state: MytikasState, every: list[int]) -> list[int]:
    """What the payment lacks on its level, from as low as possible."""
    build = state.stack[-1]
    if not isinstance(build, Build):
        return every[:1]
    cost = build.price(state, False)
    for option in every:
        lacking = cost[TYPE[option]] > state.resource(build.seat, build.level, TYPE[option])
        if TARGET[option] == build.level and lacking:
            return [option]
    return []


def useful_sums(state: MytikasState, every: list[int]) -> list[int]:
    """The least, what is safe from every rival's reserve, what takes the lock, and everything."""
    offering = state.stack[-1]
    assert isinstance(offering, MakeOffering)
    at = state.at
    seat = offering.seat
    lies = at[VALUE + offering.card] if at[OWNER + offering.card] == seat else 0
    wanted = [every[0], every[-1]]
    locks = state.rules.numbers.locks
    if at[LOCKS_TAKEN] < len(locks):
        wanted.append(locks[at[LOCKS_TAKEN]] - lies)
    rivals = [at[RESERVE + other] for other in range(state.rules.seats) if other != seat]
    wanted.append(max(rivals) - lies)
    return [sum for sum in every if sum in wanted and sum != LAY_MORE]
