"""Puts the pieces of a position on an empty table, through the engine's own effects."""

from __future__ import annotations

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BUILT,
    CARD_BONUS,
    CARD_OWNER,
    DECK,
    FIGURINES_OF,
    FLEET_RESERVE,
    GOLD,
    GONE,
    HERO_NEW,
    HEROES_OF,
    LAND_GOLD,
    LAND_TOKENS,
    NONE,
    OWNER,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SEA_OWNER,
    SEA_TOKENS,
    SUPPLY,
    TROOP_RESERVE,
    USED,
)
from delos.cyclades.chart import LANDS, SITES
from delos.cyclades.effects import (
    build,
    building_on,
    own_land,
    place_fleets,
    place_hero,
    place_others,
    place_troops,
)
from delos.cyclades.ids import (
    BUILDING_NAMES,
    METROPOLIS,
    PANDORA,
    PENTHESILEA,
    PIECE_NAMES,
)
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.cyclades.words import site_names
from delos.legendary.cells import BONUS_AT, BONUS_SUPPLY, HERO_DECK, HERO_MOVES, MERCENARY_SUPPLY
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.title import Legendary
from delos.scenarios.fields import Field, unknown
from delos.scenarios.legendary.cards import Cards
from delos.scenarios.legendary.pieces import Building, Contents, read_building, read_contents
from delos.scenarios.legendary.piles import limit

HOLDERS: Final = ["penthesilea", "pandora"]
HOLDER_HEROES: Final = [PENTHESILEA, PANDORA]
FACTION_KEYS: Final = (
    "gold",
    "priestesses",
    "philosophers",
    "god",
    "bid",
    "lands",
    "seas",
    "creatures",
    "new",
    "moves",
    "cards",
    "troops_in_reserve",
    "fleets_in_reserve",
    "eliminated",
)


def area_number(title: Legendary, place: Field, name: str) -> int:
    """A land, or a sea counted from LANDS on."""
    chart = title.chart
    if name in chart.land_names:
        return chart.land_names.index(name)
    if name not in chart.sea_names:
        place.wrong(unknown(name, [*chart.land_names, *chart.sea_names]))
    return LANDS + chart.sea_names.index(name)


