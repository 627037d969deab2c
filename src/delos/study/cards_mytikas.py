"""Facts of the cards of Mytikas: what a deity is worth to one now, and what would take it."""

from __future__ import annotations

from delos.cyclades.bits import BIT, bits
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.mytikas.cells import CARDS_OF, LOCK, OWNER, VALUE
from delos.mytikas.ids import DEITY_NAMES, NONE
from delos.mytikas.offering import in_river, least
from delos.mytikas.scoring import card_points
from delos.mytikas.state import MytikasState
from delos.study.cards import Facts, Meter, Said


def told(title: Title, state: State, seat: int | None, thing: str) -> Facts:
    facts = Facts()
    kind, _, word = thing.partition(":")
    if not isinstance(state, MytikasState) or kind != "deity" or word not in DEITY_NAMES:
        return facts
    card = DEITY_NAMES.index(word)
    at = state.at
    owner = at[OWNER + card]
    shown = owner != NONE or in_river(state) & BIT[card] != 0
    if not shown:
        return facts
    if owner != NONE:
        name = f"player:{title.seats[owner]}"
        facts.note("tell-deity-of", "plain", name, who=f"seat:{owner}", value=at[VALUE + card])
        if at[LOCK + card]:
            facts.note("tell-deity-locked")
    if seat is None:
        return facts
    points = card_points(state, seat, card)
    facts.note("tell-deity-points", "good" if points else "plain", "", points=points)
    if at[LOCK + card] == 0 and owner != seat:
        need, reserve = least(state, seat, card), state.reserve(seat)
        key = ""
        facts.meters.append(Meter(Said("tell-offerings"), reserve, need, key))
    for other in range(state.rules.seats):
        worth = card_points(state, other, card) if other not in (seat, owner) else 0
        if worth > points:
            who = f"seat:{other}"
            facts.note(
                "tell-deity-rival", "plain", f"player:{title.seats[other]}", who=who, points=worth
            )
    if owner == seat:
        facts.note("tell-deity-cards", count=len(bits(at[CARDS_OF + seat])))
    return facts
