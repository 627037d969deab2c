"""What a seat may know, built field by field: what is not named here cannot leak (catalogue
section 18). Nearly everything lies open; hidden are the unseen cards and the hands of the variant.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from delos.cyclades.bits import bits, size
from delos.mytikas.cells import (
    ACTIVE,
    BUILDER,
    BUILT,
    CARDS_OF,
    EMPTY,
    ENDED,
    FACE_DOWN,
    FIRST,
    FRESH,
    HAND,
    KEPT,
    LOCK,
    LOCKS_TAKEN,
    MAIN_DONE,
    PILE,
    RESERVE,
    RIVER,
    SPACE,
    STEP,
    TOKENS,
    TURN,
    UNSEEN,
    VALUE,
)
from delos.mytikas.ids import (
    BONUS_NAMES,
    DEITY_NAMES,
    END_NAMES,
    GOD_NAMES,
    GODS,
    LEVELS,
    NONE,
    PIECE_NAMES,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    SPACES,
    STEP_NAMES,
    TYPE_NAMES,
    TYPES,
)
from delos.mytikas.rules import MAX_EFFECT, Rules
from delos.mytikas.scoring import total
from delos.mytikas.state import MytikasState
from delos.mytikas.tables import EFFECT_PARTS

if TYPE_CHECKING:
    from delos.mytikas.title import Mytikas


TABLES: Final = 64  # tables whose print is kept: it is asked for with every view


def player_name(title: "Mytikas", seat: int) -> str | None:
    return None if seat == NONE else title.seats[seat]


def seat_view(title: "Mytikas", state: MytikasState, seat: int, over: bool) -> dict[str, object]:
    """The public table, and the own hand of the variant; seat -1 is a spectator."""
    at = state.at
    return {
        "title": title.name,
        "numbers": state.rules.numbers.name,
        "seat": None if seat < 0 else seat,
        "turn": at[TURN],
        "step": STEP_NAMES[at[STEP]],
        "first": player_name(title, at[FIRST]),
        "active": player_name(title, at[ACTIVE]),
        "space": None if at[SPACE] == NONE else title.place_name(at[SPACE], at[STEP]),
        "main_done": at[MAIN_DONE] == 1,
        "ended_by": [END_NAMES[number] for number in bits(at[ENDED])],
        "over": over,
        "mountain": mountain_view(title, state),
        "gods": gods_view(state),
        "spaces": spaces_view(title, state),
        "players": [player_view(title, state, one) for one in range(state.rules.seats)],
        "river": river_view(state),
        "locks": state.rules.numbers.locks[at[LOCKS_TAKEN] :],
        "deck": deck_size(state),
        "hands": hands_view(title, state, seat),
        "standings": title.standings(state),
        "printed": printed(state.rules),
        "decision": decision_view(title, state),
    }


def mountain_view(title: "Mytikas", state: MytikasState) -> list[object]:
    """Level tokens and constructions, level 1 first."""
    found: list[object] = []
    for level in range(LEVELS):
        pieces: list[object] = []
        for seat in range(state.rules.seats):
            for slot in range(SLOTS):
                if state.at[BUILT + seat * SLOTS + slot] == level + 1:
                    piece = PIECE_NAMES[SLOT_KIND[slot]]
                    pieces.append({"player": title.seats[seat], "construction": piece})
        found.append(
            {"level": level + 1, "tokens": state.at[TOKENS + level], "constructions": pieces}
        )
    return found


def gods_view(state: MytikasState) -> list[object]:
    return [{"god": GOD_NAMES[god], "favours": state.at[PILE + god]} for god in range(GODS)]


def spaces_view(title: "Mytikas", state: MytikasState) -> list[object]:
    """The Action board: the bonus action of each space and who stands there; with two players a
    builder stands on both spaces of its god (MYT-TWO-01, -03)."""
    found: list[object] = []
    numbers = state.rules.numbers
    for space in range(SPACES):
        builder = None
        for seat in range(state.rules.seats):
            stands = state.at[BUILDER + seat]
            if stands == space or (state.rules.duel and stands >= 0 and stands // 2 == space // 2):
                builder = title.seats[seat]
        found.append(
            {
                "space": SPACE_NAMES[space],
                "builder": builder,
                "bonus": BONUS_NAMES[numbers.bonus[space]],
                "count": numbers.bonus_count[space],
            }
        )
    return found


def player_view(title: "Mytikas", state: MytikasState, seat: int) -> dict[str, object]:
    at = state.at
    stands = at[BUILDER + seat]
    return {
        "player": title.seats[seat],
        "points": total(state, seat),
        "resources": [
            {TYPE_NAMES[type]: state.resource(seat, level, type) for type in range(TYPES)}
            for level in range(LEVELS)
        ],
        "slots": {SLOT_NAMES[slot]: at[BUILT + seat * SLOTS + slot] for slot in range(SLOTS)},
        "favours": {GOD_NAMES[god]: state.favours(seat, god) for god in range(GODS)},
        "reserve": at[RESERVE + seat],
        "builder": None if stands == NONE else title.builder_name(stands),
        "cards": [card_view(state, card) for card in bits(at[CARDS_OF + seat])],
    }


def card_view(state: MytikasState, card: int) -> dict[str, object]:
    return {
        "deity": DEITY_NAMES[card],
        "value": state.at[VALUE + card],
        "lock": state.at[LOCK + card],
        "fresh": state.at[FRESH] >> card & 1 == 1,
    }


def river_view(state: MytikasState) -> list[object]:
    """From the face-up end; a face-down card shows its lock until that is taken."""
    locks = state.rules.numbers.locks
    found: list[object] = []
    for place in range(len(locks)):
        face = state.at[RIVER + place]
        locked = place > state.at[LOCKS_TAKEN]
        found.append(
            {
                "place": place,
                "deity": DEITY_NAMES[face] if face >= 0 else None,
                "face_down": face == FACE_DOWN,
                "empty": face == EMPTY,
                "lock": locks[place - 1] if locked and place > 0 else 0,
            }
        )
    return found


def deck_size(state: MytikasState) -> int:
    """Cards in the deck: those unseen that do not lie in the river."""
    hidden = 0
    for place in range(len(state.rules.numbers.locks)):
        if state.at[RIVER + place] == FACE_DOWN:
            hidden += 1
    return size(state.at[UNSEEN]) - hidden


def hands_view(title: "Mytikas", state: MytikasState, seat: int) -> list[object]:
    """Hands of the variant before the choices are shown: how many cards each has and whether it
    has chosen; which cards, only to their player (MYT-SETUP-16)."""
    found: list[object] = []
    for other in range(state.rules.seats):
        hand = state.at[HAND + other]
        if hand == 0:
            continue
        kept = state.at[KEPT + other]
        mine = other == seat
        found.append(
            {
                "player": title.seats[other],
                "count": size(hand),
                "chosen": kept != NONE,
                "cards": [DEITY_NAMES[card] for card in bits(hand)] if mine else None,
                "kept": DEITY_NAMES[kept] if mine and kept != NONE else None,
            }
        )
    return found


def decision_view(title: "Mytikas", state: MytikasState) -> dict[str, object] | None:
    """Who decides what; the options are only in the decider's own view."""
    if not state.stack:
        return None
    actor = state.stack[-1].actor(state)
    return {
        "seat": actor if actor >= 0 else None,
        "kind": title.kinds[state.kind()].name,
        "about": title.about(state),
        "rules": title.rules_of(state),
    }


