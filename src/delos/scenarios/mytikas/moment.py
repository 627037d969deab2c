"""Where in a turn a position of Mytikas starts: at its beginning, or at one of its later steps."""

from __future__ import annotations

from typing import Final

from delos.mytikas.builder import StartOfTurn
from delos.mytikas.cells import (
    ACTIVE,
    BUILDER,
    BUILT,
    ENDED,
    FIRST,
    LOCKS_TAKEN,
    MAIN_DONE,
    SPACE,
    STEP,
    TOKENS,
    TURN,
)
from delos.mytikas.effects import FULL_LEVELS
from delos.mytikas.following import Followers, payments
from delos.mytikas.ids import (
    ALL_BUILT,
    DEITY_NAMES,
    FIRST_SLOT,
    GOD_NAMES,
    LAST_LOCK,
    LEVELS,
    LEVELS_FULL,
    NONE,
    SLOTS,
    SPACE_NAMES,
)
from delos.mytikas.spaces import playable
from delos.mytikas.state import MytikasState
from delos.mytikas.title import Mytikas
from delos.mytikas.turn import (
    BEGIN,
    DO_BONUS,
    DO_FOLLOW,
    DO_LAST,
    DO_MAIN,
    DO_REVEAL,
    STARTED,
    Turn,
    Turns,
)
from delos.scenarios.fields import Field

KEYS: Final = ("turn", "first", "turns", "step", "space", "used", "main", "follower")
START: Final = "start"
SIDE: Final = "side"
FOLLOW: Final = "follow"
STEPS: Final = {
    START: BEGIN,
    SIDE: STARTED,
    "main": DO_MAIN,
    "bonus": DO_BONUS,
    "last": DO_LAST,
    FOLLOW: DO_FOLLOW,
    "reveal": DO_REVEAL,
}
# which keys belong to which steps
ONLY: Final = {
    "space": (SIDE, "main", "bonus", "last", FOLLOW, "reveal"),
    "used": (START,),
    "main": ("bonus",),
    "follower": (FOLLOW,),
}


def step_of(fields: dict[str, Field]) -> str:
    return fields["step"].one_of(list(STEPS)) if "step" in fields else START


def begin(title: Mytikas, state: MytikasState, position: Field, fields: dict[str, Field]) -> None:
    """Put the frames of the moment on the stack, when everything else lies on the table."""
    at = state.at
    step = step_of(fields)
    for key, steps in ONLY.items():
        if key in fields and step not in steps:
            fields[key].wrong(f"it belongs to step = {' or '.join(map(repr, steps))}. Remove it.")
    seat = fields["turn"].index_in(title.seats) if "turn" in fields else 0
    at[FIRST] = fields["first"].index_in(title.seats) if "first" in fields else 0
    at[TURN] = fields["turns"].number() if "turns" in fields else 0
    state.stack.append(Turns(seat))
    if step == START:
        refuse_the_end(state, position)
        if "used" in fields:
            use(state, seat, fields["used"])
        return
    state.stack = [Turns((seat + 1) % title.rules.seats)]
    at[ACTIVE] = seat
    at[TURN] += 1
    at[STEP] = max(1, STEPS[step])
    enter(title, state, seat, step, position, fields)
    end(state, step, position)
    if step == FOLLOW:
        follow(title, state, seat, fields.get("follower"))
    else:
        state.stack.append(Turn(seat, STEPS[step]))


def use(state: MytikasState, seat: int, field: Field) -> None:
    """Powers of the start of the turn that were used in it already."""
    mask = 0
    for card in field.indices_in(DEITY_NAMES):
        if (state.usable(seat) & state.rules.starting) >> card & 1 == 0:
            field.wrong(f"{DEITY_NAMES[card]!r} is no start card of this player. Remove it.")
        mask |= 1 << card
    turn = Turn(seat, BEGIN)
    turn.step = STARTED
    state.stack = [Turns((seat + 1) % state.rules.seats), turn, StartOfTurn(seat, mask, 0, 0)]
    state.at[ACTIVE] = seat
    state.at[TURN] += 1
    state.at[STEP] = 1


