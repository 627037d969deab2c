"""What a shop tells of a Cyclades, and what both games have in common."""

from __future__ import annotations

from typing import Final

from delos.cyclades.cells import NONE, SITES_OF, TRACK
from delos.cyclades.ids import BUILDING_NAMES, GOD_NAMES, HERO_NAMES
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.study.cards import Gift, Said

BID_WINDOW: Final = 9  # values shown around a bid where there is no end of them
SET: Final = 4  # types of building that make a metropolis

BUILDINGS: Final = {
    "zeus": "temple",
    "athena": "university",
    "poseidon": "port",
    "ares": "fortress",
}
GIFTS: Final = {
    "zeus": "card:priestess",
    "athena": "card:philosopher",
    "poseidon": "unit:fleet",
    "ares": "unit:troop",
    "hera": "unit:mercenary",
}


def thing(word: str, token: str, **values: int) -> Said:
    return Said(word, {"thing": token, **values})


def more(token: str, count: int) -> Said:
    """So many more of it for gold."""
    return Said("tell-more-" + token.replace(":", "-"), {"count": count})


def bought(token: str, count: int, cost: int) -> Said:
    """``2 fleets (3)``, a part of a list."""
    return Said("tell-buys-" + token.replace(":", "-"), {"count": count, "cost": cost})


class Shop:
    """What differs from one Cyclades to the other."""

    heroes_among_creatures = False
    building_price = 0  # of a god's building; 0: it is a gift
    clergy = "card:priestess"
    god_names: list[str] = GOD_NAMES
    building_names: list[str] = BUILDING_NAMES
    hero_names: list[str] = HERO_NAMES
    founders: frozenset[str] = frozenset()  # heroes whose sacrifice is a metropolis
    track = 4

    def __init__(self, prices: list[int]) -> None:
        self.prices = prices  # of the spaces of the track

    def card(self, word: str) -> int:
        raise NotImplementedError

    def hero(self, word: str) -> int:
        raise NotImplementedError

    def god(self, word: str) -> int:
        return self.god_names.index(word) if word in self.god_names else -1

    def place(self, state: CycladesState, card: int) -> int:
        """The space of the track on which a card lies; -1 for none."""
        at = state.at
        return next((n for n in range(self.track) if at[TRACK + n] == card), -1)

    def discounts(self, state: CycladesState, seat: int, card: int, place: int) -> list[int]:
        """The sites whose discounts make the card as cheap as it gets."""
        raise NotImplementedError

    def reserved(self, state: CycladesState, place: int) -> int:
        return NONE

    def later_price(self, state: CycladesState, place: int) -> int:
        """What the card costs in the next cycle if nobody buys it; 0 when it leaves the track."""
        raise NotImplementedError

    def played(self, seat: int, card: int) -> Frame[CycladesState]:
        raise NotImplementedError

    def hero_price(self, state: CycladesState, hero: int) -> int:
        return 0

    def hero_places(self, state: CycladesState, seat: int) -> list[str]:
        return []

    def condition(self, state: CycladesState, seat: int, hero: int) -> str:
        """What the sacrifice wants, as a reason key with numbers."""
        return ""

    def may_sacrifice(self, state: CycladesState, seat: int, hero: int) -> bool:
        return state.rules.heroes[hero].may_sacrifice(state, seat, hero)

    def secret(self, state: CycladesState, hero: int) -> bool:
        """Whether the condition depends on what lies in a purse."""
        raise NotImplementedError

    def gods_open(self, state: CycladesState) -> list[int]:
        raise NotImplementedError

    def opens_in(self, state: CycladesState, god: int) -> int:
        """Cycles until a god that takes no offerings does again; 0 where a draw decides."""
        raise NotImplementedError

    def bidding(self, state: CycladesState) -> bool:
        raise NotImplementedError

    def holder(self, state: CycladesState, god: int) -> int:
        """The seat whose offering stands on a god, or NONE."""
        raise NotImplementedError

    def standing_bid(self, state: CycladesState, god: int) -> int:
        raise NotImplementedError

    def bid_values(self, state: CycladesState, bid: int) -> list[int]:
        """Values around a bid, as they stand on the god's tile."""
        raise NotImplementedError

    def least_bid(self, state: CycladesState, god: int) -> int:
        """The lowest value that takes the god; 0 when there is none."""
        raise NotImplementedError

    def bid_price(self, state: CycladesState, seat: int, god: int, bid: int) -> int:
        """What all offerings of the seat cost with this one."""
        raise NotImplementedError

    def gifts(self, god: str) -> list[Gift]:
        raise NotImplementedError

    def givers(self, building: str) -> list[str]:
        return [god for god, name in BUILDINGS.items() if name == building]

    def set_sites(self, state: CycladesState, seat: int) -> int:
        return state.at[SITES_OF + seat]

    def free_sites(self, state: CycladesState, seat: int) -> int:
        """Sites of the seat on which a building could be put, as a mask."""
        raise NotImplementedError

    def metropolis_places(self, state: CycladesState, seat: int) -> list[str]:
        """The areas that could take a metropolis of the seat now."""
        raise NotImplementedError

    def building_types(self, state: CycladesState, seat: int, god: str) -> list[int]:
        name = BUILDINGS.get(god)
        return [] if name is None else [BUILDING_NAMES.index(name)]

    def purchases(self, state: CycladesState, seat: int, god: str, gold: int) -> list[Said]:
        """Something sensible that so much gold buys in the god's turn: about half for units, the
        rest for moves."""
        raise NotImplementedError

    def units_and_moves(
        self, unit: str, prices: list[int], reserve: int, move: str, gold: int
    ) -> list[Said]:
        """The gift takes one piece of the reserve first."""
        found: list[Said] = []
        spent = count = 0
        for price in prices[: max(0, reserve - 1)]:
            if (count and spent + price > (gold + 1) // 2) or spent + price > gold:
                break
            spent, count = spent + price, count + 1
        if count:
            found.append(bought(unit, count, spent))
        if gold > spent:
            found.append(Said(move, {"count": gold - spent, "cost": gold - spent}))
        return found


def cards_below(state: CycladesState, place: int) -> int:
    """How many cards close up before the one on a space; the first of all is discarded."""
    return sum(1 for n in range(1, place) if state.at[TRACK + n] != NONE)
