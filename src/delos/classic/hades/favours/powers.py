"""The second powers of the minor gods, for 2 GP, once in a turn (HAD-FAVOUR)."""

from typing import Final, final

from delos.classic.action import (
    LACKING,
    LIMIT,
    NO_GOLD,
    NO_SUPPLY,
    NOT_THIS_GOD,
    OPEN,
    SingleAction,
    costs,
)
from delos.classic.hades.cells import FAVOUR, FAVOUR_USED
from delos.classic.hades.effects.favours import use_favour
from delos.classic.hades.favours.aphrodite import Aphrodite
from delos.classic.hades.favours.artemis import Artemis
from delos.classic.hades.favours.builders import Dionysus, Hestia
from delos.classic.hades.favours.demeter import Demeter
from delos.classic.hades.favours.hecate import Hecate
from delos.classic.hades.favours.hephaestus import Hephaestus
from delos.classic.hades.favours.hera import Hera
from delos.classic.hades.favours.hermes import Hermes
from delos.classic.hades.favours.pile import goes_with
from delos.classic.hades.favours.power import FavourPower
from delos.classic.hades.kinds import USE_FAVOUR
from delos.classic.ids import (
    APHRODITE,
    ARTEMIS,
    DEMETER,
    DIONYSUS,
    FAVOUR_NAMES,
    HECATE,
    HEPHAESTUS,
    HERA_FAVOUR,
    HERMES,
    HESTIA,
)
from delos.cyclades.cells import NONE
from delos.cyclades.effects import pay
from delos.cyclades.state import CycladesState
from delos.kernel.reason import thing

PRICE: Final = 2
FREE_IN_PRINT: Final = [ARTEMIS, DEMETER, HERMES]  # tiles that show no coins


@final
class UseFavour(SingleAction):
    """Once in the turn of the god that the favour goes with, at any time (HAD-FAVOUR-GENERAL-02).
    It costs 2 GP whichever it is, unless the table follows the printed tiles
    (HAD-FAVOUR-GENERAL-04)."""

    def __init__(self, printed: bool, powers: list[FavourPower]) -> None:
        super().__init__(USE_FAVOUR)
        self.printed = printed
        self.powers = powers

    def price(self, favour: int) -> int:
        return 0 if self.printed and favour in FREE_IN_PRINT else PRICE

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        at = state.at
        if at[FAVOUR] == NONE:
            return NO_SUPPLY
        if not goes_with(state, god):
            return NOT_THIS_GOD
        if at[FAVOUR_USED]:
            return LIMIT
        if state.gold(faction) < self.price(at[FAVOUR]):
            return NO_GOLD
        return LACKING if self.powers[at[FAVOUR]].closed(state, faction) else OPEN

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NO_SUPPLY:
            return "HAD-FAVOUR-GENERAL-01,HAD-GOD-04:no-favour"
        favour = state.at[FAVOUR]
        if reason == NOT_THIS_GOD:
            return "HAD-FAVOUR-GENERAL-01:favour-of-another" + thing(
                "favour", "favour", FAVOUR_NAMES[favour]
            )
        if reason == LIMIT:
            return "HAD-FAVOUR-GENERAL-02:once"
        if reason == NO_GOLD:
            return costs(state, faction, "HAD-FAVOUR-GENERAL-04", self.price(favour))
        return self.powers[favour].closed(state, faction)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        favour = state.at[FAVOUR]
        use_favour(state)
        pay(state, faction, self.price(favour))
        self.powers[favour].use(state, faction)

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        return self.price(state.at[FAVOUR]) if state.at[FAVOUR] != NONE else 0

    def details(self, state: CycladesState) -> list[str]:
        favour = state.at[FAVOUR]
        return [] if favour == NONE else ["favour=favour:" + FAVOUR_NAMES[favour]]


def favour_powers() -> list[FavourPower]:
    """By number of the favour."""
    found = [FavourPower() for _ in FAVOUR_NAMES]
    found[APHRODITE] = Aphrodite()
    found[ARTEMIS] = Artemis()
    found[DEMETER] = Demeter()
    found[DIONYSUS] = Dionysus()
    found[HEPHAESTUS] = Hephaestus()
    found[HERA_FAVOUR] = Hera()
    found[HERMES] = Hermes()
    found[HESTIA] = Hestia()
    found[HECATE] = Hecate()
    return found
