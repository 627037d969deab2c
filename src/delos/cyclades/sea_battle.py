"""Battles at sea, round by round (LEG-SEABATTLE)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    FLEETS,
    INVADING_FLEETS,
    SEA_OWNER,
    SURE,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.dice import DICE, DICE_ODDS, HIGHEST, attack_die, defence_die
from delos.cyclades.effects import (
    begin_battle,
    end_battle,
    fleets_arrive,
    leave_sea,
    lose_fleet,
    set_fleets,
    spend_sure_dice,
)
from delos.cyclades.events import (
    BATTLE_BEGINS,
    BATTLE_ENDS,
    BATTLE_ROLL,
    BATTLE_TOTALS,
    RETREATED,
)
from delos.cyclades.fleets import other_fleets, send_others
from delos.cyclades.kinds import RETREAT_SEA, ROLL_DICE
from delos.cyclades.reach import sea_refuges
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import muster, navy
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame

ROLL: Final = 0
DEFENDER_MAY_LEAVE: Final = 1
ATTACKER_MAY_LEAVE: Final = 2


def begin_sea_battle(state: CycladesState, attacker: int, sea: int, fleets: int) -> None:
    """The Fleets that moved in fight all that are there (LEG-SEABATTLE-01, LEG-SEAMOVE-03)."""
    begin_battle(state, attacker, LANDS + sea, 0, 0, fleets)
    defender = state.at[SEA_OWNER + sea]
    state.note(BATTLE_BEGINS, attacker, defender, LANDS + sea)
    state.call(SeaBattle(attacker, defender, sea, ROLL))
    state.rules.customs.before_round(state, attacker, defender, LANDS + sea)


@final
class SeaBattle(Frame[CycladesState]):
    """Rounds until one side is gone or leaves; nobody retreats before the first
    (LEG-SEABATTLE-06, -11)."""

    def __init__(self, attacker: int, defender: int, sea: int, step: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.sea = sea
        self.step = step

    def advance(self, state: CycladesState) -> int:
        at = state.at
        if at[INVADING_FLEETS] == 0 or at[SEA_OWNER + self.sea] != self.defender:
            self.finish(state)
            return DONE
        if self.step == DEFENDER_MAY_LEAVE and sea_refuges(state, self.defender, self.sea) == 0:
            self.step = ATTACKER_MAY_LEAVE
        if self.step == ATTACKER_MAY_LEAVE and sea_refuges(state, self.attacker, self.sea) == 0:
            self.fight_on(state)
            return AGAIN
        return WAIT

    def fight_on(self, state: CycladesState) -> None:
        self.step = ROLL
        state.rules.customs.before_round(state, self.attacker, self.defender, LANDS + self.sea)

    def finish(self, state: CycladesState) -> None:
        """The last side present controls the sea; if both are gone nobody does
        (LEG-SEABATTLE-12, CLA-BATTLE-06, -07)."""
        at = state.at
        if at[INVADING_FLEETS]:
            set_fleets(state, self.attacker, self.sea, at[INVADING_FLEETS])
        end_battle(state)
        state.note(BATTLE_ENDS, LANDS + self.sea, at[SEA_OWNER + self.sea])

    def actor(self, state: CycladesState) -> int:
        if self.step == ROLL:
            return CHANCE
        return self.defender if self.step == DEFENDER_MAY_LEAVE else self.attacker

    def kind(self, state: CycladesState) -> int:
        return ROLL_DICE if self.step == ROLL else RETREAT_SEA

    def options(self, state: CycladesState) -> list[int]:
        if self.step == ROLL:
            return DICE
        found = bits(sea_refuges(state, self.actor(state), self.sea))
        found.append(state.rules.customs.stay_at_sea())
        return found

    def odds(self, state: CycladesState) -> list[int]:
        return DICE_ODDS

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == ROLL:
            self.fight(state, attack_die(option), defence_die(option))
            self.step = DEFENDER_MAY_LEAVE  # before the attacker (-06)
        elif option != state.rules.customs.stay_at_sea():
            self.retreat(state, option)
        elif self.step == DEFENDER_MAY_LEAVE:
            self.step = ATTACKER_MAY_LEAVE
        else:
            self.fight_on(state)

    def fight(self, state: CycladesState, attack: int, defence: int) -> None:
        """The lower total loses a Fleet, on a tie both do (LEG-SEABATTLE-02 to -05)."""
        at = state.at
        muster(state, self.attacker, LANDS + self.sea)
        muster(state, self.defender, LANDS + self.sea)
        if at[SURE] & BIT[self.attacker]:
            attack = HIGHEST
        if at[SURE] & BIT[self.defender]:
            defence = HIGHEST
        spend_sure_dice(state)
        state.note(BATTLE_ROLL, attack, defence)
        attack += navy(state, self.attacker, self.sea, at[INVADING_FLEETS])
        defence += navy(state, self.defender, self.sea, at[FLEETS + self.sea])
        state.note(BATTLE_TOTALS, attack, defence)
        if attack <= defence:
            self.lose(state, self.attacker)
        if defence <= attack:
            self.lose(state, self.defender)

    def lose(self, state: CycladesState, faction: int) -> None:
        """One of several kinds is chosen by its owner, after the round (HAD-GOD-15)."""
        if not state.rules.customs.which_fleet(state, faction, self.sea):
            lose_fleet(state, faction, self.sea, 0)

    def retreat(self, state: CycladesState, sea: int) -> None:
        """All surviving Fleets of a side leave together, free of charge; the attacker may go
        back or elsewhere (LEG-SEABATTLE-07 to -09)."""
        here = self.sea
        leaver = self.actor(state)
        fleets = leave_sea(state, leaver, here)
        send_others(state, here, sea, other_fleets(state, leaver, here))
        state.note(RETREATED, leaver, LANDS + sea)
        fleets_arrive(state, leaver, sea, fleets)

    def about(self, state: CycladesState) -> list[str]:
        return ["sea=sea:" + state.chart.sea_names[self.sea]]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-SEABATTLE-07:refuge"

    def copy(self) -> "SeaBattle":
        return SeaBattle(self.attacker, self.defender, self.sea, self.step)

    def saved(self) -> list[int]:
        return [self.attacker, self.defender, self.sea, self.step]
