"""Antigone turns a rolled 0 into 3; her sacrifice spends three cornucopias."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import LAND_TOKENS, LANDS_OF, SEA_TOKENS, SEAS_OF
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import remove_cornucopia
from delos.cyclades.errand import OVER, Errand, errand_of_hero
from delos.cyclades.ids import ANTIGONE
from delos.cyclades.state import CycladesState
from delos.legendary.cards import IN_COMPLETE, add_hero
from delos.legendary.founding import can_found, found
from delos.legendary.heroes.hero import MET, NO_ROOM, SHORT, Sacrificial
from delos.legendary.kinds import ANTIGONE_AREA
from delos.legendary.sparing import (
    sparing,
)

PRICE: Final = 3


@final
class Antigone(Sacrificial):
    """Only tokens in areas you control count, not printed icons (LEG-HERO-ANTIGONE-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(ANTIGONE)

    def bent_die(self, face: int) -> int:
        return 3 if face == 0 else face

    def areas(self, state: CycladesState, faction: int) -> list[int]:
        at = state.at
        found = [land for land in bits(at[LANDS_OF + faction]) if self.tokens(state, land)]
        for sea in bits(at[SEAS_OF + faction]):
            if self.tokens(state, LANDS + sea):
                found.append(LANDS + sea)
        return found

    def tokens(self, state: CycladesState, area: int) -> int:
        at = state.at
        return at[LAND_TOKENS + area] if area < LANDS else at[SEA_TOKENS + area - LANDS]

    def worth(self, state: CycladesState, faction: int) -> int:
        worth = 0
        for area in self.areas(state, faction):
            worth += self.tokens(state, area)
        return worth

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        if self.worth(state, faction) < PRICE:
            return SHORT
        return MET if can_found(state, faction, victim) else NO_ROOM

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        if code == NO_ROOM:
            return self.no_room()
        rules = "LEG-HERO-ANTIGONE-02,LEG-HERO-ANTIGONE-03"
        return self.wants(rules, "wants-tokens", PRICE, self.worth(state, faction))

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(errand_of_hero(faction, ANTIGONE))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return ANTIGONE_AREA

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        """Where the next token is taken; if all of them must go, the first stands for all."""
        found = self.areas(state, errand.faction)
        if sparing(state) and self.worth(state, errand.faction) == PRICE - errand.a:
            return found[:1]
        return found

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        remove_cornucopia(state, option)
        errand.a += 1
        if errand.a == PRICE:
            errand.step = OVER
            state.call(found(errand.faction, 0, 0))

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        own = LANDS_OF if option < LANDS else SEAS_OF
        if state.at[own + errand.faction] & BIT[option % LANDS] == 0:
            return "LEG-HERO-ANTIGONE-03:not-controlled"
        return "" if self.tokens(state, option) else "LEG-HERO-ANTIGONE-03:no-token"


add_hero(Antigone(), IN_COMPLETE, rules=3)
