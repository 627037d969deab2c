"""Units move over land and along chains of Fleets, or fly (LEG-LANDMOVE, LEG-HEROMOVE)."""

from typing import Final, final

from delos.cyclades.arrival import (
    crosses_figurines,
    depart,
    land_at,
    note_move,
    slay_at_sea,
    slay_in_land,
    ways,
)
from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import (
    BARRED,
    HELD,
    HERO_AT,
    HERO_MOVES,
    HEROES,
    HEROES_OF,
    LANDS_OF,
    NONE,
    SEALED,
    SHIELDED,
    TROOPS,
)
from delos.cyclades.effects import heroes_at, pay
from delos.cyclades.kinds import (
    MOVE_CHAIN,
    MOVE_FROM,
    MOVE_HERO,
    MOVE_MERCENARIES,
    MOVE_TO,
    MOVE_TROOPS,
)
from delos.cyclades.land_battle import enter_land
from delos.cyclades.reach import (
    chain_fleets,
    every_fleet,
    hops,
    inland_chains,
    mate_lands,
    stops,
)
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

HOST: Final = -1  # a Land Move under Hades: at least one undead Troop in every step
MARCH: Final = 0  # a Land Move under Ares
QUEST: Final = 1  # a heroic move
FLIGHT: Final = 2  # Pegasus: a Creature effect
FERRY: Final = 3  # Perseus' sacrifice: a Hero power
WING: Final = 4  # Pegasus of the first game: shields cover a goal, not a starting point
SWOOP: Final = 5  # Perseus' sacrifice in the first game: like Pegasus, but not where a Hero is

MANY_STEPS: Final = 99


def move_fleets(state: CycladesState, faction: int, mode: int, hero: int) -> int:
    """The Fleets that may be links of this move's chain, at this moment (LEG-HERO-JASON-01, -03,
    CLA-MOVE-11, -12)."""
    if mode == QUEST and state.rules.heroes[hero].borrows_fleets():
        return every_fleet(state)
    return chain_fleets(state, faction)


def steps_payable(state: CycladesState, faction: int, mode: int, hero: int) -> int:
    """How many steps in a row the purse can pay (LEG-TEAM-12)."""
    gold = state.gold(faction)
    if mode <= MARCH:
        return gold
    if mode != QUEST:
        return MANY_STEPS
    steps = 0
    made = state.at[HERO_MOVES + hero]
    while steps < 8:
        gold -= state.rules.heroes[hero].step_price(made + steps + 1)
        if gold < 0:
            break
        steps += 1
    return steps


def fly_targets(state: CycladesState, faction: int, origin: int, mode: int) -> int:
    """Any land but sealed, barred, a teammate's or a protected last one; a Creature's flight
    also minds shields (LEG-CREATURE-PEGASUS-01 to -05, LEG-HERO-PERSEUS-04 to -06,
    CLA-CREATURE-PEGASUS-03, CLA-CREATURE-CHIRON-03, HAD-HERO-PERSEUS-03, -04)."""
    at = state.at
    shut = at[SEALED] | at[BARRED]
    if mode == SWOOP:
        shut |= hero_lands(state)
    if mode != FERRY:
        shut |= at[SHIELDED]
        if mode == FLIGHT and at[SHIELDED] & BIT[origin]:
            return 0
    if (at[SEALED] | at[HELD]) & BIT[origin]:
        return 0
    return stops(state, faction, state.chart.all_lands & ~shut & ~BIT[origin])


def hero_lands(state: CycladesState) -> int:
    """Lands with a Hero, whoever's, as a mask."""
    at = state.at
    found = 0
    for faction in range(state.rules.factions):
        for hero in bits(at[HEROES_OF + faction]):
            found |= BIT[at[HERO_AT + hero]]
    return found


def walk_targets(
    state: CycladesState,
    faction: int,
    here: int,
    origin: int,
    fleets: int,
    steps: int,
    heroic: bool,
) -> int:
    """Lands the next step may lead to; a teammate's land only if it can be left again."""
    if steps < 1:
        return 0
    near = hops(state, faction, here, fleets, heroic) & ~BIT[origin]
    ends = stops(state, faction, near)
    if state.mates(faction):
        for land in bits(near & mate_lands(state, faction)):
            seen = BIT[origin] | BIT[here] | BIT[land]
            if _goes_on(state, faction, land, seen, fleets, steps - 1, heroic):
                ends |= BIT[land]
    return ends


