"""Who has the game in hand, in the titles that end with a cycle after which somebody has enough
metropolises: what is within reach of a turn, and what is lost unless it is taken back."""

from __future__ import annotations

from delos.bots.judges.cyclades import count_types
from delos.cyclades.bits import BIT
from delos.cyclades.cells import ACTIVE, GOD_OF, GONE, LAST_FELL, PHILOSOPHERS
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


def means(game: Game, seat: int) -> tuple[int, int]:
    """The god of the seat, and its gold."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state.at[GOD_OF + seat], state.gold(seat)
