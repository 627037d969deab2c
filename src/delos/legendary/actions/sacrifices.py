"""Sacrifices on the menu of a turn, and between its gifts (LEG-HERO-GEN-05 to -11)."""

from typing import final

from delos.cyclades.state import CycladesState
from delos.legendary.action import Action
from delos.legendary.kinds import SACRIFICE
from delos.legendary.sacrifice import no_sacrifice, sacrificable, sacrifice, why_no_sacrifice


@final
class Sacrifice(Action):
    """Own Heroes whose condition holds (LEG-HERO-GEN-05)."""

    def __init__(self) -> None:
        super().__init__(SACRIFICE, "LEG-HERO-GEN-05")

    def needs_hero(self) -> bool:
        return True

    def closed(self, state: CycladesState, faction: int, god: int, thing: int) -> int:
        return no_sacrifice(state, faction, thing)

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        for hero in sacrificable(state, faction):
            found.append(SACRIFICE + hero)

    def take(self, state: CycladesState, faction: int, god: int, thing: int) -> None:
        sacrifice(state, faction, thing)

    def reason(self, state: CycladesState, faction: int, thing: int, code: int) -> str:
        return why_no_sacrifice(state, faction, thing, code)
