"""A god's turn: the mandatory gifts, then optional actions in any order (LEG-ACTION)."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import GIFTS_DONE, HEROES_OF
from delos.cyclades.effects import begin_turn, end_turn, finish_gifts
from delos.cyclades.ids import APOLLO, GOD_NAMES
from delos.cyclades.kinds import TURN
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.legendary.action import OPEN
from delos.legendary.effects import renew_favours
from delos.legendary.gifts import BUILDING, Gifts
from delos.legendary.gods import GODS, action_of
from delos.legendary.gods.apollo import served
from delos.legendary.kinds import END_TURN
from delos.legendary.metropolis import checked

BEGIN: Final = 0
MENU: Final = 1
OVER: Final = 2


@final
class Turn(Frame[CycladesState]):
    """The faction on a god acts: gifts first, then whatever it can pay until it stops
    (LEG-ACTION-02, LEG-ACTION-04, LEG-ACTION-05). No action takes its own pieces back
    (LEG-CORE-11)."""

    def __init__(self, faction: int, god: int, step: int) -> None:
        self.faction = faction
        self.god = god
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == BEGIN:
            self.begin(state)
            return AGAIN
        if checked(state):
            return AGAIN
        if self.step == MENU:
            if state.at[GIFTS_DONE] == 0:
                finish_gifts(state)
            if self.god != APOLLO or served(state, self.faction):
                return WAIT
            self.end(state)
        return DONE

    def begin(self, state: CycladesState) -> None:
        self.step = MENU
        renew_favours(state)
        begin_turn(state, self.faction, self.god)
        state.call(Gifts(self.faction, self.god, BIT[BUILDING] if self.god == APOLLO else 0, 0))

    def end(self, state: CycladesState) -> None:
        self.step = OVER
        end_turn(state, self.faction, self.faction, state.rules.factions)

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return TURN

    def asks(self, state: CycladesState) -> bool:
        return True  # an empty purse must not show in a turn that ends by itself

    def options(self, state: CycladesState) -> list[int]:
        """What the god's turn offers (LEG-ATHENA-06, LEG-ZEUS-11, LEG-POSEIDON-08, LEG-ARES-08,
        LEG-HERA-11)."""
        found = [END_TURN]
        god = GODS[self.god]
        faction = self.faction
        for action in god.actions if state.at[HEROES_OF + faction] else god.unmanned:
            action.add(state, faction, self.god, found)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if option == END_TURN:
            self.end(state)
            return
        action = action_of(option)
        action.take(state, self.faction, self.god, option - action.first)

    def price(self, state: CycladesState, option: int) -> int:
        """What an option costs now, where its label should tell; else -1."""
        if option == END_TURN:
            return -1
        action = action_of(option)
        return action.price_tag(state, self.faction, option - action.first)

    def about(self, state: CycladesState) -> list[str]:
        return ["god=god:" + GOD_NAMES[self.god]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option == END_TURN:
            return ""
        action = action_of(option)
        thing = option - action.first
        code = action.closed(state, self.faction, self.god, thing)
        return "" if code == OPEN else action.reason(state, self.faction, thing, code)

    def copy(self) -> "Turn":
        return Turn(self.faction, self.god, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.god, self.step]
