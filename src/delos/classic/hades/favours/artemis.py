"""Artemis: priests and philosophers become units (HAD-FAVOUR-ARTEMIS)."""

from typing import Final, final

from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.kinds import (
    ARTEMIS_CARD,
    ARTEMIS_UNIT,
    NO_MORE,
    PHILOSOPHER_FOR,
    PRIEST_FOR,
)
from delos.cyclades.cells import PHILOSOPHERS, PRIESTESSES
from delos.cyclades.effects import spend_philosophers, spend_priestesses
from delos.cyclades.recruit import Recruit, can_recruit
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import FLEET, TROOP
from delos.kernel.frame import DONE, WAIT, Frame

CARD: Final = 0
UNIT: Final = 1
OVER: Final = 2
A_TROOP: Final = 0
A_FLEET: Final = 1


def can_trade(state: CycladesState, faction: int) -> bool:
    """A card to give up, and a unit that can be placed for it; priestesses do not count
    (HAD-FAVOUR-ARTEMIS-04, -05)."""
    at = state.at
    if at[PRIESTESSES + faction] == 0 and at[PHILOSOPHERS + faction] == 0:
        return False
    return can_recruit(state, faction, TROOP) or can_recruit(state, faction, FLEET)


@final
class Artemis(FavourPower):
    """Priests and philosophers become troops and fleets, one for one, in any mixture
    (HAD-FAVOUR-ARTEMIS-01 to -03)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if can_trade(state, faction):
            return ""
        if state.at[PRIESTESSES + faction] + state.at[PHILOSOPHERS + faction] == 0:
            return "HAD-FAVOUR-ARTEMIS-01,HAD-FAVOUR-ARTEMIS-04:no-card-to-give"
        return "HAD-FAVOUR-ARTEMIS-01,HAD-FAVOUR-ARTEMIS-05:no-place"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(Trade(faction, CARD, 0))


@final
class Trade(Frame[CycladesState]):
    def __init__(self, faction: int, step: int, given: int) -> None:
        self.faction = faction
        self.step = step
        self.given = given  # cards so far

    def advance(self, state: CycladesState) -> int:
        if self.step == OVER or (self.step == CARD and not can_trade(state, self.faction)):
            return DONE
        return WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return ARTEMIS_CARD if self.step == CARD else ARTEMIS_UNIT

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        found: list[int] = []
        if self.step == UNIT:
            if can_recruit(state, self.faction, TROOP):
                found.append(A_TROOP)
            if can_recruit(state, self.faction, FLEET):
                found.append(A_FLEET)
            return found
        if at[PRIESTESSES + self.faction]:
            found.append(PRIEST_FOR)
        if at[PHILOSOPHERS + self.faction]:
            found.append(PHILOSOPHER_FOR)
        if self.given:
            found.append(NO_MORE)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == UNIT:
            self.step = CARD
            state.call(Recruit(self.faction, TROOP if option == A_TROOP else FLEET, 1))
            return
        if option == NO_MORE:
            self.step = OVER
            return
        self.given += 1
        self.step = UNIT
        if option == PRIEST_FOR:
            spend_priestesses(state, self.faction, 1)
        else:
            spend_philosophers(state, self.faction, 1)

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == UNIT:
            return "HAD-FAVOUR-ARTEMIS-05:no-place"
        return "HAD-FAVOUR-ARTEMIS-01:no-card"

    def copy(self) -> "Trade":
        return Trade(self.faction, self.step, self.given)

    def saved(self) -> list[int]:
        return [self.faction, self.step, self.given]
