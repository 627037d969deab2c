"""Positions of the original game: differences from an empty table (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from delos.classic.title import Classic
from delos.cyclades.cells import (
    FACTIONS,
    GOLD,
)
from delos.cyclades.effects import survey
from delos.cyclades.state import CycladesState
from delos.kernel.state import State
from delos.scenarios.classic import hades_pieces as hades
from delos.scenarios.classic.placement import in_placement
from delos.scenarios.classic.placer import Placer
from delos.scenarios.classic.sound import check_sound
from delos.scenarios.classic.standing import Standing
from delos.scenarios.fields import Field

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
SETUP: Final = "setup"
PLACEMENT: Final = "placement"


def place(title: Classic, position: Field) -> State:
    fields = position.table([*KEYS, *title.seats])
    phase = fields["phase"].value if "phase" in fields else ""
    if phase == SETUP:
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
    standing = Standing(title, state, fields)
    if phase == PLACEMENT:
        in_placement(standing)
    else:
        standing.stand(position)
    survey(state)
    check_sound(title, state)
    return state
