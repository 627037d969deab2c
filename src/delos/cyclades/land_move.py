"""Units move over land and along chains of Fleets, or fly (LEG-LANDMOVE, LEG-HEROMOVE): first they
are chosen, then they travel."""

from typing import Final, final

from delos.cyclades.army import FIRST, Army
from delos.cyclades.arrival import (
    crosses_figurines,
    note_move,
    slay_at_sea,
    slay_in_land,
    ways,
)
from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import HEROES, NONE, TROOPS
from delos.cyclades.effects import leave_land, station_heroes
from delos.cyclades.journey import Journey, can_move, origins
from delos.cyclades.kinds import MOVE_CHAIN, MOVE_FROM, MOVE_HERO, MOVE_OTHERS, MOVE_TO, MOVE_TROOPS
from delos.cyclades.land_battle import enter_land
from delos.cyclades.reach import mate_lands
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.kernel.reason import thing

FROM: Final = FIRST
TAKE_TROOPS: Final = 1
TAKE_OTHERS: Final = 2
TAKE_HEROES: Final = 3
TAKEN: Final = 4


def land_move(faction: int, journey: Journey) -> "TakeUnits":
    """Any selection of units from one land (LEG-LANDMOVE-01)."""
    return TakeUnits(
        faction=faction,
        number=journey.number,
        hero=NONE,
        step=FROM,
        origin=NONE,
        troops=0,
        others=0,
        heroes=0,
        asked=0,
    )


@final
class TakeUnits(Army):
    """From where, and which units.

    Only Troops and Heroes can be chosen, never a figurine (LEG-LANDMOVE-19). Nothing marks them as
    moved: they may move again, with whichever Hero (LEG-LANDMOVE-11, LEG-HEROMOVE-08).
    """

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
        asked: int,
    ) -> None:
        super().__init__(faction, number, hero, step, origin, troops, others, heroes)
        self.asked = asked  # Heroes already asked about

    def advance(self, state: CycladesState) -> int:
        at = state.at
        if self.step == TAKE_TROOPS and at[TROOPS + self.origin] == 0:
            self.step = TAKE_OTHERS
        if self.step == TAKE_OTHERS and at[state.rules.others + self.origin] == 0:
            self.step = TAKE_HEROES
        if self.step == TAKE_HEROES and self.open_heroes(state) == 0:
            self.step = TAKEN
        if self.step == TAKEN:
            self.set_out(state)
            return AGAIN  # it has taken itself off the stack
        return WAIT

    def set_out(self, state: CycladesState) -> None:
        state.stack.pop()
        state.call(
            Travel(
                faction=self.faction,
                number=self.number,
                hero=self.hero,
                step=TO,
                origin=self.origin,
                here=self.origin,
                troops=self.troops,
                others=self.others,
                heroes=self.heroes,
                former=NONE,
                declared=NONE,
                doomed=0,
            )
        )

    def open_heroes(self, state: CycladesState) -> int:
        """Heroes in the land who may still come along."""
        return self.journey(state).companions(state, self.faction, self.origin) & ~self.asked

    def goals(self, state: CycladesState) -> int:
        """Where units that start from the chosen land can go."""
        return self.targets(state, self.origin)

    def kind(self, state: CycladesState) -> int:
        if self.step == FROM:
            return MOVE_FROM
        if self.step == TAKE_TROOPS:
            return MOVE_TROOPS
        return MOVE_OTHERS if self.step == TAKE_OTHERS else MOVE_HERO

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        if self.step == FROM:
            return origins(state, self.faction, self.journey(state))
        if self.step == TAKE_TROOPS:
            more = at[state.rules.others + self.origin] > 0 or self.open_heroes(state) != 0
            return self.counts(at[TROOPS + self.origin], more)
        if self.step == TAKE_OTHERS:
            others = at[state.rules.others + self.origin]
            if self.journey(state).must_take_other():
                return counting(1, others)
            return self.counts(others, self.open_heroes(state) != 0)
        hero = bits(self.open_heroes(state))[0]
        last = self.open_heroes(state) == BIT[hero]
        if last and self.troops == 0 and self.others == 0 and self.heroes == 0:
            return [hero]
        return [hero, HEROES + hero]

    def counts(self, most: int, more: bool) -> list[int]:
        """How many may come along; somebody must (LEG-LANDMOVE-01)."""
        chosen = self.troops > 0 or self.heroes != 0
        return counting(0 if more or chosen else 1, most)

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FROM:
            self.origin = option
            self.step = TAKE_TROOPS
        elif self.step == TAKE_TROOPS:
            self.troops = option
            self.step = TAKE_OTHERS
        elif self.step == TAKE_OTHERS:
            self.others = option
            self.step = TAKE_HEROES
        else:
            hero = option % HEROES
            self.asked |= BIT[hero]
            if option < HEROES:
                self.heroes |= BIT[hero]

    def about(self, state: CycladesState) -> list[str]:
        return [] if self.origin == NONE else super().about(state)

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == FROM:
            return "LEG-LANDMOVE-01:no-unit"
        if option in self.options(state):
            return ""
        if self.step == TAKE_HEROES:
            return self.no_rider(state, option % HEROES)
        return "LEG-LANDMOVE-01:units"

    def no_rider(self, state: CycladesState, hero: int) -> str:
        """Heroes are asked about one by one; the answer to another one says who is first."""
        waiting = bits(self.open_heroes(state))
        name = thing("hero", "hero", state.rules.heroes[hero].name)
        if hero == waiting[0]:
            return "LEG-LANDMOVE-01:units"  # nobody else goes, so this one must
        if hero in waiting:
            first = thing("hero", "hero", state.rules.heroes[waiting[0]].name)
            return "LEG-LANDMOVE-01:hero-first" + first
        if self.asked & BIT[hero]:
            return "LEG-LANDMOVE-01:hero-decided" + name
        return "LEG-LANDMOVE-01:hero-not-there" + name

    def copy(self) -> "TakeUnits":
        return TakeUnits(
            faction=self.faction,
            number=self.number,
            hero=self.hero,
            step=self.step,
            origin=self.origin,
            troops=self.troops,
            others=self.others,
            heroes=self.heroes,
            asked=self.asked,
        )

    def saved(self) -> list[int]:
        return [
            self.faction,
            self.number,
            self.hero,
            self.step,
            self.origin,
            self.troops,
            self.others,
            self.heroes,
            self.asked,
        ]


