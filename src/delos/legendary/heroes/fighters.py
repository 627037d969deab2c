"""Heroes whose sacrifice simply builds a Metropolis once a condition holds."""

from typing import Final, final

from delos.cyclades.bits import BIT, size
from delos.cyclades.cells import (
    FIGURINES_OF,
    FLEET_RESERVE,
    HERO_AT,
    HEROES_OF,
    LANDS_OF,
    SEAS_OF,
    SLAIN,
    TROOP_RESERVE,
)
from delos.cyclades.effects import pay
from delos.cyclades.ids import (
    AJAX,
    CROESUS,
    HERACLES,
    HIPPOLYTA,
    JASON,
    LETO,
    PENELOPE,
    PENTHESILEA,
    PERICLES,
)
from delos.cyclades.power import HeroPower
from delos.cyclades.state import CycladesState
from delos.kernel.reason import thing
from delos.legendary.cards import IN_BOTH, IN_COMPLETE, add_hero
from delos.legendary.founding import found
from delos.legendary.heroes.hero import Founder

CROESUS_PRICE: Final = 15
ALL_FLEETS: Final = 8
ALL_TROOPS: Final = 8


@final
class Ajax(Founder):
    """Strength 2; sacrificed while you control 7 Land Areas (LEG-HERO-AJAX-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(AJAX, 7, "LEG-HERO-AJAX-02", "wants-lands")

    def strength(self) -> int:
        return 2

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return size(state.at[LANDS_OF + faction])


@final
class Croesus(Founder):
    """Rolls again for 1 gold as often as his owner pays; sacrificed for 15 gold
    (LEG-HERO-CROESUS-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(CROESUS, CROESUS_PRICE, "LEG-HERO-CROESUS-02", "wants-gold")

    def rerolls(self) -> bool:
        return True

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return state.gold(faction)

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        pay(state, faction, CROESUS_PRICE)
        state.call(found(faction, 0, 0))


@final
class Heracles(Founder):
    """Destroys figurines on his way and keeps their cards; sacrificed with two of them
    (LEG-HERO-HERACLES-01, -02, -06 to -08). Nobody can play his role (LEG-HERO-PANDORA-05)."""

    def __init__(self) -> None:
        super().__init__(HERACLES, 2, "LEG-HERO-HERACLES-06", "wants-trophies")

    def slays_figurines(self) -> bool:
        return True

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return size(state.at[SLAIN]) if victim == HERACLES else 0


@final
class Hippolyta(Founder):
    """Ports and Fortresses in her land count as both, for strength; sacrificed beside two other
    Heroes, who stay (LEG-HERO-HIPPOLYTA-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(HIPPOLYTA, 2, "LEG-HERO-HIPPOLYTA-04", "wants-heroes")

    def swaps_ports(self) -> bool:
        return True

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return size(state.at[HEROES_OF + faction] & ~BIT[victim])


@final
class Jason(Founder):
    """Borrows enemy Fleets on heroic moves; sacrificed with all 8 Fleets on the map
    (LEG-HERO-JASON-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(JASON, ALL_FLEETS, "LEG-HERO-JASON-04", "wants-fleets")

    def borrows_fleets(self) -> bool:
        return True

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return ALL_FLEETS - state.at[FLEET_RESERVE + faction]


@final
class Leto(Founder):
    """Acts under Apollo; sacrificed with two figurine cards in play (LEG-HERO-LETO-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(LETO, 2, "LEG-HERO-LETO-04", "wants-figurines")

    def serves_apollo(self) -> bool:
        return True

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return size(state.at[FIGURINES_OF + faction])


@final
class Penelope(Founder):
    """+2 in her owner's Sea Battles beside her land; sacrificed with 6 Sea Areas
    (LEG-HERO-PENELOPE-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(PENELOPE, 6, "LEG-HERO-PENELOPE-03", "wants-seas")

    def sea_strength(self, state: CycladesState, sea: int) -> int:
        land = state.at[HERO_AT + PENELOPE]
        return 2 if state.chart.sea_lands[sea] & BIT[land] else 0

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return size(state.at[SEAS_OF + faction])


@final
class Penthesilea(HeroPower):
    """Wins ties; sacrificed when a Metropolis is built, which then stands on her card
    (LEG-HERO-PENTHESILEA-01 to -07)."""

    def __init__(self) -> None:
        super().__init__(PENTHESILEA)

    def wins_ties(self) -> bool:
        return True

    def holds_metropolis(self) -> bool:
        return True

    def lacks(self, state: CycladesState, faction: int, victim: int) -> str:
        """She is never sacrificed by herself (LEG-HERO-PENTHESILEA-02, LEG-HERO-PENTHESILEA-04)."""
        name = thing("hero", "hero", self.name)
        return "LEG-HERO-PENTHESILEA-02,LEG-HERO-PENTHESILEA-04:wants-metropolis" + name


@final
class Pericles(Founder):
    """Each of his heroic moves costs 1; sacrificed with all 8 basic Troops on the map
    (LEG-HERO-PERICLES-01, -02)."""

    def __init__(self) -> None:
        super().__init__(PERICLES, ALL_TROOPS, "LEG-HERO-PERICLES-02", "wants-troops")

    def step_price(self, nth: int) -> int:
        return 1

    def have(self, state: CycladesState, faction: int, victim: int) -> int:
        return ALL_TROOPS - state.at[TROOP_RESERVE + faction]


add_hero(Ajax(), IN_BOTH, rules=3)
add_hero(Croesus(), IN_BOTH, rules=3)
add_hero(Heracles(), IN_COMPLETE, rules=8)
add_hero(Hippolyta(), IN_COMPLETE, rules=4)
add_hero(Jason(), IN_BOTH, rules=4)
add_hero(Leto(), IN_COMPLETE, rules=5)
add_hero(Penelope(), IN_COMPLETE, rules=3)
add_hero(Penthesilea(), IN_BOTH, rules=7)
add_hero(Pericles(), IN_COMPLETE, rules=2)
