"""How the Legendary Edition sells and what its gods give."""

from __future__ import annotations

from typing import Final, final

from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    BID,
    BUILT,
    FLEET_RESERVE,
    GOD_AT,
    GODS,
    NONE,
    PHASE,
    PRIESTESSES,
    TROOP_RESERVE,
)
from delos.cyclades.ids import APOLLO, CROESUS, GOD_NAMES, HERA
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import unit_places
from delos.kernel.frame import Frame
from delos.legendary.actions.extras import CARD_PRICE
from delos.legendary.building import (
    empty_sites,
)
from delos.legendary.cells import HERO_TRACK, MERCENARY_SUPPLY, RESERVED
from delos.legendary.creature import PRICES, RESOLVE, PlayCreature, discounts
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.customs import customs
from delos.legendary.founding import found
from delos.legendary.gods.ares import TROOP_PRICES
from delos.legendary.gods.hera import HERO_PRICE, MERCENARY_PRICES, missing_types
from delos.legendary.gods.poseidon import FLEET_PRICES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.heroes.hero import SHORT, Sacrificial
from delos.legendary.heroes.pandora import Pandora
from delos.legendary.metropolis import team_sites
from delos.legendary.offerings import faction_on, first_space, gods_open
from delos.legendary.phases import PHASE_NAMES
from delos.study.cards import Gift, Said
from delos.study.reaching import lands_of_sites
from delos.study.shops.shop import BUILDINGS, GIFTS, Shop, bought, cards_below, more, thing

FOUNDERS: Final = frozenset(
    [
        "ajax",
        "antigone",
        "croesus",
        "helen",
        "heracles",
        "hippolyta",
        "jason",
        "leto",
        "odysseus",
        "penelope",
        "pericles",
    ]
)


