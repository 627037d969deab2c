"""What the powers of all Heroes of the deck have in common."""

from delos.classic.metropolis import Found
from delos.cyclades.power import HeroPower
from delos.cyclades.state import CycladesState


class DeckHero(HeroPower):
    """A Hero whose sacrifice has a condition that can be named (HAD-HERO-SACRIFICE-05).

    In battle a Hero is worth a troop (HAD-HERO-GENERAL-05) but is none: Harpy, Sphinx and the
    limit of eight troops leave it alone (HAD-HERO-GENERAL-14).
    """

    def __init__(self, hero: int, condition: str) -> None:
        super().__init__(hero)
        self.condition = condition  # reason key when it does not hold

    def price(self) -> int:
        """What the sacrifice costs in gold."""
        return 0


class Founder(DeckHero):
    """A Hero who is sacrificed for a metropolis. A place for it always exists: without a free site
    it replaces one (HAD-HERO-SACRIFICE-03, -06, -07)."""

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(Found(faction, 0, 1, 0))
