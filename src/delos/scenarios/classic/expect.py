"""What a scenario of the original game may expect besides the common things (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from delos.classic.cells import PROSPERITY, QUEUE
from delos.classic.creature_track import SPACES
from delos.classic.customs import customs, owner_of
from delos.classic.god_track import gods_open
from delos.classic.hades.cells import UNDEAD_TROOPS
from delos.classic.hades.effects.undead import undead_fleets
from delos.classic.ids import BUILDINGS, CARD_NAMES, GOD_WORDS
from delos.classic.title import Classic
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    CYCLE,
    DECK,
    DISCARD,
    FIGURINES_OF,
    FLEET_RESERVE,
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
from delos.cyclades.effects import building_on, heroes_at
from delos.cyclades.fleets import regular_fleets
from delos.cyclades.ids import APOLLO, PIECE_NAMES
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.scenarios.classic import hades_expect as hades
from delos.scenarios.classic.contents import Contents, read_contents
from delos.scenarios.classic.placer import SUPPLY_KEYS
from delos.scenarios.fields import Field
from delos.scenarios.mismatch import same


@final
class Expectations:
    def __init__(self, title: Classic, state: CycladesState) -> None:
        self.title = title
        self.state = state
        self.at = state.at

    def name(self, seat: int) -> str:
        return "" if seat == NONE else self.title.seats[seat]

    # -- players --------------------------------------------------------------------------

    def player(self, seat: int, wanted: Field) -> None:
        for key, field in wanted.table(list(PLAYER)).items():
            PLAYER[key](self, seat, field)

    def gold(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), self.at[GOLD + seat])

    def priests(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), self.at[PRIESTESSES + seat])

    def philosophers(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), self.at[PHILOSOPHERS + seat])

    def troops(self, seat: int, wanted: Field) -> None:
        """In the reserve."""
        same(wanted, wanted.number(), self.at[TROOP_RESERVE + seat])

    def fleets(self, seat: int, wanted: Field) -> None:
        """In the reserve."""
        same(wanted, wanted.number(), self.at[FLEET_RESERVE + seat])

    def metropolises(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), metropolises_of(self.state, seat))

    def figures(self, seat: int, wanted: Field) -> None:
        """Cards in front of the player."""
        got = [CARD_NAMES[card] for card in bits(self.at[FIGURINES_OF + seat])]
        same(wanted, sorted(wanted.texts()), sorted(got))

    def god(self, seat: int, wanted: Field) -> None:
        """Of the first marker, or of both as a list."""
        gods = [self.at[GOD_OF + marker] for marker in customs(self.state).markers_of(seat)]
        words = ["" if god == NONE else GOD_WORDS[god] for god in gods]
        if wanted.is_list:
            same(wanted, sorted(wanted.texts()), sorted(words))
        else:
            same(wanted, wanted.text(), words[0])

    def bid(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), self.at[BID + customs(self.state).markers_of(seat)[0]])

    def eliminated(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.flag(), self.at[GONE] & BIT[seat] != 0)

    # -- the board ------------------------------------------------------------------------

    def islands(self, wanted: Field) -> None:
        """``red 2 troops``, ``red`` for a territory marker, an empty text for nobody."""
        for land, field in wanted.named(self.state.chart.land_names):
            owner = self.at[OWNER + land]
            words = field.text().split(" ", 1)
            if words[0]:
                Field(field.place, words[0]).one_of(self.title.seats)
            rest = read_contents(Field(field.place, words[1] if len(words) > 1 else ""))
            heroes = [] if owner == NONE else bits(heroes_at(self.state, owner, land))
            found = Contents(self.at[TROOPS + land], self.at[UNDEAD_TROOPS + land], heroes)
            expected = f"{words[0]} {rest.unit_words()}"
            same(field, expected, f"{self.name(owner)} {found.unit_words()}")

    def buildings(self, wanted: Field) -> None:
        """All that stands on an island: ``port, temple used``."""
        for land, field in wanted.named(self.state.chart.land_names):
            found = Contents()
            for site in bits(self.state.chart.land_sites[land]):
                type = building_on(self.state, site)
                if type != NONE:
                    found.buildings.append((type, self.at[USED] & BIT[site] != 0))
            same(field, read_contents(field).building_words(), found.building_words())

    def sites(self, wanted: Field) -> None:
        """What stands on a site: ``temple used``, an empty text for nothing."""
        for site, field in wanted.named(self.title.site_names):
            type = building_on(self.state, site)
            used = " used" if self.at[USED] & BIT[site] else ""
            same(field, field.text(), "" if type == NONE else BUILDINGS[type] + used)

    def seas(self, wanted: Field) -> None:
        """``red 2``, with undead ``red 2, 1 undead``; an empty text for an empty space."""
        for sea, field in wanted.named(self.state.chart.sea_names):
            regular, undead = regular_fleets(self.state, sea), undead_fleets(self.state, sea)
            parts = [str(regular)] if regular else []
            if undead:
                parts.append(f"{undead} undead")
            got = f"{self.name(self.at[SEA_OWNER + sea])} {', '.join(parts)}" if parts else ""
            same(field, field.text(), got)

    def pieces(self, wanted: Field) -> None:
        """Figures on the board: ``{ kraken = "b2" }``, an empty text for one that is off it."""
        for piece, field in wanted.named(PIECE_NAMES):
            area = self.at[PIECE_AT + piece]
            same(field, field.text(), "" if area == NONE else self.title.word("area", area))

    def prosperity(self, wanted: Field) -> None:
        for land, field in wanted.named(self.state.chart.land_names):
            same(field, field.number(), self.at[LAND_TOKENS + land])

    # -- tracks and piles -----------------------------------------------------------------

    def gods(self, wanted: Field) -> None:
        """The open gods without Apollo."""
        same(wanted, wanted.texts(), [GOD_WORDS[g] for g in gods_open(self.state) if g != APOLLO])

    def order(self, wanted: Field) -> None:
        same(wanted, wanted.texts(), self.track_names(ORDER))

    def apollo(self, wanted: Field) -> None:
        names = [name for name in self.track_names(QUEUE) if name]
        same(wanted, wanted.texts(), names)

    def track_names(self, cell: int) -> list[str]:
        title = customs(self.state)
        marks = [self.at[cell + slot] for slot in range(title.markers)]
        return [
            "" if mark == NONE else self.title.seats[owner_of(self.state, mark)] for mark in marks
        ]

    def track(self, wanted: Field) -> None:
        cards = [self.at[TRACK + space] for space in range(SPACES)]
        same(wanted, wanted.texts(), ["" if c == NONE else CARD_NAMES[c] for c in cards])

    def discard(self, wanted: Field) -> None:
        got = [CARD_NAMES[card] for card in bits(self.at[DISCARD])]
        same(wanted, sorted(wanted.texts()), sorted(got))

    def deck(self, wanted: Field) -> None:
        """How many cards, or which."""
        if wanted.is_list:
            got = [CARD_NAMES[card] for card in bits(self.at[DECK])]
            same(wanted, sorted(wanted.texts()), sorted(got))
        else:
            same(wanted, wanted.number(), size(self.at[DECK]))

    def supply(self, wanted: Field) -> None:
        for key, field in wanted.table(SUPPLY_KEYS).items():
            if key in BUILDINGS:
                cell = SUPPLY + BUILDINGS.index(key)
            elif key == "prosperity":
                cell = PROSPERITY
            else:
                cell = PRIESTESS_SUPPLY if key == "priests" else PHILOSOPHER_SUPPLY
            same(field, field.number(), self.at[cell])

    def cycle(self, wanted: Field) -> None:
        same(wanted, wanted.number(), self.at[CYCLE])

    def phase(self, wanted: Field) -> None:
        same(wanted, wanted.text(), self.title.word("phase", self.at[PHASE]))

    def turn(self, wanted: Field) -> None:
        same(wanted, wanted.text(), self.name(self.at[ACTIVE]))


PLAYER: Final[dict[str, Callable[[Expectations, int, Field], None]]] = {
    "gold": Expectations.gold,
    "priests": Expectations.priests,
    "philosophers": Expectations.philosophers,
    "troops": Expectations.troops,
    "fleets": Expectations.fleets,
    "metropolises": Expectations.metropolises,
    "figures": Expectations.figures,
    "god": Expectations.god,
    "bid": Expectations.bid,
    "eliminated": Expectations.eliminated,
    **hades.PLAYER_CHECKS,
}
CHECKS: Final[dict[str, Callable[[Expectations, Field], None]]] = {
    "islands": Expectations.islands,
    "buildings": Expectations.buildings,
    "sites": Expectations.sites,
    "seas": Expectations.seas,
    "pieces": Expectations.pieces,
    "prosperity": Expectations.prosperity,
    "gods": Expectations.gods,
    "order": Expectations.order,
    "apollo": Expectations.apollo,
    "track": Expectations.track,
    "discard": Expectations.discard,
    "deck": Expectations.deck,
    "supply": Expectations.supply,
    "cycle": Expectations.cycle,
    "phase": Expectations.phase,
    "turn": Expectations.turn,
    **hades.CHECKS,
}
