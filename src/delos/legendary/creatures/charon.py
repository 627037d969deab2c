"""Charon exchanges one of your Heroes for one on the track."""

from typing import final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HERO_AT, HEROES_OF, NONE, SHIELDED
from delos.cyclades.effects import place_hero, remove_hero
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.ids import CHARON
from delos.cyclades.kinds import CHARON_NEW
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_creature
from delos.legendary.cells import HERO_TRACK
from delos.legendary.effects import swap_on_track
from delos.legendary.kinds import CHARON_OWN


@final
class Charon(CreaturePower):
    """The new Hero stands where the old one stood and cannot be sacrificed this Cycle; the old
    one goes to the vacated slot (LEG-CREATURE-CHARON-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(CHARON)

    def play(self, state: CycladesState, faction: int) -> None:
        if self.on_track(state):  # else no effect (-04)
            state.call(errand_of_creature(faction, CHARON))

    def on_track(self, state: CycladesState) -> list[int]:
        return sorted(
            [state.at[HERO_TRACK + slot] for slot in range(2) if self.card_at(state, slot)]
        )

    def card_at(self, state: CycladesState, slot: int) -> bool:
        return state.at[HERO_TRACK + slot] != NONE

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return CHARON_OWN if errand.step == 0 else CHARON_NEW

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        if errand.step == 1:
            return self.on_track(state)
        own = bits(state.at[HEROES_OF + errand.faction])
        return [hero for hero in own if not self.closed(state, errand.faction, hero)]

    def closed(self, state: CycladesState, faction: int, hero: int) -> str:
        """Why a Hero cannot go: in a shielded land it cannot be targeted
        (LEG-CREATURE-CHIRON-03)."""
        at = state.at
        if at[HEROES_OF + faction] & BIT[hero] == 0:
            return "LEG-CREATURE-CHARON-01:not-yours"
        return "LEG-CREATURE-CHIRON-03:shielded" if at[SHIELDED] & BIT[at[HERO_AT + hero]] else ""

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        if errand.step == 0:
            errand.a = option
            errand.step = 1
            return
        errand.step = OVER
        at = state.at
        land = at[HERO_AT + errand.a]
        remove_hero(state, errand.a)  # cards under Heracles are discarded (-05)
        swap_on_track(state, option, errand.a)
        place_hero(state, errand.faction, option, land)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if errand.step == 1:
            return "LEG-CREATURE-CHARON-01:not-on-track"
        return self.closed(state, errand.faction, option)


add_creature(Charon(), IN_BOTH, rules=5)
