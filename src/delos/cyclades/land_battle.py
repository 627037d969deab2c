"""Battles for a Land Area (LEG-LANDBATTLE): before the battle, rounds, retreats, the end."""

from typing import Final, final

from delos.cyclades.arrival import settle_in, slay_in_land
from delos.cyclades.cells import (
    INVADING_OTHERS,
    INVADING_TROOPS,
    LANDS_OF,
    NONE,
    OWNER,
)
from delos.cyclades.effects import (
    begin_battle,
    eliminate,
    end_battle,
    join_land,
    lose_other,
    lose_troop,
    mark_last_fallen,
    station_heroes,
    take_land,
    win_over,
)
from delos.cyclades.events import BATTLE_BEGINS, BATTLE_ENDS
from delos.cyclades.kinds import AMBUSH, BEFORE_ORDER
from delos.cyclades.land_losses import TROOP
from delos.cyclades.land_retreat import Retreat, may_retreat
from delos.cyclades.land_round import LandRound
from delos.cyclades.side import ATTACKER, DEFENDER
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import defended, engaged, invading_units
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

BEFORE: Final = 0
ROUND: Final = 1
DEFENDER_MAY_LEAVE: Final = 2
ATTACKER_MAY_LEAVE: Final = 3


def enter_land(
    state: CycladesState, faction: int, land: int, troops: int, mercenaries: int, heroes: int
) -> None:
    """Units arrive in a land: they join, take control, or give battle (LEG-LANDMOVE-08 to -10,
    LEG-HEROMOVE-06, CLA-MOVE-01 to -03, CLA-BUILD-05); all of them take part (CLA-BATTLE-10)."""
    at = state.at
    station_heroes(state, heroes, land)
    slay_in_land(state, faction, heroes, land)  # before any battle (LEG-LANDBATTLE-02)
    owner = at[OWNER + land]
    if owner == faction or not defended(state, land):
        settle_in(state, faction, land, troops, mercenaries, heroes)
        return
    begin_battle(state, faction, land, troops, mercenaries, 0)
    state.note(BATTLE_BEGINS, faction, owner, land)
    theirs = 0 if owner == NONE else at[LANDS_OF + owner]
    last = 1 if theirs and theirs & (theirs - 1) == 0 else 0
    state.call(LandBattle(faction, owner, land, BEFORE, last))