TO: Final = FIRST
DECLARED: Final = 1
CHAIN: Final = 2
PASS: Final = 3
GO: Final = 4
OVER: Final = 5


@final
class Travel(Army):
    """The chosen units go step by step to where they arrive."""

    def __init__(
        self,
        faction: int,
        number: int,
        hero: int,
        step: int,
        origin: int,
        here: int,
        troops: int,
        others: int,
        heroes: int,
        former: int,
        declared: int,
        doomed: int,
    ) -> None:
        super().__init__(faction, number, hero, step, origin, troops, others, heroes)
        self.here = here  # the land passed or reached
        self.former = former  # the land that the last step left
        self.declared = declared  # where the next step leads, while somebody is asked about it
        self.doomed = doomed  # figurines at sea on a slayer's way, as an option of MOVE_CHAIN

    def advance(self, state: CycladesState) -> int:
        if self.step == DECLARED and not self.resume(state):
            return AGAIN  # it has taken itself off the stack
        if self.step == CHAIN and self.ways(state) == [0]:
            self.go_on(state)
        if self.step == GO:
            self.step = OVER
            self.arrive(state)
            return AGAIN
        if self.step == PASS:
            self.step = TO
            self.pass_through(state)
        return DONE if self.step == OVER else WAIT

    def goals(self, state: CycladesState) -> int:
        """Where the next step may lead."""
        return self.targets(state, self.here)

    def kind(self, state: CycladesState) -> int:
        return MOVE_CHAIN if self.step == CHAIN else MOVE_TO

    def options(self, state: CycladesState) -> list[int]:
        return self.ways(state) if self.step == CHAIN else bits(self.goals(state))

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == CHAIN:
            self.doomed |= option
            self.go_on(state)
        elif state.rules.customs.challenged(state, self.faction, option):
            self.step = DECLARED
            self.declared = option
        else:
            self.take_step(state, option)

    def resume(self, state: CycladesState) -> bool:
        """After somebody was asked about the declared step: it is made, or refused and costs
        nothing. Then whoever pays for moves is free to move elsewhere or not at all, but a flight
        must be made if it still can, with other units too; it is then declared anew
        (HAD-ITEM-NECKLACE-03, HAD-HERO-PERSEUS-10)."""
        declared = self.declared
        self.declared = NONE
        journey = self.journey(state)
        if self.goals(state) & BIT[declared]:
            self.take_step(state, declared)
        elif journey.flies() and can_move(state, self.faction, journey):
            state.stack.pop()
            state.call(land_move(self.faction, journey))
            return False
        else:
            self.step = OVER
        return True

    def take_step(self, state: CycladesState, land: int) -> None:
        journey = self.journey(state)
        journey.pay_step(state, self.faction, self.hero)
        self.former = self.here
        self.here = land
        fleets = journey.fleets(state, self.faction, self.hero)
        if not journey.flies() and crosses_figurines(state, self.faction, self.heroes, fleets):
            self.step = CHAIN
        else:
            self.go_on(state)

    def ways(self, state: CycladesState) -> list[int]:
        """Which figurines at sea a slayer may pass on this step."""
        journey = self.journey(state)
        fleets = journey.fleets(state, self.faction, self.hero)
        return ways(state, self.faction, self.former, self.here, fleets, journey.heroic())

    def go_on(self, state: CycladesState) -> None:
        self.step = PASS if mate_lands(state, self.faction) & BIT[self.here] else GO

    def pass_through(self, state: CycladesState) -> None:
        """A slayer destroys what stands in a teammate's land too (LEG-HERO-HERACLES-03)."""
        slay_in_land(state, self.faction, self.heroes, self.here)

    def arrive(self, state: CycladesState) -> None:
        """What stands on the way at sea dies only now, so that no later step of the same move
        misses it as a link (LEG-HERO-HERACLES-08)."""
        slay_at_sea(state, self.doomed)
        leave_land(state, self.origin, self.troops, self.others)
        note_move(state, self.origin, self.here, self.troops, self.others, self.heroes)
        station_heroes(state, self.heroes, self.here)
        enter_land(state, self.faction, self.here, self.troops, self.others, self.heroes)

    def about(self, state: CycladesState) -> list[str]:
        if self.step == CHAIN:
            return ["land=land:" + state.chart.land_names[self.here]]
        return super().about(state)

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == CHAIN:
            return "LEG-HERO-HERACLES-03:chain"
        if option >= state.chart.lands or self.goals(state) & BIT[option]:
            return ""
        return self.journey(state).barrier(state, self.faction, self.here, option)

    def copy(self) -> "Travel":
        return Travel(
            faction=self.faction,
            number=self.number,
            hero=self.hero,
            step=self.step,
            origin=self.origin,
            here=self.here,
            troops=self.troops,
            others=self.others,
            heroes=self.heroes,
            former=self.former,
            declared=self.declared,
            doomed=self.doomed,
        )

    def saved(self) -> list[int]:
        return [
            self.faction,
            self.number,
            self.hero,
            self.step,
            self.origin,
            self.here,
            self.troops,
            self.others,
            self.heroes,
            self.former,
            self.declared,
            self.doomed,
        ]


# -- dumps that were made when both were one frame ------------------------------------------

_TRAVELLING: Final = [TO, GO, PASS, OVER, CHAIN, DECLARED]  # steps 4 to 9 of the one frame


def first_land_move(fields: list[int]) -> Frame[CycladesState]:
    """A frame called LandMove: faction, journey, hero, step, origin, here, Troops, others, Heroes,
    those asked, the land left or declared, doomed figurines."""
    faction, number, hero, step, origin, here, troops, others, heroes, asked, former, doomed = (
        fields
    )
    if step < 4:
        return TakeUnits(
            faction=faction,
            number=number,
            hero=hero,
            step=step,
            origin=origin,
            troops=troops,
            others=others,
            heroes=heroes,
            asked=asked,
        )
    now = _TRAVELLING[step - 4]
    declared = NONE
    if now == DECLARED:
        declared, former = former, NONE
    return Travel(
        faction=faction,
        number=number,
        hero=hero,
        step=now,
        origin=origin,
        here=here,
        troops=troops,
        others=others,
        heroes=heroes,
        former=former,
        declared=declared,
        doomed=doomed,
    )
