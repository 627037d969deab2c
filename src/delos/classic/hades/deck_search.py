"""Cards are turned from the creature deck until one of the wanted sort appears."""

from typing import Final, final

from delos.classic.creature import RESOLVE, PlayCreature, figure_cards
from delos.classic.events import CARDS_TURNED
from delos.classic.hades.effects.gods import leave_game
from delos.classic.hades.heroes.card import hire
from delos.classic.ids import CREATURES, DECK_HEROES
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import DECK, NONE
from delos.cyclades.effects import discard_creature, take_from_deck
from delos.cyclades.events import CREATURE_REVEALED
from delos.cyclades.ids import CHIMERA
from delos.cyclades.kinds import DRAW_CREATURE
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame

A_HERO: Final = 0  # favour of Hera
A_FIGURE: Final = 1  # Sceptre of Pelops


def wanted_cards(state: CycladesState, sort: int) -> int:
    """Cards of the deck that end the search, as a mask; everybody can know it by counting
    (HAD-FAVOUR-HERA-02, -05, HAD-ITEM-SCEPTRE-04)."""
    if sort == A_HERO:
        return state.at[DECK] & ~(BIT[CREATURES] - 1)
    return figure_cards(state, state.at[DECK])


@final
class TurnCards(Frame[CycladesState]):
    """What is turned on the way lies aside as one batch and is discarded at the end, so that a
    Chimera among it mixes the piles once (HAD-FAVOUR-HERA-01, -03, -04, HAD-ITEM-SCEPTRE-03).
    Heroes on the way to a figure are out of the game (HAD-ITEM-SCEPTRE-02). A creature found for
    the Sceptre is placed as if bought, on anybody's island (HAD-ITEM-SCEPTRE-01)."""

    def __init__(self, faction: int, sort: int, aside: int, found: int, over: int) -> None:
        self.faction = faction
        self.sort = sort
        self.aside = aside
        self.found = found  # the wanted card, or NONE
        self.over = over

    def advance(self, state: CycladesState) -> int:
        if self.over:
            return DONE
        if self.found == NONE:
            return WAIT
        self.over = 1
        self.finish(state)
        return AGAIN

    def finish(self, state: CycladesState) -> None:
        state.note(CARDS_TURNED, self.faction, size(self.aside))
        aside = self.aside
        self.aside = 0
        for card in bits(aside & ~BIT[CHIMERA]):
            if card >= CREATURES:
                leave_game(state, DECK_HEROES[card - CREATURES])
            else:
                discard_creature(state, card)
        if aside & BIT[CHIMERA]:
            discard_creature(state, CHIMERA)
        if self.sort == A_HERO:
            hire(state, self.faction, DECK_HEROES[self.found - CREATURES])
        else:
            state.call(PlayCreature(self.faction, self.found, RESOLVE, 0))

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_CREATURE

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[DECK])

    def choose(self, state: CycladesState, option: int) -> None:
        wanted = wanted_cards(state, self.sort) & BIT[option]
        take_from_deck(state, option)
        state.note(CREATURE_REVEALED, option, 0)
        if wanted:
            self.found = option
        else:
            self.aside |= BIT[option]

    def copy(self) -> "TurnCards":
        return TurnCards(self.faction, self.sort, self.aside, self.found, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.sort, self.aside, self.found, self.over]


def turn_cards(faction: int, sort: int) -> TurnCards:
    return TurnCards(faction, sort, 0, NONE, 0)
