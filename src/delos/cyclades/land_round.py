"""One round of a Land Battle: dice, what bends them, the comparison (LEG-LANDBATTLE-04 to -08)."""

from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.cells import SURE
from delos.cyclades.dice import (
    DICE,
    DICE_ODDS,
    FACE_ODDS,
    FACES,
    HIGHEST,
    attack_die,
    defence_die,
)
from delos.cyclades.effects import pay, spend_sure_dice
from delos.cyclades.events import BATTLE_ROLL, BATTLE_TOTALS
from delos.cyclades.kinds import REROLL, ROLL_DICE, ROLL_DIE
from delos.cyclades.land_losses import CHOOSE, LandLosses
from delos.cyclades.state import CycladesState
from delos.cyclades.strength import army, engaged, muster, walls
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.kernel.reason import number

ROLL: Final = 0
ROLL_ATTACK: Final = 1
ROLL_DEFENCE: Final = 2
ASK_REROLL: Final = 3
COMPARE: Final = 4
OVER: Final = 5

ROLL_AGAIN: Final = 0
KEEP: Final = 1
NO_SIDE: Final = -1


@final
class LandRound(Frame[CycladesState]):
    def __init__(
        self, attacker: int, defender: int, land: int, step: int, attack: int, defence: int
    ) -> None:
        self.attacker = attacker
        self.defender = defender
        self.land = land
        self.step = step
        self.attack = attack  # the dice as they count
        self.defence = defence

    def advance(self, state: CycladesState) -> int:
        if self.step == ASK_REROLL and self.reroller(state) == NO_SIDE:
            self.step = COMPARE
        if self.step == COMPARE:
            self.step = OVER
            self.compare(state)
            return AGAIN
        return DONE if self.step == OVER else WAIT

    def fixed(self, state: CycladesState, faction: int) -> int:
        """What a Hero or an item fixes this side's die at; nothing else bends it then (-06)."""
        if faction >= 0 and state.at[SURE] & BIT[faction]:
            return HIGHEST
        for hero in engaged(state, faction, self.land):
            face = state.rules.heroes[hero].fixed_die()
            if face >= 0:
                return face
        return -1

    def bent(self, state: CycladesState, faction: int, face: int) -> int:
        for hero in engaged(state, faction, self.land):
            face = state.rules.heroes[hero].bent_die(face)
        return face

    def reroller(self, state: CycladesState) -> int:
        """The side that may roll again, asked after both dice are known (-07)."""
        for faction in (self.attacker, self.defender):
            if self.fixed(state, faction) >= 0:
                continue
            for hero in engaged(state, faction, self.land):
                if state.rules.heroes[hero].rerolls():
                    return faction
        return NO_SIDE

    def pair(self, state: CycladesState) -> bool:
        """Whether both sides roll in this step."""
        return (
            self.step == ROLL
            and self.fixed(state, self.attacker) < 0
            and self.fixed(state, self.defender) < 0
        )

    def actor(self, state: CycladesState) -> int:
        return self.reroller(state) if self.step == ASK_REROLL else CHANCE

    def kind(self, state: CycladesState) -> int:
        if self.step == ASK_REROLL:
            return REROLL
        return ROLL_DICE if self.pair(state) else ROLL_DIE

    def options(self, state: CycladesState) -> list[int]:
        if self.step == ASK_REROLL:
            if state.gold(self.reroller(state)) > 0:
                return [ROLL_AGAIN, KEEP]
            return [KEEP]  # asked all the same: the purse is nobody's business
        return DICE if self.pair(state) else FACES

    def odds(self, state: CycladesState) -> list[int]:
        return DICE_ODDS if self.pair(state) else FACE_ODDS

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == ASK_REROLL:
            self.answer_reroll(state, option)
            return
        if self.step == ROLL:
            muster(state, self.attacker, self.land)
            muster(state, self.defender, self.land)
            self.first_roll(state, option)
        elif self.step == ROLL_ATTACK:
            self.attack = self.bent(state, self.attacker, option)
        else:
            self.defence = self.bent(state, self.defender, option)
        state.note(BATTLE_ROLL, self.attack, self.defence)
        self.step = ASK_REROLL

    def first_roll(self, state: CycladesState, option: int) -> None:
        attack, defence = attack_die(option), defence_die(option)
        if not self.pair(state):
            attack = defence = option
        fixed_attack = self.fixed(state, self.attacker)
        fixed_defence = self.fixed(state, self.defender)
        if fixed_attack < 0:
            self.attack = self.bent(state, self.attacker, attack)
        else:
            self.attack = fixed_attack
        if fixed_defence < 0:
            self.defence = self.bent(state, self.defender, defence)
        else:
            self.defence = fixed_defence

    def answer_reroll(self, state: CycladesState, option: int) -> None:
        if option == KEEP:
            self.step = COMPARE
            return
        faction = self.reroller(state)
        pay(state, faction, 1)
        self.step = ROLL_ATTACK if faction == self.attacker else ROLL_DEFENCE

    def compare(self, state: CycladesState) -> None:
        """The lower total loses; on a tie both do, unless one side wins ties (-08, CLA-BATTLE-01,
        -02, CLA-CREATURE-MINOTAUR-09)."""
        attack = self.attack + army(state, self.attacker, self.land)
        defence = self.defence + army(state, self.defender, self.land)
        defence += walls(state, self.land, self.attacker)
        state.note(BATTLE_TOTALS, attack, defence)
        spend_sure_dice(state)
        attacker_loses = attack < defence
        defender_loses = defence < attack
        if attack == defence:
            attacker_loses = not self.wins_ties(state, self.attacker)
            defender_loses = not self.wins_ties(state, self.defender)
        state.call(
            LandLosses(
                attacker=self.attacker,
                defender=self.defender,
                land=self.land,
                attacker_loses=1 if attacker_loses else 0,
                defender_loses=1 if defender_loses else 0,
                attacker_loss=-1,
                defender_loss=-1,
                step=CHOOSE,
            )
        )

    def wins_ties(self, state: CycladesState, faction: int) -> bool:
        for hero in engaged(state, faction, self.land):
            if state.rules.heroes[hero].wins_ties():
                return True
        return False

    def asks(self, state: CycladesState) -> bool:
        return self.step == ASK_REROLL

    def about(self, state: CycladesState) -> list[str]:
        return [
            "land=land:" + state.chart.land_names[self.land],
            f"attack=n:{self.attack}",
            f"defence=n:{self.defence}",
        ]

    def refusal(self, state: CycladesState, option: int) -> str:
        return "LEG-HERO-CROESUS-01:costs" + number("need", 1) + number("have", 0)

    def copy(self) -> "LandRound":
        return LandRound(
            self.attacker, self.defender, self.land, self.step, self.attack, self.defence
        )

    def saved(self) -> list[int]:
        return [self.attacker, self.defender, self.land, self.step, self.attack, self.defence]
