"""The second powers of the minor gods, for 2 GP, once in a turn (HAD-FAVOUR)."""

from typing import Final, final

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
from delos.classic.ruleset import Action, put
from delos.cyclades.cells import NONE
from delos.cyclades.effects import pay
from delos.cyclades.state import CycladesState

PRICE: Final = 2
FREE_IN_PRINT: Final = [ARTEMIS, DEMETER, HERMES]  # tiles that show no coins


@final
class UseFavour(Action):
    """Once in the turn of the god that the favour goes with, at any time (HAD-FAVOUR-GENERAL-02).
    It costs 2 GP whichever it is, unless the table follows the printed tiles
    (HAD-FAVOUR-GENERAL-04)."""

    def __init__(self, printed: bool, powers: list[FavourPower]) -> None:
        self.printed = printed
        self.powers = powers

    def price(self, favour: int) -> int:
        return 0 if self.printed and favour in FREE_IN_PRINT else PRICE

    def takes(self, option: int) -> bool:
        return option == USE_FAVOUR

    def add(self, state: CycladesState, faction: int, god: int, found: list[int]) -> None:
        at = state.at
        if not goes_with(state, god) or at[FAVOUR_USED]:
            return
        favour = at[FAVOUR]
        if state.gold(faction) >= self.price(favour):
            if self.powers[favour].available(state, faction):
                put(found, USE_FAVOUR)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        favour = state.at[FAVOUR]
        use_favour(state)
        pay(state, faction, self.price(favour))
        self.powers[favour].use(state, faction)

    def why_not(self, state: CycladesState, faction: int, god: int, option: int) -> str:
        favour = state.at[FAVOUR]
        if not goes_with(state, god):
            return "HAD-FAVOUR-GENERAL-01:not-this-god"
        if state.at[FAVOUR_USED]:
            return "HAD-FAVOUR-GENERAL-02:once"
        if not self.powers[favour].available(state, faction):
            return f"HAD-FAVOUR-{FAVOUR_NAMES[favour].upper()}-01:no-effect"
        return "HAD-FAVOUR-GENERAL-04:gold"

    def price_tag(self, state: CycladesState, faction: int, option: int) -> int:
        return self.price(state.at[FAVOUR]) if state.at[FAVOUR] != NONE else 0


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
