"""How each Cyclades sells: prices and discounts of cards, bids, what gods give, conditions.

The engines' own functions answer; a shop only brings both under the same names.
"""

from __future__ import annotations

from typing import Final, final

from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    BID,
    BUILT,
    CYCLE,
    FLEET_RESERVE,
    NONE,
    PHASE,
    PRIESTESSES,
    SITES_OF,
    TRACK,
    TROOP_RESERVE,
)
from delos.cyclades.ids import APOLLO, BUILDING_NAMES, GOD_NAMES, HERA
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.kernel.title import Title
from delos.study.cards import NAME, Gift, Said

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


def bought(token: str, count: int, cost: int) -> Said:
    """``2 fleets (3)``, a part of a list."""
    return Said("tell-buys-" + token.replace(":", "-"), {"count": count, "cost": cost})


class Shop:
    """What differs from one Cyclades to the other."""

    heroes_among_creatures = False
    building_price = 0  # of a god's building; 0: it is a gift
    clergy = "card:priestess"
    god_names: list[str] = GOD_NAMES
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

    def secret(self, hero: int) -> bool:
        """Whether the condition depends on what lies in a purse."""
        raise NotImplementedError

    def gods_open(self, state: CycladesState) -> list[int]:
        raise NotImplementedError

    def bidding(self, state: CycladesState) -> bool:
        raise NotImplementedError

    def holder(self, state: CycladesState, god: int) -> int:
        """The seat whose offering stands on a god, or NONE."""
        raise NotImplementedError

    def standing_bid(self, state: CycladesState, god: int) -> int:
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


@final
class LegendaryShop(Shop):
    def __init__(self) -> None:
        from delos.legendary.creature import PRICES

        super().__init__(PRICES)

    def card(self, word: str) -> int:
        from delos.legendary.creatures import CREATURE_NAMES

        return CREATURE_NAMES.index(word) if word in CREATURE_NAMES else -1

    def hero(self, word: str) -> int:
        from delos.legendary.heroes import HERO_NAMES

        return HERO_NAMES.index(word) if word in HERO_NAMES else -1

    def discounts(self, state: CycladesState, seat: int, card: int, place: int) -> list[int]:
        from delos.legendary.creature import discounts

        return bits(discounts(state, seat))[: self.prices[place]]

    def reserved(self, state: CycladesState, place: int) -> int:
        from delos.legendary.cells import RESERVED

        return state.at[RESERVED + place]

    def later_price(self, state: CycladesState, place: int) -> int:
        return self.prices[cards_below(state, place)] if place else 0

    def played(self, seat: int, card: int) -> Frame[CycladesState]:
        from delos.legendary.creature import RESOLVE, PlayCreature

        return PlayCreature(seat, card, RESOLVE)

    def hero_price(self, state: CycladesState, hero: int) -> int:
        from delos.legendary.cells import HERO_TRACK
        from delos.legendary.gods.hera import HERO_PRICE

        on_track = hero in (state.at[HERO_TRACK], state.at[HERO_TRACK + 1])
        return HERO_PRICE if on_track else 0

    def hero_places(self, state: CycladesState, seat: int) -> list[str]:
        from delos.cyclades.unit import unit_places

        return [f"land:{state.chart.land_names[land]}" for land in bits(unit_places(state, seat))]

    def condition(self, state: CycladesState, seat: int, hero: int) -> str:
        from delos.legendary.heroes.hero import SHORT, Sacrificial

        power = state.rules.heroes[hero]
        return power.want(state, seat, hero, SHORT) if isinstance(power, Sacrificial) else ""

    def secret(self, hero: int) -> bool:
        from delos.cyclades.ids import CROESUS

        return hero == CROESUS

    def gods_open(self, state: CycladesState) -> list[int]:
        from delos.legendary.offerings import gods_open

        return gods_open(state)

    def bidding(self, state: CycladesState) -> bool:
        from delos.legendary.phases import PHASE_NAMES

        return PHASE_NAMES[state.at[PHASE]] == "offerings"

    def holder(self, state: CycladesState, god: int) -> int:
        from delos.legendary.offerings import faction_on

        return faction_on(state, god)

    def standing_bid(self, state: CycladesState, god: int) -> int:
        holder = self.holder(state, god)
        return 0 if holder == NONE else state.at[BID + holder]

    def least_bid(self, state: CycladesState, god: int) -> int:
        from delos.legendary.offerings import first_space

        track = state.rules.bid_track
        first = first_space(state, self.holder(state, god))
        return track[first] if god != APOLLO and first < len(track) else 0

    def bid_price(self, state: CycladesState, seat: int, god: int, bid: int) -> int:
        return max(0, bid - state.at[PRIESTESSES + seat])

    def set_sites(self, state: CycladesState, seat: int) -> int:
        from delos.legendary.metropolis import team_sites

        return team_sites(state, seat)

    def building_types(self, state: CycladesState, seat: int, god: str) -> list[int]:
        if god != GOD_NAMES[HERA]:
            return super().building_types(state, seat, god)
        from delos.legendary.gods.hera import missing_types

        missing = bits(missing_types(state, seat))
        sites = self.set_sites(state, seat)
        # A type that the team lacks helps more than one that only this faction lacks.
        return sorted(missing, key=lambda type: sites & state.at[BUILT + type] != 0)

    def givers(self, building: str) -> list[str]:
        return [*super().givers(building), "hera"]

    def gifts(self, god: str) -> list[Gift]:
        from delos.legendary.actions.extras import CARD_PRICE
        from delos.legendary.gods.ares import TROOP_PRICES
        from delos.legendary.gods.hera import HERO_PRICE, MERCENARY_PRICES
        from delos.legendary.gods.poseidon import FLEET_PRICES

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
        more = units.get(god, [CARD_PRICE])
        found.append(Gift(gift, thing("tell-more", gift, count=len(more)), tuple(more)))
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
        from delos.legendary.actions.extras import CARD_PRICE
        from delos.legendary.cells import HERO_TRACK, MERCENARY_SUPPLY
        from delos.legendary.gods.ares import TROOP_PRICES
        from delos.legendary.gods.hera import HERO_PRICE, MERCENARY_PRICES
        from delos.legendary.gods.poseidon import FLEET_PRICES

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


