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
from delos.legendary.cards import IN_BOTH, IN_COMPLETE, add_hero
from delos.legendary.metropolis import can_found, found

CROESUS_PRICE: Final = 15
AJAX_LANDS: Final = 7
PENELOPE_SEAS: Final = 6


class Founder(HeroPower):
    """A Hero sacrificed for a Metropolis: its condition, and a place for the Metropolis
    (LEG-HERO-GEN-11, -13, -14)."""

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        raise NotImplementedError

    def may_sacrifice(self, state: CycladesState, faction: int, victim: int) -> bool:
        return self.condition(state, faction, victim) and can_found(state, faction, victim)

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        state.call(found(faction, 0, 0))


@final
class Ajax(Founder):
    """Strength 2; sacrificed while you control 7 Land Areas (LEG-HERO-AJAX-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(AJAX)

    def strength(self) -> int:
        return 2

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return size(state.at[LANDS_OF + faction]) >= AJAX_LANDS


@final
class Croesus(Founder):
    """Rolls again for 1 gold as often as his owner pays; sacrificed for 15 gold
    (LEG-HERO-CROESUS-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(CROESUS)

    def rerolls(self) -> bool:
        return True

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return state.gold(faction) >= CROESUS_PRICE

    def sacrifice(self, state: CycladesState, faction: int, victim: int) -> None:
        pay(state, faction, CROESUS_PRICE)
        state.call(found(faction, 0, 0))


@final
class Heracles(Founder):
    """Destroys figurines on his way and keeps their cards; sacrificed with two of them
    (LEG-HERO-HERACLES-01, -02, -06 to -08). Nobody can play his role (LEG-HERO-PANDORA-05)."""

    def __init__(self) -> None:
        super().__init__(HERACLES)

    def slays_figurines(self) -> bool:
        return True

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return victim == HERACLES and size(state.at[SLAIN]) >= 2


@final
class Hippolyta(Founder):
    """Ports and Fortresses in her land count as both, for strength; sacrificed beside two other
    Heroes, who stay (LEG-HERO-HIPPOLYTA-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(HIPPOLYTA)

    def swaps_ports(self) -> bool:
        return True

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return size(state.at[HEROES_OF + faction] & ~BIT[victim]) >= 2


@final
class Jason(Founder):
    """Borrows enemy Fleets on heroic moves; sacrificed with all 8 Fleets on the map
    (LEG-HERO-JASON-01 to -04)."""

    def __init__(self) -> None:
        super().__init__(JASON)

    def borrows_fleets(self) -> bool:
        return True

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return state.at[FLEET_RESERVE + faction] == 0


@final
class Leto(Founder):
    """Acts under Apollo; sacrificed with two figurine cards in play (LEG-HERO-LETO-01 to -05)."""

    def __init__(self) -> None:
        super().__init__(LETO)

    def serves_apollo(self) -> bool:
        return True

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return size(state.at[FIGURINES_OF + faction]) >= 2


@final
class Penelope(Founder):
    """+2 in her owner's Sea Battles beside her land; sacrificed with 6 Sea Areas
    (LEG-HERO-PENELOPE-01 to -03)."""

    def __init__(self) -> None:
        super().__init__(PENELOPE)

    def sea_strength(self, state: CycladesState, sea: int) -> int:
        land = state.at[HERO_AT + PENELOPE]
        return 2 if state.chart.sea_lands[sea] & BIT[land] else 0

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return size(state.at[SEAS_OF + faction]) >= PENELOPE_SEAS


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


@final
class Pericles(Founder):
    """Each of his heroic moves costs 1; sacrificed with all 8 basic Troops on the map
    (LEG-HERO-PERICLES-01, -02)."""

    def __init__(self) -> None:
        super().__init__(PERICLES)

    def step_price(self, nth: int) -> int:
        return 1

    def condition(self, state: CycladesState, faction: int, victim: int) -> bool:
        return state.at[TROOP_RESERVE + faction] == 0


add_hero(Ajax(), IN_BOTH, rules=3)
add_hero(Croesus(), IN_BOTH, rules=3)
add_hero(Heracles(), IN_COMPLETE, rules=8)
add_hero(Hippolyta(), IN_COMPLETE, rules=4)
add_hero(Jason(), IN_BOTH, rules=4)
add_hero(Leto(), IN_COMPLETE, rules=5)
add_hero(Penelope(), IN_COMPLETE, rules=3)
add_hero(Penthesilea(), IN_BOTH, rules=7)
add_hero(Pericles(), IN_COMPLETE, rules=2)
