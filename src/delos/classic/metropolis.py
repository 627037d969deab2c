"""Metropolises: four philosophers or four different buildings become one (CLA-METRO)."""

from typing import Final, final

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.ruleset import free_metropolis_sites, players_left
from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    CHECK,
    GAINER,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHERS,
    SITES_OF,
    USED,
)
from delos.cyclades.effects import building_on, spend_philosophers, unbuild
from delos.cyclades.events import GAME_ENDS, METROPOLIS_BUILT
from delos.cyclades.ids import BUILDING_NAMES, METROPOLIS, TEMPLE
from delos.cyclades.kinds import GIVE_UP, METROPOLIS_SITE, SET_ORDER
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

NEEDED: Final = 4  # philosophers, and types of buildings


def over_at_once(state: CycladesState) -> bool:
    """The last player left wins at once (CLA-ELIM-09)."""
    if len(players_left(state)) > 1:
        return False
    end_game(state)
    return True


def end_game(state: CycladesState) -> None:
    state.note(GAME_ENDS)
    state.stack.clear()


def checked(state: CycladesState) -> bool:
    """Start what has become due at this instant; whether anything was. Turns and cards ask before
    they go on (CLA-METRO-01, CLA-CREATURE-BUY-05)."""
    at = state.at
    if over_at_once(state):
        return True
    if at[CHECK] == 0:
        return False
    for faction in check_order(state):
        culture = at[PHILOSOPHERS + faction] >= NEEDED
        economy = has_set(state, faction)
        if culture and economy:
            state.call(WhichFirst(faction, 0))
            return True
        if economy:
            state.call(GiveUpSet(faction, 0, 0))
            return True
        if culture:
            convert_philosophers(state, faction)
            return True
    at[CHECK] = 0
    at[GAINER] = NONE
    return False


def check_order(state: CycladesState) -> list[int]:
    """The active player, then the others."""
    active = state.at[ACTIVE]
    found = [] if active == NONE else [active]
    for faction in players_left(state):
        if faction != active:
            found.append(faction)
    return found


def has_set(state: CycladesState, faction: int) -> bool:
    """All four types over all own islands; a metropolis is none of them (CLA-BATTLE-08,
    CLA-METRO-12)."""
    at = state.at
    sites = at[SITES_OF + faction]
    for building in range(NEEDED):
        if sites & at[BUILT + building] == 0:
            return False
    return True


def convert_philosophers(state: CycladesState, faction: int) -> None:
    """They return to the supply (CLA-METRO-11)."""
    spend_philosophers(state, faction, NEEDED)
    state.call(Found(faction, 0, 0))


@final
class WhichFirst(Frame[CycladesState]):
    """Both conditions hold: the owner chooses the order (CLA-METRO-09)."""

    def __init__(self, faction: int, over: int) -> None:
        self.faction = faction
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return SET_ORDER

    def options(self, state: CycladesState) -> list[int]:
        return [0, 1]

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        if option == 0:
            state.call(GiveUpSet(self.faction, 0, 0))
        else:
            convert_philosophers(state, self.faction)

    def copy(self) -> "WhichFirst":
        return WhichFirst(self.faction, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.over]


@final
class GiveUpSet(Frame[CycladesState]):
    """One building of each type leaves the board before the site is chosen; the owner chooses
    which (CLA-METRO-07, -08). They return to the supply (CLA-METRO-11)."""

    def __init__(self, faction: int, building: int, given: int) -> None:
        self.faction = faction
        self.building = building  # type to choose next
        self.given = given  # chosen sites

    def advance(self, state: CycladesState) -> int:
        if self.building < NEEDED:
            return WAIT
        if self.building == NEEDED:
            self.building += 1
            self.give(state)
            return AGAIN
        return DONE

    def give(self, state: CycladesState) -> None:
        """A used temple leaves a used mark on the metropolis (CLA-BUILD-11)."""
        used = 1 if self.given & state.at[BUILT + TEMPLE] & state.at[USED] else 0
        for site in bits(self.given):
            unbuild(state, site)
        state.call(Found(self.faction, used, 0))

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return GIVE_UP

    def options(self, state: CycladesState) -> list[int]:
        return bits(state.at[SITES_OF + self.faction] & state.at[BUILT + self.building])

    def choose(self, state: CycladesState, option: int) -> None:
        self.given |= BIT[option]
        self.building += 1

    def about(self, state: CycladesState) -> list[str]:
        return ["building=building:" + BUILDING_NAMES[self.building]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option < state.chart.sites and state.at[BUILT + METROPOLIS] & BIT[option]:
            return "CLA-METRO-12:metropolis"
        return "CLA-METRO-08:not-yours"

    def copy(self) -> "GiveUpSet":
        return GiveUpSet(self.faction, self.building, self.given)

    def saved(self) -> list[int]:
        return [self.faction, self.building, self.given]


@final
class Found(Frame[CycladesState]):
    """On the metropolis site of an own island that has none yet; without one the metropolis is
    lost (CLA-METRO-03, -04, -06)."""

    def __init__(self, faction: int, used: int, over: int) -> None:
        self.faction = faction
        self.used = used  # 1 when the temple of the set was used this cycle
        self.over = over

    def advance(self, state: CycladesState) -> int:
        return DONE if self.over or self.islands(state) == 0 else WAIT

    def islands(self, state: CycladesState) -> int:
        return state.at[LANDS_OF + self.faction] & free_metropolis_sites(
            state, state.at[SITES_OF + self.faction]
        )

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return METROPOLIS_SITE

    def options(self, state: CycladesState) -> list[int]:
        return bits(self.islands(state))

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        raise_metropolis(state, self.faction, option, self.used)

    def refusal(self, state: CycladesState, option: int) -> str:
        if option < state.chart.lands and state.at[OWNER + option] == self.faction:
            return "CLA-METRO-04:taken"
        return "CLA-METRO-04:not-yours"

    def copy(self) -> "Found":
        return Found(self.faction, self.used, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.used, self.over]


def raise_metropolis(state: CycladesState, faction: int, land: int, used: int) -> None:
    """Buildings on the covered sites are destroyed (CLA-METRO-05, -06, CLA-BUILD-03)."""
    at = state.at
    for site in bits(overlapped(state.chart, land)):
        if building_on(state, site) != NONE:
            unbuild(state, site)
    site = metropolis_site(state.chart, land)
    at[BUILT + METROPOLIS] |= BIT[site]
    if used:
        at[USED] |= BIT[site]
    state.note(METROPOLIS_BUILT, faction, site, NONE)
    at[CHECK] = 1
