"""What the modules of Hades add to a turn that the greedy bot bids for: the favour that goes with
the last god, heroes for hire, and the undead."""

from __future__ import annotations

from typing import Final, final

from delos.bots.judges.classic_army import army_on
from delos.bots.judges.classic_hades import best_spoil, spoils
from delos.bots.judges.classic_heroes import (
    HANDMAID_NEEDED,
    HANDMAID_WORTH,
    hero_worth,
    third_tile,
)
from delos.bots.judges.classic_worth import (
    INCOME_WORTH,
    TYPES_WORTH,
    lasting_income,
    metropolis,
    set_count,
    step,
)
from delos.bots.judges.cyclades import BASIC, types_of
from delos.classic.cells import PROSPERITY
from delos.classic.creature_track import PRICES, SPACES
from delos.classic.customs import customs, free_sites
from delos.classic.gods.building import BUILDING_PRICE
from delos.classic.gods.moves import MOVE_PRICE
from delos.classic.hades.cells import FAVOUR, HANDMAIDS
from delos.classic.hades.favours.gifts import GIVE_ITEMS
from delos.classic.hades.favours.pile import goes_with
from delos.classic.hades.favours.powers import PRICE
from delos.classic.hades.god import UNDEAD_PRICES
from delos.classic.hades.necropolis import necropolis_places
from delos.classic.ids import (
    APHRODITE,
    CREATURES,
    DECK_HEROES,
    DEMETER,
    DIONYSUS,
    HEPHAESTUS,
    HERA_FAVOUR,
    HERMES,
    HESTIA,
)
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import (
    DECK,
    HEROES_OF,
    LANDS_OF,
    NONE,
    SEAS_OF,
    TRACK,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.state import CycladesState

ITEM_GIFT: Final = 2.0
TROOP_GIFT: Final = 1.2
ANY_HERO: Final = 4.0
CHOSEN_ITEM: Final = 2.5
NECROPOLIS_CHANCE: Final = 0.6  # what it may bring less its price


# -- favours ------------------------------------------------------------------------------


def favour_gain(state: CycladesState, seat: int, god: int, gold: int) -> float:
    """The free gift, and the power if it can be paid and is worth its price."""
    if not goes_with(state, god):
        return 0.0
    at = state.at
    if at[FAVOUR] in GIVE_ITEMS:
        gift = ITEM_GIFT
    else:
        have = at[HANDMAIDS + seat]
        gift = step(have, HANDMAID_WORTH)
        gift += HANDMAID_NEEDED if have < size(at[HEROES_OF + seat]) else 0.0
    if gold < PRICE:
        return gift
    return gift + max(0.0, power_worth(state, seat, god, gold) - PRICE)


def power_worth(state: CycladesState, seat: int, god: int, gold: int) -> float:
    """Of the second power of this cycle's favour. Nobody plans for those of Artemis and Hecate."""
    at = state.at
    favour = at[FAVOUR]
    lands = bits(at[LANDS_OF + seat])
    if favour == APHRODITE:
        most = max([at[TROOPS + land] for land in lands], default=0)
        gifts: int = min(most, at[TROOP_RESERVE + seat])
        return TROOP_GIFT * gifts
    if favour == DEMETER:
        return 1.0 * len(lands)
    if favour == HERA_FAVOUR:
        return ANY_HERO if any(card >= CREATURES for card in bits(at[DECK])) else 0.0
    if favour == HERMES and at[PROSPERITY] and at[SEAS_OF + seat]:
        return step(lasting_income(state, seat), INCOME_WORTH)
    if favour == HEPHAESTUS:
        return CHOSEN_ITEM
    if favour in (DIONYSUS, HESTIA):
        return another_tile(state, seat, god, gold)
    return 0.0


def another_tile(state: CycladesState, seat: int, god: int, gold: int) -> float:
    """A theatre or a building of choice, besides the one of the god if there is gold for both."""
    tiles = set_count(state, seat)
    sites = size(free_sites(state, seat))
    building = customs(state).gods[god].building
    if building != NONE and not types_of(state, seat)[building]:
        if gold < BUILDING_PRICE + PRICE or sites < 2:
            return 0.0
        tiles += 1
    if sites == 0 or tiles >= BASIC:
        return 0.0
    then = metropolis(state, seat) if tiles + 1 == BASIC else TYPES_WORTH[tiles + 1]
    return then - TYPES_WORTH[tiles] + third_tile(state, seat)


# -- heroes and undead --------------------------------------------------------------------


def hires(state: CycladesState, seat: int) -> list[tuple[int, float]]:
    """The heroes of the track: the price, and what is left of the worth when it is paid."""
    found: list[tuple[int, float]] = []
    for space in range(SPACES):
        card = state.at[TRACK + space]
        if card >= CREATURES:
            worth = hero_worth(state, seat, DECK_HEROES[card - CREATURES])
            found.append((PRICES[space], worth - PRICES[space]))
    return found


def best_hire(heroes: list[tuple[int, float]], gold: int) -> float:
    """The best of them that so much gold pays."""
    best = 0.0
    for price, worth in heroes:
        if gold >= price:
            best = max(best, worth)
    return best


@final
class Undead:
    """Hades: the best conquest with so many undead as pay, and perhaps the Necropolis."""

    def __init__(self, state: CycladesState, seat: int) -> None:
        self.necropolis = NECROPOLIS_CHANCE if necropolis_places(state, seat) else 0.0
        # by how many undead are bought
        self.conquests = [0.0] * (len(UNDEAD_PRICES) + 1)
        for land in bits(state.at[LANDS_OF + seat]):
            army = army_on(state, seat, land) + 1
            goals = spoils(state, seat, land)
            for more in range(len(self.conquests)):
                self.conquests[more] = max(self.conquests[more], best_spoil(goals, army + more))

    def worth(self, gold: int) -> float:
        if gold < MOVE_PRICE:
            return self.necropolis
        price = MOVE_PRICE
        best = max(0.0, self.conquests[0] - price)
        for more in range(len(UNDEAD_PRICES)):
            price += UNDEAD_PRICES[more]
            if price <= gold:
                best = max(best, self.conquests[more + 1] - price)
        return self.necropolis + best
