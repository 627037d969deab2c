"""Hera: a hero from the deck (HAD-FAVOUR-HERA)."""

from typing import final

from delos.classic.hades.deck_search import A_HERO, turn_cards, wanted_cards
from delos.classic.hades.favours.power import FavourPower
from delos.cyclades.state import CycladesState


@final
class Hera(FavourPower):
    """A hero from the deck enters play (HAD-FAVOUR-HERA-01, -05)."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return wanted_cards(state, A_HERO) != 0

    def use(self, state: CycladesState, faction: int) -> None:
        state.call(turn_cards(faction, A_HERO))
