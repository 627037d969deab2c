"""What the tables of both Cyclades games show alike."""

from __future__ import annotations

from typing import Final

from delos.cyclades.bits import size
from delos.cyclades.cells import (
    ACTIVE,
    BARRED,
    BID,
    BUILT,
    CARD_BOUGHT,
    CHECK,
    CLOSED,
    CYCLE,
    DISCARD,
    EXTRAS,
    FACTIONS,
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    FIGURINES_OF,
    FLEET_RESERVE,
    FLEETS,
    FREED,
    GAINER,
    GIFTS_DONE,
    GOD_AT,
    GOD_OF,
    GODS,
    GOLD,
    GONE,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_TROOPS,
    LAND_TOKENS,
    LANDS_OF,
    LAST_FELL,
    ORDER,
    OWNER,
    PHASE,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SEA_OWNER,
    SEALED,
    SEAS_OF,
    SHIELDED,
    SILENCED,
    SITES_OF,
    SPIED_BY,
    SUPPLY,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
    USED,
)
from delos.cyclades.chart import LANDS, SITES
from delos.cyclades.ids import METROPOLIS, PIECE_NAMES
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.kernel.title import Title
from delos.learn.layouts.base import SINGLE, UNKNOWN, Layout, Topic, plain

TURN_CELLS: Final = (  # one cell each
    ("cycle", CYCLE),
    ("extras", EXTRAS),
    ("card_bought", CARD_BOUGHT),
    ("supply.priestesses", PRIESTESS_SUPPLY),
    ("supply.philosophers", PHILOSOPHER_SUPPLY),
    ("battle.troops", INVADING_TROOPS),
    ("battle.fleets", INVADING_FLEETS),
)


def words(title: Title, type: str, count: int) -> list[str]:
    """The names on this table's map; numbers that it does not use are told apart by their type."""
    found = [title.word(type, number) for number in range(count)]
    return [type + word if word.startswith("#") else word for word in found]


class CycladesLayout(Layout):
    """The sections that both titles have; seas differ in number, cards in their names."""

    def __init__(
        self,
        title: Title,
        cells: int,
        seas: int,
        gods: list[str],
        cards: list[str],
        buildings: list[str],
    ) -> None:
        super().__init__(cells, FACTIONS)
        self.lands = words(title, "land", LANDS)
        self.seas = words(title, "sea", seas)
        self.sites = words(title, "site", SITES)
        self.areas = self.lands + self.seas
        self.gods = gods
        self.cards = cards
        self.buildings = buildings
        self.list_map()
        self.list_seats()
        self.list_cards()
        self.list_turn()
        self.list_unseen()
        self.metropolises = self.append(FACTIONS)
        self.numbers("metropolises", self.metropolises, self.seats)
        self.gold = self.append(FACTIONS)
        self.numbers("gold", self.gold, self.seats, UNKNOWN)

    def list_map(self) -> None:
        self.numbers("troops", TROOPS, self.lands)
        self.numbers("cornucopias", LAND_TOKENS, self.lands)
        self.numbers("fleets", FLEETS, self.seas)
        self.one_of("owner", OWNER, self.lands, self.seats)
        self.one_of("sea_owner", SEA_OWNER, self.seas, self.seats)
        self.members("built", BUILT, self.buildings, self.sites)
        self.members("used", USED, SINGLE, self.sites)
        self.members("silenced", SILENCED, SINGLE, self.sites)
        self.one_of("figurine", PIECE_AT, PIECE_NAMES, self.areas)
        self.members("sealed", SEALED, SINGLE, self.lands)
        self.members("barred", BARRED, SINGLE, self.lands)
        self.members("shielded", SHIELDED, SINGLE, self.lands)
        self.members("closed", CLOSED, SINGLE, self.seas)

    def list_seats(self) -> None:
        self.numbers("priestesses", PRIESTESSES, self.seats)
        self.numbers("philosophers", PHILOSOPHERS, self.seats)
        self.numbers("troops_in_reserve", TROOP_RESERVE, self.seats)
        self.numbers("fleets_in_reserve", FLEET_RESERVE, self.seats)
        self.numbers("bid", BID, self.seats)
        self.one_of("god_of", GOD_OF, self.seats, self.gods)
        self.one_of("order", ORDER, plain(FACTIONS), self.seats)
        self.members("figurines_of", FIGURINES_OF, self.seats, self.cards)
        self.members("eliminated", GONE, SINGLE, self.seats)

    def list_cards(self) -> None:
        self.one_of("god_at", GOD_AT, plain(GODS), self.gods)
        self.one_of("track", TRACK, plain(4), self.cards)
        self.members("discard", self.discard_cell(), SINGLE, self.cards)

    def discard_cell(self) -> int:
        return DISCARD

    def list_turn(self) -> None:
        for name, cell in TURN_CELLS:
            self.numbers(name, cell, SINGLE)
        self.numbers("supply", SUPPLY, self.buildings[:METROPOLIS])
        self.one_of("active", ACTIVE, SINGLE, self.seats)
        self.one_of("battle.attacker", INVADER, SINGLE, self.seats)
        self.one_of("battle.area", INVADED, SINGLE, self.areas)

    def list_phases(self, names: list[str]) -> None:
        self.one_of("phase", PHASE, SINGLE, names, ())

    def list_topics(self) -> None:
        """The roles of `Title.about`; names are those of this table."""
        self.topics += [
            Topic("land", "land", self.lands),
            Topic("sea", "sea", self.seas),
            Topic("god", "god", self.gods),
            Topic("creature", "creature", self.cards),
            Topic("building", "building", self.buildings),
            Topic("piece", "piece", PIECE_NAMES),
            Topic("count", "n", []),
            Topic("attack", "n", []),
            Topic("defence", "n", []),
            Topic("price", "n", []),
            Topic("steps", "n", []),
        ]

    def list_unseen(self) -> None:
        """What repeats other cells, and bookkeeping that no view tells."""
        for start in (LANDS_OF, SITES_OF, SEAS_OF):
            self.leave_out(start, FACTIONS)
        unused = len(self.buildings)
        self.leave_out(BUILT + unused, SUPPLY - BUILT - unused)
        self.leave_out(SUPPLY + METROPOLIS, USED - SUPPLY - METROPOLIS)
        self.leave_out(GOLD, FACTIONS)  # by purse; appended by seat, where it may be known
        for cell in (FIGURINE_LANDS, FIGURINE_SEAS, GIFTS_DONE):
            self.leave_out(cell)
        for cell in (CHECK, LAST_FELL, GAINER, FREED, SPIED_BY):
            self.leave_out(cell)

    def tell_metropolises(self, state: CycladesState, page: Cells) -> None:
        """Those that stand on each faction's lands."""
        at = state.at
        standing = at[BUILT + METROPOLIS]
        for faction in range(FACTIONS):
            page[self.metropolises + faction] = size(standing & at[SITES_OF + faction])
