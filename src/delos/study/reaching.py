"""Which areas a power would name if it were used now: its own first question answers."""

from __future__ import annotations

from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame, own_top
from delos.kernel.title import Title
from delos.study.cards import AREAS


def reachable(
    title: Title, state: CycladesState, seat: int, frame: Frame[CycladesState]
) -> list[str]:
    """The areas that the first question of a power names, if it is put to the seat at once."""
    twin = state.copy()
    depth = len(twin.stack)
    twin.call(frame)
    return asked_areas(title, twin, seat, depth)


def asked_areas(title: Title, twin: CycladesState, seat: int, depth: int) -> list[str]:
    """The areas of the question that whatever lies above a depth of the stack asks first; the
    given state is used up."""
    while len(twin.stack) > depth:
        top = own_top(twin)
        verdict = top.advance(twin)
        if verdict == WAIT:
            break
        if verdict == DONE:
            twin.stack.pop()
    else:
        return []
    if top.actor(twin) != seat:
        return []  # somebody else is asked first, or the dice
    found: dict[str, None] = {}
    kind = top.kind(twin)
    for option in top.options(twin):
        for token in title.tokens(kind, option):
            plain = token.rpartition("=")[2]
            if plain.partition(":")[0] in AREAS:
                found.setdefault(plain)
    return list(found)


def lands_of_sites(state: CycladesState, sites: int) -> list[str]:
    """The lands of some sites, each once."""
    found: dict[str, None] = {}
    for site in range(state.chart.sites):
        if sites >> site & 1:
            found.setdefault("land:" + state.chart.land_names[state.chart.site_land[site]])
    return list(found)