def _goes_on(
    state: CycladesState,
    faction: int,
    land: int,
    seen: int,
    fleets: int,
    steps: int,
    heroic: bool,
) -> bool:
    if steps < 1:
        return False
    near = hops(state, faction, land, fleets, heroic) & ~seen
    if stops(state, faction, near):
        return True
    for onward in bits(near & mate_lands(state, faction)):
        if _goes_on(state, faction, onward, seen | BIT[onward], fleets, steps - 1, heroic):
            return True
    return False


def targets(
    state: CycladesState, faction: int, mode: int, hero: int, origin: int, here: int
) -> int:
    if mode >= FLIGHT:
        return fly_targets(state, faction, origin, mode)
    fleets = move_fleets(state, faction, mode, hero)
    steps = steps_payable(state, faction, mode, hero)
    return walk_targets(state, faction, here, origin, fleets, steps, mode == QUEST)


def has_units(state: CycladesState, faction: int, land: int, mode: int) -> bool:
    """Whether units stand there that this kind of move may take (HAD-GOD-14)."""
    at = state.at
    if mode == HOST:
        return at[state.rules.others + land] > 0
    if at[TROOPS + land] or at[state.rules.others + land]:
        return True
    return heroes_at(state, faction, land) != 0


def origins(state: CycladesState, faction: int, mode: int) -> list[int]:
    """Own lands from which some unit can move."""
    return [
        land
        for land in bits(state.at[LANDS_OF + faction])
        if has_units(state, faction, land, mode) and targets(state, faction, mode, NONE, land, land)
    ]


def can_move(state: CycladesState, faction: int, mode: int) -> bool:
    for land in bits(state.at[LANDS_OF + faction]):
        if has_units(state, faction, land, mode) and targets(
            state, faction, mode, NONE, land, land
        ):
            return True
    return False


def can_quest(state: CycladesState, faction: int, hero: int) -> bool:
    """Whether a Hero can make a heroic move (LEG-HEROMOVE-02, -03)."""
    land = state.at[HERO_AT + hero]
    return targets(state, faction, QUEST, hero, land, land) != 0


FROM: Final = 0
TAKE_TROOPS: Final = 1
TAKE_MERCENARIES: Final = 2
TAKE_HEROES: Final = 3
TO: Final = 4
GO: Final = 5
PASS: Final = 6
OVER: Final = 7
CHAIN: Final = 8
DECLARED: Final = 9


def march(faction: int, mode: int) -> "LandMove":
    """Any selection of units from one land (LEG-LANDMOVE-01)."""
    return LandMove(faction, mode, NONE, FROM, NONE, NONE, 0, 0, 0, 0, NONE, 0)


def quest(state: CycladesState, faction: int, hero: int) -> "LandMove":
    """One Hero with any Troops of its land; no second Hero rides along (LEG-HEROMOVE-05)."""
    land = state.at[HERO_AT + hero]
    return LandMove(faction, QUEST, hero, TAKE_TROOPS, land, land, 0, 0, BIT[hero], 0, NONE, 0)


