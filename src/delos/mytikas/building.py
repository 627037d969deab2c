"""Building (MYT-BUILD) and the bonus effects of the slots (MYT-BONUS)."""

from typing import Final, final

from delos.kernel.frame import DONE, WAIT, Frame
from delos.mytikas.cells import BOARD, BUILT, RESOURCES, TOKENS
from delos.mytikas.effects import construct, move, produce, spend, take_offerings, tumble
from delos.mytikas.favours import TakeFavours
from delos.mytikas.ids import (
    FIRST_SLOT,
    GOLD,
    LEVELS,
    NONE,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    TEMPLE_SLOTS,
    TYPES,
    ZEUS_NIGHT,
)
from delos.mytikas.kinds import (
    BUILD_LEVEL,
    BUILD_PAY,
    BUILD_SLOT,
    DROP,
    MOVE,
    PAY,
    PAY_FULL,
    STOP_MOVING,
    TUMBLE,
)
from delos.mytikas.raising import tumbles, why_no_tumble
from delos.mytikas.rules import MAX_EFFECT
from delos.mytikas.shifts import ORIGIN, TARGET, TYPE, shift_of
from delos.mytikas.state import MytikasState

CITY_SITES: Final = [1, 2, 3, 4]  # slots of cities; the starting city was never on one


def sites(space: int) -> list[int]:
    """Slots whose pieces the space builds: temples or cities, never the other (MYT-BUILD-01)."""
    return TEMPLE_SLOTS if space == ZEUS_NIGHT else CITY_SITES


def occupied(state: MytikasState, seat: int, slot: int) -> bool:
    """Whether the piece is still on its slot (MYT-BUILD-07, -17)."""
    return state.at[BUILT + seat * SLOTS + slot] == 0


def price(state: MytikasState, seat: int, space: int, slot: int, full: bool) -> list[int]:
    """Stone, marble and gold of a construction; each card that makes it cheaper takes off one of
    its type, never below 0 (MYT-BUILD-05, -15)."""
    start = SLOT_KIND[slot] * TYPES
    cost = state.rules.numbers.cost[start : start + TYPES]
    if full:
        return cost
    usable = state.usable(seat)
    for type in range(TYPES):
        if cost[type] and usable & state.rules.discounting[space * TYPES + type]:
            cost[type] -= 1
    return cost


def lies_there(state: MytikasState, seat: int, level: int, cost: list[int]) -> bool:
    """Whether the cost can be paid with what lies on the level (MYT-BUILD-04)."""
    start = RESOURCES + seat * BOARD + level * TYPES
    at = state.at
    return at[start] >= cost[0] and at[start + 1] >= cost[1] and at[start + 2] >= cost[2]


def within_reach(state: MytikasState, seat: int, own: int) -> list[int]:
    """What can pay on each level, by level and type: on the own turn all that lies there or may
    tumble there (MYT-BUILD-16, MYT-TURN-08), for followers only what lies there (MYT-FOLLOW-15).
    """
    start = RESOURCES + seat * BOARD
    found = list(state.at[start : start + BOARD])
    if own:
        for cell in range(BOARD - TYPES - 1, -1, -1):
            found[cell] += found[cell + TYPES]
    return found


def levels_for(state: MytikasState, reach: list[int], cost: list[int]) -> list[int]:
    """Levels on which the cost can be met and a Level token lies (MYT-BUILD-03, -18)."""
    found: list[int] = []
    for level in range(LEVELS):
        cell = level * TYPES
        if reach[cell] >= cost[0] and reach[cell + 1] >= cost[1] and reach[cell + 2] >= cost[2]:
            if state.at[TOKENS + level] > 0:
                found.append(level)
    return found


def levels(state: MytikasState, seat: int, own: int, space: int, slot: int) -> list[int]:
    """Levels on which the piece of the slot can be built."""
    cost = price(state, seat, space, slot, False)
    return levels_for(state, within_reach(state, seat, own), cost)


def can_build(state: MytikasState, seat: int, own: int, space: int) -> bool:
    """MYT-ACTION-ZEUS-NIGHT-03, MYT-ACTION-DEMETER-NIGHT-03."""
    reach = within_reach(state, seat, own)
    looked_at = NONE
    for slot in sites(space):
        kind = SLOT_KIND[slot]
        if kind != looked_at and occupied(state, seat, slot):
            looked_at = kind
            if levels_for(state, reach, price(state, seat, space, slot, False)):
                return True
    return False


CHOOSE_SLOT: Final = 0
CHOOSE_LEVEL: Final = 1
CHOOSE_PAY: Final = 2
CHOOSE_DROP: Final = 3  # a resource tumbles, then the payment goes on
BUILT_IT: Final = 4


