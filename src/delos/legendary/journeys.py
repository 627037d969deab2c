"""The journeys of the Legendary Edition: Land Moves, heroic moves, and two flights."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import HERO_AT, SHIELDED
from delos.cyclades.effects import pay
from delos.cyclades.journey import MARCH, Flight, Journey, Walk
from delos.cyclades.land_move import TAKE_TROOPS, TakeUnits
from delos.cyclades.reach import chain_fleets, every_fleet
from delos.cyclades.state import CycladesState
from delos.legendary.cells import HERO_MOVES
from delos.legendary.effects import count_heroic_move

FAR: Final = 8  # no purse pays more heroic moves in a row


@final
class Quest(Walk):
    """A heroic move: one Hero with any Troops of its land; no second Hero rides along
    (LEG-HEROMOVE-05)."""

    def companions(self, state: CycladesState, faction: int, land: int) -> int:
        return 0

    def heroic(self) -> bool:
        return True

    def fleets(self, state: CycladesState, faction: int, hero: int) -> int:
        """Some Heroes borrow Fleets (LEG-HERO-JASON-01, LEG-HERO-JASON-03)."""
        if state.rules.heroes[hero].borrows_fleets():
            return every_fleet(state)
        return chain_fleets(state, faction)

    def price(self, state: CycladesState, hero: int, nth: int) -> int:
        """It grows with the moves that the Hero has made this Cycle (LEG-HEROMOVE-03)."""
        return state.rules.heroes[hero].step_price(state.at[HERO_MOVES + hero] + nth)

    def steps_payable(self, state: CycladesState, faction: int, hero: int) -> int:
        gold = state.gold(faction)
        steps = 0
        while steps < FAR:
            gold -= self.price(state, hero, steps + 1)
            if gold < 0:
                break
            steps += 1
        return steps

    def pay_step(self, state: CycladesState, faction: int, hero: int) -> None:
        """The count is the Hero's own and stays with it (LEG-HEROMOVE-10)."""
        price = self.price(state, hero, 1)
        count_heroic_move(state, hero)
        pay(state, faction, price)

    def barrier(self, state: CycladesState, faction: int, here: int, land: int) -> str:
        why = super().barrier(state, faction, here, land)
        return "LEG-HEROMOVE-04," + why if why == "LEG-LANDMOVE-04:far" else why


@final
class PegasusFlight(Flight):
    """A Creature effect: shields cover goal and starting point (LEG-CREATURE-PEGASUS-01 to
    LEG-CREATURE-PEGASUS-05)."""

    def shut(self, state: CycladesState) -> int:
        return super().shut(state) | state.at[SHIELDED]

    def grounded(self, state: CycladesState) -> int:
        return super().grounded(state) | state.at[SHIELDED]

    def minds_shields(self) -> bool:
        return True


@final
class Ferry(Flight):
    """Perseus' sacrifice, a Hero's power: shields do not matter (LEG-HERO-PERSEUS-04 to
    LEG-HERO-PERSEUS-06); who was carried retreats as after a flight (LEG-HERO-PERSEUS-07)."""


QUEST: Final = Quest(1)
FLIGHT: Final = PegasusFlight(2)
FERRY: Final = Ferry(3)
JOURNEYS: Final[list[Journey]] = [MARCH, QUEST, FLIGHT, FERRY]


def can_quest(state: CycladesState, faction: int, hero: int) -> bool:
    """Whether a Hero can make a heroic move (LEG-HEROMOVE-02, LEG-HEROMOVE-03)."""
    land = state.at[HERO_AT + hero]
    return QUEST.targets(state, faction, hero, land, land) != 0


def quest(state: CycladesState, faction: int, hero: int) -> TakeUnits:
    return TakeUnits(
        faction=faction,
        number=QUEST.number,
        hero=hero,
        step=TAKE_TROOPS,
        origin=state.at[HERO_AT + hero],
        troops=0,
        others=0,
        heroes=BIT[hero],
        asked=0,
    )
