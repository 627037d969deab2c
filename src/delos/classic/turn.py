"""A turn: figures leave, the god's gift, then actions in any order (CLA-TURN, CLA-CYCLE)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.action import Action
from delos.classic.cells import FIGURES_NEW
from delos.classic.customs import customs, owner_of
from delos.classic.hooks import Opening
from delos.classic.ids import GOD_WORDS
from delos.classic.kinds import END_TURN, MARCH, SAIL
from delos.classic.metropolis import checked
from delos.cyclades.bits import bits
from delos.cyclades.cells import ACTIVE, FIGURINES_OF
from delos.cyclades.effects import begin_turn, destroy_figurine, end_turn, finish_gifts
from delos.cyclades.kinds import TURN
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

BEGIN: Final = 0  # before the first opening; then as many as are done
MENU: Final = 98
OVER: Final = 99


@final
class FiguresLeave(Opening):
    """First the player's figures leave, but not those of this cycle: with two turns in a cycle
    they stay for both (CLA-TURN-04, CLA-CREATURE-FIGURE-02, -03, -07)."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        at = state.at
        if at[FIGURINES_OF + faction]:
            for card in bits(at[FIGURINES_OF + faction] & ~at[FIGURES_NEW]):
                destroy_figurine(state, card)


@final
class GiftOfTheGod(Opening):
    """The free gift, before any other action (CLA-TURN-01)."""

    def begin(self, state: CycladesState, faction: int, god: int) -> None:
        customs(state).gods[god].gift(state, faction)


@final
class Turn(Frame[CycladesState]):
    """One offering marker is resolved by its player."""

    def __init__(self, marker: i64, god: i64, step: i64) -> None:
        self.marker = marker
        self.god = god
        self.step = step

    def faction(self, state: CycladesState) -> i64:
        return state.at[ACTIVE]  # as long as the turn lasts

    def advance(self, state: CycladesState) -> int:
        if self.step == BEGIN:
            self.begin(state)
        if checked(state):
            return AGAIN
        if self.step == OVER:
            return DONE
        title = customs(state)
        faction = self.faction(state)
        if self.step != MENU:
            while self.step < len(title.openings):
                self.step += 1
                title.openings[self.step - 1].begin(state, faction, self.god)
                if state.stack[-1] is not self or checked(state):
                    return AGAIN
            self.step = MENU
            finish_gifts(state)
        if title.gods[self.god].opens(state, faction):
            return WAIT
        self.end(state)
        return DONE

    def begin(self, state: CycladesState) -> None:
        begin_turn(state, owner_of(state, self.marker), self.god)

    def end(self, state: CycladesState) -> None:
        """The marker goes to the highest free space of the turn track (CLA-CYCLE-04)."""
        self.step = OVER
        end_turn(state, state.at[ACTIVE], self.marker, customs(state).markers)

    def actor(self, state: CycladesState) -> int:
        return self.faction(state)

    def kind(self, state: CycladesState) -> int:
        return TURN

    def asks(self, state: CycladesState) -> bool:
        return True  # an empty purse must not show in a turn that ends by itself

    def options(self, state: CycladesState) -> list[int]:
        """Any action of the god or of the table, as long as it can be paid; the end at any moment
        (CLA-CYCLE-03, -05)."""
        found = [END_TURN]
        faction: int = self.faction(state)
        god = self.god
        for action in customs(state).menus[god]:
            action.add(state, faction, god, found)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if option == END_TURN:
            self.end(state)
        else:
            action = self.action(state, option)
            assert action is not None
            action.take(state, self.faction(state), self.god, option)

    def action(self, state: CycladesState, option: int) -> Action | None:
        """Who answers for an option: the action that serves this god, else any that knows it."""
        title = customs(state)
        for action in title.menus[self.god]:
            if action.takes(option):
                return action
        for action in title.actions:
            if action.takes(option):
                return action
        return None

    def about(self, state: CycladesState) -> list[str]:
        return ["god=god:" + GOD_WORDS[self.god]]

    def refusal(self, state: CycladesState, option: int) -> str:
        action = self.action(state, option)
        if action is None:
            return "" if option == END_TURN else "CLA-CYCLE-03:not-at-this-table"
        return action.why_not(state, self.faction(state), self.god, option)

    def out_of_reach(self, state: CycladesState, thing: str) -> str:
        """Why an island or a sea space cannot be reached in this turn at all, as a reason key; its
        name ends the token or text."""
        name = thing.replace(":", " ").split(" ")[-1]
        names = state.chart.land_names if name in state.chart.land_names else state.chart.sea_names
        if name not in names:
            return ""
        option = MARCH if names is state.chart.land_names else SAIL
        action = self.action(state, option)
        assert action is not None
        faction: int = self.faction(state)
        shut = action.why_not(state, faction, self.god, option)
        return shut if shut else action.why_far(state, faction, names.index(name))

    def copy(self) -> "Turn":
        return Turn(self.marker, self.god, self.step)

    def saved(self) -> list[int]:
        return [self.marker, self.god, self.step]