@final
class Build(Frame[MytikasState]):
    """One construction: slot and level, payment, piece, Level token, bonus effect
    (MYT-BUILD-02, -11)."""

    def __init__(self, seat: int, own: int, space: int, step: int, slot: int, level: int) -> None:
        self.seat = seat
        self.own = own  # 1 on the own turn: resources may tumble
        self.space = space
        self.step = step
        self.slot = slot
        self.level = level

    def advance(self, state: MytikasState) -> int:
        return DONE if self.step == BUILT_IT else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        if self.step == CHOOSE_SLOT:
            return BUILD_SLOT
        if self.step == CHOOSE_LEVEL:
            return BUILD_LEVEL
        return BUILD_PAY if self.step == CHOOSE_PAY else DROP

    def options(self, state: MytikasState) -> list[int]:
        if self.step == CHOOSE_SLOT:
            return [slot for slot in sites(self.space) if self.possible(state, slot)]
        if self.step == CHOOSE_LEVEL:
            return levels(state, self.seat, self.own, self.space, self.slot)
        if self.step == CHOOSE_DROP:
            return self.drops(state)
        found: list[int] = []
        if lies_there(state, self.seat, self.level, self.price(state, False)):
            found.append(PAY)
        if self.may_pay_full(state):
            found.append(PAY_FULL)
        if self.own and self.drops(state):
            found.append(TUMBLE)
        return found

    def drops(self, state: MytikasState) -> list[int]:
        return [shift for shift in tumbles(state, self.seat) if self.may_tumble(state, shift)]

    def possible(self, state: MytikasState, slot: int) -> bool:
        return occupied(state, self.seat, slot) and bool(
            levels(state, self.seat, self.own, self.space, slot)
        )

    def price(self, state: MytikasState, full: bool) -> list[int]:
        return price(state, self.seat, self.space, self.slot, full)

    def may_pay_full(self, state: MytikasState) -> bool:
        """A discount may be declined (MYT-DEITY-ALL-04)."""
        full = self.price(state, True)
        return full != self.price(state, False) and lies_there(state, self.seat, self.level, full)

    def may_tumble(self, state: MytikasState, shift: int) -> bool:
        """Not what the payment cannot do without."""
        type = TYPE[shift]
        if ORIGIN[shift] < self.level or TARGET[shift] >= self.level:
            return True
        count = 0
        for higher in range(self.level, LEVELS):
            count += state.resource(self.seat, higher, type)
        return count > self.price(state, False)[type]

    def choose(self, state: MytikasState, option: int) -> None:
        if self.step == CHOOSE_SLOT:
            self.slot = option
            self.step = CHOOSE_LEVEL
        elif self.step == CHOOSE_LEVEL:
            self.level = option
            self.step = CHOOSE_PAY
        elif self.step == CHOOSE_DROP:
            tumble(state, self.seat, option)
            self.step = CHOOSE_PAY
        elif option == TUMBLE:
            self.step = CHOOSE_DROP
        else:
            self.step = BUILT_IT
            self.build(state, self.price(state, option == PAY_FULL))

    def build(self, state: MytikasState, cost: list[int]) -> None:
        for type in range(TYPES):
            spend(state, self.seat, self.level, type, cost[type])
        construct(state, self.seat, self.slot, self.level)
        bonus_effect(state, self.seat, self.slot, self.level)

    def refusal(self, state: MytikasState, option: int) -> str:
        if self.step == CHOOSE_SLOT:
            if option < FIRST_SLOT or option not in sites(self.space):
                return "MYT-BUILD-01:other-kind"
            if not occupied(state, self.seat, option):
                return "MYT-BUILD-17:built-already"
            return "MYT-BUILD-04:cost"
        if self.step == CHOOSE_LEVEL:
            if state.at[TOKENS + option] == 0:
                return "MYT-BUILD-03:level-full"
            return "MYT-BUILD-04:cost"
        if self.step == CHOOSE_DROP:
            return why_no_tumble(state, self.seat, option) or "MYT-BUILD-04:needed-here"
        if option == PAY:
            return "MYT-BUILD-04:tumble-first"
        if option == PAY_FULL:
            same = self.price(state, True) == self.price(state, False)
            return "MYT-BUILD-15:no-discount" if same else "MYT-BUILD-04:cost"
        return "MYT-RAISE-06:nothing-to-tumble" if self.own else "MYT-FOLLOW-15:own-turn"

    def about(self, state: MytikasState) -> list[str]:
        if self.step == CHOOSE_SLOT:
            return []
        found = ["slot=slot:" + SLOT_NAMES[self.slot]]
        if self.step != CHOOSE_LEVEL:
            found.append(f"level=level:{self.level + 1}")
        return found

    def copy(self) -> "Build":
        return Build(self.seat, self.own, self.space, self.step, self.slot, self.level)

    def saved(self) -> list[int]:
        return [self.seat, self.own, self.space, self.step, self.slot, self.level]


# -- bonus effects ------------------------------------------------------------------------


def bonus_effect(state: MytikasState, seat: int, slot: int, level: int) -> None:
    """What the vacated slot gives, to followers too (MYT-BUILD-10, MYT-BONUS-01 to -11,
    MYT-FOLLOW-12): gains first, then choices; what is impossible lapses."""
    effects = state.rules.numbers.effects
    start = slot * MAX_EFFECT
    take_offerings(state, seat, effects[start + 1])
    produce(state, seat, level, GOLD, effects[start + 3])
    if effects[start + 2]:
        state.call(MoveResources(seat, effects[start + 2]))
    if effects[start]:
        state.call(TakeFavours(seat, effects[start], NONE))


@final
class MoveResources(Frame[MytikasState]):
    """Move up to n own resources, each to any level (MYT-BONUS-02, -05, -09)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.left > 0 and state.resources(self.seat) > 0 else DONE

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return MOVE

    def options(self, state: MytikasState) -> list[int]:
        found: list[int] = []
        for type in range(TYPES):
            for origin in range(LEVELS):
                if state.resource(self.seat, origin, type):
                    for target in range(LEVELS):
                        if target != origin:
                            found.append(shift_of(type, origin, target))
        found.append(STOP_MOVING)
        return found

    def choose(self, state: MytikasState, option: int) -> None:
        if option == STOP_MOVING:
            self.left = 0
            return
        self.left -= 1
        move(state, self.seat, option)

    def refusal(self, state: MytikasState, option: int) -> str:
        return "MYT-BONUS-02:no-resource"

    def about(self, state: MytikasState) -> list[str]:
        return [f"count=n:{self.left}"]

    def copy(self) -> "MoveResources":
        return MoveResources(self.seat, self.left)

    def saved(self) -> list[int]:
        return [self.seat, self.left]
