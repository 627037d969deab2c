"""Building (MYT-BUILD): one construction, and the bonus effect of its slot (MYT-BONUS)."""

from typing import Final, final

from delos.cyclades.bits import bits
from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import number, thing
from delos.mytikas.costs import (
    alike,
    buildable,
    levels,
    lies_there,
    price,
    why_no_level,
    why_no_slot,
)
from delos.mytikas.effects import construct, produce, spend, take_offerings, tumble
from delos.mytikas.favours import TakeFavours
from delos.mytikas.ids import GOLD, LEVELS, NONE, SLOT_NAMES, TYPE_NAMES, TYPES
from delos.mytikas.kinds import (
    BUILD_LEVEL,
    BUILD_PAY,
    BUILD_SLOT,
    DROP,
    PAY,
    PAY_FULL,
    TUMBLE,
)
from delos.mytikas.moving import MoveResources
from delos.mytikas.raising import NOTHING_TO_TUMBLE, can_tumble, tumbles, why_no_tumble
from delos.mytikas.rules import MAX_EFFECT
from delos.mytikas.shifts import ORIGIN, TARGET, TYPE
from delos.mytikas.state import MytikasState

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
            return self.slots(state)
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

    def slots(self, state: MytikasState) -> list[int]:
        """Every piece that can be built; where all are the same to their player, the first."""
        found = bits(buildable(state, self.seat, self.own, self.space))
        if len(found) > 1 and not state.rules.asks_idly and alike(state, found):
            return found[:1]
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
            return why_no_slot(state, self.seat, self.own, self.space, option)
        if self.step == CHOOSE_LEVEL:
            return why_no_level(state, self.seat, self.own, self.space, self.slot, option)
        if self.step == CHOOSE_DROP:
            closed = why_no_tumble(state, self.seat, option)
            return closed or ("" if self.may_tumble(state, option) else self.why_needed())
        if option == PAY:
            return self.why_no_pay(state)
        if option == PAY_FULL:
            return self.why_no_full_pay(state)
        if not self.own:
            return "MYT-FOLLOW-15:own-turn"
        if not can_tumble(state, self.seat):
            return NOTHING_TO_TUMBLE
        return "" if self.drops(state) else self.why_needed()

    def why_no_pay(self, state: MytikasState) -> str:
        if lies_there(state, self.seat, self.level, self.price(state, False)):
            return ""
        return "MYT-BUILD-04,MYT-BUILD-16:tumble-first" + self.lacking(state, False)

    def why_no_full_pay(self, state: MytikasState) -> str:
        if self.may_pay_full(state):
            return ""
        if self.price(state, True) == self.price(state, False):
            return "MYT-BUILD-15:no-discount"
        return "MYT-BUILD-04:cost" + self.lacking(state, True)

    def why_needed(self) -> str:
        return "MYT-BUILD-04:needed-here" + thing("slot", "slot", SLOT_NAMES[self.slot])

    def lacking(self, state: MytikasState, full: bool) -> str:
        """What does not lie on the level yet of the price, as tokens of a reason."""
        cost = self.price(state, full)
        told = thing("slot", "slot", SLOT_NAMES[self.slot])
        told += thing("level", "level", str(self.level + 1))
        for type in range(TYPES):
            lies = state.resource(self.seat, self.level, type)
            told += number(TYPE_NAMES[type], max(0, cost[type] - lies))
        return told

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
