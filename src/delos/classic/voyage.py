"""Fleet moves of up to three steps (CLA-MOVE-06 to -10, CLA-POSEIDON-05)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import CLOSED, DEADLY, FLEETS, NONE, SEA_OWNER, SEAS_OF
from delos.cyclades.effects import pay
from delos.cyclades.kinds import SAIL_COUNT, SAIL_FROM, SAIL_TO
from delos.cyclades.reach import sea_neighbours
from delos.cyclades.sea_move import sail_into
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame

STEPS: Final = 3
PRICE: Final = 1


def steps_from(state: CycladesState, faction: int, sea: int) -> int:
    """Sea spaces one step away that are not closed, whoever is there, as a mask (CLA-MOVE-09,
    CLA-CREATURE-POLYPHEMUS-05). Fleets never enter islands (CLA-MOVE-10)."""
    return sea_neighbours(state, faction, sea) & ~state.at[CLOSED]


def can_sail(state: CycladesState, faction: int) -> bool:
    for sea in bits(state.at[SEAS_OF + faction]):
        if steps_from(state, faction, sea):
            return True
    return False


def passes(state: CycladesState, faction: int, sea: int) -> bool:
    """Whether fleets that have come into a space may go on: not after a battle, and not from the
    Kraken's jaws (CLA-MOVE-08, CLA-CREATURE-KRAKEN-07)."""
    owner = state.at[SEA_OWNER + sea]
    return state.at[DEADLY] & BIT[sea] == 0 and (owner == NONE or owner == faction)


FROM: Final = 0
COUNT: Final = 1
TO: Final = 2
OVER: Final = 3


@final
class Voyage(Frame[CycladesState]):
    """From where, how many, to where; after each step the player says how many go on, so that
    fleets may be left behind and others picked up. Those have only the remaining steps
    (CLA-MOVE-06, -07)."""

    def __init__(self, faction: int, step: int, here: int, count: int, made: int) -> None:
        self.faction = faction
        self.step = step
        self.here = here
        self.count = count
        self.made = made  # steps made

    def advance(self, state: CycladesState) -> int:
        if self.step == COUNT and self.made:
            if self.made == STEPS or steps_from(state, self.faction, self.here) == 0:
                return DONE
        return DONE if self.step == OVER else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == FROM:
            return SAIL_FROM
        return SAIL_COUNT if self.step == COUNT else SAIL_TO

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        if self.step == FROM:
            return [
                sea
                for sea in bits(at[SEAS_OF + self.faction])
                if steps_from(state, self.faction, sea)
            ]
        if self.step == COUNT:  # none go on: the move ends here
            return list(range(0 if self.made else 1, at[FLEETS + self.here] + 1))
        return bits(steps_from(state, self.faction, self.here))

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FROM:
            self.here = option
            self.step = COUNT
        elif self.step == COUNT:
            self.count = option
            self.step = TO if option else OVER
        else:
            self.sail(state, option)

    def sail(self, state: CycladesState, sea: int) -> None:
        if self.made == 0:
            pay(state, self.faction, PRICE)
        self.made += 1
        self.step = COUNT if passes(state, self.faction, sea) else OVER
        origin = self.here
        self.here = sea
        sail_into(state, self.faction, origin, sea, self.count)

    def about(self, state: CycladesState) -> list[str]:
        if self.step == FROM:
            return []
        found = ["sea=sea:" + state.chart.sea_names[self.here], f"count=n:{self.count}"]
        found.append(f"steps=n:{STEPS - self.made}")
        return found

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == COUNT:
            return "CLA-MOVE-06:count"
        if option >= state.chart.seas:
            return ""
        if self.step == FROM:
            return "CLA-POSEIDON-05:no-fleet"
        if state.at[CLOSED] & BIT[option]:
            return "CLA-CREATURE-POLYPHEMUS-05:guarded"
        return "CLA-MOVE-06:not-adjacent"

    def copy(self) -> "Voyage":
        return Voyage(self.faction, self.step, self.here, self.count, self.made)

    def saved(self) -> list[int]:
        return [self.faction, self.step, self.here, self.count, self.made]
