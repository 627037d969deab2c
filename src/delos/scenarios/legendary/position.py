"""Positions of the Legendary Edition: differences from an empty table (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from delos.cyclades.cells import FACTIONS, GOLD
from delos.cyclades.state import CycladesState
from delos.kernel.state import State
from delos.legendary.setup import empty_table
from delos.legendary.title import Legendary
from delos.scenarios.fields import Field
from delos.scenarios.legendary.piles import Piles
from delos.scenarios.legendary.placer import Placer
from delos.scenarios.legendary.sound import settle_table
from delos.scenarios.legendary.standing import SETUP, check_pawns, lay_gods, put_pawn, stand

KEYS: Final = (
    "turn",
    "gifts",
    "done",
    "phase",
    "cycle",
    "gods",
    "order",
    "cornucopias",
    "gold_on",
    "neutral",
    "creatures",
    "heroes",
    "supply",
)


def place(title: Legendary, position: Field) -> State:
    fields = position.table([*KEYS, *title.seats])
    if "phase" in fields and fields["phase"].value == SETUP:
        if len(fields) > 1:
            position.wrong("a game that is set up starts from nothing. Remove the other keys.")
        return title.opening(False)
    at = empty_table(title.rules, title.box)
    state = CycladesState(at, False, title.chart, title.rules, [])
    for purse in range(FACTIONS):
        state.at[GOLD + purse] = 0
    pawns = put_pieces(Placer(title, state), fields)
    lay_gods(state, fields.get("gods"))
    check_pawns(title, state, pawns)
    stand(title, state, fields, position)
    settle_table(title, state)
    return state


def put_pieces(placer: Placer, fields: dict[str, Field]) -> dict[int, Field]:
    """Everything on the table; where the pawns on gods were named."""
    pawns: dict[int, Field] = {}
    own: dict[int, dict[str, Field]] = {}
    for faction, name in enumerate(placer.title.seats):
        if name in fields:
            own[faction] = placer.faction(faction, fields[name])
            put_pawn(placer.state, faction, own[faction])
            if "god" in own[faction]:
                pawns[faction] = own[faction]["god"]
    if "neutral" in fields:
        placer.neutral(fields["neutral"])
    for faction, mine in own.items():  # when all lands have their owners
        if "creatures" in mine:
            placer.figurines(faction, mine["creatures"])
    if "cornucopias" in fields:
        placer.cornucopias(fields["cornucopias"])
    if "gold_on" in fields:
        placer.gold_on(fields["gold_on"])
    piles = Piles(placer.title, placer.at, placer.creatures, placer.heroes)
    piles.creature_cards(fields.get("creatures", Field("position.creatures", {})))
    piles.hero_cards(fields.get("heroes", Field("position.heroes", {})))
    if "supply" in fields:
        piles.supply(fields["supply"])
    return pawns
