"""Pandora wins Mercenaries over; her sacrifice copies that of a Hero on the track."""

from typing import final

from delos.cyclades.cells import NONE
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import PANDORA
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_BOTH, add_hero
from delos.legendary.cells import HERO_TRACK
from delos.legendary.heroes.hero import MET, NO_ROOM, SHORT, Sacrificial
from delos.legendary.kinds import PANDORA_COPY


@final
class Pandora(Sacrificial):
    """The copied condition is checked with Pandora in the role; the copied Hero stays on the
    track (LEG-HERO-PANDORA-01 to -06)."""

    def __init__(self) -> None:
        super().__init__(PANDORA)

    def wins_mercenaries(self) -> bool:
        return True

    def copies_sacrifices(self) -> bool:
        return True

    def roles(self, state: CycladesState) -> list[int]:
        """Heroes on the track that she could copy."""
        found: list[int] = []
        for slot in range(2):
            hero = state.at[HERO_TRACK + slot]
            if hero != NONE and not state.rules.heroes[hero].copies_sacrifices():
                found.append(hero)
        return sorted(found)

    def models(self, state: CycladesState, faction: int) -> list[int]:
        """Those whose condition holds for Pandora's owner."""
        return [
            hero
            for hero in self.roles(state)
            if state.rules.heroes[hero].may_sacrifice(state, faction, PANDORA)
        ]

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        if self.models(state, faction):
            return MET
        return SHORT if self.roles(state) else NO_ROOM

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        """What the first Hero on the track lacks with her in its role (LEG-HERO-PANDORA-05)."""
        if code == NO_ROOM:
            return "LEG-HERO-PANDORA-04:wants-model"
        return self.unlike(state, faction, self.roles(state)[0])

    def unlike(self, state: CycladesState, faction: int, hero: int) -> str:
        lacks = state.rules.heroes[hero].lacks(state, faction, PANDORA)
        return "LEG-HERO-PANDORA-05," + lacks if lacks else ""

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, PANDORA))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return PANDORA_COPY

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return self.models(state, errand.faction)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        state.rules.heroes[option].sacrifice(state, errand.faction, PANDORA)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option not in self.roles(state):
            return "LEG-HERO-PANDORA-03:not-on-track"
        return self.unlike(state, errand.faction, option)


add_hero(Pandora(), IN_BOTH, rules=6)