# -- what is printed on boards and cards ------------------------------------------------------


@lru_cache(TABLES)
def printed(rules: Rules) -> dict[str, object]:
    """Costs, effects and yields of this table: with them it can be drawn without knowing rules."""
    numbers = rules.numbers
    return {
        "constructions": [
            {
                "construction": PIECE_NAMES[kind],
                "cost": counted(numbers.cost, kind),
                "points": numbers.points[kind],
            }
            for kind in range(len(PIECE_NAMES))
        ],
        "slots": [
            {
                "slot": SLOT_NAMES[slot],
                "construction": PIECE_NAMES[SLOT_KIND[slot]],
                "effect": effect(rules, slot),
            }
            for slot in range(len(SLOT_NAMES))
        ],
        "city": combinations(numbers.city_yield),
        "ground": combinations(numbers.ground_yield),
        "raises": numbers.hades_raises,
        "offerings": {
            "base": numbers.base_offerings,
            "small-temple": numbers.small_temple_offerings,
            "large-temple": numbers.large_temple_offerings,
        },
        "tokens": numbers.tokens,
        "deities": {DEITY_NAMES[card]: patron(rules, card) for card in range(len(DEITY_NAMES))},
    }


def counted(numbers: list[int], row: int) -> dict[str, int]:
    """A row of resources by type."""
    return {TYPE_NAMES[type]: numbers[row * TYPES + type] for type in range(TYPES)}


def combinations(numbers: list[int]) -> list[dict[str, int]]:
    return [counted(numbers, row) for row in range(len(numbers) // TYPES)]


def effect(rules: Rules, slot: int) -> dict[str, int]:
    """The parts of a slot's bonus effect that give something (table T4)."""
    start = slot * MAX_EFFECT
    parts = rules.numbers.effects[start : start + MAX_EFFECT]
    return {name: count for name, count in zip(EFFECT_PARTS, parts, strict=True) if count}


def patron(rules: Rules, card: int) -> str | None:
    """The god at whose spaces a card speaks; none for the four general cards (table T5)."""
    for god in range(len(GOD_NAMES)):
        if rules.entitling[god] >> card & 1:
            return GOD_NAMES[god]
    for space in range(SPACES):
        speaking = (
            rules.raising[space]
            | rules.adding[space]
            | rules.enriching[space]
            | rules.favouring[space]
            | rules.changing[space]
            | rules.doubling[space]
        )
        for type in range(TYPES):
            speaking |= rules.discounting[space * TYPES + type]
        if speaking >> card & 1:
            return GOD_NAMES[space // 2]
    return None
