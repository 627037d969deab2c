"""What a seat may know, built field by field: what is not named here cannot leak (catalogue
section 18). Nearly everything lies open; hidden are the unseen cards and the hands of the variant.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import structs

from delos.cyclades.bits import bits, size
from delos.kernel.view import SPECTATOR, decision_view
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
    TYPES,
)
from delos.mytikas.rules import MAX_EFFECT, Rules
from delos.mytikas.scoring import total
from delos.mytikas.state import MytikasState
from delos.mytikas.tables import EFFECT_PARTS
from delos.views.mytikas import (
    Built,
    CardView,
    Favours,
    GodFavours,
    HandView,
    LevelView,
    MytikasPlayer,
    MytikasView,
    Printed,
    PrintedConstruction,
    PrintedOfferings,
    PrintedSlot,
    Resources,
    RiverCard,
    SpaceView,
)

if TYPE_CHECKING:
    from delos.mytikas.title import Mytikas


TABLES: Final = 64  # tables whose print is kept: it is asked for with every view


def player_name(title: "Mytikas", seat: int) -> str | None:
    return None if seat == NONE else title.seats[seat]


def seat_view(
    title: "Mytikas", state: MytikasState, seat: int, options: list[str], public: MytikasView
) -> MytikasView:
    """The public table, and the own hand of the variant."""
    return structs.replace(public, seat=seat, hands=hands_view(title, state, seat), options=options)


def public_view(title: "Mytikas", state: MytikasState, over: bool) -> MytikasView:
    """What everybody may see."""
    at = state.at
    return MytikasView(
        title=title.name,
        numbers=state.rules.numbers.name,
        seat=None,
        turn=at[TURN],
        step=STEP_NAMES[at[STEP]],
        first=player_name(title, at[FIRST]),
        active=player_name(title, at[ACTIVE]),
        space=None if at[SPACE] == NONE else title.place_name(at[SPACE], at[STEP]),
        main_done=at[MAIN_DONE] == 1,
        ended_by=[END_NAMES[number] for number in bits(at[ENDED])],
        over=over,
        mountain=mountain_view(title, state),
        gods=gods_view(state),
        spaces=spaces_view(title, state),
        players=[player_view(title, state, one) for one in range(state.rules.seats)],
        river=river_view(state),
        locks=state.rules.numbers.locks[at[LOCKS_TAKEN] :],
        deck=deck_size(state),
        hands=hands_view(title, state, SPECTATOR),
        standings=title.ranking(state),
        printed=printed(state.rules),
        decision=decision_view(title, state),
        options=[],
    )


def mountain_view(title: "Mytikas", state: MytikasState) -> list[LevelView]:
    """Level tokens and constructions, level 1 first."""
    found: list[LevelView] = []
    for level in range(LEVELS):
        pieces: list[Built] = []
        for seat in range(state.rules.seats):
            for slot in range(SLOTS):
                if state.at[BUILT + seat * SLOTS + slot] == level + 1:
                    pieces.append(Built(title.seats[seat], PIECE_NAMES[SLOT_KIND[slot]]))
        found.append(LevelView(level + 1, state.at[TOKENS + level], pieces))
    return found


def gods_view(state: MytikasState) -> list[GodFavours]:
    return [GodFavours(GOD_NAMES[god], state.at[PILE + god]) for god in range(GODS)]


def spaces_view(title: "Mytikas", state: MytikasState) -> list[SpaceView]:
    """The Action board: the bonus action of each space and who stands there; with two players a
    builder stands on both spaces of its god (MYT-TWO-01, -03)."""
    found: list[SpaceView] = []
    numbers = state.rules.numbers
    for space in range(SPACES):
        builder = None
        for seat in range(state.rules.seats):
            stands = state.at[BUILDER + seat]
            if stands == space or (state.rules.duel and stands >= 0 and stands // 2 == space // 2):
                builder = title.seats[seat]
        found.append(
            SpaceView(
                SPACE_NAMES[space],
                builder,
                BONUS_NAMES[numbers.bonus[space]],
                numbers.bonus_count[space],
            )
        )
    return found


def player_view(title: "Mytikas", state: MytikasState, seat: int) -> MytikasPlayer:
    at = state.at
    stands = at[BUILDER + seat]
    return MytikasPlayer(
        player=title.seats[seat],
        points=total(state, seat),
        resources=[
            Resources(*[state.resource(seat, level, type) for type in range(TYPES)])
            for level in range(LEVELS)
        ],
        slots={SLOT_NAMES[slot]: at[BUILT + seat * SLOTS + slot] for slot in range(SLOTS)},
        favours=Favours(*[state.favours(seat, god) for god in range(GODS)]),
        reserve=at[RESERVE + seat],
        builder=None if stands == NONE else title.builder_name(stands),
        cards=[card_view(state, card) for card in bits(at[CARDS_OF + seat])],
    )


def card_view(state: MytikasState, card: int) -> CardView:
    return CardView(
        deity=DEITY_NAMES[card],
        value=state.at[VALUE + card],
        lock=state.at[LOCK + card],
        fresh=state.at[FRESH] >> card & 1 == 1,
    )


def river_view(state: MytikasState) -> list[RiverCard]:
    """From the face-up end; a face-down card shows its lock until that is taken."""
    locks = state.rules.numbers.locks
    found: list[RiverCard] = []
    for place in range(len(locks)):
        face = state.at[RIVER + place]
        locked = place > state.at[LOCKS_TAKEN]
        found.append(
            RiverCard(
                place=place,
                deity=DEITY_NAMES[face] if face >= 0 else None,
                face_down=face == FACE_DOWN,
                empty=face == EMPTY,
                lock=locks[place - 1] if locked and place > 0 else 0,
            )
        )
    return found


def deck_size(state: MytikasState) -> int:
    """Cards in the deck: those unseen that do not lie in the river."""
    hidden = 0
    for place in range(len(state.rules.numbers.locks)):
        if state.at[RIVER + place] == FACE_DOWN:
            hidden += 1
    return size(state.at[UNSEEN]) - hidden


def hands_view(title: "Mytikas", state: MytikasState, seat: int) -> list[HandView]:
    """Hands of the variant before the choices are shown: how many cards each has and whether it
    has chosen; which cards, only to their player (MYT-SETUP-16)."""
    found: list[HandView] = []
    for other in range(state.rules.seats):
        hand = state.at[HAND + other]
        if hand == 0:
            continue
        kept = state.at[KEPT + other]
        mine = other == seat
        found.append(
            HandView(
                player=title.seats[other],
                count=size(hand),
                chosen=kept != NONE,
                cards=[DEITY_NAMES[card] for card in bits(hand)] if mine else None,
                kept=DEITY_NAMES[kept] if mine and kept != NONE else None,
            )
        )
    return found


# -- what is printed on boards and cards ------------------------------------------------------


@lru_cache(TABLES)
def printed(rules: Rules) -> Printed:
    """Costs, effects and yields of this table: with them it can be drawn without knowing rules."""
    numbers = rules.numbers
    return Printed(
        constructions=[
            PrintedConstruction(
                construction=PIECE_NAMES[kind],
                cost=counted(numbers.cost, kind),
                points=numbers.points[kind],
            )
            for kind in range(len(PIECE_NAMES))
        ],
        slots=[
            PrintedSlot(
                slot=SLOT_NAMES[slot],
                construction=PIECE_NAMES[SLOT_KIND[slot]],
                effect=effect(rules, slot),
            )
            for slot in range(len(SLOT_NAMES))
        ],
        city=combinations(numbers.city_yield),
        ground=combinations(numbers.ground_yield),
        raises=numbers.hades_raises,
        offerings=PrintedOfferings(
            numbers.base_offerings, numbers.small_temple_offerings, numbers.large_temple_offerings
        ),
        tokens=numbers.tokens[:],
        deities={DEITY_NAMES[card]: patron(rules, card) for card in range(len(DEITY_NAMES))},
    )


def counted(numbers: list[int], row: int) -> Resources:
    """A row of resources by type."""
    return Resources(*numbers[row * TYPES : (row + 1) * TYPES])


def combinations(numbers: list[int]) -> list[Resources]:
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
