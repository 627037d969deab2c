"""What the powers of all Heroes of the deck have in common."""

from delos.classic.ids import HERO_WORDS
from delos.classic.metropolis import Found
from delos.cyclades.power import HeroPower
from delos.cyclades.state import CycladesState
from delos.kernel.reason import number, thing


class DeckHero(HeroPower):
    """A Hero whose sacrifice has a condition that can be named (HAD-HERO-SACRIFICE-05).

    In battle a Hero is worth a troop (HAD-HERO-GENERAL-05) but is none: Harpy, Sphinx and the
    limit of eight troops leave it alone (HAD-HERO-GENERAL-14).
    """

    def missing(self, state: CycladesState, faction: int) -> int:
        """How much is missing to the condition, 0 when it holds."""
        raise NotImplementedError

    def condition(self, state: CycladesState, faction: int) -> str:
        """What is missing, as a reason key."""
        raise NotImplementedError

    def may_sacrifice(self, state: CycladesState, faction: int, victim: int) -> bool:
        return self.missing(state, faction) == 0

    def wants(self, key: str, need: int, missing: int) -> str:
        """A reason key with the Hero, what it wants and what is there."""
        hero = thing("hero", "hero", HERO_WORDS[self.hero])
        return key + hero + number("need", need) + number("have", need - missing)

    def price(self) -> int:
        """What the sacrifice costs in gold."""
        return 0


class Founder(DeckHero):
    """A Hero who is sacrificed for a metropolis. A place for it always exists: without a free site
    it replaces one (HAD-HERO-SACRIFICE-03, -06, -07)."""

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(Found(faction, 0, 1, 0))
