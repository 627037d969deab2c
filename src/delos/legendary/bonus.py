"""The bonuses of Metropolises: for the builder, and again for whoever loses one (LEG-BONUS)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LANDS_OF, NONE, SEAS_OF, TRACK
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import gain_gold, gain_priestess, place_cornucopia
from delos.cyclades.kinds import CORNUCOPIA_AREA
from delos.cyclades.recruit import Recruit
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.legendary.building import ALL_TYPES, Build
from delos.legendary.cells import BONUS_AT, RESERVED
from delos.legendary.effects import reserve_creature
from delos.legendary.events import (
    BONUS_GRANTED,
)
from delos.legendary.ids import (
    BONUS_BUILDING,
    BONUS_CORNUCOPIA,
    BONUS_FLEETS,
    BONUS_GOLD,
    BONUS_MIXED,
    BONUS_NAMES,
    BONUS_PRIESTESS,
    BONUS_RESERVE,
    BONUS_TROOPS,
)
from delos.legendary.kinds import BONUS_ORDER, RESERVE_CARD
from delos.legendary.sparing import (
    sparing,
)
from delos.legendary.units import BONUS_FLEET, BONUS_TROOP, MIXED_FLEET, MIXED_TROOP

GRANT: Final = 0
PLACE: Final = 1
OVER: Final = 2


@final
class Bonus(Frame[CycladesState]):
    """Compulsory as far as possible; what cannot be placed is lost (LEG-BONUS-01)."""

    def __init__(self, faction: int, bonus: int, step: int) -> None:
        self.faction = faction
        self.bonus = bonus
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == GRANT:
            self.step = OVER
            state.note(BONUS_GRANTED, self.faction, self.bonus)
            self.grant(state)
            return AGAIN
        if self.step == PLACE and self.options(state):
            return WAIT
        return DONE

    def grant(self, state: CycladesState) -> None:
        """What each token gives; LEG-BONUS-CORNUCOPIA and LEG-BONUS-RESERVE ask first."""
        faction = self.faction
        if self.bonus == BONUS_TROOPS:
            state.call(Recruit(faction, BONUS_TROOP, 2))  # LEG-BONUS-TROOPS
        elif self.bonus == BONUS_FLEETS:
            state.call(Recruit(faction, BONUS_FLEET, 2))  # LEG-BONUS-FLEETS
        elif self.bonus == BONUS_MIXED:
            state.call(Recruit(faction, MIXED_FLEET, 1))  # LEG-BONUS-MIXED
            state.call(Recruit(faction, MIXED_TROOP, 1))
        elif self.bonus == BONUS_GOLD:
            gain_gold(state, faction, 3)  # LEG-BONUS-GOLD
        elif self.bonus == BONUS_PRIESTESS:
            gain_priestess(state, faction)  # LEG-BONUS-PRIESTESS
        elif self.bonus == BONUS_BUILDING:
            # It may complete a further set (LEG-BONUS-02, -03).
            state.call(Build(faction, ALL_TYPES, NONE, 0))
        else:
            self.step = PLACE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return CORNUCOPIA_AREA if self.bonus == BONUS_CORNUCOPIA else RESERVE_CARD

    def options(self, state: CycladesState) -> list[int]:
        """Controlled areas for the cornucopia; unreserved cards for the reservation (-04)."""
        at = state.at
        if self.bonus == BONUS_CORNUCOPIA:
            found = bits(at[LANDS_OF + self.faction])
            for sea in bits(at[SEAS_OF + self.faction]):
                found.append(LANDS + sea)
            return found
        return [
            at[TRACK + slot]
            for slot in range(4)
            if at[TRACK + slot] != NONE and at[RESERVED + slot] == NONE
        ]

    def choose(self, state: CycladesState, option: int) -> None:
        self.step = OVER
        if self.bonus == BONUS_CORNUCOPIA:
            place_cornucopia(state, option)
            return
        reserve_creature(state, self.faction, option)

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.bonus == BONUS_RESERVE:
            return "LEG-BONUS-04:reserved"
        return "LEG-BONUS-CORNUCOPIA:own-area"

    def copy(self) -> "Bonus":
        return Bonus(self.faction, self.bonus, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.bonus, self.step]


def at_once(bonuses: list[int]) -> bool:
    """Whether these are gold and a Priestess: nothing is asked then."""
    for bonus in bonuses:
        if bonus != BONUS_GOLD and bonus != BONUS_PRIESTESS:
            return False
    return True


@final
class LosersBonus(Frame[CycladesState]):
    """The loser gets the bonus of every Metropolis in the land, in the order it chooses
    (LEG-METRO-13, LEG-CONTROL-13)."""

    def __init__(self, faction: int, sites: int) -> None:
        self.faction = faction
        self.sites = sites

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.options(state) else DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return BONUS_ORDER

    def options(self, state: CycladesState) -> list[int]:
        found = [
            bonus for bonus in range(len(BONUS_NAMES)) if state.at[BONUS_AT + bonus] & self.sites
        ]
        return found[:1] if sparing(state) and at_once(found) else found

    def choose(self, state: CycladesState, option: int) -> None:
        site = bits(state.at[BONUS_AT + option] & self.sites)[0]
        self.sites &= ~BIT[site]
        state.call(Bonus(self.faction, option, GRANT))

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-METRO-13:not-offered"

    def copy(self) -> "LosersBonus":
        return LosersBonus(self.faction, self.sites)

    def saved(self) -> list[int]:
        return [self.faction, self.sites]
