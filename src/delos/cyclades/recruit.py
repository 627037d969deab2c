"""New units from the reserve, placed one by one."""

from typing import final

from delos.cyclades.bits import bits, size
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame


def places(state: CycladesState, faction: int, unit: int) -> int:
    return state.rules.units[unit].places(state, faction)


def can_recruit(state: CycladesState, faction: int, unit: int) -> bool:
    sort = state.rules.units[unit]
    return sort.left(state, faction) > 0 and sort.places(state, faction) != 0


def ways(state: CycladesState, faction: int, unit: int) -> int:
    """In how many places a unit of the reserve can be put."""
    sort = state.rules.units[unit]
    return size(sort.places(state, faction)) if sort.left(state, faction) else 0


@final
class Recruit(Frame[CycladesState]):
    """Place units one after another; what the reserve lacks or no area can take is lost
    (LEG-CORE-09, LEG-BONUS-01, LEG-ACTION-10)."""

    def __init__(self, faction: int, unit: int, count: int) -> None:
        self.faction = faction
        self.unit = unit  # number of the sort
        self.count = count

    def advance(self, state: CycladesState) -> int:
        if self.count and can_recruit(state, self.faction, self.unit):
            return WAIT
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return state.rules.units[self.unit].kind

    def options(self, state: CycladesState) -> list[int]:
        return bits(places(state, self.faction, self.unit))

    def choose(self, state: CycladesState, option: int) -> None:
        self.count -= 1
        state.rules.units[self.unit].put(state, self.faction, option)

    def about(self, state: CycladesState) -> list[str]:
        return [f"count=n:{self.count}"]

    def refusal(self, state: CycladesState, option: int) -> str:
        return state.rules.units[self.unit].why_not(state, self.faction, option)

    def copy(self) -> "Recruit":
        return Recruit(self.faction, self.unit, self.count)

    def saved(self) -> list[int]:
        return [self.faction, self.unit, self.count]