@final
class LandBattle(Frame[CycladesState]):
    """Attacker against the units of the land's owner until one side is left
    (LEG-LANDBATTLE-01, -14, -21, CLA-BATTLE-05, -06, -12). Only a figurine may stay behind when the
    others retreat; it fights on (CLA-CREATURE-MINOTAUR-07)."""

    def __init__(self, attacker: int, defender: int, land: int, step: int, last: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.step = step
        self.last = last  # 1 when it is the only land of the defender

    def advance(self, state: CycladesState) -> int:
        if not invading_units(state):
            self.repelled(state)
            return DONE
        if not defended(state, self.land):
            self.conquered(state)
            return AGAIN  # it has taken itself off the stack
        if self.step == BEFORE:
            self.step = ROUND
            state.call(BeforeBattle(self.attacker, self.defender, self.land, 0, 0))
        elif self.step == ROUND:
            self.step = DEFENDER_MAY_LEAVE
            state.call(LandRound(self.attacker, self.defender, self.land, 0, 0, 0))
            state.rules.customs.before_round(state, self.attacker, self.defender, self.land)
        elif self.step == DEFENDER_MAY_LEAVE:
            self.step = ATTACKER_MAY_LEAVE  # asked only if the defender stays (-14, -26)
            if may_retreat(state, self.defender, self.land):
                state.call(Retreat(self.defender, self.land, 0, NONE))
        else:
            self.step = ROUND
            if may_retreat(state, self.attacker, self.land):
                state.call(Retreat(self.attacker, self.land, 0, NONE))
        return AGAIN

    def repelled(self, state: CycladesState) -> None:
        """No invader is left: the owner keeps the land, be it by a token
        (LEG-LANDBATTLE-03, -22, CLA-BATTLE-07)."""
        end_battle(state)
        state.note(BATTLE_ENDS, self.land, self.defender)

    def conquered(self, state: CycladesState) -> None:
        """No defender is left: the attacker takes the land, the loser gets the bonuses of its
        Metropolises (LEG-LANDBATTLE-03, -21, -24). Who has lost the battle for its last land is
        eliminated, also after a retreat, if the table plays last_stand (LEG-LANDBATTLE-23)."""
        at = state.at
        troops = at[INVADING_TROOPS]
        mercenaries = at[INVADING_OTHERS]
        end_battle(state)
        state.stack.pop()  # frames called below come after the battle
        if self.last:
            mark_last_fallen(state)
            if state.rules.last_stand and state.rules.version < 2:
                eliminate(state, self.defender)  # before control passes: version 1 had it so
        take_land(state, self.attacker, self.land, self.last == 1 and state.rules.last_stand)
        join_land(state, self.land, troops, mercenaries)
        state.note(BATTLE_ENDS, self.land, self.attacker)

    def copy(self) -> "LandBattle":
        return LandBattle(self.attacker, self.defender, self.land, self.step, self.last)

    def saved(self) -> list[int]:
        return [self.attacker, self.defender, self.land, self.step, self.last]


AMBUSHED: Final = 1
WON_OVER: Final = 2
ASK_ORDER: Final = 1
ASK_VICTIM: Final = 2


@final
class BeforeBattle(Frame[CycladesState]):
    """What Heroes do before the first round: the ambush, then Mercenaries that change sides; a
    side with both chooses the order (-02, LEG-HERO-HECTOR-01, LEG-HERO-PANDORA-02)."""

    def __init__(self, attacker: int, defender: int, land: int, step: int, done: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.step = step
        self.done = done

    def advance(self, state: CycladesState) -> int:
        at = state.at
        ambush = self.done & AMBUSHED == 0 and self.can_ambush(state)
        taker = NONE if self.done & WON_OVER else self.taker(state)
        if ambush and taker == self.defender and self.step != ASK_VICTIM:
            self.step = ASK_ORDER
            return WAIT
        if ambush:
            self.step = ASK_VICTIM
            if at[INVADING_TROOPS] and at[INVADING_OTHERS]:
                return WAIT
            self.ambush(state, 0 if at[INVADING_TROOPS] else 1)
            return AGAIN
        if taker != NONE:
            self.win_over(state, taker)
            return AGAIN
        return DONE

    def can_ambush(self, state: CycladesState) -> bool:
        """Only Troops can be caught, and only while the Hero defends (LEG-HERO-HECTOR-02)."""
        at = state.at
        if at[INVADING_TROOPS] == 0 and at[INVADING_OTHERS] == 0:
            return False
        for hero in engaged(state, self.defender, self.land):
            if state.rules.heroes[hero].ambushes():
                return True
        return False

    def taker(self, state: CycladesState) -> int:
        """The side that wins the other's Mercenaries over, or NONE (LEG-HERO-PANDORA-01)."""
        at = state.at
        if at[state.rules.others + self.land]:
            for hero in engaged(state, self.attacker, self.land):
                if state.rules.heroes[hero].wins_mercenaries():
                    return self.attacker
        if at[INVADING_OTHERS]:
            for hero in engaged(state, self.defender, self.land):
                if state.rules.heroes[hero].wins_mercenaries():
                    return self.defender
        return NONE

    def ambush(self, state: CycladesState, victim: int) -> None:
        if victim == TROOP:
            lose_troop(state, ATTACKER, self.attacker, self.land)
        else:
            lose_other(state, ATTACKER, self.attacker, self.land)
        self.done |= AMBUSHED

    def win_over(self, state: CycladesState, taker: int) -> None:
        """They fight for the other side from now on, even if the Hero dies."""
        if taker == self.attacker:
            win_over(state, ATTACKER, DEFENDER, self.land)
        else:
            win_over(state, DEFENDER, ATTACKER, self.land)
        self.done |= WON_OVER

    def actor(self, state: CycladesState) -> int:
        return self.defender

    def kind(self, state: CycladesState) -> int:
        return BEFORE_ORDER if self.step == ASK_ORDER else AMBUSH

    def options(self, state: CycladesState) -> list[int]:
        return [0, 1]

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == ASK_VICTIM:
            self.ambush(state, option)
        elif option == 0:
            self.step = ASK_VICTIM
        else:
            self.win_over(state, self.defender)

    def copy(self) -> "BeforeBattle":
        return BeforeBattle(self.attacker, self.defender, self.land, self.step, self.done)

    def saved(self) -> list[int]:
        return [self.attacker, self.defender, self.land, self.step, self.done]
