"""A Metropolis is built: where it may stand, what it replaces, and its bonus (LEG-METRO)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.building import (
    own_buildings,
)
from delos.cyclades.cells import (
    ACTIVE,
    BUILT,
    GOD_OF,
    HERO_NEW,
    HEROES_OF,
    NONE,
    PHASE,
    SITES_OF,
    USED,
)
from delos.cyclades.chart import SITES
from delos.cyclades.effects import call_check, mark_used, raise_metropolis, remove_hero, unbuild
from delos.cyclades.events import (
    HERO_SACRIFICED,
    METROPOLIS_BUILT,
)
from delos.cyclades.ids import APOLLO, TEMPLE
from delos.cyclades.kinds import METROPOLIS_SITE
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.legendary.bonus import Bonus
from delos.legendary.building import (
    empty_sites,
)
from delos.legendary.cells import BONUS_SUPPLY, HERO_TRACK
from delos.legendary.effects import lay_bonus_token, put_metropolis_on_card, take_bonus_token
from delos.legendary.events import (
    METROPOLIS_ON_CARD,
)
from delos.legendary.ids import BONUS_NAMES
from delos.legendary.kinds import DRAW_BONUS, METROPOLIS_RAZE, ON_CARD
from delos.legendary.phases import ACTIONS

CARDS: Final = 2  # Penthesilea's card, and Pandora's when she copies her
NO_CARD: Final = CARDS
SITE_REASONS: Final = ["LEG-METRO-06:own-site", "LEG-MAP-05:taken"]


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
