"""After the income every Hero is paid for, or leaves the game (HAD-HERO-GENERAL-06, -16)."""

from typing import Final, final

from delos.classic.action import costs
from delos.classic.customs import customs, owner_of
from delos.classic.events import HERO_KEPT
from delos.classic.hades.cells import HANDMAIDS
from delos.classic.hades.effects.favours import spend_handmaid
from delos.classic.hades.effects.gods import leave_game
from delos.classic.hades.kinds import PAY_GOLD, PAY_PRIESTESS, RELEASE
from delos.classic.ids import HERO_WORDS
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import HEROES_OF, NONE, ORDER
from delos.cyclades.effects import hero_owner, pay, remove_hero
from delos.cyclades.kinds import UPKEEP_KEEP
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame

UPKEEP: Final = 2


@final
class Upkeep(Frame[CycladesState]):
    """Player by player in the order of the turn track, Hero by Hero: gold, a priestess, or the
    Hero goes (HAD-HERO-GENERAL-16, HAD-PRIESTESS-04)."""

    def __init__(self, done: int) -> None:
        self.done = done  # Heroes that have been decided on

    def advance(self, state: CycladesState) -> int:
        return DONE if self.hero(state) == NONE else WAIT

    def hero(self, state: CycladesState) -> int:
        """Whose upkeep is due next, or NONE."""
        title = customs(state)
        for slot in range(title.markers):
            marker = state.at[ORDER + slot]
            if marker != NONE:
                for hero in bits(state.at[HEROES_OF + owner_of(state, marker)] & ~self.done):
                    return hero
        return NONE

    def actor(self, state: CycladesState) -> int:
        return hero_owner(state, self.hero(state))

    def kind(self, state: CycladesState) -> int:
        return UPKEEP_KEEP

    def asks(self, state: CycladesState) -> bool:
        return True  # a Hero that goes by itself would show an empty purse

    def options(self, state: CycladesState) -> list[int]:
        faction = self.actor(state)
        found: list[int] = []
        if state.gold(faction) >= UPKEEP:
            found.append(PAY_GOLD)
        if state.at[HANDMAIDS + faction]:
            found.append(PAY_PRIESTESS)
        found.append(RELEASE)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        hero = self.hero(state)
        faction = self.actor(state)
        self.done |= BIT[hero]
        if option == RELEASE:
            remove_hero(state, hero)
            leave_game(state, hero)
            return
        if option == PAY_GOLD:
            pay(state, faction, UPKEEP)
        else:
            spend_handmaid(state, faction)
        state.note(HERO_KEPT, faction, hero, UPKEEP if option == PAY_GOLD else 0)

    def about(self, state: CycladesState) -> list[str]:
        return ["hero=hero:" + HERO_WORDS[self.hero(state)]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option in self.options(state):
            return ""
        if option == PAY_PRIESTESS:
            return "HAD-PRIESTESS-04:none"
        return costs(state, self.actor(state), "HAD-HERO-GENERAL-06", UPKEEP)

    def copy(self) -> "Upkeep":
        return Upkeep(self.done)

    def saved(self) -> list[int]:
        return [self.done]


@final
class UpkeepPhase(Phase):
    """Between income and offerings (HAD-CYCLE-04)."""

    def __init__(self) -> None:
        super().__init__("upkeep")

    def begin(self, state: CycladesState) -> None:
        state.call(Upkeep(0))
