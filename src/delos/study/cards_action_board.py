"""Facts of the Action board of Mytikas: what a space would bring one now, and who stands there."""

from __future__ import annotations

from delos.cyclades.bits import bits
from delos.kernel.title import Title
from delos.mytikas.cells import BUILDER, BUILT, PILE
from delos.mytikas.costs import buildable
from delos.mytikas.favours import gods_to_name
from delos.mytikas.following import payments
from delos.mytikas.ids import (
    CITY_SLOTS,
    DAY,
    DEITY_NAMES,
    DEMETER_NIGHT,
    GOD_NAMES,
    HADES_DAY,
    HADES_NIGHT,
    NIGHT,
    POSEIDON_DAY,
    POSEIDON_NIGHT,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    ZEUS_DAY,
    ZEUS_NIGHT,
)
from delos.mytikas.offering import targets
from delos.mytikas.spaces import ACTION_BOARD, OWN, entitled, main_closed
from delos.mytikas.spaces.poseidon import temple_offerings
from delos.mytikas.state import MytikasState
from delos.study.cards import NAME, Facts, Said


def space(facts: Facts, title: Title, state: MytikasState, seat: int | None, word: str) -> None:
    if word not in SPACE_NAMES:
        return
    number = SPACE_NAMES.index(word)
    builders(facts, title, state, seat, [number])
    if seat is None:
        return
    key = main_closed(state, seat, number, OWN)
    if key:
        facts.lacks.append(ACTION_BOARD[number].why(state, seat, OWN))
    else:
        brings(facts, state, seat, number)
    ribbon(facts, state, seat, number)
    followers(facts, title, state, seat, number)


def patron(facts: Facts, title: Title, state: MytikasState, seat: int | None, word: str) -> None:
    """A god of the board: tokens on the pile and with players, and who stands on the two spaces."""
    if word not in GOD_NAMES:
        return
    god = GOD_NAMES.index(word)
    facts.note("tell-favour-pile", count=state.at[PILE + god])
    for other in range(state.rules.seats):
        count = state.favours(other, god)
        if count:
            name = f"player:{title.seats[other]}"
            facts.note("tell-favours-of", "plain", name, who=f"seat:{other}", count=count)
    builders(facts, title, state, seat, [god * 2 + DAY, god * 2 + NIGHT])
    if seat is not None and not entitled(state, seat, god * 2):
        facts.note("tell-not-entitled", "bad", "token:favour", god=f"patron:{word}")


def builders(
    facts: Facts, title: Title, state: MytikasState, seat: int | None, numbers: list[int]
) -> None:
    """Whose builder blocks a space; with two players a god is entered, not one side of it."""
    for number in numbers:
        stands = number // 2 * 2 if state.rules.duel else number
        for other in range(state.rules.seats):
            if state.at[BUILDER + other] != stands:
                continue
            if other == seat:
                facts.note("tell-builder-yours", "bad", "token:builder")
            else:
                name = f"player:{title.seats[other]}"
                facts.note("tell-builder", "bad", name, who=f"seat:{other}")
        if state.rules.duel:
            return


def brings(facts: Facts, state: MytikasState, seat: int, number: int) -> None:
    """What the main action would give as the table lies."""
    rules = state.rules.numbers
    if number == ZEUS_DAY:
        levels = [state.at[BUILT + seat * SLOTS + one] for one in CITY_SLOTS]
        built = [level for level in levels if level]
        where = [Said("tell-level", {"level": level}) for level in sorted(set(built))]
        facts.note("tell-cities-produce", "good", "", count=len(built), where=where)
    elif number == POSEIDON_DAY:
        count = temple_offerings(state, seat)
        facts.note("tell-takes-offerings", "good", "token:offering", count=count)
    elif number == HADES_DAY:
        facts.note("tell-raises", "good", "", count=rules.hades_raises)
    elif number == POSEIDON_NIGHT:
        facts.targets = [f"patron:{GOD_NAMES[god]}" for god in gods_to_name(state, seat)]
    elif number == HADES_NIGHT:
        open_cards = targets(state, seat, state.reserve(seat))
        facts.targets = [f"deity:{DEITY_NAMES[card]}" for card in open_cards]
        facts.note("tell-reserve", "plain", "token:offering", count=state.reserve(seat))
    elif number in (ZEUS_NIGHT, DEMETER_NIGHT):
        slots = bits(buildable(state, seat, 1, number))
        facts.targets = [f"slot:{SLOT_NAMES[one]}" for one in slots]


def ribbon(facts: Facts, state: MytikasState, seat: int, number: int) -> None:
    """Whether the bonus action is open to the seat, and by what."""
    rules = state.rules
    god = number // 2
    if not entitled(state, seat, number):
        facts.note("tell-not-entitled", "bad", "token:favour", god=f"patron:{GOD_NAMES[god]}")
    elif state.favours(seat, god):
        facts.note("tell-entitled", "good", "token:favour", god=f"patron:{GOD_NAMES[god]}")
    else:
        card = bits(state.usable(seat) & rules.entitling[god])[0]
        name = f"deity:{DEITY_NAMES[card]}"
        facts.note("tell-entitled-card", "good", name, deity=name)


def followers(facts: Facts, title: Title, state: MytikasState, seat: int, number: int) -> None:
    """Who could follow there now: all of it lies open."""
    able = [
        Said(NAME, {"thing": f"player:{title.seats[other]}"})
        for other in range(state.rules.seats)
        if other != seat and payments(state, other, number)
    ]
    if able:
        facts.note("tell-could-follow", what=able)
