"""Where a position stands: pawns, god order, turn order, phase, and whose turn it is."""

from __future__ import annotations

from typing import Final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    ACTIVE,
    BID,
    CARD_BOUGHT,
    CYCLE,
    EXTRAS,
    GIFTS_DONE,
    GOD_AT,
    GOD_OF,
    GODS,
    GONE,
    NONE,
    ORDER,
    PHASE,
)
from delos.cyclades.ids import APOLLO, GOD_NAMES
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame
from delos.legendary.cells import HERO_HIRED, PEEKED
from delos.legendary.customs import customs
from delos.legendary.cycle import Actions, Cycle
from delos.legendary.offerings import GOD as CHOOSING_GOD
from delos.legendary.offerings import Offerings, faction_on, gods_open
from delos.legendary.phases import ACTIONS, END_OF_CYCLE, OFFERINGS, PHASE_NAMES, PLACEMENT, UPKEEP
from delos.legendary.placement import Placement
from delos.legendary.title import FIRST_PHASE, Legendary
from delos.legendary.turn import BEGIN, MENU, Turn
from delos.scenarios.fields import Field

SETUP: Final = "setup"
DONE_KEYS: Final = ("extras", "card", "peek", "hero")
FIRST_CYCLE: Final = 1
USUAL_CYCLE: Final = 2  # nothing special happens in it

# -- pawns and tiles ----------------------------------------------------------------------


def put_pawn(state: CycladesState, faction: int, fields: dict[str, Field]) -> None:
    """The faction's pawn on a god, at its bid."""
    if "god" not in fields:
        if "bid" in fields:
            fields["bid"].wrong('on which god? Add god = "zeus", or remove the bid.')
        return
    god = fields["god"].index_in(GOD_NAMES)
    if faction_on(state, god) != NONE:
        fields["god"].wrong(f"two pawns stand on {GOD_NAMES[god]}. Choose another god for one.")
    state.at[GOD_OF + faction] = god
    track = customs(state).bid_track
    bid = 0 if god == APOLLO else track[0]
    if "bid" in fields:
        bid = fields["bid"].number()
        if god == APOLLO and bid:
            fields["bid"].wrong("Apollo takes no bids. Remove it.")
        if god != APOLLO and bid not in track:
            fields["bid"].wrong(f"{bid} is no space of the track. Choose one of {track}.")
    state.at[BID + faction] = bid


def lay_gods(state: CycladesState, place: Field | None) -> None:
    """The named tiles first, else those with a pawn; the others in the usual order."""
    at = state.at
    if place is None:
        first = [god for god in range(GODS) if faction_on(state, god) != NONE]
    else:
        first = place.indices_in(GOD_NAMES[:GODS])
    for slot, god in enumerate(first + [god for god in range(GODS) if god not in first]):
        at[GOD_AT + slot] = god


def check_pawns(title: Legendary, state: CycladesState, pawns: dict[int, Field]) -> None:
    for faction, place in pawns.items():
        god = state.at[GOD_OF + faction]
        if god not in gods_open(state):
            place.wrong(
                f"{GOD_NAMES[god]} lies face down: with {state.rules.factions} factions only the "
                f"first {state.rules.factions - 1} tiles take Offerings. Put it earlier in gods."
            )


# -- turn order ---------------------------------------------------------------------------


def alive(state: CycladesState) -> list[int]:
    return [f for f in range(state.rules.factions) if state.at[GONE] & BIT[f] == 0]


def back_on_track(state: CycladesState, turn: int) -> list[int]:
    """Pawns that are back on the track in upkeep and actions: those that have acted, then those
    without a god; in the order in which they fill it from the last slot on."""
    at = state.at
    acted: list[int] = []
    for god in gods_open(state):
        faction = faction_on(state, god)
        if turn == NONE or faction == turn:
            break
        if faction != NONE:
            acted.append(faction)
    return acted + [f for f in reversed(alive(state)) if at[GOD_OF + f] == NONE]


def set_order(
    title: Legendary, state: CycladesState, place: Field | None, expected: list[int]
) -> None:
    """``expected``: the pawns on the track, from its last slot on."""
    at = state.at
    slots = state.rules.factions
    if place is None:
        for count, faction in enumerate(expected):
            at[ORDER + slots - 1 - count] = faction
        return
    entries = place.entries()
    if len(entries) != slots:
        place.wrong(f'the track has {slots} slots, not {len(entries)}. Write "" for empty ones.')
    for slot, entry in enumerate(entries):
        if entry.value == "":
            continue
        faction = entry.index_in(title.seats)
        if faction in [at[ORDER + other] for other in range(slot)]:
            entry.wrong(f"{entry.text()} is on the track twice. Remove one.")
        if faction not in expected:
            entry.wrong(
                f"{entry.text()} is eliminated or has still to act, so its pawn is not on the "
                f'track. Write "".'
            )
        at[ORDER + slot] = faction
    for faction in expected:
        if faction not in [at[ORDER + slot] for slot in range(slots)]:
            place.wrong(f"the pawn of {title.seats[faction]} is missing. Add it.")


