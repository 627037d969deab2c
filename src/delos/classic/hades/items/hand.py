"""Items in players' hands: who has one, who might have one, and playing it (HAD-ITEM-GENERAL)."""

from delos.classic.cells import FIRST_ORDER
from delos.classic.customs import customs, owner_of
from delos.classic.hades.cells import ITEM_DISCARD, ITEMS_HIDDEN, ITEMS_OF
from delos.cyclades.bits import BIT
from delos.cyclades.cells import GONE, NONE
from delos.cyclades.state import CycladesState


def holds(state: CycladesState, faction: int, item: int) -> bool:
    return state.at[ITEMS_OF + faction] & BIT[item] != 0


def suspects(state: CycladesState, item: int) -> int:
    """Players who, for all that everybody knows, may have an item, as a mask: it lies face up
    there, or it is nowhere to be seen and they have something face down. They are asked, with or
    without the item, because not asking would tell."""
    at = state.at
    hidden = at[ITEMS_HIDDEN]
    bit = BIT[item]
    found = 0
    for faction in range(state.rules.factions):
        items = at[ITEMS_OF + faction]
        if items & ~hidden & bit:
            return BIT[faction]
        if items & hidden:
            found |= BIT[faction]
    return 0 if at[ITEM_DISCARD] & bit else found


def may_hold(state: CycladesState, faction: int, item: int) -> bool:
    return suspects(state, item) & BIT[faction] != 0


def in_asking_order(state: CycladesState, factions: int) -> list[int]:
    """Players of a set as their markers stood on the turn track at the start of the cycle
    (HAD-ITEM-GENERAL-05)."""
    found: list[int] = []
    if factions == 0:
        return found
    for slot in range(customs(state).markers):
        marker = state.at[FIRST_ORDER + slot]
        if marker != NONE:
            faction = owner_of(state, marker)
            if factions & BIT[faction] and faction not in found:
                found.append(faction)
    return found


def asked_about(state: CycladesState, item: int) -> list[int]:
    """Whom to ask about an item, in order."""
    return in_asking_order(state, suspects(state, item) & ~state.at[GONE])
