"""How units travel over land: who may come along, what a step costs, and where it may lead.

A title has a table of its journeys (`Rules.journeys`). A frame names one by its number, because
frames are saved as numbers; nobody asks which number it is.
"""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import BARRED, HELD, LANDS_OF, NONE, SEALED, SHIELDED, TROOPS
from delos.cyclades.effects import heroes_at, pay
from delos.cyclades.reach import chain_fleets, hops, inland_chains, mate_lands, stops
from delos.cyclades.state import CycladesState

MANY_STEPS: Final = 99


class Journey:
    """One way to travel; it holds no state, so all tables share it."""

    def __init__(self, number: int) -> None:
        self.number = number

    # -- who ------------------------------------------------------------------------------

    def may_take(self, state: CycladesState, faction: int, land: int) -> bool:
        """Whether units stand in an own land that may set out (LEG-LANDMOVE-01)."""
        at = state.at
        if at[TROOPS + land] or at[state.rules.others + land]:
            return True
        return heroes_at(state, faction, land) != 0

    def must_take_other(self) -> bool:
        """Whether a Troop of no faction's reserve must be among the units."""
        return False

    def companions(self, state: CycladesState, faction: int, land: int) -> int:
        """The Heroes in a land who may come along, as a mask."""
        return heroes_at(state, faction, land)

    # -- for how much ---------------------------------------------------------------------

    def price(self, state: CycladesState, hero: int, nth: int) -> int:
        """Of the nth step from now; ``hero`` leads the units, or nobody (NONE)."""
        raise NotImplementedError

    def steps_payable(self, state: CycladesState, faction: int, hero: int) -> int:
        """How many steps in a row the purse can pay (LEG-TEAM-12)."""
        raise NotImplementedError

    def pay_step(self, state: CycladesState, faction: int, hero: int) -> None:
        """Each step is paid before it is made (LEG-ACTION-11)."""
        pay(state, faction, self.price(state, hero, 1))

    # -- where ----------------------------------------------------------------------------

    def flies(self) -> bool:
        """Whether it leads through the air in a single step: no chain, no teammate's land on the
        way, no price; it must be made if it can."""
        return False

    def heroic(self) -> bool:
        """Whether it is a Hero's move, which chains serve better (LEG-HEROMOVE-04)."""
        return False

    def minds_shields(self) -> bool:
        """Whether it is a Creature's effect, which a shielded land is safe from."""
        return False

    def fleets(self, state: CycladesState, faction: int, hero: int) -> int:
        """The Fleets that may be links of its chain, at this moment (CLA-MOVE-11, CLA-MOVE-12)."""
        return chain_fleets(state, faction)

    def targets(self, state: CycladesState, faction: int, hero: int, origin: int, here: int) -> int:
        """Lands the next step may lead to from ``here``, on a journey from ``origin``."""
        raise NotImplementedError

    def barrier(self, state: CycladesState, faction: int, here: int, land: int) -> str:
        """Why a land is not among them, as a reason key."""
        at = state.at
        if at[SEALED] & BIT[land]:
            return "LEG-CREATURE-MEDUSA-01:sealed"
        if at[BARRED] & BIT[land]:
            return "LEG-CREATURE-BOAR-07:barred"
        if self.minds_shields() and at[SHIELDED] & BIT[land]:
            return "LEG-CREATURE-CHIRON-01:shielded"
        if mate_lands(state, faction) & BIT[land]:
            return "LEG-TEAM-11:mate"
        if stops(state, faction, BIT[land]) == 0:
            return "LEG-LANDMOVE-13:last-land"
        if state.chart.island[here] & BIT[land] and not inland_chains(state, self.heroic()):
            return "LEG-LANDMOVE-05:far"
        return "LEG-LANDMOVE-04:far"


class Walk(Journey):
    """From land to land and along chains of Fleets, through the lands of teammates."""

    def price(self, state: CycladesState, hero: int, nth: int) -> int:
        return 1

    def steps_payable(self, state: CycladesState, faction: int, hero: int) -> int:
        return state.gold(faction)

    def targets(self, state: CycladesState, faction: int, hero: int, origin: int, here: int) -> int:
        """A teammate's land only if it can be left again (LEG-TEAM-11, LEG-TEAM-12)."""
        steps = self.steps_payable(state, faction, hero)
        if steps < 1:
            return 0
        fleets = self.fleets(state, faction, hero)
        heroic = self.heroic()
        near = hops(state, faction, here, fleets, heroic) & ~BIT[origin]
        ends = stops(state, faction, near)
        if state.mates(faction):
            for land in bits(near & mate_lands(state, faction)):
                seen = BIT[origin] | BIT[here] | BIT[land]
                if _goes_on(state, faction, land, seen, fleets, steps - 1, heroic):
                    ends |= BIT[land]
        return ends


def _goes_on(
    state: CycladesState, faction: int, land: int, seen: int, fleets: int, steps: int, heroic: bool
) -> bool:
    if steps < 1:
        return False
    near = hops(state, faction, land, fleets, heroic) & ~seen
    if stops(state, faction, near):
        return True
    for onward in bits(near & mate_lands(state, faction)):
        if _goes_on(state, faction, onward, seen | BIT[onward], fleets, steps - 1, heroic):
            return True
    return False


@final
class March(Walk):
    """A Land Move under Ares: 1 gold for each step (LEG-ARES-04, CLA-ARES-05)."""


MARCH: Final = March(0)


class Flight(Journey):
    """To any land but sealed, barred, a teammate's or a protected last one
    (CLA-CREATURE-PEGASUS-03, LEG-CREATURE-PEGASUS-01 to LEG-CREATURE-PEGASUS-05)."""

    def flies(self) -> bool:
        return True

    def price(self, state: CycladesState, hero: int, nth: int) -> int:
        return 0

    def steps_payable(self, state: CycladesState, faction: int, hero: int) -> int:
        return MANY_STEPS

    def shut(self, state: CycladesState) -> int:
        """Lands that cannot be its goal, as a mask."""
        return state.at[SEALED] | state.at[BARRED]

    def grounded(self, state: CycladesState) -> int:
        """Lands that it cannot start from, as a mask."""
        return state.at[SEALED] | state.at[HELD]

    def targets(self, state: CycladesState, faction: int, hero: int, origin: int, here: int) -> int:
        if self.grounded(state) & BIT[origin]:
            return 0
        return stops(state, faction, state.chart.all_lands & ~self.shut(state) & ~BIT[origin])


# -- whether there is any -----------------------------------------------------------------


def origins(state: CycladesState, faction: int, journey: Journey) -> list[int]:
    """Own lands from which some unit can move."""
    return [
        land
        for land in bits(state.at[LANDS_OF + faction])
        if journey.may_take(state, faction, land)
        and journey.targets(state, faction, NONE, land, land)
    ]


def can_move(state: CycladesState, faction: int, journey: Journey) -> bool:
    for land in bits(state.at[LANDS_OF + faction]):
        if journey.may_take(state, faction, land):
            if journey.targets(state, faction, NONE, land, land):
                return True
    return False
