"""Pieces and cards of a position: each is taken from its supply."""

from __future__ import annotations

from typing import Final

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.cells import (
    FIGURES_NEW,
    PROSPERITY,
)
from delos.classic.creature_track import SPACES
from delos.classic.customs import customs
from delos.classic.ids import BUILDINGS, CARD_NAMES, GOD_WORDS
from delos.classic.title import Classic
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BID,
    BUILT,
    DECK,
    DISCARD,
    FACTIONS,
    FIGURINES_OF,
    FLEET_RESERVE,
    GOD_OF,
    GOLD,
    GONE,
    LAND_TOKENS,
    NONE,
    OWNER,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SEA_OWNER,
    SUPPLY,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import building_on, own_land, set_fleets
from delos.cyclades.ids import APOLLO, KRAKEN, METROPOLIS, NECROPOLIS, TEMPLE
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.scenarios.classic import hades_pieces as hades
from delos.scenarios.classic.contents import read_contents
from delos.scenarios.fields import Field

PLAYER_KEYS: Final = (
    "gold",
    "priests",
    "philosophers",
    "islands",
    "sites",
    "fleets",
    "god",
    "bid",
    "god2",
    "bid2",
    "figures",
    "new",
    "eliminated",
    *hades.PLAYER_KEYS,
)
SUPPLY_KEYS: Final = ("priests", "philosophers", "prosperity", *BUILDINGS[:4], "theatre")


