"""When a Metropolis is due: complete sets of buildings, and Philosophers (LEG-METRO, LEG-CORE)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import basic_buildings
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    CHECK,
    FREED,
    GAINER,
    GOD_OF,
    GONE,
    NONE,
    PHILOSOPHERS,
    SILENCED,
    SITES_OF,
    USED,
)
from delos.cyclades.effects import close_check, spend_philosophers, unbuild
from delos.cyclades.ids import BUILDING_NAMES, TEMPLE
from delos.cyclades.kinds import GIVE_UP, SET_ORDER
from delos.cyclades.question import Question
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.legendary.founding import found
from delos.legendary.offerings import gods_open, holders

ALL_FOUR: Final = 15  # types of building, as a mask


# -- state checks (LEG-CORE-05 to -08) ----------------------------------------------------


def checked(state: CycladesState) -> bool:
    """Start what has become due; whether anything was. Frames that may be interrupted ask this
    before they go on."""
    at = state.at
    if at[CHECK] == 0:
        return False
    if something_due(state) and started(state):
        return True
    close_check(state)
    return False


def started(state: CycladesState) -> bool:
    """Start the first thing that is due, in the order of the factions; whether there was any."""
    at = state.at
    for faction in check_order(state):
        culture = at[PHILOSOPHERS + faction] >= 4
        economy = builds_set(state, faction)
        if culture and economy:
            state.call(Which(faction, 0))
            return True
        if economy:
            state.call(GiveUpSet(faction, 0, 0))
            return True
        if culture:
            convert_philosophers(state, faction)
            return True
    return False


def something_due(state: CycladesState) -> bool:
    """Whether anybody has four Philosophers or a set to build with: mostly nobody has, and then the
    order need not be found."""
    for faction in range(state.rules.factions):
        if state.at[PHILOSOPHERS + faction] >= 4 or builds_set(state, faction):
            return True
    return False


def check_order(state: CycladesState) -> list[int]:
    """The active faction, then the others in god order (LEG-CORE-06)."""
    at = state.at
    order: list[int] = []
    if at[ACTIVE] != NONE:
        order.append(at[ACTIVE])
    holder = holders(state)
    for god in gods_open(state):
        faction = holder[god]
        if faction != NONE and faction not in order:
            order.append(faction)
    for faction in range(state.rules.factions):
        if faction not in order:
            order.append(faction)
    return [faction for faction in order if at[GONE] & BIT[faction] == 0]


def team_sites(state: CycladesState, faction: int) -> int:
    """Sites of the faction and its teammate; sets are counted together (LEG-TEAM-16)."""
    sites = state.at[SITES_OF + faction]
    mates = state.rules.mates[faction]
    if mates:
        for mate in bits(mates):
            sites |= state.at[SITES_OF + mate]
    return sites


SET_REASONS: Final = ["LEG-METRO-03:not-yours", "LEG-METRO-09:silenced"]


def set_sites(state: CycladesState, faction: int, building: int) -> int:
    """The team's buildings of a type that work, as only they may be part of a set (LEG-METRO-09);
    a University has no other use (LEG-BUILD-09)."""
    return team_sites(state, faction) & state.at[BUILT + building] & ~state.at[SILENCED]


def builds_set(state: CycladesState, faction: int) -> bool:
    """Whether the team owns all four types and this faction is the one to build (LEG-METRO-03,
    LEG-TEAM-17)."""
    at = state.at
    sites = team_sites(state, faction) & ~at[SILENCED]
    if (
        sites & at[BUILT] == 0
        or sites & at[BUILT + 1] == 0
        or sites & at[BUILT + 2] == 0
        or sites & at[BUILT + 3] == 0
    ):
        return False
    mates = state.mates(faction)
    if mates == 0:
        return True
    gainer = at[GAINER]
    if gainer == faction or (gainer != NONE and mates & BIT[gainer]):
        return gainer == faction
    # No gain: the one whose building works again, the earlier in god order if both.
    freed = at[FREED] & basic_buildings(state)
    for mate in bits(mates):
        if at[SITES_OF + mate] & freed:
            if at[SITES_OF + faction] & freed == 0:
                return False
            return god_place(state, faction) < god_place(state, mate)
    return True


def team_types(state: CycladesState, faction: int) -> int:
    """Types of building that the team has, as a mask: whatever Typhon silences counts too."""
    sites = team_sites(state, faction)
    found = 0
    for building in range(4):
        if sites & state.at[BUILT + building]:
            found |= BIT[building]
    return found


def may_complete(state: CycladesState, faction: int, types: int) -> bool:
    """Whether a building of one of these types may leave its team with all four."""
    found = team_types(state, faction)
    for building in bits(types):
        if found | BIT[building] == ALL_FOUR:
            return True
    return False


def typhon_hides_set(state: CycladesState) -> bool:
    """Whether somebody has a set as soon as Typhon leaves its buildings alone."""
    if state.at[SILENCED] == 0:
        return False
    for faction in range(state.rules.factions):
        if team_types(state, faction) == ALL_FOUR:
            return True
    return False


def god_place(state: CycladesState, faction: int) -> int:
    """How many gods act before the one that the faction has won."""
    gods = gods_open(state)
    god = state.at[GOD_OF + faction]
    return gods.index(god) if god in gods else len(gods)


def convert_philosophers(state: CycladesState, faction: int) -> None:
    """Four Philosophers of one faction become a Metropolis at once; a teammate's are never added
    (LEG-METRO-04, LEG-ATHENA-04, LEG-TEAM-07)."""
    spend_philosophers(state, faction, 4)
    state.call(found(faction, 0, 0))


@final
class Which(Question):
    """One faction, two triggers: it chooses which comes first (LEG-CORE-07)."""

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

    def copy(self) -> "Which":
        return Which(self.faction, self.over)


@final
class GiveUpSet(Frame[CycladesState]):
    """One of each type goes back to the reserve; the builder chooses which (LEG-METRO-03, -07)."""

    def __init__(self, faction: int, building: int, given: int) -> None:
        self.faction = faction
        self.building = building  # type to choose next
        self.given = given  # chosen sites

    def advance(self, state: CycladesState) -> int:
        if self.building < 4:
            return WAIT
        if self.building == 4:
            self.building = 5
            give_up_for_metropolis(state, self.faction, self.given)
            return AGAIN
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return GIVE_UP

    def options(self, state: CycladesState) -> list[int]:
        return bits(set_sites(state, self.faction, self.building))

    def choose(self, state: CycladesState, option: int) -> None:
        self.given |= BIT[option]
        self.building += 1

    def about(self, state: CycladesState) -> list[str]:
        return ["building=building:" + BUILDING_NAMES[self.building]]

    def refusal(self, state: CycladesState, option: int) -> str:
        of_type = team_sites(state, self.faction) & state.at[BUILT + self.building]
        sets = [of_type, set_sites(state, self.faction, self.building)]
        return held_back(sets, option, SET_REASONS)

    def copy(self) -> "GiveUpSet":
        return GiveUpSet(self.faction, self.building, self.given)

    def saved(self) -> list[int]:
        return [self.faction, self.building, self.given]


def give_up_for_metropolis(state: CycladesState, faction: int, given: int) -> None:
    """Return buildings to the reserve and build a Metropolis for them."""
    at = state.at
    temples = given & at[BUILT + TEMPLE]
    fresh = temples & ~at[USED]
    for site in bits(given):
        unbuild(state, site)
    state.call(found(faction, 1 if temples else 0, 1 if fresh else 0))