# -- the space ------------------------------------------------------------------------------


def enter(
    title: Mytikas,
    state: MytikasState,
    seat: int,
    step: str,
    position: Field,
    fields: dict[str, Field],
) -> None:
    """The builder of the active player stands on the space of the turn."""
    at = state.at
    if "space" not in fields:
        position.wrong(f'step = "{step}" needs the space of the turn. Add space = "zeus-day".')
    field = fields["space"]
    whole_god = step == SIDE
    if whole_god and not title.rules.duel:
        fields["step"].wrong("only two players choose a side; use 'main'.")
    space = field.index_in(GOD_NAMES) * 2 if whole_god else field.index_in(SPACE_NAMES)
    stands = space // 2 * 2 if title.rules.duel else space
    if at[BUILDER + seat] not in (NONE, stands):
        field.wrong(f"the builder of {title.seats[seat]} stands elsewhere. Remove one of the two.")
    for other in range(title.rules.seats):
        if other != seat and at[BUILDER + other] == stands:
            field.wrong(f"the builder of {title.seats[other]} stands there already.")
    at[BUILDER + seat] = stands
    at[SPACE] = space
    if step == SIDE and not (playable(state, seat, space) or playable(state, seat, space + 1)):
        field.wrong("nothing could be done at this god, so nobody may go there (MYT-TWO-09).")
    if step == "main" and not playable(state, seat, space):
        field.wrong("nothing could be done there, so nobody may go there (MYT-TURN-07).")
    at[MAIN_DONE] = 1
    if step in (SIDE, "main") or ("main" in fields and not fields["main"].flag()):
        at[MAIN_DONE] = 0


def follow(title: Mytikas, state: MytikasState, seat: int, field: Field | None) -> None:
    """From the first opponent on, or from the one that is named."""
    index = 1
    if field is not None:
        other = field.index_in(title.seats)
        index = (other - seat) % title.rules.seats
        if index == 0:
            field.wrong("nobody follows in the own turn. Name an opponent.")
        if not payments(state, other, state.at[SPACE]):
            field.wrong(f"{title.seats[other]} cannot follow and would not be asked.")
    state.stack.append(Turn(seat, DO_FOLLOW + 1))
    state.stack.append(Followers(index))


# -- the end --------------------------------------------------------------------------------


def ends_of(state: MytikasState) -> int:
    """What would have brought the end about (MYT-END-01 to -03)."""
    at = state.at
    found = 0
    if [at[TOKENS + level] for level in range(LEVELS)].count(0) >= FULL_LEVELS:
        found |= LEVELS_FULL
    if at[LOCKS_TAKEN] == len(state.rules.numbers.locks):
        found |= LAST_LOCK
    for seat in range(state.rules.seats):
        start = BUILT + seat * SLOTS
        if 0 not in list(at[start + FIRST_SLOT : start + SLOTS]):
            found |= ALL_BUILT
    return found


def refuse_the_end(state: MytikasState, position: Field) -> None:
    """No turn begins when the game is over."""
    ends = ends_of(state)
    if ends & LEVELS_FULL:
        position.wrong(
            "three levels without Level tokens end the game (MYT-END-01), so no turn begins. Leave "
            "a token on a second level, or start later in a turn with step."
        )
    if ends & LAST_LOCK:
        position.wrong("with the last lock the game is over (MYT-END-02). Leave one.")
    if ends & ALL_BUILT:
        position.wrong("who has built everything ends the game (MYT-END-03). Leave a slot.")


def end(state: MytikasState, step: str, position: Field) -> None:
    """In the middle of a turn the end may have been triggered, but not before its main action."""
    if step in (SIDE, "main"):
        refuse_the_end(state, position)
    state.at[ENDED] = ends_of(state)
