"""Phase 2: the god track for each number of players (CLA-GODS)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.cells import OPEN_GODS, ROW_CYCLES
from delos.classic.customs import customs
from delos.classic.effects import clear_gods, open_row, reveal_god
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import GOD_AT, GONE, NONE
from delos.cyclades.ids import APOLLO
from delos.cyclades.kinds import DRAW_GOD
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import CHANCE, DONE, WAIT, Frame

# Gods besides Apollo that take offerings, by row of the table (CLA-GODS-01 to -07)
OPEN: Final = [0, 0, 3, 2, 3, 4]


def row_of(state: CycladesState) -> int:
    """The row of the table: players still in the game. Two who are left of more follow the row
    for three; the rules for two belong to games that two began (CLA-GODS-10)."""
    left = state.rules.factions - size(state.at[GONE])
    return 3 if left == 2 and customs(state).players > 2 else left


def gods_open(state: CycladesState) -> list[int]:
    """Gods that take offerings in this cycle, first to act first; Apollo always, and last
    (CLA-GODS-08, CLA-CYCLE-02). While they are drawn, those that lie open already."""
    gods = [god_at(state, place) for place in range(state.at[OPEN_GODS] + 1)]
    return [god for god in gods if god != NONE]


def god_at(state: CycladesState, place: int) -> int:
    """The god that acts in this place; Apollo's is behind the last one of the track."""
    return state.at[GOD_AT + place] if place < state.at[OPEN_GODS] else APOLLO


def face_down(state: CycladesState) -> int:
    """Tiles that are out of play in this cycle, as a mask (CLA-GODS-09)."""
    at = state.at
    found = customs(state).tiles
    for slot in range(at[OPEN_GODS]):
        found &= ~BIT[at[GOD_AT + slot]]
    for law in customs(state).laws:
        found &= ~law.lies_open(state)
    return found


@final
class DrawGods(Frame[CycladesState]):
    """Shuffled tiles are laid out one by one; what is not laid open is not drawn either, so that
    nobody can know its order."""

    def __init__(self, slot: i64, pool: i64) -> None:
        self.slot = slot
        self.pool = pool  # tiles still to be drawn from

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.slot < state.at[OPEN_GODS] else DONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return DRAW_GOD

    def options(self, state: CycladesState) -> list[int]:
        return bits(self.pool)

    def choose(self, state: CycladesState, option: int) -> None:
        self.pool &= ~BIT[option]
        reveal_god(state, self.slot, option)
        self.slot += 1

    def copy(self) -> "DrawGods":
        return DrawGods(self.slot, self.pool)

    def saved(self) -> list[int]:
        return [self.slot, self.pool]


@final
class GodsPhase(Phase):
    def __init__(self) -> None:
        super().__init__("gods")

    def begin(self, state: CycladesState) -> None:
        """The first cycle of a row shuffles all tiles. Later, with one tile face down, that tile
        comes first and the others are shuffled behind it (CLA-GODS-03, -07); with two, they are
        the gods of every second cycle (CLA-GODS-04 to -06)."""
        at = state.at
        row = row_of(state)
        hidden = face_down(state)
        open_row(state, row, OPEN[row])
        clear_gods(state)
        everything = customs(state).tiles
        if at[ROW_CYCLES] == 1:
            state.call(DrawGods(0, everything))
        elif OPEN[row] == 3:
            reveal_god(state, 0, bits(hidden)[0])
            state.call(DrawGods(1, everything & ~hidden))
        elif OPEN[row] == 2 and at[ROW_CYCLES] % 2 == 0:
            state.call(DrawGods(0, hidden))
        else:
            state.call(DrawGods(0, everything))
