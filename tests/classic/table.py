"""Tables of the original game for tests."""

from __future__ import annotations

from delos.api import set_up, start
from delos.classic.title import Classic
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game


def title(players: int = 3, **options: object) -> Classic:
    found = set_up("classic", {"players": players, **options})
    assert isinstance(found, Classic)
    return found


def begun(players: int = 3, seed: int = 1, **options: object) -> Game:
    table = {"players": players, "seed": seed, **options}
    return start("classic", table, SeededChance(seed), True)


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state
