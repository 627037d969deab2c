"""Hera: a hero from the deck (HAD-FAVOUR-HERA)."""

from typing import final

from delos.classic.hades.deck_search import A_HERO, turn_cards, wanted_cards
from delos.classic.hades.favours.power import FavourPower
from delos.cyclades.state import CycladesState


@final
class Hera(FavourPower):
    """A hero from the deck enters play (HAD-FAVOUR-HERA-01, -05)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        if wanted_cards(state, A_HERO):
            return ""
        return "HAD-FAVOUR-HERA-01,HAD-FAVOUR-HERA-02,HAD-FAVOUR-HERA-05:no-hero-in-deck"

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(turn_cards(faction, A_HERO))
