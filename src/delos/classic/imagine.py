"""Filling in what a seat cannot know: other purses, a hidden discard pile, a loss that is still
secret, and what modules keep from it."""

from delos.classic.creature import PlayCreature, figure_cards
from delos.classic.creature_track import space_of
from delos.classic.customs import customs, players_left
from delos.classic.income import income_of
from delos.classic.offerings import Offerings, due
from delos.classic.voyage import Voyage
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import DECK, DISCARD, GOLD, NONE
from delos.cyclades.errand import Errand
from delos.cyclades.ids import CHIMERA, GRIFFIN
from delos.cyclades.imagine import rechoose_losses, secret_loss
from delos.cyclades.kinds import CHIMERA_CARD
from delos.cyclades.land_move import TakeUnits, Travel
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.kernel.state import (
    State,
)


def imagine(state: CycladesState, seat: int, seed: int) -> CycladesState:
    """A state that looks the same to the seat; whatever it cannot know is drawn anew, a discard
    pile that nobody may look through among it (CLA-CREATURE-TRACK-08)."""
    twin = state.copy()
    dice = SeededChance(seed)
    if customs(state).hidden_discard and not chooses_card(state, seat):
        reshuffle(twin, dice)
    secrets = customs(state).secrets
    for secret in secrets:
        secret.deal(twin, seat, dice)
    rechoose_losses(twin, BIT[seat], dice)
    for secret in secrets:
        if secret.opens_purses(twin):
            return twin
    refill_purses(twin, seat, dice)
    return twin


def shows_secret(before: CycladesState, after: CycladesState) -> bool:
    """Whether a choice has opened somebody's purse, a hidden discard pile or the other side's
    loss."""
    top = before.stack[-1]
    if isinstance(top, Errand) and top.creature == GRIFFIN:
        return True
    return looked_through(before, after) or secret_loss(before)


def looked_through(before: CycladesState, after: CycladesState) -> bool:
    """Whether the choice was to play the Chimera or what stands for her, be it that she found
    nothing to do in a hidden discard pile (CLA-CREATURE-TRACK-08, CLA-CREATURE-CHIMERA-05)."""
    if not customs(after).hidden_discard:
        return False
    bought = space_of(before, CHIMERA) != NONE and space_of(after, CHIMERA) == NONE
    return bought or (bool(after.stack) and picking(after))


def chooses_card(state: CycladesState, seat: int) -> bool:
    """Whether the seat is looking through the discard pile for the Chimera."""
    return bool(state.stack) and state.stack[-1].actor(state) == seat and picking(state)


def picking(state: CycladesState) -> bool:
    return state.kind() == CHIMERA_CARD


def reshuffle(state: CycladesState, dice: SeededChance) -> None:
    """Cards of deck and discard pile change places; how many lie where is known, and whether the
    deck holds a figure: every discard was told, and what a module offers may hang on it
    (HAD-ITEM-SCEPTRE-04). The Chimera is never in the discard pile, nor is a Hero
    (HAD-HERO-GENERAL-10), and while somebody chooses for the Chimera a card must be there."""
    if state.stack and state.stack[-1].actor(state) >= 0 and picking(state):
        return
    for secret in customs(state).secrets:
        if secret.holds_deck(state):
            return
    at = state.at
    pool = at[DECK] | at[DISCARD]
    known = copied(state) & at[DISCARD]
    figure = figure_cards(state, at[DECK]) != 0
    if not figure:
        known |= figure_cards(state, at[DISCARD])
    count = size(at[DISCARD])
    never = BIT[CHIMERA]
    for card in bits(pool):
        if state.rules.creatures[card].is_hero():
            never |= BIT[card]
    while True:
        found = known
        while size(found) < count:
            rest = bits(pool & ~found & ~never)
            found |= BIT[rest[dice.draw() % len(rest)]]
        if not figure or figure_cards(state, pool & ~found):
            break  # it ends: the truth is one of them
    at[DISCARD] = found
    at[DECK] = pool & ~found


def copied(state: CycladesState) -> int:
    """The card whose power the Chimera has taken, as a mask: everybody sees where it lies."""
    found = 0
    for frame in state.stack:
        if isinstance(frame, PlayCreature) and frame.copied:
            found |= BIT[frame.card]
    return found


def refill_purses(state: CycladesState, seat: int, dice: SeededChance) -> None:
    """Other purses hold something between what their offerings need and what two incomes would
    bring besides (CLA-HIDDEN-01)."""
    bidding = [frame for frame in state.stack if isinstance(frame, Offerings)]
    for faction in players_left(state):
        if faction == seat:
            continue
        least = due(state, faction) if bidding else 0
        state.at[GOLD + faction] = least + dice.draw() % (6 + 2 * income_of(state, faction))
    if not state.stack:
        return
    decider = state.stack[-1].actor(state)
    if decider >= 0 and decider != seat:
        # Whoever is in the middle of a paid action can pay for it.
        while state.at[GOLD + decider] < begun(state) or not state.options():
            state.at[GOLD + decider] += 1


def begun(state: CycladesState) -> int:
    """What the action under way still costs."""
    top = state.stack[-1]
    if isinstance(top, Voyage):
        return 1 if top.made == 0 else 0
    if isinstance(top, (TakeUnits, Travel)):
        return top.journey(state).price(state, top.hero, 1)
    return 0


def copy_cards(imagined: State, state: State) -> None:
    """Of a seat that has seen every card that was discarded."""
    imagined.at[DECK] = state.at[DECK]
    imagined.at[DISCARD] = state.at[DISCARD]
