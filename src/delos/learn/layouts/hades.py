"""What modules bring to the table of the original game: what `classic.hades.view` tells a seat."""

from __future__ import annotations

from typing import Final, final

from delos.classic.hades.cells import (
    AMAZONS_USED,
    BANNED_FACTION,
    BANNED_GOD,
    COVERED,
    FAVOUR,
    FAVOUR_DISCARD,
    FAVOUR_PILE,
    FAVOUR_USED,
    HANDMAID_SUPPLY,
    HANDMAIDS,
    ITEM_DISCARD,
    ITEM_PILE,
    ITEMS_HIDDEN,
    ITEMS_OF,
    NECROPOLIS_GOLD,
    PLACING,
    THREAT,
    UNDEAD_AT,
    UNDEAD_FLEETS,
    UNDEAD_OF,
    UNDEAD_TROOPS,
    UNDEAD_TROOPS_LEFT,
)
from delos.cyclades.bits import size
from delos.cyclades.cells import (
    CARD_OWNER,
    COLUMN_A,
    COLUMN_B,
    FACTIONS,
    HERO_AT,
    HERO_DISCARD,
    HERO_NEW,
    HEROES_OF,
    INVADING_OTHERS,
    LAND_GOLD,
    PROTECTED,
    SEA_TOKENS,
    SUPPLY,
    SURE,
)
from delos.cyclades.ids import THEATRE
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells
from delos.learn.layouts.base import SINGLE, Topic, plain
from delos.learn.layouts.cyclades import CycladesLayout

COUNTS: Final = (  # one cell each
    ("hades.threat", THREAT),
    ("hades.placing", PLACING),
    ("necropolis_gold", NECROPOLIS_GOLD),
    ("favour_used", FAVOUR_USED),
    ("amazons_used", AMAZONS_USED),
    ("supply.undead", UNDEAD_TROOPS_LEFT),
    ("supply.handmaids", HANDMAID_SUPPLY),
    ("supply.theatres", SUPPLY + THEATRE),
    ("battle.undead", INVADING_OTHERS),
)


@final
class HadesCells:
    """Sections for all modules, whichever of them are in play; ``names`` of heroes and so on."""

    def __init__(self, layout: CycladesLayout, names: dict[str, list[str]]) -> None:
        seats, lands, seas = layout.seats, layout.lands, layout.seas
        heroes, items, favours = names["hero"], names["item"], names["favour"]
        self.items_of = layout.veil(ITEMS_OF, FACTIONS)
        self.items_hidden = layout.veil(ITEMS_HIDDEN)
        self.face_down = layout.append(FACTIONS)
        self.favour_pile = layout.append(1)
        self.item_pile = layout.append(1)
        for name, cell in COUNTS:
            layout.numbers(name, cell, SINGLE)
        layout.left_out.discard(SUPPLY + THEATRE)
        layout.numbers("undead", UNDEAD_TROOPS, lands)
        layout.numbers("land_gold", LAND_GOLD, lands)
        layout.numbers("sea_cornucopias", SEA_TOKENS, seas)
        layout.numbers("handmaids", HANDMAIDS, seats)
        layout.one_of("undead_fleet", UNDEAD_AT, plain(UNDEAD_FLEETS), seas)
        layout.one_of("hero_at", HERO_AT, heroes, lands)
        for name, cell, things in (
            ("undead_of", UNDEAD_OF, seats),
            ("amazons_of", CARD_OWNER, seats),
            ("covered_god", COVERED, layout.gods),
            ("banned_seat", BANNED_FACTION, seats),
            ("banned_god", BANNED_GOD, layout.gods),
            ("column_a", COLUMN_A, lands),
            ("column_b", COLUMN_B, lands),
            ("favour", FAVOUR, favours),
        ):
            layout.one_of(name, cell, SINGLE, things)
        layout.members("heroes_of", HEROES_OF, seats, heroes)
        layout.members("items_of", self.items_of, seats, items)
        for name, cell, things in (
            ("hero_new", HERO_NEW, heroes),
            ("hero_removed", HERO_DISCARD, heroes),
            ("protected", PROTECTED, seats),
            ("favour_discard", FAVOUR_DISCARD, favours),
            ("item_discard", ITEM_DISCARD, items),
            ("items_hidden", self.items_hidden, items),
        ):
            layout.members(name, cell, SINGLE, things)
        layout.numbers("items_face_down", self.face_down, seats)
        layout.numbers("favour_pile", self.favour_pile, SINGLE)
        layout.numbers("item_pile", self.item_pile, SINGLE)
        for cell in (FAVOUR_PILE, ITEM_PILE, SURE):
            layout.leave_out(cell)
        layout.topics += [
            Topic("hero", "hero", heroes),
            Topic("item", "item", items),
            Topic("favour", "favour", favours),
        ]

    def tell(self, state: CycladesState, seat: int, over: bool, page: Cells) -> None:
        """Items face down are known to their owner alone until the end, how many to everybody
        (HAD-ITEM-GENERAL-01)."""
        at = state.at
        hidden = at[ITEMS_HIDDEN]
        known = hidden if over else 0
        if seat >= 0:
            known |= hidden & at[ITEMS_OF + seat]
        secret = hidden & ~known
        for faction in range(FACTIONS):
            items = at[ITEMS_OF + faction]
            page[self.items_of + faction] = items & ~secret
            page[self.face_down + faction] = size(items & hidden)
        page[self.items_hidden] = known
        page[self.favour_pile] = size(at[FAVOUR_PILE])
        page[self.item_pile] = size(at[ITEM_PILE])
