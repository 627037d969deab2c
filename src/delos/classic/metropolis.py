"""Metropolises: four philosophers or four different buildings become one (CLA-METRO). A theatre
stands for any building (HAD-THEATRE-01)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.boards import metropolis_site, overlapped
from delos.classic.customs import customs
from delos.classic.effects import (
    raze_metropolis,
)
from delos.classic.ids import BUILDINGS
from delos.classic.sites import free_metropolis_sites
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.building import basic_buildings
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    CHECK,
    GONE,
    LANDS_OF,
    NONE,
    PHILOSOPHERS,
    SITES_OF,
    USED,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import (
    building_on,
    call_check,
    close_check,
    mark_used,
    raise_metropolis,
    spend_philosophers,
    unbuild,
)
from delos.cyclades.events import (
    GAME_ENDS,
    METROPOLIS_BUILT,
    METROPOLIS_LOST,
)
from delos.cyclades.ids import METROPOLIS, TEMPLE, THEATRE
from delos.cyclades.kinds import GIVE_UP, METROPOLIS_SITE, SET_ORDER
from delos.cyclades.question import Question
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame

NEEDED: Final = 4  # philosophers, and types of buildings
TYPES: Final = 4  # of ordinary buildings
OUTPOST: Final = LANDS  # option of METROPOLIS_SITE, + number of the outpost


def over_at_once(state: CycladesState) -> bool:
    """The last player left wins at once (CLA-ELIM-09)."""
    if state.rules.factions - size(state.at[GONE]) > 1:
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
    if at[GONE] and over_at_once(state):
        return True
    if at[CHECK] == 0:
        return False
    active = at[ACTIVE]  # comes before the others
    if active != NONE and completed(state, active):
        return True
    players: i64 = state.rules.factions
    for faction in range(players):
        if faction != active and completed(state, faction):
            return True
    close_check(state)
    return False


def completed(state: CycladesState, faction: i64) -> bool:
    """Start what the player has completed; whether it was anything. Who has left the game has
    neither philosophers nor sites."""
    culture = state.at[PHILOSOPHERS + faction] >= NEEDED
    economy = has_set(state, faction)
    if culture and economy:
        state.call(WhichFirst(faction, 0))
    elif economy:
        state.call(GiveUpSet(faction, 0, 0, 0))
    elif culture:
        convert_philosophers(state, faction)
    return culture or economy


def has_set(state: CycladesState, faction: i64, needed: i64 = NEEDED) -> bool:
    """So many types over all own islands, theatres among them; a metropolis is none
    (CLA-BATTLE-08, CLA-METRO-12, HAD-THEATRE-07)."""
    at = state.at
    sites = at[SITES_OF + faction]
    spare = TYPES - needed  # types that may be lacking
    theatres = sites & at[BUILT + THEATRE]
    if theatres:
        spare += size(theatres)
    types: i64 = TYPES
    for building in range(types):
        if sites & at[BUILT + building] == 0:
            spare -= 1
            if spare < 0:
                return False
    return True


def convert_philosophers(state: CycladesState, faction: int) -> None:
    """They return to the supply (CLA-METRO-11)."""
    spend_philosophers(state, faction, NEEDED)
    state.call(Found(faction, 0, 0, 0))


@final
class WhichFirst(Question):
    """Both conditions hold: the owner chooses the order (CLA-METRO-09)."""

    def kind(self, state: CycladesState) -> int:
        return SET_ORDER

    def options(self, state: CycladesState) -> list[int]:
        return [0, 1]

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        if option == 0:
            state.call(GiveUpSet(self.faction, 0, 0, 0))
        else:
            convert_philosophers(state, self.faction)

    def copy(self) -> "WhichFirst":
        return WhichFirst(self.faction, self.over)


GIVEN_UP: Final = [
    "CLA-METRO-12:metropolis",
    "CLA-METRO-08:not-yours",
    "HAD-THEATRE-07:needed",
    "CLA-METRO-08:type-by-type",
]
SETTLED: Final = ["CLA-METRO-04:not-yours", "CLA-METRO-04:taken"]


@final
class GiveUpSet(Frame[CycladesState]):
    """One building of each type leaves the board before the site is chosen; the owner chooses
    which (CLA-METRO-07, -08). They return to the supply (CLA-METRO-11). A theatre may be given for
    a type that stands there too, as long as enough tiles are left for the rest
    (HAD-THEATRE-01, -05)."""

    def __init__(self, faction: int, building: int, given: int, gap: int) -> None:
        self.faction = faction
        self.building = building  # type to choose next; behind the last only theatres are left
        self.given = given  # chosen sites
        self.gap = gap  # types that may be lacking: a smaller set is enough

    def left(self) -> int:
        """Tiles still to be chosen."""
        return NEEDED - self.gap - size(self.given)

    def standing(self, state: CycladesState, building: int) -> int:
        at = state.at
        return at[SITES_OF + self.faction] & at[BUILT + building] & ~self.given

    def advance(self, state: CycladesState) -> int:
        if self.building > TYPES:
            return DONE
        while self.building < TYPES and self.standing(state, self.building) == 0:
            self.building += 1
        if self.building == TYPES and size(self.standing(state, THEATRE)) == self.left():
            self.given |= self.standing(state, THEATRE)  # all that are left are needed
        if self.left():
            return WAIT
        self.building = TYPES + 1
        self.give(state)
        return AGAIN

    def give(self, state: CycladesState) -> None:
        """A used temple leaves a used mark on the metropolis (CLA-BUILD-11)."""
        used = 1 if self.given & state.at[BUILT + TEMPLE] & state.at[USED] else 0
        for site in bits(self.given):
            unbuild(state, site)
        granted = 1 if self.gap else 0  # whoever is content with less finds a place for it too
        state.call(Found(self.faction, used, granted, 0))

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return GIVE_UP

    def options(self, state: CycladesState) -> list[int]:
        return bits(self.open_sites(state))

    def open_sites(self, state: CycladesState) -> int:
        """Buildings of the type that is due; theatres too, if enough others are left."""
        theatres = self.standing(state, THEATRE)
        if self.building == TYPES:
            return theatres
        found = self.standing(state, self.building)
        others = size(theatres)
        for later in range(self.building + 1, TYPES):
            if self.standing(state, later):
                others += 1
        if others >= self.left():
            found |= theatres
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        self.given |= BIT[option]
        if self.building < TYPES:
            self.building += 1

    def about(self, state: CycladesState) -> list[str]:
        building = THEATRE if self.building == TYPES else self.building
        return ["building=building:" + BUILDINGS[building]]

    def refusal(self, state: CycladesState, option: int) -> str:
        own = state.at[SITES_OF + self.faction]
        sets = [
            ~state.at[BUILT + METROPOLIS],
            own & basic_buildings(state) & ~self.given,
            ~self.standing(state, THEATRE) | self.open_sites(state),
            self.open_sites(state),
        ]
        return held_back(sets, option, GIVEN_UP)

    def copy(self) -> "GiveUpSet":
        return GiveUpSet(self.faction, self.building, self.given, self.gap)

    def saved(self) -> list[int]:
        return [self.faction, self.building, self.given, self.gap]


@final
class Found(Question):
    """On the metropolis site of an own island that has none yet; without one the metropolis is
    lost (CLA-METRO-03, CLA-METRO-04, CLA-METRO-06), unless it was granted for a sacrifice: then it
    replaces one (HAD-HERO-SACRIFICE-03, HAD-HERO-SACRIFICE-06, HAD-HERO-SACRIFICE-07). An outpost
    outside the board may take it too."""

    def __init__(self, faction: int, used: int, granted: int, over: int) -> None:
        super().__init__(faction, over)
        self.used = used  # 1 when the temple of the set was used this cycle
        self.granted = granted  # 1 when it comes for a sacrifice and always finds a place

    def advance(self, state: CycladesState) -> int:
        return WAIT if self.over == 0 and self.options(state) else DONE

    def islands(self, state: CycladesState) -> int:
        at = state.at
        free = at[LANDS_OF + self.faction] & free_metropolis_sites(
            state, at[SITES_OF + self.faction]
        )
        return at[LANDS_OF + self.faction] if free == 0 and self.granted else free

    def kind(self, state: CycladesState) -> int:
        return METROPOLIS_SITE

    def options(self, state: CycladesState) -> list[int]:
        found = bits(self.islands(state))
        outposts = customs(state).outposts
        for number in range(len(outposts)):
            if not outposts[number].closed(state, self.faction):
                found.append(OUTPOST + number)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        if option >= OUTPOST:
            customs(state).outposts[option - OUTPOST].found(state, self.faction, self.used)
        else:
            found_metropolis(state, self.faction, option, self.used)

    def refusal(self, state: CycladesState, option: int) -> str:
        outposts = customs(state).outposts
        if OUTPOST <= option < OUTPOST + len(outposts):
            return outposts[option - OUTPOST].closed(state, self.faction)
        sets = [state.at[LANDS_OF + self.faction], self.islands(state)]
        return held_back(sets, option, SETTLED)

    def copy(self) -> "Found":
        return Found(self.faction, self.used, self.granted, self.over)

    def saved(self) -> list[int]:
        return [self.faction, self.used, self.granted, self.over]


def clear_large_site(state: CycladesState, land: int) -> None:
    """Ordinary buildings on the sites that a metropolis would cover return to the supply."""
    for site in bits(overlapped(state.chart, land)):
        if building_on(state, site) != NONE:
            unbuild(state, site)


def found_metropolis(state: CycladesState, faction: int, land: int, used: int) -> None:
    """Buildings on the covered sites are destroyed (CLA-METRO-05, -06, CLA-BUILD-03), and a
    metropolis that it replaces; the new one is unused (HAD-HERO-SACRIFICE-03)."""
    at = state.at
    for watcher in customs(state).watchers:
        watcher.before_metropolis(state, land)
    site = metropolis_site(state.chart, land)
    if at[BUILT + METROPOLIS] & BIT[site]:
        raze_metropolis(state, site)
        state.note(METROPOLIS_LOST, faction, site)
    clear_large_site(state, land)
    raise_metropolis(state, site)
    if used:
        mark_used(state, site)
    state.note(METROPOLIS_BUILT, faction, site, NONE)
    call_check(state)