class Placer:
    """Puts pieces on the table and takes them from their supplies."""

    def __init__(self, title: Classic, state: CycladesState) -> None:
        self.title = title
        self.state = state
        self.at = state.at
        self.chart = state.chart

    def player(self, seat: int, place: Field) -> None:
        at = self.at
        fields = place.table(PLAYER_KEYS)
        hades.need_modules(self.title, fields)
        if "gold" in fields:
            at[GOLD + seat] = fields["gold"].number()
        if "priests" in fields:
            self.cards(seat, fields["priests"], PRIESTESSES, PRIESTESS_SUPPLY)
        if "philosophers" in fields:
            self.cards(seat, fields["philosophers"], PHILOSOPHERS, PHILOSOPHER_SUPPLY)
        if "islands" in fields:
            for land, field in fields["islands"].named(self.chart.land_names):
                self.island(seat, land, field)
        if "sites" in fields:
            for site, field in fields["sites"].named(self.title.site_names):
                self.site(seat, site, field)
        if "fleets" in fields:
            for sea, field in fields["fleets"].named(self.chart.sea_names):
                self.fleets(seat, sea, field)
        if "figures" in fields:
            for card, field in fields["figures"].named(CARD_NAMES):
                self.figure(seat, card, field)
        if "new" in fields:
            for card in fields["new"].indices_in(CARD_NAMES):
                if at[FIGURINES_OF + seat] & BIT[card] == 0:
                    fields["new"].wrong(f"{CARD_NAMES[card]} is none of the player's figures.")
                at[FIGURES_NEW] |= BIT[card]
        if "eliminated" in fields and fields["eliminated"].flag():
            at[GONE] |= BIT[seat]
        hades.place_player(self.state, seat, fields)
        self.markers(seat, fields)

    def site(self, seat: int, site: int, place: Field) -> None:
        """One building on a certain site: ``"temple used"``."""
        land = self.chart.site_land[site]
        if self.at[OWNER + land] != seat:
            place.wrong("the island is not the player's. Name it in islands too.")
        contents = read_contents(place)
        units = contents.troops or contents.undead or contents.heroes
        if units or len(contents.buildings) != 1:
            place.wrong(f"expected one building such as 'temple used', found {place.text()!r}.")
        type, used = contents.buildings[0]
        if type in (METROPOLIS, NECROPOLIS) and site != metropolis_site(self.chart, land):
            place.wrong(f"a {BUILDINGS[type]} stands on the first site of its island.")
        self.building(place, site, type, used)

    def cards(self, seat: int, place: Field, held: int, supply: int) -> None:
        self.at[held + seat] = place.number(0, self.at[supply])
        self.at[supply] -= self.at[held + seat]

    def island(self, seat: int, land: int, place: Field) -> None:
        at = self.at
        contents = read_contents(place)
        if at[OWNER + land] != NONE:
            place.wrong("another player has this island already. Remove one.")
        if seat != NONE:
            own_land(self.state, seat, land)
            if contents.troops > at[TROOP_RESERVE + seat]:
                place.wrong("a player has 8 troops only.")
            at[TROOP_RESERVE + seat] -= contents.troops
            at[TROOPS + land] = contents.troops
            hades.place_units(self.state, seat, land, contents, place)
        elif contents.troops or contents.undead or contents.heroes:
            place.wrong("troops have an owner.")
        for type, used in sorted(contents.buildings, reverse=True):
            self.building(place, self.free_site(place, land, type), type, used)

    def free_site(self, place: Field, land: int, type: int) -> int:
        """The first free site; the metropolis stands on its own."""
        if type in (METROPOLIS, NECROPOLIS):
            return metropolis_site(self.chart, land)
        taken = 0
        if self.chart.land_sites[land] & (
            self.at[BUILT + METROPOLIS] | self.at[BUILT + NECROPOLIS]
        ):
            taken = overlapped(self.chart, land)
        sites = bits(self.chart.land_sites[land] & ~taken)
        free = [site for site in sites if building_on(self.state, site) == NONE]
        if not free:
            place.wrong("the island has no free site for so many buildings.")
        return free[0]

    def building(self, place: Field, site: int, type: int, used: bool) -> None:
        at = self.at
        if building_on(self.state, site) != NONE:
            place.wrong("something stands on this site already.")
        if used and type not in (TEMPLE, METROPOLIS):
            place.wrong(f"a {BUILDINGS[type]} gives no discount: only temples and metropolises do.")
        at[BUILT + type] |= BIT[site]
        if type not in (METROPOLIS, NECROPOLIS):
            if at[SUPPLY + type] == 0:
                place.wrong("there are no more buildings of this type at this table.")
            at[SUPPLY + type] -= 1
        if used:
            at[USED] |= BIT[site]

    def fleets(self, seat: int, sea: int, place: Field) -> None:
        at = self.at
        if at[SEA_OWNER + sea] != NONE:
            place.wrong("another player's fleets are there already. Remove one.")
        count, undead = hades.fleet_counts(place)
        if count > at[FLEET_RESERVE + seat]:
            place.wrong("a player has 8 fleets only.")
        at[FLEET_RESERVE + seat] -= count
        set_fleets(self.state, seat, sea, count + undead)
        hades.place_undead_fleets(self.state, seat, sea, undead, place)

    def figure(self, seat: int, card: int, place: Field) -> None:
        power = self.state.rules.creatures[card]
        if not isinstance(power, FigurinePower) or card == KRAKEN:
            place.wrong(f"{CARD_NAMES[card]} is no figure that a player keeps.")
        land = place.index_in(self.chart.land_names)
        if land in self.at[PIECE_AT : PIECE_AT + 13]:
            place.wrong("another figure stands there. Remove one.")
        self.at[PIECE_AT + power.pieces[0]] = land
        self.at[FIGURINES_OF + seat] |= BIT[card]
        self.take_card(place, card)

    def take_card(self, place: Field, card: int) -> None:
        if self.at[DECK] & BIT[card] == 0:
            place.wrong(f"{CARD_NAMES[card]!r} lies elsewhere already. Remove one.")
        self.at[DECK] &= ~BIT[card]

    def markers(self, seat: int, fields: dict[str, Field]) -> None:
        """``god``, ``bid`` for the first marker, ``god2``, ``bid2`` for the second."""
        own = customs(self.state).markers_of(seat)
        for number, (god, bid) in enumerate((("god", "bid"), ("god2", "bid2"))):
            if god not in fields:
                if bid in fields:
                    fields[bid].wrong(f"on which god? Add {god}.")
                continue
            if number >= len(own):
                fields[god].wrong("only with two players has everybody two markers.")
            self.marker(own[number], fields[god], fields.get(bid))

    def marker(self, marker: int, place: Field, bid: Field | None) -> None:
        at = self.at
        god = place.index_in(GOD_WORDS)
        if god != APOLLO and god in at[GOD_OF : GOD_OF + FACTIONS]:
            place.wrong(
                f"another marker holds {GOD_WORDS[god]} already; only Apollo takes several."
            )
        at[GOD_OF + marker] = god
        at[BID + marker] = 0 if god == APOLLO else 1
        if bid is not None:
            if god == APOLLO:
                bid.wrong("nothing is offered to Apollo. Remove the bid.")
            at[BID + marker] = bid.number(1)

    # -- the table ------------------------------------------------------------------------

    def common(self, fields: dict[str, Field]) -> None:
        at = self.at
        hades.need_modules(self.title, fields)
        if "neutral" in fields:
            for land, field in fields["neutral"].named(self.chart.land_names):
                self.island(NONE, land, field)
        if "prosperity" in fields:
            for land, field in fields["prosperity"].named(self.chart.land_names):
                at[LAND_TOKENS + land] = field.number(0, at[PROSPERITY])
                at[PROSPERITY] -= at[LAND_TOKENS + land]
        if "kraken" in fields:
            power = self.state.rules.creatures[KRAKEN]
            assert isinstance(power, FigurinePower)
            sea = fields["kraken"].index_in(self.chart.sea_names)
            if self.at[SEA_OWNER + sea] != NONE:
                fields["kraken"].wrong("it sinks every fleet of its space. Move the fleets.")
            at[PIECE_AT + power.pieces[0]] = LANDS + sea
        if "creatures" in fields:
            self.creatures(fields["creatures"])
        if "supply" in fields:
            self.supply(fields["supply"])
        hades.place_common(self.state, self.title.seats, fields)

    def creatures(self, place: Field) -> None:
        """``track``: spaces for 2, 3 and 4 GP, ``""`` for an empty one; ``deck``: all that is left
        of it, the rest is out of play."""
        at = self.at
        fields = place.table(["track", "discard", "deck"])
        if "track" in fields:
            entries = fields["track"].entries()
            if len(entries) != SPACES:
                fields["track"].wrong('the track has three spaces. Write "" for empty ones.')
            for space, entry in enumerate(entries):
                if entry.value != "":
                    at[TRACK + space] = entry.index_in(CARD_NAMES)
                    self.take_card(entry, at[TRACK + space])
        if "discard" in fields:
            for card in fields["discard"].indices_in(CARD_NAMES):
                self.take_card(fields["discard"], card)
                at[DISCARD] |= BIT[card]
        if "deck" in fields:
            deck = 0
            for card in fields["deck"].indices_in(CARD_NAMES):
                self.take_card(fields["deck"], card)
                deck |= BIT[card]
            at[DECK] = deck

    def supply(self, place: Field) -> None:
        """What is left; the rest is out of play."""
        at = self.at
        for key, field in place.table(SUPPLY_KEYS).items():
            if key in BUILDINGS:
                cell = SUPPLY + BUILDINGS.index(key)
            elif key == "prosperity":
                cell = PROSPERITY
            else:
                cell = PRIESTESS_SUPPLY if key == "priests" else PHILOSOPHER_SUPPLY
            at[cell] = field.number(0, at[cell])
