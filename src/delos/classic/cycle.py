"""The cycle: phases in order, gods in order, the end check (CLA-CYCLE, CLA-END)."""

from typing import final

from mypy_extensions import i64

from delos.classic.cells import OPEN_GODS, QUEUE
from delos.classic.customs import customs
from delos.classic.effects import forget_new_figures, remember_order, renew_blessing
from delos.classic.metropolis import end_game
from delos.classic.offerings import marker_on
from delos.classic.turn import BEGIN, Turn
from delos.cyclades.cells import GOD_AT, NONE
from delos.cyclades.effects import begin_phase, count_cycle
from delos.cyclades.ids import APOLLO
from delos.cyclades.reach import metropolises_of
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, Frame


@final
class Actions(Frame[CycladesState]):
    """Gods act from the top of the track down; one without a marker is passed over, and Apollo's
    markers come last in order of arrival (CLA-CYCLE-02, -06, CLA-APOLLO-03)."""

    def __init__(self, index: i64, place: i64) -> None:
        self.index = index  # of the next god
        self.place = place  # in Apollo's queue

    def advance(self, state: CycladesState) -> int:
        at = state.at
        while self.index < at[OPEN_GODS]:
            god = at[GOD_AT + self.index]
            self.index += 1
            marker = marker_on(state, god)
            if marker != NONE:
                state.call(Turn(marker, god, BEGIN))
                return AGAIN
        markers: i64 = customs(state).markers
        while self.place < markers:
            marker = at[QUEUE + self.place]
            self.place += 1
            if marker != NONE:
                state.call(Turn(marker, APOLLO, BEGIN))
                return AGAIN
        return DONE

    def copy(self) -> "Actions":
        return Actions(self.index, self.place)

    def saved(self) -> list[int]:
        return [self.index, self.place]


@final
class ActionsPhase(Phase):
    def __init__(self) -> None:
        super().__init__("actions")

    def begin(self, state: CycladesState) -> None:
        renew_blessing(state)
        state.call(Actions(0, 0))


@final
class EndPhase(Phase):
    """Only now does it matter how many metropolises a player controls (CLA-END-01, CLA-ELIM-03);
    gold counts as it is, without another income (CLA-END-04)."""

    def __init__(self) -> None:
        super().__init__("end")

    def begin(self, state: CycladesState) -> None:
        players: i64 = state.rules.factions
        for faction in range(players):
            if metropolises_of(state, faction) >= state.rules.goal:
                end_game(state)
                return


def begin_cycle(state: CycladesState) -> None:
    """What lasts for one cycle is over; who may be asked first is known: at every table, as stored
    positions have it."""
    forget_new_figures(state)
    title = customs(state)
    remember_order(state, title.markers)
    for watcher in title.watchers:
        watcher.cycle_begins(state)


@final
class Cycle(Frame[CycladesState]):
    """Phase after phase, none is skipped (CLA-CYCLE-01)."""

    def __init__(self, index: i64) -> None:
        self.index = index  # of the next phase

    def advance(self, state: CycladesState) -> int:
        if self.index == len(state.rules.phases):
            self.index = 0
            count_cycle(state)
        if self.index == 0:
            begin_cycle(state)
        self.index += 1
        begin_phase(state, self.index)
        state.rules.phases[self.index - 1].begin(state)
        return AGAIN

    def copy(self) -> "Cycle":
        return Cycle(self.index)

    def saved(self) -> list[int]:
        return [self.index]