# -- phase and turn -----------------------------------------------------------------------


def stand(title: Legendary, state: CycladesState, fields: dict[str, Field], place: Field) -> None:
    """Phase, turn order and the stack of frames."""
    if ("turn" in fields) == ("phase" in fields):
        place.wrong('give either turn = "bull" or phase = "offerings".')
    if "turn" in fields:
        stand_in_turn(title, state, fields)
    else:
        for key in ("gifts", "done"):
            if key in fields:
                fields[key].wrong("it belongs to a turn. Give turn, or remove it.")
        phase = PHASE_NAMES.index(fields["phase"].one_of([SETUP, *PHASE_NAMES]))
        stand_in_phase(title, state, fields, phase)
    usual = FIRST_CYCLE if state.at[PHASE] == PLACEMENT else USUAL_CYCLE
    state.at[CYCLE] = fields["cycle"].number(1) if "cycle" in fields else usual


def stand_in_phase(
    title: Legendary, state: CycladesState, fields: dict[str, Field], phase: int
) -> None:
    on_track = list(reversed(alive(state)))
    if phase == UPKEEP or phase == ACTIONS:
        on_track = back_on_track(state, NONE)
    set_order(title, state, fields.get("order"), on_track)
    state.at[PHASE] = phase
    if phase == PLACEMENT:
        state.stack = [Cycle(FIRST_PHASE), Placement(0, 0, 0, 0, 0)]
    elif phase == END_OF_CYCLE:
        state.at[PHASE] = ACTIONS
        state.stack = [Cycle(ACTIONS)]
    elif phase == OFFERINGS and standing_bids(state):
        state.stack = [Cycle(OFFERINGS), next_bid(title, state, fields["phase"])]
    else:
        state.stack = [Cycle(phase - 1)]


def standing_bids(state: CycladesState) -> list[int]:
    return [f for f in range(state.rules.factions) if state.at[GOD_OF + f] != NONE]


def next_bid(title: Legendary, state: CycladesState, place: Field) -> Frame[CycladesState]:
    """The auction after the first bids, when nobody has just been driven off."""
    slots = [slot for slot in range(state.rules.factions) if state.at[ORDER + slot] != NONE]
    bidders = standing_bids(state)
    first = [state.at[ORDER + slot] for slot in slots[: len(bidders)]]
    if sorted(first) != bidders:
        names = ", ".join([title.seats[faction] for faction in first])
        place.wrong(
            f"{len(bidders)} factions have bid, so these must be the first of the order: {names}. "
            f"Change order, or the gods of the factions."
        )
    if len(bidders) == len(slots):
        place.wrong("all factions have bid already. Remove a god, or choose a later phase.")
    return Offerings(slots[len(bidders)], NONE, NONE, NONE, CHOOSING_GOD)


def stand_in_turn(title: Legendary, state: CycladesState, fields: dict[str, Field]) -> None:
    at = state.at
    faction = fields["turn"].index_in(title.seats)
    god = at[GOD_OF + faction]
    if god == NONE:
        fields["turn"].wrong(f'whose turn? Add god = "zeus" to position.{title.seats[faction]}.')
    set_order(title, state, fields.get("order"), back_on_track(state, faction))
    at[PHASE] = ACTIONS
    gifts_done = fields["gifts"].flag() if "gifts" in fields else True
    if gifts_done:
        at[ACTIVE] = faction
        at[GIFTS_DONE] = 1
    if "done" in fields:
        if not gifts_done:
            fields["done"].wrong("before the gifts nothing is done. Remove it, or gifts = false.")
        mark_done(state, fields["done"])
    state.stack = [
        Cycle(ACTIONS),
        Actions(gods_open(state).index(god) + 1),
        Turn(faction, god, MENU if gifts_done else BEGIN),
    ]


def mark_done(state: CycladesState, place: Field) -> None:
    fields = place.table(DONE_KEYS)
    if "extras" in fields:
        state.at[EXTRAS] = fields["extras"].number(0, 3)
    for key, cell in (("card", CARD_BOUGHT), ("peek", PEEKED), ("hero", HERO_HIRED)):
        if key in fields and fields[key].flag():
            state.at[cell] = 1
