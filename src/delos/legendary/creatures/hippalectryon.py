"""The Hippalectryon turns Mercenaries into cornucopias, Priestesses or Philosophers."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LANDS_OF, PHILOSOPHER_SUPPLY, PRIESTESS_SUPPLY, SHIELDED
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    gain_philosopher,
    gain_priestess,
    place_cornucopia,
)
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import HIPPALECTRYON
from delos.cyclades.kinds import CORNUCOPIA_AREA
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_creature
from delos.legendary.cells import MERCENARIES
from delos.legendary.effects import (
    return_mercenaries,
)
from delos.legendary.kinds import AGAIN_OR_STOP, HIPPALECTRYON_FROM, HIPPALECTRYON_GAIN
from delos.legendary.metropolis import checked
from delos.legendary.sparing import (
    sparing,
)

FIRST: Final = 0
SECOND: Final = 1
GAIN: Final = 2
WHERE: Final = 3
MORE: Final = 4

CORNUCOPIA: Final = 0
PRIESTESS: Final = 1
PHILOSOPHER: Final = 2


@final
class Hippalectryon(CreaturePower):
    """Two of your Mercenaries for one gain, as often as you have them; the first time is
    compulsory (LEG-CREATURE-HIPPALECTRYON-01 to -06)."""

    def __init__(self) -> None:
        super().__init__(HIPPALECTRYON)

    def play(self, state: CycladesState, faction: int) -> None:
        if self.mercenaries(state, faction) >= 2:
            state.call(errand_of_creature(faction, HIPPALECTRYON))

    def lands(self, state: CycladesState, faction: int) -> list[int]:
        """Own lands with Mercenaries that a Creature may target."""
        own = bits(state.at[LANDS_OF + faction])
        return [land for land in own if not self.closed(state, land)]

    def closed(self, state: CycladesState, land: int) -> str:
        """Why an own land gives no Mercenary."""
        if state.at[SHIELDED] & BIT[land]:
            return "LEG-CREATURE-CHIRON-03:shielded"
        return "" if state.at[MERCENARIES + land] else "LEG-CREATURE-HIPPALECTRYON-01:no-unit"

    def mercenaries(self, state: CycladesState, faction: int) -> int:
        count = 0
        for land in self.lands(state, faction):
            count += state.at[MERCENARIES + land]
        return count

    def ready(self, state: CycladesState, errand: Errand) -> bool:
        if errand.step != MORE:
            return False
        if checked(state):  # between repetitions (LEG-CORE-08)
            return True
        if self.mercenaries(state, errand.faction) < 2:
            errand.step = OVER
        return False

    def asking(self, state: CycladesState, errand: Errand) -> int:
        if errand.step <= SECOND:
            return HIPPALECTRYON_FROM
        if errand.step == GAIN:
            return HIPPALECTRYON_GAIN
        return CORNUCOPIA_AREA if errand.step == WHERE else AGAIN_OR_STOP

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step <= SECOND:
            return self.payers(state, errand)
        if errand.step == GAIN:
            return [gain for gain in range(3) if self.in_supply(state, gain)]
        if errand.step == WHERE:
            found = bits(state.chart.all_lands & ~state.at[SHIELDED])
            for sea in range(state.chart.seas):
                found.append(LANDS + sea)
            return found
        return [0, 1]

    def in_supply(self, state: CycladesState, gain: int) -> bool:
        """Cornucopias never run out."""
        if gain == PRIESTESS:
            return state.at[PRIESTESS_SUPPLY] > 0
        return gain == CORNUCOPIA or state.at[PHILOSOPHER_SUPPLY] > 0

    def payers(self, state: CycladesState, errand: Errand) -> list[int]:
        """Lands that may give a Mercenary; if the last two go, either stands for both."""
        found = self.lands(state, errand.faction)
        if errand.step == FIRST and sparing(state) and self.mercenaries(state, errand.faction) == 2:
            return found[:1]
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step <= SECOND:
            return_mercenaries(state, option, 1)
            errand.step += 1
        elif errand.step == GAIN:
            errand.step = MORE
            if option == CORNUCOPIA:
                errand.step = WHERE
            elif option == PRIESTESS:
                gain_priestess(state, errand.faction)
            else:
                gain_philosopher(state, errand.faction)
        elif errand.step == WHERE:
            place_cornucopia(state, option)
            errand.step = MORE
        else:
            errand.step = FIRST if option == 0 else OVER

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step <= SECOND:
            if state.at[LANDS_OF + errand.faction] & BIT[option] == 0:
                return "LEG-CREATURE-HIPPALECTRYON-01:not-yours"
            return self.closed(state, option)
        if errand.step == GAIN:
            return "" if self.in_supply(state, option) else "LEG-CORE-09:no-supply"
        if errand.step == WHERE and option < LANDS and state.at[SHIELDED] & BIT[option]:
            return "LEG-CREATURE-CHIRON-03:shielded"
        return ""


add_creature(Hippalectryon(), IN_COMPLETE, rules=6)
