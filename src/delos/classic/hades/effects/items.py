"""Magic items: drawn, kept, played (HAD-ITEM)."""

from delos.classic.events import (
    ITEM_DISCARDED,
    ITEM_GAINED,
    ITEM_HIDDEN,
    ITEM_PLAYED,
    OFFERING_FORBIDDEN,
)
from delos.classic.hades.cells import (
    BANNED_FACTION,
    BANNED_GOD,
    HANDMAIDS,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
)
from delos.cyclades.bits import BIT
from delos.cyclades.cells import NONE, PROTECTED, SURE
from delos.cyclades.state import CycladesState


def items_left(state: CycladesState) -> bool:
    """Whether an item can be drawn: the discard pile becomes the pile when that is empty
    (HAD-ITEM-GENERAL-03, -07)."""
    at = state.at
    if at[ITEM_PILE] == 0:
        at[ITEM_PILE] = at[ITEM_DISCARD]
        at[ITEM_DISCARD] = 0
    return at[ITEM_PILE] != 0


def gain_item(state: CycladesState, faction: int, item: int, hidden: int) -> None:
    """Face up, but for those of Hephaestus (HAD-ITEM-GENERAL-01, HAD-FAVOUR-HEPHAESTUS-02)."""
    at = state.at
    at[ITEMS_OF + faction] |= BIT[item]
    if hidden:
        at[ITEMS_HIDDEN] |= BIT[item]
        state.note(ITEM_HIDDEN, faction, item)
    else:
        state.note(ITEM_GAINED, faction, item)


def play_item(state: CycladesState, faction: int, item: int) -> None:
    """Discarded with its single use, which costs nothing (HAD-ITEM-GENERAL-04)."""
    at = state.at
    at[ITEMS_OF + faction] &= ~BIT[item]
    at[ITEMS_HIDDEN] &= ~BIT[item]
    at[ITEM_DISCARD] |= BIT[item]
    state.note(ITEM_PLAYED, faction, item)


def draw_item(state: CycladesState, item: int) -> None:
    """It leaves the pile (HAD-ITEM-GENERAL-03)."""
    state.at[ITEM_PILE] &= ~BIT[item]


def discard_item(state: CycladesState, item: int) -> None:
    """Seen by all (HAD-FAVOUR-HEPHAESTUS-01)."""
    state.at[ITEM_DISCARD] |= BIT[item]
    state.note(ITEM_DISCARDED, item)


def lose_items(state: CycladesState, faction: int) -> None:
    """All that a player had leaves the game, handmaids too (CLA-ELIM-04)."""
    at = state.at
    at[ITEMS_HIDDEN] &= ~at[ITEMS_OF + faction]
    at[ITEMS_OF + faction] = 0
    at[HANDMAIDS + faction] = 0


def protect(state: CycladesState, faction: int) -> None:
    """Nobody attacks the player until the end of the cycle (HAD-ITEM-NECKLACE-03)."""
    state.at[PROTECTED] |= BIT[faction]


def make_sure(state: CycladesState, faction: int) -> None:
    """The player's next die counts 3, and no other (HAD-ITEM-APOLLO-ARROWS-01,
    HAD-ITEM-APOLLO-ARROWS-02, HAD-ITEM-TRIDENT-01, HAD-ITEM-TRIDENT-02)."""
    state.at[SURE] |= BIT[faction]


def forbid_offering(state: CycladesState, player: int, god: int) -> None:
    """A god is closed to a player in this cycle (HAD-ITEM-GIRDLE-01)."""
    state.at[BANNED_FACTION] = player
    state.at[BANNED_GOD] = god
    state.note(OFFERING_FORBIDDEN, player, god)


def end_items(state: CycladesState) -> None:
    """What items did lasts for one cycle (HAD-ITEM-NECKLACE-03, HAD-ITEM-GIRDLE-01)."""
    at = state.at
    at[PROTECTED] = 0
    at[BANNED_FACTION] = NONE
    at[BANNED_GOD] = NONE
