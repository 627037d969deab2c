"""What all Heroes of the Legendary Edition share: a condition that can say what it lacks."""

from typing import Final

from delos.cyclades.power import HeroPower
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number, thing
from delos.legendary.founding import can_found, found

MET: Final = 0
SHORT: Final = 1  # fewer than the card asks for
NO_ROOM: Final = 2  # nowhere to build


class Sacrificial(HeroPower):
    """A Hero whose sacrifice has a condition (LEG-HERO-GEN-05, LEG-HERO-GEN-13, LEG-HERO-GEN-14).

    ``victim`` is the Hero itself, or Pandora in its role (LEG-HERO-PANDORA-05).
    """

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        """MET, or what fails first."""
        raise NotImplementedError

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        """What fails, as a reason key with the card's own rule."""
        raise NotImplementedError

    def may_sacrifice(self, state: CycladesState, faction: int, victim: int) -> bool:
        return self.missing(state, faction, victim) == MET

    def lacks(self, state: CycladesState, faction: int, victim: int) -> str:
        code = self.missing(state, faction, victim)
        return "" if code == MET else self.want(state, faction, victim, code)

    def wants(self, rules: str, word: str, need: int, have: int) -> str:
        """``Ajax wants 7 Land Areas; you have 5``."""
        name = thing("hero", "hero", self.name)
        return f"{rules}:{word}{name}{number('need', need)}{number('have', have)}"

    def no_room(self) -> str:
        name = thing("hero", "hero", self.name)
        return "LEG-HERO-GEN-11,LEG-METRO-06:wants-site" + name


class Founder(Sacrificial):
    """A Hero sacrificed for a Metropolis: so many of something, and a place for the Metropolis
    (LEG-HERO-GEN-11)."""

    def __init__(self, hero: int, need: int, rules: str, word: str, name: str = "") -> None:
        super().__init__(hero, name)
        self.need = need
        self.rules = rules
        self.word = word

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        raise NotImplementedError

    def missing(self, state: CycladesState, faction: int, victim: int) -> int:
        if self.have(state, faction, victim) < self.need:
            return SHORT
        return MET if can_found(state, faction, victim) else NO_ROOM

    def want(self, state: CycladesState, faction: int, victim: int, code: int) -> str:
        if code == NO_ROOM:
            return self.no_room()
        return self.wants(self.rules, self.word, self.need, self.have(state, faction, victim))

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(found(faction, 0, 0))
