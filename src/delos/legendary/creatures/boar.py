"""The Calydonian Boar drives everybody out of its land."""

from typing import Final, final

from delos.cyclades.arrival import note_move, settle_in
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import BARRED, NONE, OWNER, SEALED, SHIELDED, TROOPS
from delos.cyclades.effects import (
    destroy_hero,
    destroy_other,
    destroy_troop,
    heroes_at,
    leave_land,
)
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import BOAR
from delos.cyclades.power import FigurinePower
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_creature
from delos.legendary.cells import MERCENARIES
from delos.legendary.effects import (
    bar_land,
)
from delos.legendary.events import DRIVEN_OUT
from delos.legendary.kinds import DISPLACED_UNIT, DISPLACED_UNIT_TO
from delos.legendary.sparing import (
    sparing,
)

PIECE: Final = 0
TROOP: Final = 0
MERCENARY: Final = 1
HERO: Final = 2

WHO: Final = 0
WHERE: Final = 1

DRIVEN: Final = [
    "LEG-CREATURE-BOAR-04:not-adjacent",
    "LEG-CREATURE-BOAR-04:sealed",
    "LEG-CREATURE-BOAR-04,LEG-CREATURE-CHIRON-03:shielded",
    "LEG-CREATURE-BOAR-04:occupied",
]


@final
class Boar(FigurinePower):
    """Whenever it arrives, Troops and Heroes there are driven to adjacent lands, piece by piece
    as its owner decides, or destroyed; nobody may enter while it stays (LEG-CREATURE-BOAR-01 to
    -09). The errand keeps the chosen unit in ``a``."""

    def __init__(self) -> None:
        super().__init__(BOAR, [PIECE], True, False)

    def cast(self, state: CycladesState, faction: int) -> None:
        land = state.piece_land(PIECE)
        if land != NONE:
            bar_land(state, land)

    def arrives(self, state: CycladesState, faction: int, area: int) -> None:
        if state.at[OWNER + area] != NONE:
            state.call(errand_of_creature(faction, BOAR))

    def refuges(self, state: CycladesState, land: int) -> int:
        """Adjacent lands of the same owner or neutral ones, not sealed or shielded (-04)."""
        at = state.at
        owner = at[OWNER + land]
        shut = at[SEALED] | at[SHIELDED] | at[BARRED]
        found = 0
        for near in bits(state.chart.land_lands[land] & ~shut):
            if at[OWNER + near] == owner or at[OWNER + near] == NONE:
                found |= BIT[near]
        return found

    def units(self, state: CycladesState, land: int) -> list[int]:
        at = state.at
        found: list[int] = []
        if at[TROOPS + land]:
            found.append(TROOP)
        if at[MERCENARIES + land]:
            found.append(MERCENARY)
        for hero in bits(heroes_at(state, at[OWNER + land], land)):
            found.append(HERO + hero)
        return found

    def ready(self, state: CycladesState, errand: Errand) -> bool:
        land = state.piece_land(PIECE)
        if errand.step == WHO and self.refuges(state, land) == 0:
            for unit in self.units(state, land):
                self.destroy_all(state, land, unit)  # nowhere to go (-03)
        return False

    def destroy_all(self, state: CycladesState, land: int, unit: int) -> None:
        if unit == TROOP:
            for _ in range(state.at[TROOPS + land]):
                destroy_troop(state, land)
        elif unit == MERCENARY:
            for _ in range(state.at[MERCENARIES + land]):
                destroy_other(state, land)
        else:
            destroy_hero(state, unit - HERO)

    def one_way(self, state: CycladesState, land: int, units: list[int]) -> bool:
        """Whether all must go the same way, and no Hero among them destroys figurines there: then
        it is all one who goes first."""
        if size(self.refuges(state, land)) != 1:
            return False
        for unit in units:
            if unit >= HERO and state.rules.heroes[unit - HERO].slays_figurines():
                return False
        return True

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return DISPLACED_UNIT if errand.step == WHO else DISPLACED_UNIT_TO

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        land = state.piece_land(PIECE)
        if errand.step == WHO:
            found = self.units(state, land)
            return found[:1] if sparing(state) and self.one_way(state, land, found) else found
        return bits(self.refuges(state, land))

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == WHO:
            errand.a = option
            errand.step = WHERE
            return
        errand.step = WHO
        at = state.at
        land = state.piece_land(PIECE)
        owner = at[OWNER + land]
        troops = 1 if errand.a == TROOP else 0
        mercenaries = 1 if errand.a == MERCENARY else 0
        heroes = BIT[errand.a - HERO] if errand.a >= HERO else 0
        leave_land(state, land, troops, mercenaries)
        state.note(DRIVEN_OUT, owner, land)
        note_move(state, land, option, troops, mercenaries, heroes)
        settle_in(state, owner, option, troops, mercenaries, heroes)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        land = state.piece_land(PIECE)
        if errand.step == WHO:
            return "" if option in self.units(state, land) else "LEG-CREATURE-BOAR-02:no-unit"
        near = state.chart.land_lands[land]
        left = near & ~state.at[SEALED]
        open_to = left & ~state.at[SHIELDED]
        return held_back([near, left, open_to, self.refuges(state, land)], option, DRIVEN)


add_creature(Boar(), IN_COMPLETE, rules=9)
