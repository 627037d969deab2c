"""Buying Creatures and carrying out their effects (CLA-CREATURE-BUY, CLA-CREATURE-FIGURE)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.action import Action, costs
from delos.classic.creature_track import CHEAPEST, PRICES, SPACES, space_of
from delos.classic.customs import customs
from delos.classic.effects import mark_new_figure
from delos.classic.ids import CARDS
from delos.classic.kinds import BUY
from delos.classic.metropolis import checked
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    FIGURINE_LANDS,
    GOLD,
    NONE,
    PIECE_AT,
    PIECES,
    SITES_OF,
    TRACK,
    USED,
)
from delos.cyclades.effects import (
    clear_slot,
    destroy_figurine,
    discard_creature,
    figurine_owner,
    keep_figurine,
    pay,
    put_piece,
    spend_discount,
    take_from_discard,
)
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.events import (
    CREATURE_BOUGHT,
    CREATURE_PLAYED,
    FIGURINE_PLACED,
    FIGURINE_REMOVED,
)
from delos.cyclades.ids import APOLLO, METROPOLIS, PIECE_CARDS, TEMPLE
from delos.cyclades.kinds import FIGURINE_AREA
from delos.cyclades.menu import put
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, Frame

# -- prices -------------------------------------------------------------------------------


def unused(state: CycladesState, faction: i64, building: i64) -> i64:
    """Sites of the player's temples or metropolises that still give their discount, as a mask
    (CLA-BUILD-08, CLA-METRO-10)."""
    at = state.at
    return at[SITES_OF + faction] & at[BUILT + building] & ~at[USED]


def discounts(state: CycladesState, faction: int) -> list[int]:
    """Their sites in the order in which they are used: metropolises first, then temples island by
    island (CLA-BUILD-16)."""
    return bits(unused(state, faction, METROPOLIS)) + bits(unused(state, faction, TEMPLE))


def discount(state: CycladesState, faction: i64) -> i64:
    """One for each unused temple."""
    at = state.at
    temples = at[BUILT + METROPOLIS] | at[BUILT + TEMPLE]
    count: i64 = size(at[SITES_OF + faction] & temples & ~at[USED])
    for outpost in customs(state).outposts:
        if outpost.gives_discount(state, faction):
            count += 1
    return count


def price_of(state: CycladesState, faction: int, space: int) -> int:
    """What the card on a space of the track costs the player: less for each unused temple, but at
    least 1 (CLA-BUILD-08, -09); none of them helps with a Hero."""
    card = state.at[TRACK + space]
    if card != NONE and state.rules.creatures[card].is_hero():
        return PRICES[space]
    return max(1, PRICES[space] - discount(state, faction))


@final
class BuyCreature(Action):
    """Any card of the track that can be paid, on every god but Apollo (CLA-CREATURE-BUY-01,
    CLA-APOLLO-05); also one whose effect cannot be applied (CLA-CREATURE-BUY-02)."""

    def takes(self, option: int) -> bool:
        return BUY <= option < BUY + CARDS

    def serves(self, god: int) -> bool:
        return god != APOLLO

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        gold = at[GOLD + faction]
        if gold == 0:
            return  # no card is free, whatever the discount
        spaces: i64 = SPACES
        rich = gold >= CHEAPEST + SPACES - 1  # pays every card without a discount
        less: i64 = 0
        if not rich:
            less = discount(state, faction)
        for space in range(spaces):
            card = at[TRACK + space]
            if card != NONE and (rich or self.lacking(state, space, gold, less) <= 0):
                put(found, BUY + card)

    def lacking(self, state: CycladesState, space: i64, gold: i64, less: i64) -> i64:
        """Gold that a purse lacks for the card on a space, with so much discount
        (CLA-BUILD-08, CLA-BUILD-09); none of it helps with a Hero (HAD-HERO-GENERAL-02)."""
        missing = space + CHEAPEST - gold
        if missing <= 0 or state.rules.creatures[state.at[TRACK + space]].is_hero():
            return missing
        return max(missing - less, 1 - gold)  # no card is free

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        """As many temples as useful are used (CLA-BUILD-13); the space stays empty
        (CLA-CREATURE-TRACK-04)."""
        card = option - BUY
        space = space_of(state, card)
        price = price_of(state, faction, space)
        saved = PRICES[space] - price
        for outpost in customs(state).outposts:  # before those of the board
            if saved and outpost.gives_discount(state, faction):
                outpost.use_discount(state)
                saved -= 1
        if saved:
            for site in discounts(state, faction)[:saved]:
                spend_discount(state, faction, site)
        clear_slot(state, space)
        state.note(CREATURE_BOUGHT, faction, card, price)
        pay(state, faction, price)
        state.call(PlayCreature(faction, card, RESOLVE, 0))

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        if god == APOLLO:
            return "CLA-APOLLO-05:apollo"
        space = space_of(state, option - BUY)
        if space == NONE:
            return "CLA-CREATURE-BUY-01:not-on-track"
        if self.lacking(state, space, state.gold(faction), discount(state, faction)) <= 0:
            return ""
        rule = "CLA-CREATURE-BUY-01"
        if state.rules.creatures[option - BUY].is_hero():
            rule = "CLA-CREATURE-BUY-01,HAD-HERO-GENERAL-02"
        return costs(state, faction, rule, price_of(state, faction, space))

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        space = space_of(state, option - BUY)
        return 0 if space == NONE else price_of(state, faction, space)


def figure_cards(state: CycladesState, cards: int) -> int:
    """Those of some cards that put a figure on the board, as a mask."""
    found = 0
    for card in bits(cards):
        if isinstance(state.rules.creatures[card], FigurinePower):
            found |= BIT[card]
    return found


# -- playing a card -----------------------------------------------------------------------

RESOLVE: Final = 0
DISCARD_IT: Final = 1
CHECKS: Final = 2


@final
class PlayCreature(Frame[CycladesState]):
    """The effect at once and completely, with every battle and metropolis that it causes
    (CLA-CREATURE-BUY-03, -05); then the card is discarded, unless its figure stays
    (CLA-CREATURE-BUY-04, CLA-CREATURE-FIGURE-03)."""

    def __init__(self, faction: i64, card: i64, step: i64, copied: i64) -> None:
        self.faction = faction
        self.card = card
        self.step = step
        self.copied = copied  # 1 when the Chimera uses a card of the discard pile

    def advance(self, state: CycladesState) -> int:
        if self.step == RESOLVE:
            self.step = DISCARD_IT
            state.note(CREATURE_PLAYED, self.faction, self.card)
            power = state.rules.creatures[self.card]
            # It must be applied if it can, else it has no effect (CLA-CREATURE-BUY-02, -06).
            if power.applies(state, self.faction):
                power.play(state, self.faction)
            return AGAIN
        if checked(state):
            return AGAIN
        if self.step == DISCARD_IT:
            self.step = CHECKS
            hero = state.rules.creatures[self.card].is_hero()
            if not self.copied and not hero and figurine_owner(state, self.card) == NONE:
                discard_creature(state, self.card)
            return AGAIN
        return DONE

    def copy(self) -> "PlayCreature":
        return PlayCreature(self.faction, self.card, self.step, self.copied)

    def saved(self) -> list[int]:
        return [self.faction, self.card, self.step, self.copied]


# -- figures ------------------------------------------------------------------------------


class IslandFigure(FigurinePower):
    """A figure that is put on any island: own, neutral or another player's; who controls the
    island does not change (CLA-CREATURE-FIGURE-01, -05, -06, -08)."""

    def __init__(self, card: int, piece: int) -> None:
        super().__init__(card, [piece], True, False)

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, self.card))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return FIGURINE_AREA

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step == 0

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return bits(self.lands(state, errand.faction))

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = 1
        place_figure(state, errand.faction, self.card, self.pieces[0], option)


def place_figure(state: CycladesState, faction: int, card: int, piece: int, land: int) -> None:
    """On an island with a figure both are destroyed and the newcomer has no effect
    (CLA-CREATURE-FIGURE-04, -09); else it stands there until the player's next turn, with its card
    in front of the player, also when the Chimera called it (CLA-CREATURE-CHIMERA-03)."""
    at = state.at
    if at[FIGURINE_LANDS] & BIT[land]:
        state.note(FIGURINE_PLACED, piece, land)
        for other in range(PIECES):
            if at[PIECE_AT + other] == land:
                destroy_figurine(state, PIECE_CARDS[other])
        state.note(FIGURINE_REMOVED, piece, land)
        return
    take_from_discard(state, card)
    keep_figurine(state, faction, card)
    mark_new_figure(state, card)
    put_piece(state, piece, land)
    power = state.rules.creatures[card]
    assert isinstance(power, FigurinePower)
    power.arrives(state, faction, land)
