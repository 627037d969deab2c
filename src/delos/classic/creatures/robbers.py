"""Dryad, Satyr and Griffin take something from another player, never from their buyer."""

from typing import final

from delos.classic.customs import players_left
from delos.classic.events import PHILOSOPHER_STOLEN, PRIEST_STOLEN
from delos.cyclades.cells import PHILOSOPHERS, PRIESTESSES
from delos.cyclades.effects import pass_philosopher, pass_priestess, rob_gold
from delos.cyclades.errand import Errand, errand_of_creature
from delos.cyclades.ids import DRYAD, GRIFFIN, SATYR
from delos.cyclades.kinds import VICTIM
from delos.cyclades.power import CreaturePower
from delos.cyclades.state import CycladesState


class Robber(CreaturePower):
    """Names a victim that has what is to be stolen (CLA-CREATURE-BUY-07)."""

    def __init__(self, card: int, own_rule: str, rule: str) -> None:
        super().__init__(card)
        self.own_rule = own_rule
        self.rule = rule

    def has(self, state: CycladesState, victim: int) -> bool:
        raise NotImplementedError

    def rob(self, state: CycladesState, thief: int, victim: int) -> None:
        raise NotImplementedError

    def victims(self, state: CycladesState, faction: int) -> list[int]:
        return [f for f in players_left(state) if f != faction and self.has(state, f)]

    def applies(self, state: CycladesState, faction: int) -> bool:
        return len(self.victims(state, faction)) > 0

    def play(self, state: CycladesState, faction: int) -> None:
        state.call(errand_of_creature(faction, self.card))

    def asking(self, state: CycladesState, errand: Errand) -> int:
        return VICTIM

    def waits(self, state: CycladesState, errand: Errand) -> bool:
        return errand.step == 0

    def choices(self, state: CycladesState, errand: Errand) -> list[int]:
        return self.victims(state, errand.faction)

    def answer(self, state: CycladesState, errand: Errand, option: int) -> None:
        errand.step = 1
        self.rob(state, errand.faction, option)

    def forbids(self, state: CycladesState, errand: Errand, option: int) -> str:
        if option == errand.faction:
            return self.own_rule + ":own-purse"
        found = option in self.victims(state, errand.faction)
        return "" if found else self.rule + ":nothing-to-take"


@final
class Dryad(Robber):
    """A priest (CLA-CREATURE-DRYAD-01, -02)."""

    def __init__(self) -> None:
        super().__init__(DRYAD, "CLA-CREATURE-DRYAD-02", "CLA-CREATURE-DRYAD-01")

    def has(self, state: CycladesState, victim: int) -> bool:
        return state.at[PRIESTESSES + victim] > 0

    def rob(self, state: CycladesState, thief: int, victim: int) -> None:
        pass_priestess(state, victim, thief)
        state.note(PRIEST_STOLEN, thief, victim)


@final
class Satyr(Robber):
    """A philosopher; it may be the fourth (CLA-CREATURE-SATYR-01, -02)."""

    def __init__(self) -> None:
        super().__init__(SATYR, "CLA-CREATURE-SATYR-02", "CLA-CREATURE-SATYR-01")

    def has(self, state: CycladesState, victim: int) -> bool:
        return state.at[PHILOSOPHERS + victim] > 0

    def rob(self, state: CycladesState, thief: int, victim: int) -> None:
        pass_philosopher(state, victim, thief)
        state.note(PHILOSOPHER_STOLEN, thief, victim)


@final
class Griffin(Robber):
    """Half the gold, rounded down; an empty purse may be named too, for nobody can know it
    (CLA-CREATURE-GRIFFIN-01, -03, -04). Offerings are paid by then (CLA-CREATURE-GRIFFIN-02)."""

    def __init__(self) -> None:
        super().__init__(GRIFFIN, "CLA-CREATURE-GRIFFIN-03", "CLA-CREATURE-GRIFFIN-01")

    def has(self, state: CycladesState, victim: int) -> bool:
        return True

    def rob(self, state: CycladesState, thief: int, victim: int) -> None:
        rob_gold(state, thief, victim)
