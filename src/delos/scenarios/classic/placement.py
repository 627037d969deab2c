"""Positions in the middle of a placement round, before the first cycle (HAD-PLACE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from delos.classic.cells import (
    OPEN_GODS,
)
from delos.classic.customs import owner_of
from delos.classic.cycle import Cycle
from delos.classic.god_track import OPEN, gods_open, row_of
from delos.classic.hades.cells import (
    PLACING,
)
from delos.classic.hades.placement import (
    ARMIES,
    BEGIN,
    BONUS_TROOP,
    EACH,
    OFFER,
    SHIP,
    TROOP,
    Deploy,
    PlacementRound,
)
from delos.classic.offerings import GOD, Offerings
from delos.classic.setup import TROOPS_EACH
from delos.cyclades.bits import size
from delos.cyclades.cells import (
    ACTIVE,
    CYCLE,
    FLEETS,
    GOD_OF,
    GONE,
    LANDS_OF,
    NONE,
    PHASE,
    SEAS_OF,
    TROOP_RESERVE,
)
from delos.cyclades.ids import APOLLO, ARES

if TYPE_CHECKING:
    from delos.scenarios.classic.standing import Standing


def in_placement(standing: Standing) -> None:
    """``phase = "placement"``: the round from its draw on; with ``gods`` and some markers on them
    the offerings go on; with all markers on gods armies are placed, ``turn`` says whose."""
    at = standing.at
    place = standing.fields["phase"]
    modules = standing.title.options["modules"]
    assert isinstance(modules, list)
    if "placement" not in modules:
        place.wrong("this needs the module 'placement': add it to modules in [options].")
    if at[GONE]:
        place.wrong("nobody is eliminated before the first cycle.")
    at[PLACING] = 1
    at[CYCLE] = 1
    at[PHASE] = 0
    markers = standing.alive()
    placed = [marker for marker in markers if at[GOD_OF + marker] != NONE]
    if not placed and "gods" not in standing.fields:
        standing.order(list(reversed(markers)))
        standing.state.stack = [Cycle(0), PlacementRound(OFFER, 0)]
        return
    at[OPEN_GODS] = OPEN[row_of(standing.state)]
    standing.open_gods()
    standing.queue()
    if [at[GOD_OF + marker] for marker in placed].count(APOLLO) > 1:
        place.wrong("while armies are placed only one marker may stand on Apollo.")
    if len(placed) < len(markers):
        offer(standing, placed)
    else:
        deploy(standing)


def offer(standing: Standing, placed: list[int]) -> None:
    standing.order(list(reversed(standing.alive())))
    frame = Offerings(standing.next_slot(placed), NONE, NONE, NONE, GOD, 0)
    standing.state.stack = [Cycle(0), PlacementRound(ARMIES, 0), frame]


def deploy(standing: Standing) -> None:
    """Players of earlier gods have placed their armies, those of later ones nothing."""
    at = standing.at
    state = standing.state
    if "turn" not in standing.fields:
        standing.fields["phase"].wrong('all offerings are made: whose army? Add turn = "red".')
    marker = standing.marker_in_turn()
    god = at[GOD_OF + marker]
    gods = gods_open(state)
    acted: list[int] = []
    for earlier in gods[: gods.index(god)]:
        acted += [m for m in standing.alive() if at[GOD_OF + m] == earlier]
    seats = {owner_of(state, m) for m in acted}
    for seat in range(state.rules.factions):
        check_army(standing, seat, seat in seats, seat == owner_of(state, marker))
    standing.order(acted)
    frame = begun_army(standing, marker, god, owner_of(state, marker) in seats)
    state.stack = [Cycle(0), PlacementRound(ARMIES, gods.index(god) + 1), frame]


def check_army(standing: Standing, seat: int, acted: bool, active: bool) -> None:
    lands = size(standing.at[LANDS_OF + seat])
    place = standing.fields.get(standing.title.seats[seat], standing.fields["phase"])
    if acted and lands < EACH:
        place.wrong("the god of this player has acted: two islands are taken. Add them.")
    if not acted and not active and lands:
        place.wrong("the god of this player has not acted yet: no island is taken. Remove them.")


def begun_army(standing: Standing, marker: int, god: int, acted: bool) -> Deploy:
    """What is left of an army of two troops and two fleets, or all of it."""
    at = standing.at
    seat = owner_of(standing.state, marker)
    lands = size(at[LANDS_OF + seat])
    if acted or lands == 0:
        return Deploy(marker, god, BEGIN, 0, 0)
    at[ACTIVE] = seat
    fleets = sum(
        at[FLEETS + sea]
        for sea in range(standing.state.chart.seas)
        if at[SEAS_OF + seat] >> sea & 1
    )
    if lands < EACH:
        return Deploy(marker, god, TROOP, EACH - lands, EACH - fleets)
    troops = TROOPS_EACH - at[TROOP_RESERVE + seat]
    step = BONUS_TROOP if god == ARES and troops == EACH else SHIP
    return Deploy(marker, god, step, 0, max(0, EACH - fleets))
