"""Who has the game in hand, in the titles that end with a cycle after which somebody has enough
metropolises: what is within reach of a turn, and what is lost unless it is taken back."""

from __future__ import annotations

from delos.bots.judges.cyclades import count_types
from delos.cyclades.bits import BIT
from delos.cyclades.cells import (
    ACTIVE,
    FACTIONS,
    GOD_OF,
    GONE,
    LAST_FELL,
    NONE,
    ORDER,
    PHILOSOPHERS,
    PRIESTESSES,
)
from delos.cyclades.reach import team_metropolises
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game


def acting(game: Game, seat: int) -> bool:
    """Whether it is the seat's turn, whoever decides in it."""
    state = inside.state(game)
    return (
        isinstance(state, CycladesState)
        and inside.actor(game) != NOBODY
        and state.at[ACTIVE] == seat
    )


def decisive(game: Game, seat: int) -> bool:
    """Whether the seat's turn may decide the game: it lacks one metropolis, or a rival has won
    unless it is stopped before the cycle ends."""
    state = inside.state(game)
    if not isinstance(state, CycladesState):
        return False
    if team_metropolises(state, seat) + 1 == state.rules.goal and not ahead(game, seat):
        return True
    return behind(game, seat)


def close(game: Game, seat: int) -> bool:
    """Whether the seat lacks one metropolis to win."""
    state = inside.state(game)
    if not isinstance(state, CycladesState) or state.at[GONE] & BIT[seat]:
        return False
    return team_metropolises(state, seat) + 1 == state.rules.goal


def opposed(game: Game, seat: int, other: int) -> bool:
    state = inside.state(game)
    return isinstance(state, CycladesState) and state.opposed(seat, other)


def ahead(game: Game, seat: int) -> bool:
    """Whether the game ends with this cycle, and the seat wins it if nothing more happens."""
    state = inside.state(game)
    if not isinstance(state, CycladesState):
        return False
    return ends(state) and seat in game.title.winners(state)


def behind(game: Game, seat: int) -> bool:
    """Whether somebody else wins with this cycle if nothing more happens."""
    state = inside.state(game)
    if not isinstance(state, CycladesState):
        return False
    return ends(state) and seat not in game.title.winners(state)


def ends(state: CycladesState) -> bool:
    at = state.at
    if at[LAST_FELL]:
        return True
    for faction in range(state.rules.factions):
        if at[GONE] & BIT[faction] == 0 and team_metropolises(state, faction) >= state.rules.goal:
            return True
    return False


def progress(game: Game, seat: int) -> int:
    """What the seat has of the sets that make a metropolis."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return count_types(state, seat) + min(4, state.at[PHILOSOPHERS + seat])


def purse(game: Game, seat: int) -> int:
    """The gold that the seat may spend."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state.gold(seat)


def one_each(game: Game) -> bool:
    """Whether every seat makes one offering a cycle; two players of the original game make two."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    for place in range(FACTIONS):
        if state.at[ORDER + place] >= state.rules.factions:
            return False
    for marker in range(state.rules.factions, FACTIONS):
        if state.at[GOD_OF + marker] != NONE:
            return False
    return True


def stands_on(game: Game, seat: int) -> int:
    """The god on whom the seat's offering stands, or NONE."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state.at[GOD_OF + seat]


def buying_power(game: Game, seat: int) -> int:
    """The highest offering that the seat could pay with all it has: priests save a piece each."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state.gold(seat) + state.at[PRIESTESSES + seat]


def means(game: Game, seat: int) -> tuple[int, int]:
    """The god of the seat, and its gold."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state.at[GOD_OF + seat], state.gold(seat)
