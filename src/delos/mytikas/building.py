"""Building (MYT-BUILD) and the bonus effects of the slots (MYT-BONUS)."""

from typing import Final, final

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits
from delos.kernel.frame import DONE, WAIT, Frame
from delos.mytikas.cells import BOARD, BUILT, RESOURCES, TOKENS
from delos.mytikas.effects import construct, move, produce, spend, take_offerings, tumble
from delos.mytikas.favours import TakeFavours
from delos.mytikas.ids import (
    FIRST_SLOT,
    GOLD,
    LEVELS,
    MARBLE,
    NONE,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    STONE,
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
from delos.mytikas.shifts import BY_TYPE, FALLS, ORIGIN, RISES, TARGET, TYPE
from delos.mytikas.state import MytikasState

CITY_SITES: Final = [1, 2, 3, 4]  # slots of cities; the starting city was never on one


def sites(space: i64) -> list[int]:
    """Slots whose pieces the space builds: temples or cities, never the other (MYT-BUILD-01)."""
    return TEMPLE_SLOTS if space == ZEUS_NIGHT else CITY_SITES


def occupied(state: MytikasState, seat: i64, slot: i64) -> bool:
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
        if cost[type]:
            cost[type] -= discount(state, usable, space, type)
    return cost


def discount(state: MytikasState, usable: i64, space: i64, type: i64) -> i64:
    """1 when one of these cards makes the constructions of a space cheaper in this type."""
    return 1 if usable & state.rules.discounting[space * TYPES + type] else 0


def lies_there(state: MytikasState, seat: int, level: int, cost: list[int]) -> bool:
    """Whether the cost can be paid with what lies on the level (MYT-BUILD-04)."""
    start = RESOURCES + seat * BOARD + level * TYPES
    at = state.at
    return at[start] >= cost[0] and at[start + 1] >= cost[1] and at[start + 2] >= cost[2]


def buildable(state: MytikasState, seat: i64, own: i64, space: i64) -> i64:
    """Set of the slots whose pieces can be built on some level (MYT-ACTION-ZEUS-NIGHT-03,
    MYT-ACTION-DEMETER-NIGHT-03)."""
    found: i64 = 0
    for level in range(LEVELS):
        if state.at[TOKENS + level] > 0:
            found |= buildable_on(state, seat, own, space, level)
            if own:
                break  # what pays higher up may tumble to this level
    return found


def buildable_on(state: MytikasState, seat: i64, own: i64, space: i64, level: i64) -> i64:
    """Set of the slots whose cost can be met on a level on which a token lies (MYT-BUILD-03,
    -18): on the own turn with all that lies there or may tumble there (MYT-BUILD-16, MYT-TURN-08),
    for followers only with what lies there (MYT-FOLLOW-15)."""
    at = state.at
    cell = RESOURCES + seat * BOARD + level * TYPES
    stone = at[cell]
    marble = at[cell + 1]
    gold = at[cell + 2]
    if own:
        for higher in range(cell + TYPES, RESOURCES + (seat + 1) * BOARD, TYPES):
            stone += at[higher]
            marble += at[higher + 1]
            gold += at[higher + 2]
    # A discount is as good as one more resource of its type.
    usable = state.usable(seat)
    stone += discount(state, usable, space, STONE)
    marble += discount(state, usable, space, MARBLE)
    gold += discount(state, usable, space, GOLD)
    cost = state.rules.numbers.cost
    found: i64 = 0
    for slot in sites(space):
        first: i64 = SLOT_KIND[slot] * TYPES
        if stone >= cost[first] and marble >= cost[first + 1] and gold >= cost[first + 2]:
            if occupied(state, seat, slot):
                found |= BIT[slot]
    return found


def levels(state: MytikasState, seat: int, own: int, space: int, slot: int) -> list[int]:
    """Levels on which the piece of the slot can be built."""
    return [
        level
        for level in range(LEVELS)
        if state.at[TOKENS + level] > 0 and buildable_on(state, seat, own, space, level) & BIT[slot]
    ]


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
            return bits(buildable(state, self.seat, self.own, self.space))
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
        start = RESOURCES + self.seat * BOARD
        found: list[int] = []
        for cube in BY_TYPE:
            if state.at[start + cube]:
                found += FALLS[cube]
                found += RISES[cube]
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
