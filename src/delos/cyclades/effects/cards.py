"""Priestesses and Philosophers, the Creature deck and its discard."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    CHECK,
    DECK,
    DISCARD,
    NONE,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    TOP,
    TOP_SEEN,
)
from delos.cyclades.events import (
    CREATURE_DISCARDED,
    DECK_SHUFFLED,
    PHILOSOPHER_GAINED,
    PHILOSOPHERS_SPENT,
    PRIESTESS_GAINED,
    PRIESTESS_SPENT,
)
from delos.cyclades.state import CycladesState


def gain_priestess(state: CycladesState, faction: int) -> None:
    """From the supply; with none left the gain lapses (LEG-CORE-09, LEG-ZEUS-10)."""
    at = state.at
    if at[PRIESTESS_SUPPLY] == 0:
        return
    at[PRIESTESS_SUPPLY] -= 1
    at[PRIESTESSES + faction] += 1
    state.note(PRIESTESS_GAINED, faction)


def spend_priestesses(state: CycladesState, faction: int, count: int) -> None:
    """They return to the supply (LEG-UPKEEP-03)."""
    at = state.at
    at[PRIESTESSES + faction] -= count
    at[PRIESTESS_SUPPLY] += count
    state.note(PRIESTESS_SPENT, faction, count)


def gain_philosopher(state: CycladesState, faction: int) -> None:
    """From the supply; with none left the gain lapses (LEG-ATHENA-05)."""
    at = state.at
    if at[PHILOSOPHER_SUPPLY] == 0:
        return
    at[PHILOSOPHER_SUPPLY] -= 1
    at[PHILOSOPHERS + faction] += 1
    at[CHECK] = 1
    state.note(PHILOSOPHER_GAINED, faction)


def spend_philosophers(state: CycladesState, faction: int, count: int) -> None:
    at = state.at
    at[PHILOSOPHERS + faction] -= count
    at[PHILOSOPHER_SUPPLY] += count
    state.note(PHILOSOPHERS_SPENT, faction, count)


def discard_creature(state: CycladesState, card: int) -> None:
    state.at[DISCARD] |= BIT[card]
    state.note(CREATURE_DISCARDED, card)
    state.rules.creatures[card].reaches_discard(state)


def shuffle_deck(state: CycladesState) -> None:
    """Discard and deck become the new deck; whatever was known of its top is forgotten."""
    at = state.at
    at[DECK] |= at[DISCARD]
    at[DISCARD] = 0
    at[TOP] = NONE
    at[TOP_SEEN] = 0
    state.note(DECK_SHUFFLED)


def ready_deck(state: CycladesState) -> bool:
    """Make an empty deck anew from the discard (LEG-INIT-08); whether there is any card."""
    at = state.at
    if at[DECK] == 0 and at[DISCARD]:
        shuffle_deck(state)
    return at[DECK] != 0


def draw_choices(state: CycladesState) -> list[int]:
    """The cards that may come up next; a card seen on top comes up for certain."""
    at = state.at
    if at[TOP] != NONE:
        return [at[TOP]]
    return bits(at[DECK])


def take_from_deck(state: CycladesState, card: int) -> None:
    at = state.at
    at[DECK] &= ~BIT[card]
    if at[TOP] == card:
        at[TOP] = NONE
        at[TOP_SEEN] = 0


def pass_priestess(state: CycladesState, giver: int, taker: int) -> None:
    """From one faction to another (LEG-CREATURE-DRYAD-01)."""
    state.at[PRIESTESSES + giver] -= 1
    state.at[PRIESTESSES + taker] += 1


def pass_philosopher(state: CycladesState, giver: int, taker: int) -> None:
    """From one faction to another, who may have a set now (LEG-CREATURE-SATYR-01)."""
    at = state.at
    at[PHILOSOPHERS + giver] -= 1
    at[PHILOSOPHERS + taker] += 1
    at[CHECK] = 1