@final
class Placer:
    def __init__(self, title: Legendary, state: CycladesState) -> None:
        self.title = title
        self.state = state
        self.at = state.at
        self.chart = state.chart
        self.creatures = Cards(CREATURE_NAMES, "creature_set", state.at[DECK])
        self.heroes = Cards(HERO_NAMES, "hero_set", state.at[HERO_DECK])
        self.claims: dict[int, str] = {}  # who named a land or a sea first
        self.purses: dict[int, str] = {}

    # -- factions -------------------------------------------------------------------------

    def faction(self, faction: int, place: Field) -> dict[str, Field]:
        """Everything of a faction but its pawn; its fields."""
        fields = place.table(FACTION_KEYS)
        if "eliminated" in fields and fields["eliminated"].flag():
            if len(fields) > 1:
                place.wrong("an eliminated faction owns nothing. Remove its other keys.")
            self.at[GONE] |= BIT[faction]
            return {}
        if "gold" in fields:
            self.gold(faction, fields["gold"])
        for key, cell, supply in (
            ("priestesses", PRIESTESSES, PRIESTESS_SUPPLY),
            ("philosophers", PHILOSOPHERS, PHILOSOPHER_SUPPLY),
        ):
            if key in fields:
                count = fields[key].number()
                self.from_supply(fields[key], supply, count, key)
                self.at[cell + faction] = count
        if "lands" in fields:
            self.lands(faction, fields["lands"])
        if "seas" in fields:
            self.seas(faction, fields["seas"])
        if "cards" in fields:
            self.metropolis_cards(faction, fields["cards"])
        self.hero_marks(faction, fields)
        for key, cell in (
            ("troops_in_reserve", TROOP_RESERVE),
            ("fleets_in_reserve", FLEET_RESERVE),
        ):
            if key in fields:
                limit(self.at, fields[key], cell + faction)
        return fields

    def gold(self, faction: int, place: Field) -> None:
        purse = self.state.rules.team[faction]
        if purse in self.purses:
            place.wrong(
                f"teammates share one purse, and {self.purses[purse]} has filled it. Give the "
                f"gold of the team once."
            )
        self.purses[purse] = place.place
        self.at[GOLD + purse] = place.number()

    def from_supply(self, place: Field, cell: int, count: int, what: str) -> None:
        if count > self.at[cell]:
            place.wrong(
                f"{count} {what} are asked for, but only {self.at[cell]} are left in the box. "
                f"Lower the number."
            )
        self.at[cell] -= count

    # -- lands ----------------------------------------------------------------------------

    def lands(self, faction: int, place: Field) -> None:
        """``{ naxos = "3 troops, port", naxos-2 = "temple" }`` or ``["naxos"]``."""
        if place.is_list:
            for entry in place.entries():
                self.claim(faction, entry, entry.index_in(self.chart.land_names))
            return
        whole: list[tuple[Field, int, Contents]] = []
        for name, field in place.items():
            if name in site_names(self.title.chart):
                site = site_names(self.title.chart).index(name)
                self.own_site(faction, field, site)
            elif name in self.chart.land_names:
                land = self.chart.land_names.index(name)
                self.claim(faction, field, land)
                whole.append((field, land, read_contents(field, field.text())))
            else:
                field.wrong(unknown(name, self.chart.land_names))
        for field, land, contents in whole:
            self.garrison(faction, field, land, contents)

    def claim(self, faction: int, place: Field, land: int) -> None:
        if land in self.claims and self.at[OWNER + land] != faction:
            place.wrong(f"the land belongs to {self.claims[land]} already. Remove one of the two.")
        self.claims[land] = place.place
        own_land(self.state, faction, land)

    def own_site(self, faction: int, place: Field, site: int) -> None:
        land = self.chart.site_land[site]
        if self.at[OWNER + land] != faction:
            self.claim(faction, place, land)
        contents = read_contents(place, place.text())
        if contents.units_text() or len(contents.buildings) != 1:
            place.wrong("a site holds one building. Units go to the land itself.")
        self.raise_building(place, site, contents.buildings[0], faction)

    def garrison(self, faction: int, place: Field, land: int, contents: Contents) -> None:
        reserve = self.at[TROOP_RESERVE + faction]
        if contents.troops > reserve:
            place.wrong(
                f"{contents.troops} Troops, but {self.title.seats[faction]} has only {reserve} "
                f"left of its 8. Lower the number."
            )
        if contents.mercenaries > self.at[MERCENARY_SUPPLY]:
            place.wrong(
                f"{contents.mercenaries} Mercenaries, but only {self.at[MERCENARY_SUPPLY]} are "
                f"left in the box. Lower the number."
            )
        if contents.troops:
            place_troops(self.state, faction, land, contents.troops)
        if contents.mercenaries:
            place_others(self.state, faction, land, contents.mercenaries)
        for hero in contents.heroes:
            self.heroes.take(place, hero)
            place_hero(self.state, faction, hero, land)
            self.at[HERO_NEW] &= ~BIT[hero]
        self.build_all(place, land, contents.buildings, faction)

    def build_all(self, place: Field, land: int, buildings: list[Building], faction: int) -> None:
        """On the free sites of a land, in order."""
        sites = bits(self.chart.land_sites[land])
        free = [site for site in sites if building_on(self.state, site) == NONE]
        if len(buildings) > len(free):
            place.wrong(
                f"{len(buildings)} buildings, but {self.chart.land_names[land]} has {len(free)} "
                f"free of {len(sites)} sites. Move some to another land."
            )
        for building in buildings:
            self.raise_building(place, free.pop(0), building, faction)

    def raise_building(self, place: Field, site: int, building: Building, faction: int) -> None:
        at = self.at
        if building_on(self.state, site) != NONE:
            place.wrong("the site is taken already. Remove one of the buildings.")
        if building.type == METROPOLIS:
            self.take_token(place, building.bonus)
            at[BUILT + METROPOLIS] |= BIT[site]
            if building.bonus != NONE:
                at[BONUS_AT + building.bonus] |= BIT[site]
        elif at[SUPPLY + building.type] == 0:
            place.wrong(f"the box has no {BUILDING_NAMES[building.type]} left. Remove one.")
        else:
            build(self.state, faction, building.type, site)
        if building.used:
            at[USED] |= BIT[site]

    def take_token(self, place: Field, bonus: int) -> None:
        if bonus == NONE:
            return
        if self.at[BONUS_SUPPLY + bonus] == 0:
            place.wrong(
                f"no Metropolis token {BONUS_NAMES[bonus]!r} is left in the box of this table. "
                f"Choose another bonus."
            )
        self.at[BONUS_SUPPLY + bonus] -= 1

    def neutral(self, place: Field) -> None:
        """Buildings on lands that nobody controls."""
        for name, field in place.items():
            contents = read_contents(field, field.text())
            if contents.units_text():
                field.wrong("units have an owner. A neutral land holds buildings only.")
            if name in site_names(self.title.chart):
                site = site_names(self.title.chart).index(name)
                land = self.chart.site_land[site]
                if len(contents.buildings) != 1:
                    field.wrong("a site holds one building.")
                self.raise_building(field, site, contents.buildings[0], NONE)
            elif name in self.chart.land_names:
                land = self.chart.land_names.index(name)
                self.build_all(field, land, contents.buildings, NONE)
            else:
                field.wrong(unknown(name, self.chart.land_names))
            if self.at[OWNER + land] != NONE:
                field.wrong(f"the land belongs to {self.claims[land]}. Write its buildings there.")

    # -- seas, tokens ---------------------------------------------------------------------

    def seas(self, faction: int, place: Field) -> None:
        for sea, field in place.named(self.chart.sea_names):
            count = field.number(1)
            if self.at[SEA_OWNER + sea] != NONE:
                field.wrong(f"{self.claims[LANDS + sea]} has Fleets there. Remove one of the two.")
            reserve = self.at[FLEET_RESERVE + faction]
            if count > reserve:
                field.wrong(
                    f"{count} Fleets, but {self.title.seats[faction]} has only {reserve} left of "
                    f"its 8. Lower the number."
                )
            self.claims[LANDS + sea] = field.place
            place_fleets(self.state, faction, sea, count)

    def cornucopias(self, place: Field) -> None:
        for name, field in place.items():
            area = area_number(self.title, field, name)
            cell = LAND_TOKENS + area if area < LANDS else SEA_TOKENS + area - LANDS
            self.at[cell] = field.number()

    def gold_on(self, place: Field) -> None:
        for land, field in place.named(self.chart.land_names):
            self.at[LAND_GOLD + land] = field.number()

    # -- Heroes ---------------------------------------------------------------------------

    def hero_marks(self, faction: int, fields: dict[str, Field]) -> None:
        mine = self.at[HEROES_OF + faction]
        names = [HERO_NAMES[hero] for hero in bits(mine)]
        remedy = "Put the Hero on one of the faction's lands first: "
        if "new" in fields:
            for entry in fields["new"].entries():
                if entry.text() not in names:
                    entry.wrong(remedy + unknown(entry.text(), names))
                self.at[HERO_NEW] |= BIT[HERO_NAMES.index(entry.text())]
        if "moves" in fields:
            for name, field in fields["moves"].items():
                if name not in names:
                    field.wrong(remedy + unknown(name, names))
                self.at[HERO_MOVES + HERO_NAMES.index(name)] = field.number()

    def metropolis_cards(self, faction: int, place: Field) -> None:
        """Penthesilea's card, or Pandora's, holds a Metropolis; the Hero has left the game."""
        at = self.at
        for holder, field in place.named(HOLDERS):
            self.heroes.take(field, HOLDER_HEROES[holder])
            words = [word for word in field.text().split() if word != "none"]
            building = read_building(field, METROPOLIS, words)
            self.take_token(field, building.bonus)
            at[CARD_OWNER + holder] = faction
            at[CARD_BONUS + holder] = building.bonus
            if building.used:
                at[USED] |= BIT[SITES + holder]

    # -- Creatures ------------------------------------------------------------------------

    def figurines(self, faction: int, place: Field) -> None:
        """Creatures in play: a card with its piece, or its two."""
        powers = [one for one in self.state.rules.creatures if isinstance(one, FigurinePower)]
        for number, field in place.named([power.name for power in powers]):
            power = powers[number]
            card = self.creatures.take(field, power.card)
            areas = field.entries() if field.is_list else [field]
            if len(areas) != len(power.pieces):
                pieces = " and ".join([PIECE_NAMES[piece] for piece in power.pieces])
                field.wrong(f"expected {len(power.pieces)} areas, for {pieces}.")
            self.at[FIGURINES_OF + faction] |= BIT[card]
            for piece, area in zip(power.pieces, areas, strict=True):
                self.at[PIECE_AT + piece] = self.figurine_area(faction, power, area)

    def figurine_area(self, faction: int, power: FigurinePower, place: Field) -> int:
        area = area_number(self.title, place, place.text())
        lands, seas = power.lands(self.state, faction), power.seas(self.state, faction)
        fits = lands & BIT[area] if area < LANDS else seas & BIT[area - LANDS]
        if not fits:
            where = "a land" if power.on_land else "a sea"
            if power.on_land and lands != self.chart.all_lands:
                where = "a land of its owner"
            place.wrong(f"this Creature stands on {where}, not on {place.text()}. Move it.")
        for piece, name in enumerate(PIECE_NAMES):
            if self.at[PIECE_AT + piece] == area:
                place.wrong(f"{name} stands on {place.text()} already. Move one of the two.")
        return area
