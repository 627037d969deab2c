"""Positions of the original game: differences from an empty table (docs/classic.md)."""

from __future__ import annotations

from typing import Final

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.cells import BLESSED, FIGURES_NEW, OPEN_GODS, PROSPERITY, QUEUE, ROW, ROW_CYCLES
from delos.classic.creature_track import SPACES
from delos.classic.cycle import Actions, Cycle
from delos.classic.god_track import OPEN, gods_open, row_of
from delos.classic.hades.cells import COVERED, FIRST_ORDER
from delos.classic.ids import BUILDINGS, CARD_NAMES, GOD_WORDS, TILES
from delos.classic.offerings import GOD, Offerings
from delos.classic.ruleset import customs, owner_of
from delos.classic.title import Classic
from delos.classic.turn import BEGIN, MENU, Turn
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    BUILT,
    CARD_BOUGHT,
    CYCLE,
    DECK,
    DISCARD,
    EXTRAS,
    FACTIONS,
    FIGURINES_OF,
    FLEET_RESERVE,
    GIFTS_DONE,
    GOD_AT,
    GOD_OF,
    GOLD,
    GONE,
    LAND_TOKENS,
    NONE,
    ORDER,
    OWNER,
    PHASE,
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
from delos.cyclades.effects import building_on, own_land, set_fleets, survey
from delos.cyclades.ids import APOLLO, KRAKEN, METROPOLIS, NECROPOLIS
from delos.cyclades.power import FigurinePower
from delos.cyclades.state import CycladesState
from delos.kernel.state import State
from delos.scenario.classic import hades
from delos.scenario.classic.contents import read_contents
from delos.scenario.fields import Field

KEYS: Final = (
    "turn",
    "marker",
    "gifts",
    "done",
    "phase",
    "cycle",
    "gods",
    "order",
    "apollo",
    "prosperity",
    "creatures",
    "neutral",
    "kraken",
    "supply",
    *hades.KEYS,
)
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
SETUP: Final = "setup"
USUAL_CYCLE: Final = 3  # all spaces of the creature track are in use


def place(title: Classic, position: Field) -> State:
    fields = position.table([*KEYS, *title.seats])
    if "phase" in fields and fields["phase"].value == SETUP:
        if len(fields) > 1:
            position.wrong("a game that is set up starts from nothing. Remove the other keys.")
        return title.opening(False)
    state = CycladesState(title.start[:], False, title.chart, title.rules, [])
    for purse in range(FACTIONS):
        state.at[GOLD + purse] = 0
    placer = Placer(title, state)
    for seat, name in enumerate(title.seats):
        if name in fields:
            placer.player(seat, fields[name])
    placer.common(fields)
    Standing(title, state, fields).stand(position)
    survey(state)
    return state


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
                if at[OWNER + self.chart.site_land[site]] != seat:
                    field.wrong("the island is not the player's. Name it in islands too.")
                self.building(field, site, field.index_in(BUILDINGS[:6]), False)
        if "fleets" in fields:
            for sea, field in fields["fleets"].named(self.chart.sea_names):
                self.fleets(seat, sea, field)
        if "figures" in fields:
            for card, field in fields["figures"].named(CARD_NAMES):
                self.figure(seat, card, field)
        if "new" in fields:
            for card in fields["new"].indices_in(CARD_NAMES):
                at[FIGURES_NEW] |= BIT[card]
        if "eliminated" in fields and fields["eliminated"].flag():
            at[GONE] |= BIT[seat]
        hades.place_player(self.state, seat, fields)
        self.markers(seat, fields)

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
            marker = own[number]
            self.at[GOD_OF + marker] = fields[god].index_in(GOD_WORDS)
            self.at[BID + marker] = 0 if self.at[GOD_OF + marker] == APOLLO else 1
            if bid in fields:
                self.at[BID + marker] = fields[bid].number(1)

    # -- the table ------------------------------------------------------------------------

    def common(self, fields: dict[str, Field]) -> None:
        at = self.at
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