@final
class ClassicShop(Shop):
    heroes_among_creatures = True
    clergy = "card:priest"

    def __init__(self) -> None:
        from delos.classic.creature_track import PRICES, SPACES
        from delos.classic.gods.building import BUILDING_PRICE
        from delos.classic.ids import GOD_WORDS

        super().__init__(PRICES)
        self.track = SPACES
        self.god_names = GOD_WORDS
        self.building_price = BUILDING_PRICE

    def card(self, word: str) -> int:
        from delos.classic.ids import CARD_NAMES

        return CARD_NAMES.index(word) if word in CARD_NAMES else -1

    def hero(self, word: str) -> int:
        from delos.classic.ids import HERO_WORDS

        return HERO_WORDS.index(word) if word in HERO_WORDS else -1

    def discounts(self, state: CycladesState, seat: int, card: int, place: int) -> list[int]:
        from delos.classic.creature import discounts, price_of

        saved = self.prices[place] - price_of(state, seat, place)
        sites = discounts(state, seat)
        away = saved - min(saved, len(sites))
        return [NONE] * away + sites[: saved - away]

    def later_price(self, state: CycladesState, place: int) -> int:
        from delos.classic.creature_track import first_active

        first = first_active(state.at[CYCLE] + 1)
        return self.prices[first + cards_below(state, place)] if place else 0

    def played(self, seat: int, card: int) -> Frame[CycladesState]:
        from delos.classic.creature import RESOLVE, PlayCreature

        return PlayCreature(seat, card, RESOLVE, 0)

    def condition(self, state: CycladesState, seat: int, hero: int) -> str:
        from delos.classic.hades.heroes.power import DeckHero

        power = state.rules.heroes[hero]
        return power.condition(state, seat) if isinstance(power, DeckHero) else ""

    def secret(self, hero: int) -> bool:
        from delos.classic.ids import MIDAS

        return hero == MIDAS

    def gods_open(self, state: CycladesState) -> list[int]:
        from delos.classic.god_track import gods_open

        return gods_open(state)

    def bidding(self, state: CycladesState) -> bool:
        from delos.cyclades.kinds import OFFER_BID, OFFER_GOD

        return bool(state.stack) and state.kind() in (OFFER_BID, OFFER_GOD)

    def holder(self, state: CycladesState, god: int) -> int:
        from delos.classic.customs import owner_of
        from delos.classic.offerings import marker_on

        marker = NONE if god == APOLLO else marker_on(state, god)
        return NONE if marker == NONE else owner_of(state, marker)

    def standing_bid(self, state: CycladesState, god: int) -> int:
        from delos.classic.offerings import least

        return 0 if god == APOLLO else least(state, god) - 1

    def least_bid(self, state: CycladesState, god: int) -> int:
        from delos.classic.offerings import least

        return 0 if god == APOLLO else least(state, god)

    def bid_price(self, state: CycladesState, seat: int, god: int, bid: int) -> int:
        from delos.classic.offerings import cost_with

        return cost_with(state, seat, god, bid)

    def gifts(self, god: str) -> list[Gift]:
        from delos.classic.gods.building import BUILDING_PRICE
        from delos.classic.gods.purchases import (
            CARD_PRICE,
            FLEET_PRICES,
            REPLACE_PRICE,
            TROOP_PRICES,
        )
        from delos.classic.hades.god import UNDEAD_PRICES

        if god == "apollo":
            return [
                Gift("unit:gold", Said("tell-classic-apollo")),
                Gift("unit:cornucopia", Said("tell-classic-prosperity")),
            ]
        gift = {**GIFTS, "zeus": "card:priest", "hades": "unit:undead"}[god]
        units = {"poseidon": FLEET_PRICES, "ares": TROOP_PRICES, "hades": UNDEAD_PRICES}
        more = units.get(god, [CARD_PRICE])
        found = [
            Gift(gift, thing("tell-gift", gift)),
            Gift(gift, thing("tell-more", gift, count=len(more)), tuple(more)),
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
        from delos.classic.gods.building import BUILDING_PRICE
        from delos.classic.gods.purchases import CARD_PRICE, FLEET_PRICES, TROOP_PRICES

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


def cards_below(state: CycladesState, place: int) -> int:
    """How many cards close up before the one on a space; the first of all is discarded."""
    return sum(1 for n in range(1, place) if state.at[TRACK + n] != NONE)


def shop_of(title: Title) -> Shop:
    return LegendaryShop() if title.name == "legendary" else ClassicShop()
