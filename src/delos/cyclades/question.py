"""A frame that puts one question to one faction, once."""

from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame


class Question(Frame[CycladesState]):
    """Subclasses say what is asked and what follows; ``choose`` sets ``over``. Those that remember
    more than whom they ask tell it in their own ``saved``."""

    def __init__(self, faction: int, over: int) -> None:
        self.faction = faction
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def saved(self) -> list[int]:
        return [self.faction, self.over]
