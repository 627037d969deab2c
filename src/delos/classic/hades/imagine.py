"""Filling in what a seat cannot know of items that lie face down."""

from typing import final

from delos.classic.hades.cells import ITEM_PILE, ITEMS_HIDDEN, ITEMS_OF
from delos.classic.hades.deck_search import TurnCards
from delos.classic.hades.favours.hephaestus import PickItem
from delos.classic.hades.items.windows import GOD, GirdleWindow
from delos.classic.hooks import Secret
from delos.classic.ids import GIRDLE
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.kernel.frame import own_all


@final
class FaceDown(Secret):
    """Items that lie face down, and a search in the deck: the card that it looks for must be
    there."""

    def deal(self, state: CycladesState, seat: int, dice: SeededChance) -> None:
        if state.at[ITEMS_HIDDEN] or state.at[ITEM_PILE]:
            deal_items(state, seat, dice)

    def holds_deck(self, state: CycladesState) -> bool:
        return bool(state.stack) and isinstance(state.stack[-1], TurnCards)


def deal_items(state: CycladesState, seat: int, dice: SeededChance) -> None:
    """What others have face down, what one of them is choosing from, and the pile are mixed and
    dealt anew; how many lie where is known."""
    at = state.at
    pool = at[ITEM_PILE]
    pinned = in_use(state)
    shares: list[int] = []  # how many each other player has face down
    for faction in range(state.rules.factions):
        hidden = 0 if faction == seat else at[ITEMS_OF + faction] & at[ITEMS_HIDDEN] & ~pinned
        shares.append(size(hidden))
        pool |= hidden
        at[ITEMS_OF + faction] &= ~hidden
    own_all(state)
    choosing = [
        frame for frame in state.stack if isinstance(frame, PickItem) and frame.faction != seat
    ]
    for frame in choosing:
        pool |= frame.drawn
    at[ITEMS_HIDDEN] &= ~pool
    for faction in range(state.rules.factions):
        dealt = draw(pool, shares[faction], dice)
        pool &= ~dealt
        at[ITEMS_OF + faction] |= dealt
        at[ITEMS_HIDDEN] |= dealt
    for frame in choosing:
        frame.drawn = draw(pool, size(frame.drawn), dice)
        pool &= ~frame.drawn
    at[ITEM_PILE] = pool


def draw(pool: int, count: int, dice: SeededChance) -> int:
    found = 0
    for _ in range(count):
        rest = bits(pool & ~found)
        found |= BIT[rest[dice.draw() % len(rest)]]
    return found


def in_use(state: CycladesState) -> int:
    """An item that somebody has begun to play stays where it is: it has been shown."""
    top = state.stack[-1] if state.stack else None
    return BIT[GIRDLE] if isinstance(top, GirdleWindow) and top.step == GOD else 0