@final
class LandMove(Frame[CycladesState]):
    """From where, which units, to where; then they arrive.

    Only Troops and Heroes can be chosen, never a figurine (LEG-LANDMOVE-19). Nothing marks them as
    moved: they may move again, with whichever Hero (LEG-LANDMOVE-11, LEG-HEROMOVE-08).
    """

    def __init__(
        self,
        faction: int,
        mode: int,
        hero: int,
        step: int,
        origin: int,
        here: int,
        troops: int,
        mercenaries: int,
        heroes: int,
        asked: int,
        former: int,
        doomed: int,
    ) -> None:
        self.faction = faction
        self.mode = mode
        self.hero = hero
        self.step = step
        self.origin = origin
        self.here = here  # the land passed or reached
        self.troops = troops
        self.mercenaries = mercenaries
        self.heroes = heroes
        self.asked = asked  # Heroes already asked about
        self.former = former  # the land that the last step left
        self.doomed = doomed  # figurines at sea on a slayer's way, as an option of MOVE_CHAIN

    def advance(self, state: CycladesState) -> int:
        at = state.at
        if self.step == TAKE_TROOPS and at[TROOPS + self.origin] == 0:
            self.step = TAKE_MERCENARIES
        if self.step == TAKE_MERCENARIES and at[state.rules.others + self.origin] == 0:
            self.step = TAKE_HEROES
        if self.step == TAKE_HEROES and self.open_heroes(state) == 0:
            self.step = TO
        if self.step == CHAIN and self.ways(state) == [0]:
            self.go_on(state)
        if self.step == DECLARED:
            self.resume(state)
        if self.step == GO:
            self.step = OVER
            self.arrive(state)
            return AGAIN
        if self.step == PASS:
            self.step = TO
            self.pass_through(state)
        return DONE if self.step == OVER else WAIT

    def open_heroes(self, state: CycladesState) -> int:
        """Heroes in the land that may still come along."""
        if self.mode == QUEST:
            return 0
        return heroes_at(state, self.faction, self.origin) & ~self.asked

    def asks(self, state: CycladesState) -> bool:
        """How far units may pass through a teammate's areas depends on the purse."""
        if self.step != FROM and self.step != TO:
            return False
        return self.mode < FLIGHT and state.mates(self.faction) != 0

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == FROM:
            return MOVE_FROM
        if self.step == TAKE_TROOPS:
            return MOVE_TROOPS
        if self.step == TAKE_MERCENARIES:
            return MOVE_MERCENARIES
        if self.step == CHAIN:
            return MOVE_CHAIN
        return MOVE_HERO if self.step == TAKE_HEROES else MOVE_TO

    def options(self, state: CycladesState) -> list[int]:
        at = state.at
        if self.step == FROM:
            return origins(state, self.faction, self.mode)
        if self.step == TAKE_TROOPS:
            others = at[state.rules.others + self.origin] > 0 or self.open_heroes(state) != 0
            return self.counts(at[TROOPS + self.origin], others)
        if self.step == TAKE_MERCENARIES:
            if self.mode == HOST:
                return counting(1, at[state.rules.others + self.origin])
            return self.counts(at[state.rules.others + self.origin], self.open_heroes(state) != 0)
        if self.step == TAKE_HEROES:
            hero = bits(self.open_heroes(state))[0]
            last = self.open_heroes(state) == BIT[hero]
            if last and self.troops == 0 and self.mercenaries == 0 and self.heroes == 0:
                return [hero]
            return [hero, HEROES + hero]
        if self.step == CHAIN:
            return self.ways(state)
        return bits(targets(state, self.faction, self.mode, self.hero, self.origin, self.here))

    def counts(self, most: int, others: bool) -> list[int]:
        """How many may come along; somebody must (LEG-LANDMOVE-01)."""
        chosen = self.troops > 0 or self.heroes != 0
        return counting(0 if others or chosen else 1, most)

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == FROM:
            self.origin = self.here = option
            self.step = TAKE_TROOPS
        elif self.step == TAKE_TROOPS:
            self.troops = option
            self.step = TAKE_MERCENARIES
        elif self.step == TAKE_MERCENARIES:
            self.mercenaries = option
            self.step = TAKE_HEROES
        elif self.step == TAKE_HEROES:
            hero = option % HEROES
            self.asked |= BIT[hero]
            if option < HEROES:
                self.heroes |= BIT[hero]
        elif self.step == CHAIN:
            self.doomed |= option
            self.go_on(state)
        elif state.rules.customs.challenged(state, self.faction, option):
            self.step = DECLARED
            self.former = option
        else:
            self.take_step(state, option)

    def resume(self, state: CycladesState) -> None:
        """After somebody was asked about the declared step: it is made, or refused and costs
        nothing. Then whoever pays for moves is free to move elsewhere or not at all, but a flight
        must be made if it still can (HAD-ITEM-NECKLACE-03, HAD-HERO-PERSEUS-10)."""
        declared = self.former
        self.former = NONE
        open_lands = targets(state, self.faction, self.mode, self.hero, self.origin, self.here)
        if open_lands & BIT[declared]:
            self.take_step(state, declared)
        elif self.mode >= FLIGHT and can_move(state, self.faction, self.mode):
            self.start_over()
        else:
            self.step = OVER

    def start_over(self) -> None:
        """Other units may be chosen too."""
        self.step = FROM
        self.origin = self.here = NONE
        self.troops = self.mercenaries = self.heroes = self.asked = 0

    def take_step(self, state: CycladesState, land: int) -> None:
        """Each step is paid before it is made (LEG-ACTION-11, LEG-HEROMOVE-03); the count is the
        Hero's own and stays with it (LEG-HEROMOVE-10)."""
        if self.mode <= MARCH:
            pay(state, self.faction, 1)
        elif self.mode == QUEST:
            state.at[HERO_MOVES + self.hero] += 1
            nth = state.at[HERO_MOVES + self.hero]
            pay(state, self.faction, state.rules.heroes[self.hero].step_price(nth))
        self.former = self.here
        self.here = land
        fleets = move_fleets(state, self.faction, self.mode, self.hero)
        if self.mode < FLIGHT and crosses_figurines(state, self.faction, self.heroes, fleets):
            self.step = CHAIN
        else:
            self.go_on(state)

    def ways(self, state: CycladesState) -> list[int]:
        """Which figurines at sea a slayer may pass on this step."""
        fleets = move_fleets(state, self.faction, self.mode, self.hero)
        heroic = self.mode == QUEST
        return ways(state, self.faction, self.former, self.here, fleets, heroic)

    def go_on(self, state: CycladesState) -> None:
        self.step = PASS if mate_lands(state, self.faction) & BIT[self.here] else GO

    def pass_through(self, state: CycladesState) -> None:
        """A slayer destroys what stands in a teammate's land too (LEG-HERO-HERACLES-03)."""
        slay_in_land(state, self.faction, self.heroes, self.here)

    def arrive(self, state: CycladesState) -> None:
        """What stands on the way at sea dies only now, so that no later step of the same move
        misses it as a link (LEG-HERO-HERACLES-08)."""
        slay_at_sea(state, self.doomed)
        depart(state, self.origin, self.troops, self.mercenaries)
        note_move(state, self.origin, self.here, self.troops, self.mercenaries, self.heroes)
        land_at(state, self.heroes, self.here)
        enter_land(state, self.faction, self.here, self.troops, self.mercenaries, self.heroes)

    def about(self, state: CycladesState) -> list[str]:
        found: list[str] = []
        if self.step == CHAIN:
            return ["land=land:" + state.chart.land_names[self.here]]
        if self.origin != NONE:
            found.append("land=land:" + state.chart.land_names[self.origin])
            found.append(f"count=n:{self.troops + self.mercenaries}")
        return found

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == FROM:
            return "LEG-LANDMOVE-01:no-unit"
        if self.step == CHAIN:
            return "LEG-HERO-HERACLES-03:chain"
        if self.step != TO:
            return "LEG-LANDMOVE-01:units"
        if option >= state.chart.lands:
            return ""
        return barrier(state, self.faction, self.here, option, self.mode)

    def copy(self) -> "LandMove":
        return LandMove(
            self.faction,
            self.mode,
            self.hero,
            self.step,
            self.origin,
            self.here,
            self.troops,
            self.mercenaries,
            self.heroes,
            self.asked,
            self.former,
            self.doomed,
        )

    def saved(self) -> list[int]:
        return [
            self.faction,
            self.mode,
            self.hero,
            self.step,
            self.origin,
            self.here,
            self.troops,
            self.mercenaries,
            self.heroes,
            self.asked,
            self.former,
            self.doomed,
        ]


def barrier(state: CycladesState, faction: int, here: int, land: int, mode: int) -> str:
    """Why a land cannot be the goal of a move."""
    at = state.at
    if at[SEALED] & BIT[land]:
        return "LEG-CREATURE-MEDUSA-01:sealed"
    if at[BARRED] & BIT[land]:
        return "LEG-CREATURE-BOAR-07:barred"
    if mode == FLIGHT and at[SHIELDED] & BIT[land]:
        return "LEG-CREATURE-CHIRON-01:shielded"
    if mate_lands(state, faction) & BIT[land]:
        return "LEG-TEAM-11:mate"
    if stops(state, faction, BIT[land]) == 0:
        return "LEG-LANDMOVE-13:last-land"
    if state.chart.island[here] & BIT[land] and not inland_chains(state, mode == QUEST):
        return "LEG-LANDMOVE-05:far"
    if mode == QUEST:
        return "LEG-HEROMOVE-04,LEG-LANDMOVE-04:far"
    return "LEG-LANDMOVE-04:far"
