"""Whether a position can be: what is only seen when all pieces are on the table."""

from __future__ import annotations

from typing import NoReturn

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.creature_track import SPACES, first_active
from delos.classic.customs import customs
from delos.classic.hades.cells import (
    HANDMAIDS,
    ITEMS_OF,
    PLACING,
)
from delos.classic.metropolis import NEEDED, has_set
from delos.classic.title import Classic
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    CHECK,
    CLOSED,
    CYCLE,
    DEADLY,
    FIGURINES_OF,
    GOD_OF,
    GOLD,
    GONE,
    HEROES_OF,
    LANDS_OF,
    NONE,
    PHASE,
    PHILOSOPHERS,
    PRIESTESSES,
    SEAS_OF,
    TRACK,
)
from delos.cyclades.effects import building_on
from delos.cyclades.ids import METROPOLIS, NECROPOLIS
from delos.cyclades.state import CycladesState
from delos.scenarios.fields import Field


def check_sound(title: Classic, state: CycladesState) -> None:
    """Refuse what cannot be; nothing is due on a table that can."""
    for seat, name in enumerate(title.seats):
        place = f"position.{name}"
        if state.at[GONE] & BIT[seat]:
            check_gone(state, seat, place)
        else:
            check_islands(state, seat, place)
            check_fleets(state, seat, place)
            check_metropolis_due(state, seat, place)
    check_large_sites(state)
    check_track(title, state)
    state.at[CHECK] = 0


def wrong(place: str, message: str) -> NoReturn:
    Field(place, None).wrong(message)


def check_gone(state: CycladesState, seat: int, place: str) -> None:
    """All possessions have left with the player (CLA-ELIM-04, -08)."""
    at = state.at
    for what, cell in (
        ("islands", LANDS_OF),
        ("fleets", SEAS_OF),
        ("gold", GOLD),
        ("priests", PRIESTESSES),
        ("philosophers", PHILOSOPHERS),
        ("figures", FIGURINES_OF),
        ("heroes", HEROES_OF),
        ("items", ITEMS_OF),
        ("priestesses", HANDMAIDS),
    ):
        if at[cell + seat]:
            wrong(f"{place}.{what}", "who is eliminated owns nothing. Remove this or eliminated.")
    if at[CARD_OWNER] == seat:
        wrong(f"{place}.amazons", "who is eliminated owns nothing. Remove this or eliminated.")
    for marker in customs(state).markers_of(seat):
        if at[GOD_OF + marker] != NONE:
            wrong(f"{place}.god", "who is eliminated has no marker. Remove this or eliminated.")


def check_islands(state: CycladesState, seat: int, place: str) -> None:
    if state.at[LANDS_OF + seat] == 0 and not state.at[PLACING]:
        wrong(
            f"{place}.islands",
            'a player without island is out of the game. Add islands = { naxos = "" } or '
            "eliminated = true.",
        )


def check_fleets(state: CycladesState, seat: int, place: str) -> None:
    """No fleet stays where the Kraken is or around the island of Polyphemus
    (CLA-CREATURE-KRAKEN-01, CLA-CREATURE-POLYPHEMUS-05)."""
    at = state.at
    for closed, who in ((DEADLY, "the Kraken"), (CLOSED, "Polyphemus")):
        for sea in bits(at[SEAS_OF + seat] & at[closed]):
            name = state.chart.sea_names[sea]
            wrong(f"{place}.fleets.{name}", f"{who} lets no fleet be there. Move one of them.")


def check_metropolis_due(state: CycladesState, seat: int, place: str) -> None:
    """Both would have become a metropolis at once (CLA-METRO-01)."""
    if state.at[PHILOSOPHERS + seat] >= NEEDED:
        wrong(
            f"{place}.philosophers",
            "four would have become a metropolis at once. Give at most 3.",
        )
    if has_set(state, seat):
        wrong(
            f"{place}.islands",
            "four different buildings would have become a metropolis at once. Remove one.",
        )


def check_large_sites(state: CycladesState) -> None:
    """A metropolis or the Necropolis covers the first two sites of its island (CLA-MAP-04)."""
    at = state.at
    chart = state.chart
    if size(at[BUILT + NECROPOLIS]) > 1:
        wrong("position", "there is one Necropolis only.")
    for land in range(chart.lands):
        site = BIT[metropolis_site(chart, land)]
        place = f"position: {chart.land_names[land]}"
        if site & at[BUILT + METROPOLIS] & at[BUILT + NECROPOLIS]:
            wrong(place, "metropolis and Necropolis need the same site. Remove one.")
        if site & (at[BUILT + METROPOLIS] | at[BUILT + NECROPOLIS]):
            for other in bits(overlapped(chart, land)):
                if building_on(state, other) not in (NONE, METROPOLIS, NECROPOLIS):
                    wrong(
                        place,
                        "metropolis or Necropolis covers the first two sites: no other building "
                        "can stand there. Remove one.",
                    )


def check_track(title: Classic, state: CycladesState) -> None:
    """Not every space is in use in the first cycles (CLA-CREATURE-TRACK-03)."""
    at = state.at
    before = at[PHASE] <= 1 and title.phase_names[1] == "creatures" and len(state.stack) == 1
    cycle = at[CYCLE] - 1 if before else at[CYCLE]
    for space in range(min(SPACES, first_active(cycle))):
        if at[TRACK + space] != NONE:
            wrong("position.creatures.track", f'this space is not in use in cycle {cycle}: "".')
