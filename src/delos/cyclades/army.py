"""What units on a journey have in common, while they are chosen and while they travel."""

from typing import Final

from delos.cyclades.journey import Journey
from delos.cyclades.state import CycladesState
from delos.kernel.frame import Frame

FIRST: Final = 0  # the step that asks where: from which land, or to which


class Army(Frame[CycladesState]):
    """Units of one faction on a journey."""

    def __init__(
        self,
        faction: int,
        number: int,
        hero: int,
        step: int,
        origin: int,
        troops: int,
        others: int,
        heroes: int,
    ) -> None:
        self.faction = faction
        self.number = number  # of the journey
        self.hero = hero  # who leads, or NONE
        self.step = step
        self.origin = origin
        self.troops = troops
        self.others = others  # Troops of no faction's reserve
        self.heroes = heroes

    def journey(self, state: CycladesState) -> Journey:
        return state.rules.journeys[self.number]

    def targets(self, state: CycladesState, here: int) -> int:
        """Where a step from here may lead."""
        journey = self.journey(state)
        return journey.targets(state, self.faction, self.hero, self.origin, here)

    def asks(self, state: CycladesState) -> bool:
        """How far units may pass through a teammate's areas depends on the purse."""
        if self.step != FIRST or self.journey(state).flies():
            return False
        return state.mates(self.faction) != 0

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def about(self, state: CycladesState) -> list[str]:
        count = self.troops + self.others
        return ["land=land:" + state.chart.land_names[self.origin], f"count=n:{count}"]
