"""The module of Hades: threat dice, his arrival, the departure of the undead (HAD-GOD, HAD-CYCLE).

The order of phase 2 is: threat, gods, arrival (HAD-CYCLE-08). Another module that answers to him
puts its phase behind "arrival", where COVERED tells whether he has come; one that has the dice
rolled again is a watcher of `after_threat` and `rolls_again`.
"""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.cells import OPEN_GODS
from delos.classic.customs import customs
from delos.classic.events import THREAT_ROLLED
from delos.classic.hades.cells import COVERED, THREAT, UNDEAD_TROOPS_LEFT
from delos.classic.hades.effects.gods import (
    calm_threat,
    cover_god,
    cover_nothing,
    move_threat,
    uncover_god,
)
from delos.classic.hades.effects.undead import undead_leave
from delos.classic.hades.god import Hades, hades_actions
from delos.classic.hades.journey import HOST
from delos.classic.hades.kinds import ROLL_THREAT
from delos.classic.hades.necropolis import BuildNecropolis, NecropolisWatch
from delos.classic.hades.reasons import undead_tellers
from delos.classic.hades.undead import Undead
from delos.classic.hooks import OfferingLaw
from delos.classic.ids import HADES
from delos.classic.ruleset import Module, Ruleset
from delos.cyclades.bits import BIT
from delos.cyclades.cells import NONE
from delos.cyclades.dice import DICE, DICE_ODDS, attack_die, defence_die
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame

ARRIVAL: Final = 9  # the last space of the threat track
TROOPS_IN_BOX: Final = 5  # undead ones

ROLL: Final = 0
ROLLED: Final = 1
ASKED: Final = 2


def threat_shown(state: CycladesState) -> int:
    """The sum of the dice that lie on the table, for whoever may have them rolled again."""
    for frame in state.stack:
        if isinstance(frame, ThreatDice):
            return frame.total()
    return 0


@final
class ThreatDice(Frame[CycladesState]):
    """The dice are rolled; when nobody wants them rolled again the column moves (HAD-GOD-01)."""

    def __init__(self, roll: int, step: int) -> None:
        self.roll = roll
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == ROLL:
            return WAIT
        watchers = customs(state).watchers
        if self.step == ROLLED:
            for watcher in watchers:
                if watcher.after_threat(state):
                    self.step = ASKED
            if self.step == ASKED:
                return AGAIN
        if self.step == ASKED:
            for watcher in watchers:
                if watcher.rolls_again(state):
                    self.step = ROLL
                    return WAIT
        self.move(state)
        return DONE

    def total(self) -> int:
        return attack_die(self.roll) + defence_die(self.roll)

    def actor(self, state: CycladesState) -> int:
        return CHANCE

    def kind(self, state: CycladesState) -> int:
        return ROLL_THREAT

    def options(self, state: CycladesState) -> list[int]:
        return DICE

    def odds(self, state: CycladesState) -> list[int]:
        return DICE_ODDS

    def choose(self, state: CycladesState, option: int) -> None:
        self.roll = option
        self.step = ROLLED
        state.note(THREAT_ROLLED, attack_die(option), defence_die(option))

    def move(self, state: CycladesState) -> None:
        move_threat(state, min(ARRIVAL, state.at[THREAT] + self.total()))

    def copy(self) -> "ThreatDice":
        return ThreatDice(self.roll, self.step)

    def saved(self) -> list[int]:
        return [self.roll, self.step]


@final
class ThreatPhase(Phase):
    """After a cycle with Hades his column starts anew; then the dice, before the gods are drawn
    (HAD-CYCLE-01, HAD-GOD-07)."""

    def __init__(self) -> None:
        super().__init__("threat")

    def begin(self, state: CycladesState) -> None:
        if state.at[THREAT] == ARRIVAL:
            calm_threat(state)
        uncover_god(state, HADES)
        state.call(ThreatDice(0, ROLL))


@final
class CoveredLaw(OfferingLaw):
    """The god beneath Hades takes no offerings (HAD-GOD-02), but lies on a visible space
    (HAD-GOD-08)."""

    def lies_open(self, state: CycladesState) -> i64:
        god = state.at[COVERED]
        return 0 if god == NONE else BIT[god]

    def why(self, state: CycladesState, faction: i64, god: i64) -> str:
        return "HAD-GOD-02:covered" if god == state.at[COVERED] else ""


@final
class ArrivalPhase(Phase):
    """Hades takes the place of the last visible god, who is not available in this cycle
    (HAD-GOD-01, -02); for the rotation of the tiles that god was face up (HAD-GOD-08)."""

    def __init__(self) -> None:
        super().__init__("arrival")

    def begin(self, state: CycladesState) -> None:
        at = state.at
        if at[THREAT] < ARRIVAL:
            cover_nothing(state)
            return
        cover_god(state, at[OPEN_GODS] - 1, HADES)


@final
class DeparturePhase(Phase):
    """After Apollo and before the end of the game is considered (HAD-GOD-06, HAD-CYCLE-09)."""

    def __init__(self) -> None:
        super().__init__("departure")

    def begin(self, state: CycladesState) -> None:
        undead_leave(state)


@final
class Underworld(Module):
    """The column on 0, ten undead in stock (HAD-SETUP-07); as many gods take offerings as ever
    (HAD-SETUP-02)."""

    def __init__(self) -> None:
        super().__init__("underworld")

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.stock[UNDEAD_TROOPS_LEFT] = TROOPS_IN_BOX
        ruleset.journeys.append(HOST)
        ruleset.journey_rules[HOST.number] = "HAD-GOD-13"
        ruleset.gods[HADES] = Hades()
        ruleset.insert_before("gods", ThreatPhase())
        ruleset.insert_before("income", ArrivalPhase())
        ruleset.insert_before("end", DeparturePhase())
        ruleset.actions += hades_actions()
        ruleset.actions.append(BuildNecropolis())
        ruleset.watchers.append(NecropolisWatch())
        ruleset.spare_units = Undead()
        ruleset.tellers.update(undead_tellers())
        ruleset.laws.append(CoveredLaw())
