"""A Hero's card lies in the creature deck; the Hero itself enters play, and leaves the game
(HAD-HERO-GENERAL). While it serves a player its card lies open before the screen
(HAD-HERO-GENERAL-04); it leaves with its player (HAD-HERO-GENERAL-17)."""

from typing import final

from delos.classic.hades.effects.gods import leave_game
from delos.classic.ids import CREATURES, DECK_HEROES, HERO_WORDS
from delos.cyclades.bits import bits
from delos.cyclades.cells import LANDS_OF
from delos.cyclades.effects import place_hero
from delos.cyclades.errand import OVER, Errand, errand_of_creature
from delos.cyclades.kinds import HERO_LAND
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


def card_of(hero: int) -> int:
    return CREATURES + DECK_HEROES.index(hero)


def hire(state: CycladesState, faction: int, hero: int) -> None:
    """A Hero enters play for a player, who says on which island (HAD-HERO-GENERAL-12); any number
    may serve one player (HAD-HERO-GENERAL-15)."""
    state.call(errand_of_creature(faction, card_of(hero)))


@final
class HeroCard(CreaturePower):
    """Bought like a creature, so never on Apollo (HAD-APOLLO-02), but not as one: no discount, no
    place in the discard pile (HAD-HERO-GENERAL-01, -02, -03). Zeus may draw it, not replace it
    (HAD-HERO-GENERAL-18)."""

    def __init__(self, hero: int) -> None:
        super().__init__(card_of(hero), HERO_WORDS[hero])
        self.hero = hero

    def is_hero(self) -> bool:
        return True

    def retire(self, state: CycladesState) -> None:
        leave_game(state, self.hero)  # HAD-HERO-GENERAL-09

    def play(self, state: CycladesState, faction: int) -> None:
        hire(state, faction, self.hero)

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return HERO_LAND

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(state.at[LANDS_OF + errand.faction])

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = OVER
        place_hero(state, errand.faction, self.hero, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        return "HAD-HERO-GENERAL-12:not-yours"
