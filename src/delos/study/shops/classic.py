"""How the original game, with Hades, sells and what its gods give."""

from __future__ import annotations

from typing import Final, final

from delos.classic.cells import ROW, ROW_CYCLES
from delos.classic.creature import RESOLVE, PlayCreature, discounts, price_of
from delos.classic.creature_track import PRICES, SPACES, first_active
from delos.classic.customs import free_sites, owner_of
from delos.classic.god_track import OPEN, face_down, gods_open, row_of
from delos.classic.gods.building import BUILDING_PRICE
from delos.classic.gods.purchases import CARD_PRICE, FLEET_PRICES, REPLACE_PRICE, TROOP_PRICES
from delos.classic.hades.god import UNDEAD_PRICES
from delos.classic.hades.heroes.power import DeckHero
from delos.classic.ids import BUILDINGS as ALL_BUILDINGS
from delos.classic.ids import CARD_NAMES, GOD_WORDS, HERO_WORDS, MIDAS
from delos.classic.offerings import cost_with, least, marker_on
from delos.classic.sites import free_metropolis_sites
from delos.cyclades.bits import bits
from delos.cyclades.cells import CYCLE, FLEET_RESERVE, LANDS_OF, NONE, SITES_OF, TROOP_RESERVE
from delos.cyclades.ids import APOLLO
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.study.cards import NAME, Gift, Said
from delos.study.shops.shop import (
    BID_WINDOW,
    BUILDINGS,
    GIFTS,
    Shop,
    bought,
    cards_below,
    more,
    thing,
)

FOUNDERS: Final = frozenset(("achilles", "midas", "odysseus"))


@final
class ClassicShop(Shop):
    heroes_among_creatures = True
    clergy = "card:priest"

    def __init__(self) -> None:
        super().__init__(PRICES)
        self.track = SPACES
        self.god_names = GOD_WORDS
        self.building_names = ALL_BUILDINGS
        self.hero_names = HERO_WORDS
        self.founders = FOUNDERS
        self.building_price = BUILDING_PRICE

    def card(self, word: str) -> int:
        return CARD_NAMES.index(word) if word in CARD_NAMES else -1

    def hero(self, word: str) -> int:
        return HERO_WORDS.index(word) if word in HERO_WORDS else -1

    def discounts(self, state: CycladesState, seat: int, card: int, place: int) -> list[int]:
        saved = self.prices[place] - price_of(state, seat, place)
        sites = discounts(state, seat)
        away = saved - min(saved, len(sites))
        return [NONE] * away + sites[: saved - away]

    def later_price(self, state: CycladesState, place: int) -> int:
        first = first_active(state.at[CYCLE] + 1)
        return self.prices[first + cards_below(state, place)] if place else 0

    def played(self, seat: int, card: int) -> Frame[CycladesState]:
        return PlayCreature(seat, card, RESOLVE, 0)

    def condition(self, state: CycladesState, seat: int, hero: int) -> str:
        power = state.rules.heroes[hero]
        return power.condition(state, seat) if isinstance(power, DeckHero) else ""

    def secret(self, state: CycladesState, hero: int) -> bool:
        return hero == MIDAS

    def gods_open(self, state: CycladesState) -> list[int]:
        return gods_open(state)

    def opens_in(self, state: CycladesState, god: int) -> int:
        """What lies face down comes first, but every second time of two, and always after an
        elimination, all are drawn anew (CLA-GODS-03 to -07, -10)."""
        at = state.at
        row = row_of(state)
        if row != at[ROW] or god not in bits(face_down(state)):
            return 0
        return 1 if OPEN[row] == 3 or at[ROW_CYCLES] % 2 == 1 else 0

    def bidding(self, state: CycladesState) -> bool:
        return bool(state.stack) and state.kind() in (OFFER_BID, OFFER_GOD)

    def holder(self, state: CycladesState, god: int) -> int:
        marker = NONE if god == APOLLO else marker_on(state, god)
        return NONE if marker == NONE else owner_of(state, marker)

    def standing_bid(self, state: CycladesState, god: int) -> int:
        return 0 if god == APOLLO else least(state, god) - 1

    def bid_values(self, state: CycladesState, bid: int) -> list[int]:
        first = max(1, bid - BID_WINDOW // 2)  # any number may be bid
        return list(range(first, first + BID_WINDOW))

    def least_bid(self, state: CycladesState, god: int) -> int:
        return 0 if god == APOLLO else least(state, god)

    def bid_price(self, state: CycladesState, seat: int, god: int, bid: int) -> int:
        return cost_with(state, seat, god, bid)

    def free_sites(self, state: CycladesState, seat: int) -> int:
        return free_sites(state, seat)

    def metropolis_places(self, state: CycladesState, seat: int) -> list[str]:
        own = state.at[SITES_OF + seat]
        lands = state.at[LANDS_OF + seat] & free_metropolis_sites(state, own)
        return [f"land:{state.chart.land_names[land]}" for land in bits(lands)]

    def gifts(self, god: str) -> list[Gift]:
        if god == "apollo":
            return [
                Gift("unit:gold", Said("tell-classic-apollo")),
                Gift("unit:cornucopia", Said("tell-classic-prosperity")),
            ]
        gift = {**GIFTS, "zeus": "card:priest", "hades": "unit:undead"}[god]
        units = {"poseidon": FLEET_PRICES, "ares": TROOP_PRICES, "hades": UNDEAD_PRICES}
        prices = units.get(god, [CARD_PRICE])
        found = [
            Gift(gift, thing("tell-gift", gift)),
            Gift(gift, more(gift, len(prices)), tuple(prices)),
        ]
        if god in BUILDINGS:
            token = f"building:{BUILDINGS[god]}"
            found.append(Gift(token, thing(NAME, token), (BUILDING_PRICE,), True))
        if god == "poseidon":
            found.append(Gift("unit:sail", Said("tell-sail"), (1,), True))
        elif god in ("ares", "hades"):
            found.append(Gift("unit:march", Said("tell-march"), (1,), True))
        elif god == "zeus":
            found.append(Gift("unit:creature", Said("tell-replace"), (REPLACE_PRICE,), True))
        return found

    def purchases(self, state: CycladesState, seat: int, god: str, gold: int) -> list[Said]:
        at = state.at
        found: list[Said] = []
        if god in BUILDINGS and gold >= BUILDING_PRICE:
            found.append(bought(f"building:{BUILDINGS[god]}", 1, BUILDING_PRICE))
            gold -= BUILDING_PRICE
        if god == "poseidon":
            found += self.units_and_moves(
                "unit:fleet", FLEET_PRICES, at[FLEET_RESERVE + seat], "tell-buys-sails", gold
            )
        elif god == "ares":
            found += self.units_and_moves(
                "unit:troop", TROOP_PRICES, at[TROOP_RESERVE + seat], "tell-buys-marches", gold
            )
        elif god in ("athena", "zeus") and gold >= CARD_PRICE:
            token = "card:priest" if god == "zeus" else GIFTS[god]
            found.append(bought(token, 1, CARD_PRICE))
        return found
