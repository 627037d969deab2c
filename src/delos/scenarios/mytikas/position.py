"""Positions of Mytikas: differences from an empty table (docs/mytikas.md)."""

from __future__ import annotations

import re
from typing import Final

from delos.kernel.state import State
from delos.mytikas.cells import (
    BOARD,
    BUILDER,
    BUILT,
    EMPTY,
    FACE_DOWN,
    FAVOURS,
    FRESH,
    LOCK,
    LOCKS_TAKEN,
    OWNER,
    PILE,
    RESERVE,
    RESOURCES,
    RIVER,
    TOKENS,
    UNSEEN,
    VALUE,
)
from delos.mytikas.effects import give_card
from delos.mytikas.ids import (
    DEITIES,
    DEITY_NAMES,
    FIRST_SLOT,
    GOD_NAMES,
    GODS,
    LEVELS,
    NONE,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    START_CITY,
    TYPE_NAMES,
    TYPES,
)
from delos.mytikas.setup import empty_table
from delos.mytikas.state import MytikasState
from delos.mytikas.title import Mytikas
from delos.scenarios.fields import Field
from delos.scenarios.mytikas import moment

KEYS: Final = ("phase", *moment.KEYS, "level_tokens", "piles", "river")
PLAYER_KEYS: Final = ("resources", "built", "favours", "reserve", "cards", "fresh", "builder")
LEVEL_NAMES: Final = ("1", "2", "3", "4")
SETUP: Final = "setup"
HIDDEN: Final = "?"
PIECES: Final = re.compile(r"(?:([0-9]{1,4000}) )?(stone|marble|gold)")


def place(title: Mytikas, position: Field) -> State:
    """The state at a moment of a turn, or before set-up; BadRecord if it cannot be."""
    fields = position.table([*KEYS, *title.seats])
    if "phase" in fields:
        fields["phase"].one_of([SETUP])
        if len(fields) > 1:
            position.wrong("a game that is set up starts from nothing. Remove the other keys.")
        return title.opening(False)
    state = MytikasState(empty_table(title.rules), False, title.rules, [])
    early = moment.step_of(fields) in (moment.START, moment.SIDE, "main")
    for seat, name in enumerate(title.seats):
        if name in fields:
            put_player(title, state, seat, fields[name])
            if "fresh" in dict(fields[name].items()) and early:
                fields[name].wrong(
                    "fresh: no card is acquired before the main action. Remove it, or start later "
                    'in the turn, as with step = "bonus".'
                )
    lay_tokens(state, fields.get("level_tokens"), position)
    lay_piles(state, fields.get("piles"), position)
    take_locks(title, state, position)
    lay_river(state, fields.get("river"), early)
    moment.begin(title, state, position, fields)
    return state


def put_player(title: Mytikas, state: MytikasState, seat: int, player: Field) -> None:
    at = state.at
    fields = player.table(PLAYER_KEYS)
    if "resources" in fields:
        for level, field in fields["resources"].named(LEVEL_NAMES):
            for type, count in resources_in(field).items():
                at[RESOURCES + seat * BOARD + level * TYPES + type] = count
    if "built" in fields:
        for slot, field in fields["built"].named(SLOT_NAMES):
            if slot == START_CITY and field.value != 1:
                field.wrong("the starting city stands on level 1 for good (MYT-SETUP-08).")
            at[BUILT + seat * SLOTS + slot] = field.number(1, LEVELS)
    if "favours" in fields:
        for entry in fields["favours"].entries():
            at[FAVOURS + seat * GODS + entry.index_in(GOD_NAMES)] += 1
    if "reserve" in fields:
        at[RESERVE + seat] = fields["reserve"].number()
    if "cards" in fields:
        for card, field in fields["cards"].named(DEITY_NAMES):
            put_card(state, seat, card, field)
    if "fresh" in fields:
        for card in fields["fresh"].indices_in(DEITY_NAMES):
            if at[OWNER + card] != seat:
                fields["fresh"].wrong(f"{DEITY_NAMES[card]!r} is not among the player's cards.")
            at[FRESH] |= 1 << card
    if "builder" in fields:
        put_builder(title, state, seat, fields["builder"])


def resources_in(field: Field) -> dict[int, int]:
    """``2 stone, gold``: how many of each type."""
    found: dict[int, int] = {}
    for part in [part.strip() for part in field.text().split(",") if part.strip()]:
        match = PIECES.fullmatch(part)
        if match is None:
            field.wrong(f"expected resources such as '2 stone, gold', found {part!r}.")
        type = TYPE_NAMES.index(match[2])
        if type in found:
            field.wrong(f"{match[2]!r} stands there twice. Add them up.")
        found[type] = int(match[1] or 1)
    return found


