"""Facts of the cards of Mytikas: deities, spaces and gods of the Action board, constructions."""

from __future__ import annotations

from delos.cyclades.bits import BIT, bits
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.mytikas.cells import CARDS_OF, FRESH, LOCK, LOCKS_TAKEN, OWNER, VALUE
from delos.mytikas.ids import BONUS_NAMES, DEITY_NAMES, NONE, SPACE_NAMES, SPACES
from delos.mytikas.offering import in_river, least
from delos.mytikas.scoring import card_points
from delos.mytikas.spaces import entitled
from delos.mytikas.state import MytikasState
from delos.study.cards import Facts, Meter, Said
from delos.study.cards_action_board import patron, space
from delos.study.cards_constructions import construction, slot

OFFERING_SPACES = ("hades-night",)  # whose main action is an offering


def told(title: Title, state: State, seat: int | None, thing: str) -> Facts:
    facts = Facts()
    kind, _, word = thing.partition(":")
    if not isinstance(state, MytikasState):
        return facts
    if kind == "deity":
        deity(facts, title, state, seat, word)
    elif kind == "space":
        space(facts, title, state, seat, word)
    elif kind == "patron":
        patron(facts, title, state, seat, word)
    elif kind == "construction":
        construction(facts, title, state, seat, word)
    elif kind == "slot":
        slot(facts, title, state, seat, word)
    return facts


def deity(facts: Facts, title: Title, state: MytikasState, seat: int | None, word: str) -> None:
    if word not in DEITY_NAMES:
        return
    card = DEITY_NAMES.index(word)
    at = state.at
    owner = at[OWNER + card]
    if owner == NONE and in_river(state) & BIT[card] == 0:
        return  # face down or in the deck
    if owner != NONE:
        name = f"player:{title.seats[owner]}"
        whose = "tell-deity-yours" if owner == seat else "tell-deity-of"
        facts.note(whose, "plain", name, who=f"seat:{owner}", value=at[VALUE + card])
        if at[LOCK + card]:
            facts.note("tell-deity-locked")
    if seat is None:
        return
    points = card_points(state, seat, card)
    facts.note("tell-deity-points", "good" if points else "plain", "", points=points)
    if at[LOCK + card] == 0:
        offerings(facts, state, seat, card)
    for other in range(state.rules.seats):
        worth = card_points(state, other, card) if other not in (seat, owner) else 0
        if worth > points:
            who = f"seat:{other}"
            facts.note(
                "tell-deity-rival", "plain", f"player:{title.seats[other]}", who=who, points=worth
            )
    if owner == seat:
        if at[FRESH] & BIT[card]:
            facts.note("tell-deity-fresh", "bad")
        facts.note("tell-deity-cards", count=len(bits(at[CARDS_OF + seat])))


def offerings(facts: Facts, state: MytikasState, seat: int, card: int) -> None:
    """What it takes, out of which sum, where that can be done, and how far the lock is."""
    at = state.at
    owner, lies, reserve = at[OWNER + card], at[VALUE + card], state.reserve(seat)
    if owner != seat:
        need = least(state, seat, card)
        facts.meters.append(Meter(Said("tell-offerings"), reserve, need, ""))
        if owner != NONE:
            facts.note("tell-deity-sum", value=lies, need=need)
        if reserve < need:
            facts.note("tell-offerings-short", "bad", "token:offering", count=need - reserve)
    locks, taken = state.rules.numbers.locks, at[LOCKS_TAKEN]
    if taken < len(locks):
        mine = lies if owner == seat else 0
        facts.meters.append(Meter(Said("tell-deity-lock"), mine, locks[taken], ""))
    facts.targets = [f"space:{name}" for name in offering_spaces(state, seat)]


def offering_spaces(state: MytikasState, seat: int) -> list[str]:
    """Spaces at which the seat could make an offering: as main action, or as a bonus action that
    it is entitled to."""
    numbers = state.rules.numbers
    return [
        SPACE_NAMES[number]
        for number in range(SPACES)
        if SPACE_NAMES[number] in OFFERING_SPACES
        or (BONUS_NAMES[numbers.bonus[number]] == "offering" and entitled(state, seat, number))
    ]
