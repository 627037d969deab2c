"""The Cycle: phases in order, the end of a Cycle and of the game (LEG-CORE-15, LEG-END)."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import GONE, LAST_FELL, NONE
from delos.cyclades.effects import begin_phase, count_cycle, forget_new_heroes, renew_discounts
from delos.cyclades.events import GAME_ENDS
from delos.cyclades.reach import team_metropolises
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, Frame
from delos.legendary.effects import forget_heroic_moves
from delos.legendary.metropolis import checked
from delos.legendary.offerings import faction_on, god_at
from delos.legendary.turn import BEGIN, Turn


@final
class Actions(Frame[CycladesState]):
    """Gods act from the first slot to Apollo; a god whose faction is gone is skipped
    (LEG-ACTION-01, LEG-APOLLO-01, LEG-END-08)."""

    def __init__(self, index: int) -> None:
        self.index = index

    def advance(self, state: CycladesState) -> int:
        while self.index < state.rules.factions:
            god = god_at(state, self.index)
            self.index += 1
            faction = faction_on(state, god)
            if faction != NONE and state.at[GONE] & BIT[faction] == 0:
                state.call(Turn(faction, god, BEGIN))
                return AGAIN
        return DONE

    def copy(self) -> "Actions":
        return Actions(self.index)

    def saved(self) -> list[int]:
        return [self.index]


@final
class ActionsPhase(Phase):
    def __init__(self) -> None:
        super().__init__("actions")

    def begin(self, state: CycladesState) -> None:
        state.call(Actions(0))


def goal_reached(state: CycladesState) -> bool:
    """Whether the game ends with this Cycle: a faction or team controls the goal now, a faction
    was eliminated, or a last land fell (LEG-CORE-02, LEG-END-01, -02, -05, -07, LEG-TEAM-02,
    -20)."""
    at = state.at
    if at[GONE] or at[LAST_FELL]:
        return True
    for faction in range(state.rules.factions):
        if team_metropolises(state, faction) >= state.rules.goal:
            return True
    return False


def clear_counters(state: CycladesState) -> None:
    """Discounts, heroic moves and new Heroes are counted per Cycle (LEG-CORE-16)."""
    renew_discounts(state)
    forget_new_heroes(state)
    forget_heroic_moves(state)


FIRST_CYCLE: Final = 1


@final
class Cycle(Frame[CycladesState]):
    """Phase after phase; there is no limit on the number of Cycles (LEG-END-11)."""

    def __init__(self, index: int) -> None:
        self.index = index  # of the next phase

    def advance(self, state: CycladesState) -> int:
        if checked(state):
            return AGAIN
        phases = state.rules.phases
        if self.index == len(phases):
            if goal_reached(state):
                state.note(GAME_ENDS)
                return DONE
            self.index = 0
            count_cycle(state)
            clear_counters(state)
        phase = phases[self.index]
        self.index += 1
        begin_phase(state, self.index)
        phase.begin(state)
        return AGAIN

    def copy(self) -> "Cycle":
        return Cycle(self.index)

    def saved(self) -> list[int]:
        return [self.index]