def put_card(state: MytikasState, seat: int, card: int, field: Field) -> None:
    """``hera = 2``: its value; ``ares = { lock = 4, value = 1 }``."""
    at = state.at
    if at[OWNER + card] != NONE:
        field.wrong(f"{DEITY_NAMES[card]!r} has another owner already. Remove one.")
    give_card(state, seat, card)
    if not isinstance(field.value, dict):
        at[VALUE + card] = field.number()
        return
    parts = field.table(["lock", "value"])
    if "value" in parts:
        at[VALUE + card] = parts["value"].number()
    if "lock" in parts:
        at[LOCK + card] = parts["lock"].number(1)


def put_builder(title: Mytikas, state: MytikasState, seat: int, field: Field) -> None:
    """On a space, with two players on a god; no two together."""
    if title.rules.duel:
        space = field.index_in(GOD_NAMES) * 2
    else:
        space = field.index_in(SPACE_NAMES)
    if space in state.at[BUILDER : BUILDER + title.rules.seats]:
        field.wrong("another builder stands there already.")
    state.at[BUILDER + seat] = space


def lay_tokens(state: MytikasState, field: Field | None, position: Field) -> None:
    """What constructions have not taken; a smaller number given means that the rest is out."""
    at = state.at
    for seat in range(state.rules.seats):
        for slot in range(FIRST_SLOT, SLOTS):
            level = at[BUILT + seat * SLOTS + slot]
            if level:
                at[TOKENS + level - 1] -= 1
    for level in range(LEVELS):
        if at[TOKENS + level] < 0:
            position.wrong(f"more constructions on level {level + 1} than it has Level tokens.")
    if field is None:
        return
    entries = field.entries()
    if len(entries) != LEVELS:
        field.wrong("expected four numbers, level 1 first.")
    for level in range(LEVELS):
        at[TOKENS + level] = entries[level].number(0, at[TOKENS + level])


def lay_piles(state: MytikasState, field: Field | None, position: Field) -> None:
    at = state.at
    for god in range(GODS):
        held = sum([state.favours(seat, god) for seat in range(state.rules.seats)])
        at[PILE + god] -= held
        if at[PILE + god] < 0:
            position.wrong(f"players have more Favour tokens of {GOD_NAMES[god]!r} than there are.")
    if field is not None:
        for god, entry in field.named(GOD_NAMES):
            at[PILE + god] = entry.number(0, at[PILE + god])


def take_locks(title: Mytikas, state: MytikasState, position: Field) -> None:
    """Locks are taken in rising order, so those on cards are the lowest."""
    at = state.at
    taken = sorted([at[LOCK + card] for card in range(DEITIES) if at[LOCK + card]])
    locks = title.rules.numbers.locks
    if taken != locks[: len(taken)]:
        position.wrong(f"locks on cards must be the lowest of {locks}, found {taken}.")
    at[LOCKS_TAKEN] = len(taken)
    for card in range(DEITIES) if len(taken) < len(locks) else ():
        if at[LOCK + card] == 0 and at[VALUE + card] >= locks[len(taken)]:
            position.wrong(
                f"{DEITY_NAMES[card]!r} has {at[VALUE + card]} Offerings, which is enough for the "
                f"lock of {locks[len(taken)]}: it would be locked (MYT-LOCK-02). Lay fewer, or "
                f"give it the lock."
            )


def lay_river(state: MytikasState, field: Field | None, early: bool) -> None:
    """From the face-up end: a name, ``""`` for a card that was taken, ``"?"`` for face down. After
    the main action a card whose lock was taken in this turn may still lie face down."""
    at = state.at
    locks = state.rules.numbers.locks
    for place_number in range(len(locks)):
        locked = place_number > at[LOCKS_TAKEN]
        at[RIVER + place_number] = FACE_DOWN if locked else EMPTY
    seen = [card for card in range(DEITIES) if at[OWNER + card] != NONE]
    entries = [] if field is None else field.entries()
    if field is not None and len(entries) > len(locks):
        field.wrong(f"the river has {len(locks)} places.")
    for place_number, entry in enumerate(entries):
        locked = place_number > at[LOCKS_TAKEN]
        hidden = entry.text() == HIDDEN
        if locked != hidden and (locked or early or place_number == 0):
            entry.wrong("exactly the cards with a lock lie face down, '?'.")
        if hidden:
            at[RIVER + place_number] = FACE_DOWN
        if entry.text() == "" or hidden:
            continue
        card = entry.index_in(DEITY_NAMES)
        if card in seen:
            entry.wrong(f"{entry.text()!r} lies elsewhere already. Remove one.")
        seen.append(card)
        at[RIVER + place_number] = card
    for card in seen:
        at[UNSEEN] &= ~(1 << card)
