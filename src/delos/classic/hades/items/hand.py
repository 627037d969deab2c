"""Items in players' hands: who has one, who might have one, and playing it (HAD-ITEM-GENERAL)."""

from delos.classic.customs import customs, owner_of
from delos.classic.hades.cells import FIRST_ORDER, ITEM_DISCARD, ITEMS_HIDDEN, ITEMS_OF
from delos.cyclades.bits import BIT
from delos.cyclades.cells import GONE, NONE
from delos.cyclades.state import CycladesState


def holds(state: CycladesState, faction: int, item: int) -> bool:
    return state.at[ITEMS_OF + faction] & BIT[item] != 0


def may_hold(state: CycladesState, faction: int, item: int) -> bool:
    """Whether, for all that everybody knows, a player may have an item: it lies face up there, or
    it is nowhere to be seen and the player has something face down. Such a player is asked, with
    or without the item, because not asking would tell."""
    at = state.at
    if at[ITEMS_OF + faction] == 0:
        return False
    seen = at[ITEM_DISCARD]
    for other in range(state.rules.factions):
        seen |= at[ITEMS_OF + other] & ~at[ITEMS_HIDDEN]
    if seen & BIT[item]:
        return holds(state, faction, item)
    return at[ITEMS_OF + faction] & at[ITEMS_HIDDEN] != 0


def asking_order(state: CycladesState) -> list[int]:
    """Players as their markers stood on the turn track at the start of the cycle
    (HAD-ITEM-GENERAL-05)."""
    found: list[int] = []
    title = customs(state)
    for slot in range(title.markers):
        marker = state.at[FIRST_ORDER + slot]
        if marker == NONE:
            continue
        faction = owner_of(state, marker)
        if faction not in found and state.at[GONE] & BIT[faction] == 0:
            found.append(faction)
    return found
