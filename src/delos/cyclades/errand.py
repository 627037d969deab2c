"""An errand: a card's text is being carried out and asks its user step by step."""

from typing import Final, final

from delos.cyclades.power import Power
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame

OVER: Final = 99  # the step of an errand that is done


@final
class Errand(Frame[CycladesState]):
    """Where a card's effect stands: a step and up to three things chosen so far.

    What the steps mean is the power's business; the frame only remembers them.
    """

    def __init__(
        self, faction: int, creature: int, hero: int, step: int, a: int, b: int, c: int
    ) -> None:
        self.faction = faction
        self.creature = creature  # the card, or -1 when it is a Hero's
        self.hero = hero
        self.step = step
        self.a = a
        self.b = b
        self.c = c

    def power(self, state: CycladesState) -> Power:
        if self.creature >= 0:
            return state.rules.creatures[self.creature]
        return state.rules.heroes[self.hero]

    def advance(self, state: CycladesState) -> int:
        power = self.power(state)
        if self.step == OVER:
            return DONE
        if power.ready(state, self):
            return AGAIN
        return WAIT if self.step != OVER and power.waits(state, self) else DONE

    def actor(self, state: CycladesState) -> int:
        return CHANCE if self.power(state).chance(state, self) else self.faction

    def kind(self, state: CycladesState) -> int:
        return self.power(state).asking(state, self)

    def asks(self, state: CycladesState) -> bool:
        return self.power(state).asks(state, self)

    def options(self, state: CycladesState) -> list[int]:
        return self.power(state).choices(state, self)

    def choose(self, state: CycladesState, option: int) -> None:
        self.power(state).answer(state, self, option)

    def refusal(self, state: CycladesState, option: int) -> str:
        return self.power(state).forbids(state, self, option)

    def about(self, state: CycladesState) -> list[str]:
        if self.creature >= 0:
            return ["creature=creature:" + state.rules.creatures[self.creature].name]
        return ["hero=hero:" + state.rules.heroes[self.hero].name]

    def copy(self) -> "Errand":
        return Errand(self.faction, self.creature, self.hero, self.step, self.a, self.b, self.c)

    def saved(self) -> list[int]:
        return [self.faction, self.creature, self.hero, self.step, self.a, self.b, self.c]


def errand_of_creature(faction: int, card: int) -> Errand:
    return Errand(faction, card, -1, 0, 0, 0, 0)


def errand_of_hero(faction: int, hero: int) -> Errand:
    return Errand(faction, -1, hero, 0, 0, 0, 0)