@final
class LegendaryShop(Shop):
    def __init__(self) -> None:
        super().__init__(PRICES)
        self.hero_names = HERO_NAMES
        self.founders = FOUNDERS

    def card(self, word: str) -> int:
        return CREATURE_NAMES.index(word) if word in CREATURE_NAMES else -1

    def hero(self, word: str) -> int:
        return HERO_NAMES.index(word) if word in HERO_NAMES else -1

    def discounts(self, state: CycladesState, seat: int, card: int, place: int) -> list[int]:
        return bits(discounts(state, seat))[: self.prices[place]]

    def reserved(self, state: CycladesState, place: int) -> int:
        return state.at[RESERVED + place]

    def later_price(self, state: CycladesState, place: int) -> int:
        return self.prices[cards_below(state, place)] if place else 0

    def played(self, seat: int, card: int) -> Frame[CycladesState]:
        return PlayCreature(seat, card, RESOLVE)

    def hero_price(self, state: CycladesState, hero: int) -> int:
        on_track = hero in (state.at[HERO_TRACK], state.at[HERO_TRACK + 1])
        return HERO_PRICE if on_track else 0

    def hero_places(self, state: CycladesState, seat: int) -> list[str]:
        return [f"land:{state.chart.land_names[land]}" for land in bits(unit_places(state, seat))]

    def condition(self, state: CycladesState, seat: int, hero: int) -> str:
        power = state.rules.heroes[hero]
        return power.want(state, seat, hero, SHORT) if isinstance(power, Sacrificial) else ""

    def secret(self, state: CycladesState, hero: int) -> bool:
        power = state.rules.heroes[hero]
        if isinstance(power, Pandora):  # she may take his role
            return CROESUS in power.roles(state)
        return hero == CROESUS

    def gods_open(self, state: CycladesState) -> list[int]:
        return gods_open(state)

    def opens_in(self, state: CycladesState, god: int) -> int:
        """The column moves up by one tile a cycle, so one after another (LEG-INIT-10, -11)."""
        last_open = state.rules.factions - 2
        slots = [slot for slot in range(GODS) if state.at[GOD_AT + slot] == god]
        return max(0, slots[0] - last_open) if slots else 0

    def bidding(self, state: CycladesState) -> bool:
        return PHASE_NAMES[state.at[PHASE]] == "offerings"

    def holder(self, state: CycladesState, god: int) -> int:
        return faction_on(state, god)

    def standing_bid(self, state: CycladesState, god: int) -> int:
        holder = self.holder(state, god)
        return 0 if holder == NONE else state.at[BID + holder]

    def bid_values(self, state: CycladesState, bid: int) -> list[int]:
        return list(customs(state).bid_track)

    def least_bid(self, state: CycladesState, god: int) -> int:
        track = customs(state).bid_track
        first = first_space(state, self.holder(state, god))
        return track[first] if god != APOLLO and first < len(track) else 0

    def bid_price(self, state: CycladesState, seat: int, god: int, bid: int) -> int:
        return max(0, bid - state.at[PRIESTESSES + seat])

    def set_sites(self, state: CycladesState, seat: int) -> int:
        return team_sites(state, seat)

    def free_sites(self, state: CycladesState, seat: int) -> int:
        return empty_sites(state, seat)

    def metropolis_places(self, state: CycladesState, seat: int) -> list[str]:
        return lands_of_sites(state, found(seat, 0, 0).sites(state))

    def building_types(self, state: CycladesState, seat: int, god: str) -> list[int]:
        if god != GOD_NAMES[HERA]:
            return super().building_types(state, seat, god)

        missing = bits(missing_types(state, seat))
        sites = self.set_sites(state, seat)
        # A type that the team lacks helps more than one that only this faction lacks.
        return sorted(missing, key=lambda type: sites & state.at[BUILT + type] != 0)

    def givers(self, building: str) -> list[str]:
        return [*super().givers(building), "hera"]

    def gifts(self, god: str) -> list[Gift]:
        if god == "apollo":
            return [
                Gift("unit:gold", Said("tell-gold-gift", {"count": 2})),
                Gift("unit:cornucopia", Said("tell-cornucopias")),
            ]
        found = [Gift("building:university", Said("tell-building-lacking"))]
        if god in BUILDINGS:
            token = f"building:{BUILDINGS[god]}"
            found = [Gift(token, thing("tell-gift", token))]
        gift = GIFTS[god]
        found.append(Gift(gift, thing("tell-gift", gift)))
        units = {"poseidon": FLEET_PRICES, "ares": TROOP_PRICES, "hera": MERCENARY_PRICES}
        prices = units.get(god, [CARD_PRICE])
        found.append(Gift(gift, more(gift, len(prices)), tuple(prices)))
        if god == "poseidon":
            found.append(Gift("unit:sail", Said("tell-sail"), (1,), True))
        elif god == "ares":
            found.append(Gift("unit:march", Said("tell-march"), (1,), True))
        elif god == "zeus":
            found.append(Gift("unit:creature", Said("tell-peek"), (1,)))
        elif god == "hera":
            found.append(Gift("unit:hero", Said("tell-hire"), (HERO_PRICE,)))
        return found

    def purchases(self, state: CycladesState, seat: int, god: str, gold: int) -> list[Said]:
        at = state.at
        if god == "poseidon":
            return self.units_and_moves(
                "unit:fleet", FLEET_PRICES, at[FLEET_RESERVE + seat], "tell-buys-sails", gold
            )
        if god == "ares":
            return self.units_and_moves(
                "unit:troop", TROOP_PRICES, at[TROOP_RESERVE + seat], "tell-buys-marches", gold
            )
        if god in ("athena", "zeus"):
            return [bought(GIFTS[god], 1, CARD_PRICE)] if gold >= CARD_PRICE else []
        if god != "hera":
            return []
        found: list[Said] = []
        if gold >= HERO_PRICE and any(at[HERO_TRACK + slot] != NONE for slot in range(2)):
            found.append(bought("unit:hero", 1, HERO_PRICE))
            gold -= HERO_PRICE
        mercenaries = self.units_and_moves(
            "unit:mercenary", MERCENARY_PRICES, at[MERCENARY_SUPPLY], "", gold
        )
        return found + [one for one in mercenaries if one.message]
