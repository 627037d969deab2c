"""Facts of constructions of Mytikas: the price now with the cards that lower it, what lies on the
level that lacks least, and where one could be built."""

from __future__ import annotations

from delos.cyclades.bits import bits
from delos.kernel.title import Title
from delos.mytikas.cells import BUILT, TOKENS
from delos.mytikas.costs import easiest, levels, means, occupied, price, why_no_slot
from delos.mytikas.ids import (
    DEITY_NAMES,
    DEMETER_NIGHT,
    FIRST_SLOT,
    PIECE_NAMES,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    TEMPLE_SLOTS,
    TYPE_NAMES,
    TYPES,
    ZEUS_NIGHT,
)
from delos.mytikas.state import MytikasState
from delos.study.cards import Facts, Meter, Said


def construction(
    facts: Facts, title: Title, state: MytikasState, seat: int | None, word: str
) -> None:
    """A kind of piece: the first of its slots that is not built yet speaks for it."""
    if word not in PIECE_NAMES or seat is None:
        return
    kind = PIECE_NAMES.index(word)
    slots = [one for one in range(FIRST_SLOT, SLOTS) if SLOT_KIND[one] == kind]
    left = [one for one in slots if occupied(state, seat, one)]
    facts.note("tell-pieces-left", "plain" if left else "bad", "", count=len(left))
    if left:
        priced(facts, state, seat, left[0])


def slot(facts: Facts, title: Title, state: MytikasState, seat: int | None, word: str) -> None:
    if word not in SLOT_NAMES or seat is None:
        return
    number = SLOT_NAMES.index(word)
    level = state.at[BUILT + seat * SLOTS + number]
    if level:
        facts.note("tell-built-on", "good", "", level=level)
        facts.targets = [f"level:{level}"]
    elif number >= FIRST_SLOT:
        priced(facts, state, seat, number)


def space_of(number: int) -> int:
    return ZEUS_NIGHT if number in TEMPLE_SLOTS else DEMETER_NIGHT


def priced(facts: Facts, state: MytikasState, seat: int, number: int) -> None:
    """A meter for each resource on the level that lacks least; what may tumble there counts."""
    space = space_of(number)
    open_levels = levels(state, seat, 1, space, number)
    level = open_levels[-1] if open_levels else easiest(state, seat, 1, space, number)
    have = means(state, seat, 1, space, level)
    now = price(state, seat, space, number, False)
    full = price(state, seat, space, number, True)
    for type in range(TYPES):
        if full[type]:
            said = Said(f"tell-cost-{TYPE_NAMES[type]}", {"level": level + 1})
            saved = full[type] - now[type]  # counted as one more resource among the means
            facts.meters.append(Meter(said, have[type] - saved, now[type], ""))
    for card in bits(state.usable(seat) & state.rules.cheapening[space]):
        name = f"deity:{DEITY_NAMES[card]}"
        facts.note("tell-cheaper", "good", name, deity=name)
    points = state.rules.numbers.points[SLOT_KIND[number]]
    if open_levels:
        facts.targets = [f"level:{one + 1}" for one in open_levels]
        top = open_levels[-1] + 1
        facts.note("tell-built-points", "good", "", level=top, points=points * top)
    else:
        facts.lacks.append(why_no_slot(state, seat, 1, space, number))
    full_levels = [
        Said("tell-level", {"level": one + 1}) for one in range(4) if not state.at[TOKENS + one]
    ]
    if full_levels:
        facts.note("tell-levels-full", what=full_levels)