class Standing:
    """Gods, order, phase and whose turn it is."""

    def __init__(self, title: Classic, state: CycladesState, fields: dict[str, Field]) -> None:
        self.title = title
        self.state = state
        self.at = state.at
        self.fields = fields
        self.names = title.phase_names[1:]

    def stand(self, position: Field) -> None:
        fields = self.fields
        if ("turn" in fields) == ("phase" in fields):
            position.wrong('give either turn = "red" or phase = "offerings".')
        self.at[CYCLE] = fields["cycle"].number(1) if "cycle" in fields else USUAL_CYCLE
        index = self.names.index("actions")
        if "phase" in fields:
            index = fields["phase"].index_in(self.names)
        self.lay_gods(index)
        self.queue()
        if "turn" in fields:
            self.in_turn(index)
        else:
            self.in_phase(index)
        if "first_order" not in fields:
            for slot, marker in enumerate(self.alive()):
                self.at[FIRST_ORDER + slot] = marker

    def lay_gods(self, phase: int) -> None:
        """Named gods, else those with a marker, then the usual order; before phase 2 they are
        those of the last cycle."""
        at = self.at
        before = phase <= self.names.index("gods")
        if before and at[CYCLE] == 1:
            return
        at[ROW] = row_of(self.state)
        at[ROW_CYCLES] = at[CYCLE] - (1 if before else 0)
        at[OPEN_GODS] = OPEN[at[ROW]]
        taken = [at[GOD_OF + m] for m in range(customs(self.state).markers)]
        first = [god for god in range(TILES) if god in taken]
        if "gods" in self.fields:
            first = self.fields["gods"].indices_in(GOD_WORDS)
        if "covered" in self.fields:
            at[COVERED] = self.fields["covered"].index_in(GOD_WORDS[:TILES])
        tiles = [god for god in range(TILES) if god not in first and god != at[COVERED]]
        order = first + tiles
        for slot in range(at[OPEN_GODS]):
            at[GOD_AT + slot] = order[slot]
        for god in taken:
            if god != NONE and god not in gods_open(self.state):
                Field("position", None).wrong(f"{GOD_WORDS[god]} is face down: name it in gods.")

    def queue(self) -> None:
        at = self.at
        title = customs(self.state)
        waiting = [m for m in range(title.markers) if at[GOD_OF + m] == APOLLO]
        if "apollo" in self.fields:
            seats = self.fields["apollo"].entries()
            ordered: list[int] = []
            for entry in seats:
                seat = entry.index_in(self.title.seats)
                ordered += [
                    m for m in waiting if owner_of(self.state, m) == seat and m not in ordered
                ][:1]
            if sorted(ordered) != sorted(waiting):
                self.fields["apollo"].wrong("these are not the players on Apollo.")
            waiting = ordered
        for index, marker in enumerate(waiting):
            at[QUEUE + index] = marker

    def order(self, markers: list[int]) -> None:
        """Markers on the turn track: as named, else from the last space on."""
        at = self.at
        title = customs(self.state)
        if "order" not in self.fields:
            for count, marker in enumerate(markers):
                at[ORDER + title.markers - 1 - count] = marker
            return
        entries = self.fields["order"].entries()
        if len(entries) != title.markers:
            self.fields["order"].wrong(f'the track has {title.markers} spaces; "" is an empty one.')
        left = sorted(markers)
        for slot, entry in enumerate(entries):
            if entry.value == "":
                continue
            seat = entry.index_in(self.title.seats)
            own = [marker for marker in left if owner_of(self.state, marker) == seat]
            if not own:
                entry.wrong("this marker is not on the track now.")
            at[ORDER + slot] = own[0]
            left.remove(own[0])
        if left:
            self.fields["order"].wrong(
                f"a marker of {self.title.seats[owner_of(self.state, left[0])]}?"
            )

    def alive(self) -> list[int]:
        title = customs(self.state)
        return [
            m for m in range(title.markers) if self.at[GONE] >> owner_of(self.state, m) & 1 == 0
        ]

    def in_phase(self, index: int) -> None:
        at = self.at
        at[PHASE] = index
        markers = self.alive()
        standing = [m for m in markers if at[GOD_OF + m] != NONE]
        offerings = self.names.index("offerings")
        if index == offerings and standing:
            self.order(list(reversed(markers)))
            at[PHASE] = index + 1
            slots = [s for s in range(customs(self.state).markers) if at[ORDER + s] != NONE]
            first = [at[ORDER + s] for s in slots[: len(standing)]]
            if sorted(first) != standing or len(standing) == len(slots):
                self.fields["phase"].wrong("those who stand on gods must be the first of order.")
            frame = Offerings(slots[len(standing)], NONE, NONE, NONE, GOD, 0)
            self.state.stack = [Cycle(index + 1), frame]
            return
        if index == self.names.index("actions"):
            self.order([m for m in reversed(markers) if at[GOD_OF + m] == NONE])
        else:
            self.order(list(reversed(markers)))
        self.state.stack = [Cycle(index)]

    def in_turn(self, index: int) -> None:
        at = self.at
        title = customs(self.state)
        seat = self.fields["turn"].index_in(self.title.seats)
        own = title.markers_of(seat)
        number = self.fields["marker"].number(1, len(own)) if "marker" in self.fields else 1
        marker = own[number - 1]
        god = at[GOD_OF + marker]
        if god == NONE:
            self.fields["turn"].wrong(f'whose turn? Add god = "zeus" to {self.title.seats[seat]}.')
        gods = gods_open(self.state)
        acted = [m for m in self.alive() if at[GOD_OF + m] == NONE]
        for earlier in gods[: gods.index(god)]:
            acted += [m for m in self.alive() if at[GOD_OF + m] == earlier and m not in acted]
        place = 0
        following = gods.index(god) + 1
        if god == APOLLO:
            queue = list(at[QUEUE : QUEUE + title.markers])
            place = queue.index(marker) + 1
            following -= 1
            acted += [m for m in queue[: place - 1] if m not in acted]
            at[BLESSED] = 1 if place > 1 else 0
        self.order(acted)
        at[PHASE] = index + 1
        done = "gifts" not in self.fields or self.fields["gifts"].flag()
        if done:
            at[ACTIVE] = seat
            at[GIFTS_DONE] = 1
        if "done" in self.fields:
            entries = self.fields["done"].table(["extras", "card"])
            if "extras" in entries:
                at[EXTRAS] = entries["extras"].number(0, 3)
            if "card" in entries and entries["card"].flag():
                at[CARD_BOUGHT] = 1
        self.state.stack = [
            Cycle(index + 1),
            Actions(following, place),
            Turn(marker, god, MENU if done else BEGIN),
        ]
