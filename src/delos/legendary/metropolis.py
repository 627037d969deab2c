"""Metropolises: complete sets, Philosophers, where they stand, and their bonus (LEG-METRO)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import basic_buildings, empty_sites, own_buildings
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    CHECK,
    FREED,
    GAINER,
    GOD_OF,
    GONE,
    HERO_NEW,
    HEROES_OF,
    NONE,
    PHASE,
    PHILOSOPHERS,
    SILENCED,
    SITES_OF,
    USED,
)
from delos.cyclades.chart import SITES
from delos.cyclades.effects import (
    call_check,
    close_check,
    mark_used,
    raise_metropolis,
    remove_hero,
    spend_philosophers,
    unbuild,
)
from delos.cyclades.events import (
    HERO_SACRIFICED,
    METROPOLIS_BUILT,
    METROPOLIS_ON_CARD,
)
from delos.cyclades.ids import APOLLO, BUILDING_NAMES, TEMPLE
from delos.cyclades.kinds import GIVE_UP, METROPOLIS_SITE, SET_ORDER
from delos.cyclades.question import Question
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.legendary.bonus import Bonus
from delos.legendary.cells import BONUS_SUPPLY, HERO_TRACK
from delos.legendary.effects import lay_bonus_token, put_metropolis_on_card, take_bonus_token
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.kinds import DRAW_BONUS, METROPOLIS_RAZE, ON_CARD
from delos.legendary.offerings import gods_open, holders
from delos.legendary.phases import ACTIONS

CARDS: Final = 2  # Penthesilea's card, and Pandora's when she copies her
NO_CARD: Final = CARDS
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
SITE_REASONS: Final = ["LEG-METRO-06:own-site", "LEG-MAP-05:taken"]


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


# -- building one -------------------------------------------------------------------------


def card_allowed(state: CycladesState, faction: int, card: int) -> bool:
    """Whether a Hero's card may take the Metropolis: a sacrifice like any other, on one's own
    action turn (LEG-HERO-PENTHESILEA-04, LEG-HERO-PANDORA-05, -06). Only one that is being built
    can go there, never a conquered one (LEG-METRO-20)."""
    at = state.at
    if at[PHASE] != ACTIONS or at[ACTIVE] != faction or at[GOD_OF + faction] == APOLLO:
        return False
    return card_hero(state, faction, card) != NONE


def card_hero(state: CycladesState, faction: int, card: int) -> int:
    """The Hero whose card would hold it: the own one (0), or a copier (1) while such a Hero lies
    on the track; not one acquired this Cycle."""
    at = state.at
    for hero in bits(at[HEROES_OF + faction] & ~at[HERO_NEW]):
        power = state.rules.heroes[hero]
        if card == 0 and power.holds_metropolis():
            return hero
        if card == 1 and power.copies_sacrifices() and holder_on_track(state):
            return hero
    return NONE


def holder_on_track(state: CycladesState) -> bool:
    for slot in range(2):
        hero = state.at[HERO_TRACK + slot]
        if hero != NONE and state.rules.heroes[hero].holds_metropolis():
            return True
    return False


def can_found(state: CycladesState, faction: int, victim: int) -> bool:
    """Whether a Metropolis could be placed now (LEG-HERO-GEN-11); ``victim`` is about to leave."""
    if empty_sites(state, faction) or own_buildings(state, faction):
        return True
    for card in range(CARDS):
        if card_allowed(state, faction, card) and card_hero(state, faction, card) != victim:
            return True
    return False


def found(faction: int, temples: int, fresh: int) -> "Found":
    """Build a Metropolis, for cards, for buildings or for a Hero (LEG-METRO-05); ``temples``/
    ``fresh``: whether Temples, and unused ones, were given."""
    return Found(faction, temples, fresh, CARD, NONE, NONE)


CARD: Final = 0
SITE: Final = 1
DRAW: Final = 2
GRANT: Final = 3
OVER: Final = 4


@final
class Found(Frame[CycladesState]):
    """On a card, on an empty site, or in place of a basic building; then its bonus is drawn
    (LEG-METRO-06 to -08, -11, -17, -18)."""

    def __init__(
        self, faction: int, temples: int, fresh: int, step: int, site: int, bonus: int
    ) -> None:
        self.faction = faction
        self.temples = temples
        self.fresh = fresh
        self.step = step
        self.site = site  # SITES + card when it stands on a card
        self.bonus = bonus

    def advance(self, state: CycladesState) -> int:
        if self.step == CARD:
            if self.cards(state):
                return WAIT
            self.step = SITE
        if self.step == SITE:
            if self.sites(state):
                return WAIT
            return DONE  # it is lost (LEG-METRO-08)
        if self.step == DRAW:
            if self.tokens(state):
                return WAIT
            self.step = GRANT  # no token left, no bonus (LEG-METRO-17)
        if self.step == GRANT:
            self.step = OVER
            self.stand(state)
            return AGAIN
        return DONE

    def sites(self, state: CycladesState) -> int:
        """Empty own sites; without such a one those of basic buildings (LEG-METRO-06)."""
        empty = empty_sites(state, self.faction)
        return empty if empty else own_buildings(state, self.faction)

    def cards(self, state: CycladesState) -> list[int]:
        return [card for card in range(CARDS) if card_allowed(state, self.faction, card)]

    def tokens(self, state: CycladesState) -> list[int]:
        return [bonus for bonus in range(len(BONUS_NAMES)) if state.at[BONUS_SUPPLY + bonus]]

    def actor(self, state: CycladesState) -> int:
        return CHANCE if self.step == DRAW else self.faction

    def kind(self, state: CycladesState) -> int:
        if self.step == CARD:
            return ON_CARD
        if self.step == DRAW:
            return DRAW_BONUS
        return METROPOLIS_SITE if empty_sites(state, self.faction) else METROPOLIS_RAZE

    def options(self, state: CycladesState) -> list[int]:
        if self.step == CARD:
            found = self.cards(state)
            found.append(NO_CARD)
            return found
        if self.step == DRAW:
            return self.tokens(state)
        return bits(self.sites(state))

    def odds(self, state: CycladesState) -> list[int]:
        return [state.at[BONUS_SUPPLY + bonus] for bonus in self.tokens(state)]

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == CARD:
            if option == NO_CARD:
                self.step = SITE
            else:
                self.site = SITES + option
                self.step = DRAW
        elif self.step == SITE:
            self.clear(state, option)
            self.site = option
            self.step = DRAW
        else:
            take_bonus_token(state, option)
            self.bonus = option
            self.step = GRANT

    def clear(self, state: CycladesState, site: int) -> None:
        """Destroy the building in the way, if no site is empty (LEG-METRO-06)."""
        at = state.at
        if empty_sites(state, self.faction):
            return
        if at[BUILT + TEMPLE] & BIT[site]:
            self.temples = 1
            if at[USED] & BIT[site] == 0:
                self.fresh = 1
        unbuild(state, site)

    def stand(self, state: CycladesState) -> None:
        if self.site >= SITES:
            self.put_on_card(state, self.site - SITES)
        else:
            raise_metropolis(state, self.site)
            if self.bonus != NONE:
                lay_bonus_token(state, self.bonus, self.site)
            state.note(METROPOLIS_BUILT, self.faction, self.site, self.bonus)
        if self.temples and not self.fresh:
            mark_used(state, self.site)
        call_check(state)
        if self.bonus != NONE:
            state.call(Bonus(self.faction, self.bonus, 0))

    def put_on_card(self, state: CycladesState, card: int) -> None:
        """The Hero leaves the game, the card stays as holder (LEG-HERO-PENTHESILEA-03)."""
        hero = card_hero(state, self.faction, card)
        state.note(HERO_SACRIFICED, self.faction, hero)
        remove_hero(state, hero)
        put_metropolis_on_card(state, self.faction, card, self.bonus)
        state.note(METROPOLIS_ON_CARD, self.faction, hero, self.bonus)

    def refusal(self, state: CycladesState, option: int) -> str:
        if self.step == CARD:
            return "LEG-HERO-PENTHESILEA-04:condition"
        own = state.at[SITES_OF + self.faction]
        return held_back([own, self.sites(state)], option, SITE_REASONS)

    def copy(self) -> "Found":
        return Found(self.faction, self.temples, self.fresh, self.step, self.site, self.bonus)

    def saved(self) -> list[int]:
        return [self.faction, self.temples, self.fresh, self.step, self.site, self.bonus]
