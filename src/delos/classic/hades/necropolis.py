"""The Necropolis: one building for the dead of all players (HAD-NECRO)."""

from typing import Final, final

from delos.classic.action import (
    NO_GOLD,
    NO_PLACE,
    NOT_THIS_GOD,
    OPEN,
    SingleAction,
    costs,
)
from delos.classic.boards import metropolis_site
from delos.classic.effects import (
    raze_metropolis,
)
from delos.classic.events import (
    NECROPOLIS_BUILT,
    NECROPOLIS_PAYS,
)
from delos.classic.hades.cells import NECROPOLIS_GOLD
from delos.classic.hades.effects.necropolis import (
    feed_necropolis,
    fell_necropolis,
    set_necropolis,
    take_necropolis_gold,
)
from delos.classic.hades.kinds import BUILD_NECROPOLIS, NECROPOLIS_LAND
from delos.classic.hooks import Watcher
from delos.classic.ids import HADES
from delos.classic.income import collector
from delos.classic.metropolis import clear_large_site
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import BUILT, LAND_GOLD, LANDS_OF, NONE
from delos.cyclades.effects import (
    pay,
    receive,
    take_up_gold,
)
from delos.cyclades.events import METROPOLIS_LOST
from delos.cyclades.ids import METROPOLIS, NECROPOLIS
from delos.cyclades.question import Question
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState

NECROPOLIS_PRICE: Final = 2  # HAD-GOD-12


def necropolis_land(state: CycladesState) -> int:
    """The island of the Necropolis, or NONE while it is not on the board."""
    here = state.at[BUILT + NECROPOLIS]
    return state.chart.site_land[bits(here)[0]] if here else NONE


def necropolis_places(state: CycladesState, faction: int) -> int:
    """Own islands, but not the one where it stands (HAD-NECRO-01, -12), as a mask."""
    lands = state.at[LANDS_OF + faction]
    here = necropolis_land(state)
    return lands if here == NONE else lands & ~BIT[here]


def raise_necropolis(state: CycladesState, faction: int, land: int) -> None:
    """On the metropolis site of an island; what stands there is removed, a metropolis included,
    and an older Necropolis elsewhere too (HAD-NECRO-01, -06, HAD-MAP-02)."""
    at = state.at
    fall(state)
    site = metropolis_site(state.chart, land)
    if at[BUILT + METROPOLIS] & BIT[site]:
        raze_metropolis(state, site)
        state.note(METROPOLIS_LOST, faction, site)
    clear_large_site(state, land)
    set_necropolis(state, site)
    state.note(NECROPOLIS_BUILT, faction, land)


def fall(state: CycladesState) -> None:
    """It leaves its island, if it stands on one; its gold stays there (HAD-NECRO-05, -07,
    HAD-MAP-05) and the sites are free again (HAD-NECRO-12)."""
    land = necropolis_land(state)
    if land != NONE:
        fell_necropolis(state, land)


@final
class BuildNecropolis(SingleAction):
    """For 2 GP, where it does not stand already (HAD-GOD-12, HAD-NECRO-12)."""

    def __init__(self) -> None:
        super().__init__(BUILD_NECROPOLIS)

    def serves(self, god: int) -> bool:
        return god == HADES

    def closed(self, state: CycladesState, faction: int, god: int) -> int:
        if god != HADES:
            return NOT_THIS_GOD
        if state.gold(faction) < NECROPOLIS_PRICE:
            return NO_GOLD
        return OPEN if necropolis_places(state, faction) else NO_PLACE

    def told(self, state: CycladesState, faction: int, reason: int) -> str:
        if reason == NOT_THIS_GOD:
            return "HAD-GOD-12:not-this-god"
        if reason == NO_PLACE:
            return "HAD-NECRO-12:stands-there"
        return costs(state, faction, "HAD-GOD-12", NECROPOLIS_PRICE)

    def take(self, state: CycladesState, faction: int, god: int, option: int) -> None:
        pay(state, faction, NECROPOLIS_PRICE)
        state.call(PlaceNecropolis(faction, 0))


@final
class PlaceNecropolis(Question):
    """On which own island."""

    def kind(self, state: CycladesState) -> int:
        return NECROPOLIS_LAND

    def options(self, state: CycladesState) -> list[int]:
        return bits(necropolis_places(state, self.faction))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        raise_necropolis(state, self.faction, option)

    def refusal(self, state: CycladesState, option: int) -> str:
        if option == necropolis_land(state):
            return "HAD-NECRO-12:stands-there"
        own = necropolis_places(state, self.faction)
        return held_back([own], option, ["HAD-NECRO-01:not-yours"])

    def copy(self) -> "PlaceNecropolis":
        return PlaceNecropolis(self.faction, self.over)


@final
class NecropolisWatch(Watcher):
    """Hears of every dead unit, pays with the income, falls under a metropolis."""

    def lost_regulars(self, state: CycladesState, count: int) -> None:
        """1 GP for each regular unit, whoever lost it and how; undead, heroes and figures never
        come here (HAD-NECRO-02, -03, -10, HAD-CYCLE-05). Without a Necropolis nothing is collected
        (HAD-NECRO-09)."""
        if state.at[BUILT + NECROPOLIS]:
            feed_necropolis(state, count)

    def after_income(self, state: CycladesState) -> None:
        """Gold on the Necropolis, and what it left behind on other islands, goes to whoever has
        the income of the island now (HAD-NECRO-04, -05, HAD-CYCLE-03); on a neutral one it waits
        (HAD-NECRO-11)."""
        at = state.at
        here = necropolis_land(state)
        for land in range(state.chart.lands):
            amount = at[LAND_GOLD + land]
            if land == here:
                amount += at[NECROPOLIS_GOLD]
            taker = collector(state, land)
            if amount == 0 or taker == NONE:
                continue
            take_up_gold(state, land)
            if land == here:
                take_necropolis_gold(state)
            state.note(NECROPOLIS_PAYS, taker, land, amount)
            receive(state, taker, amount)

    def before_metropolis(self, state: CycladesState, land: int) -> None:
        """The newcomer destroys it (HAD-NECRO-06, -07)."""
        if necropolis_land(state) == land:
            fall(state)
