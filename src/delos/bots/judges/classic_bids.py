"""Which god the greedy bot wants in the original game, and what it offers: what the turn would
bring, less its price, as far as the marker is likely to stand."""

from __future__ import annotations

from typing import Final

from delos.bots.judges.classic_army import army_on, odds, strength
from delos.bots.judges.classic_favours import favour_gain, hire, underworld
from delos.bots.judges.classic_heroes import fortune, sacrifices, third_tile
from delos.bots.judges.classic_placement import placed
from delos.bots.judges.classic_worth import (
    INCOME_WORTH,
    ISLAND_WORTH,
    PHILOSOPHER_WORTH,
    PRIEST_WORTH,
    TYPES_WORTH,
    metropolis,
    prize,
    set_count,
    step,
    within_reach,
)
from delos.bots.judges.cyclades import BASIC, types_of
from delos.classic.cells import PROSPERITY, QUEUE
from delos.classic.customs import customs, free_sites, owner_of
from delos.classic.gods.building import BUILDING_PRICE
from delos.classic.gods.gifts import APOLLO_GOLD, APOLLO_MERCY
from delos.classic.gods.moves import MOVE_PRICE
from delos.classic.gods.purchases import CARD_PRICE
from delos.classic.hades.cells import PLACING
from delos.classic.ids import HADES
from delos.classic.income import income_of
from delos.classic.offerings import cost_with, highest, marker_on
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BID,
    FLEET_RESERVE,
    GOD_OF,
    GONE,
    LANDS_OF,
    NONE,
    OWNER,
    PHILOSOPHERS,
    PRIESTESSES,
    TROOP_RESERVE,
)
from delos.cyclades.ids import APOLLO, ARES, ATHENA, POSEIDON, ZEUS
from delos.cyclades.state import CycladesState

MOST_ABOVE: Final = 8  # bids so far above the least are looked at when a god is chosen
DENIED: Final = 0.3  # of a rival's metropolis that standing here prevents, for now
CREATURE_GOLD: Final = 4  # enough for any creature of the track
UNIT_GIFT: Final = 2.5


def worth_on(state: CycladesState, seat: int, god: int) -> float:
    """The best offering to a god."""
    if god == APOLLO:
        return apollo(state, seat)
    least = least_bid(state, god)
    most = min(highest(state, seat, god), least + MOST_ABOVE)
    return max(stake(state, seat, god, bid) for bid in range(least, most + 1))


def least_bid(state: CycladesState, god: int) -> int:
    holder = marker_on(state, god)
    return 1 if holder == NONE else state.at[BID + holder] + 1


def stake(state: CycladesState, seat: int, god: int, bid: int) -> float:
    """What an offering promises: the turn if the marker stands, else what Apollo gives."""
    gold = state.gold(seat)
    left = gold - cost_with(state, seat, god, bid)
    if state.at[PLACING]:
        turn = placed(state, god)
    else:
        turn = gain(state, seat, god, left) + denial(state, seat, god)
    turn -= fortune(state, seat, gold) - fortune(state, seat, left)
    stands = chance_to_stand(state, seat, bid - least_bid(state, god))
    return stands * turn + (1.0 - stands) * apollo(state, seat)


def chance_to_stand(state: CycladesState, seat: int, above: int) -> float:
    """Everybody whose marker is still to come may want the same god."""
    title = customs(state)
    chance = 1.0
    for marker in range(title.markers):
        owner = owner_of(state, marker)
        if owner != seat and state.at[GOD_OF + marker] == NONE:
            if state.at[GONE] & BIT[owner] == 0:
                chance *= 1.0 - 0.45 / (1.0 + 0.6 * above)
    return chance


# -- what a turn brings -------------------------------------------------------------------


def apollo(state: CycladesState, seat: int) -> float:
    at = state.at
    if at[PLACING]:
        return placed(state, APOLLO)
    gift = APOLLO_MERCY if size(at[LANDS_OF + seat]) == 1 else APOLLO_GOLD
    gold = state.gold(seat)
    worth = fortune(state, seat, gold + gift) - fortune(state, seat, gold)
    if at[QUEUE] == NONE and at[PROSPERITY] > 0:
        worth += step(income_of(state, seat), INCOME_WORTH)
    return worth


def gain(state: CycladesState, seat: int, god: int, gold: int) -> float:
    """What a turn with this god brings to a player who has so much gold left for it."""
    worth = culture(state, seat, gold) if god == ATHENA else 0.0
    if god == ZEUS:
        worth = step(state.at[PRIESTESSES + seat], PRIEST_WORTH) + 1.0
    elif god == POSEIDON:
        worth = UNIT_GIFT if state.at[FLEET_RESERVE + seat] else 0.0
        worth += 1.0 if gold >= 1 and size(within_reach(state, seat)) < 3 else 0.0
    elif god == ARES:
        worth = UNIT_GIFT if state.at[TROOP_RESERVE + seat] else 0.0
        worth += conquest(state, seat) if gold >= MOVE_PRICE else 0.0
    elif god == HADES:
        worth = underworld(state, seat, gold)
    building = customs(state).gods[god].building
    if building != NONE and gold >= BUILDING_PRICE and free_sites(state, seat):
        worth += set_step(state, seat, building)
    worth += max(1.0 if gold >= CREATURE_GOLD else 0.0, hire(state, seat, gold))
    return worth + sacrifices(state, seat, gold) + favour_gain(state, seat, god, gold)


def culture(state: CycladesState, seat: int, gold: int) -> float:
    """The philosopher that is given, and another that may be bought."""
    have = state.at[PHILOSOPHERS + seat]
    now = PHILOSOPHER_WORTH[min(have, 3)]
    gifts = [(1, 0.0)]
    if gold >= CARD_PRICE:
        gifts.append((2, 1.0 * CARD_PRICE))
    best = 0.0
    for count, price in gifts:
        if have + count >= BASIC:
            then = metropolis(state, seat)
        else:
            then = PHILOSOPHER_WORTH[have + count]
        best = max(best, then - now - price)
    return best


def set_step(state: CycladesState, seat: int, building: int) -> float:
    """A building of a type that is lacking."""
    types = types_of(state, seat)
    if types[building]:
        return 0.0
    count = set_count(state, seat)
    then = metropolis(state, seat) if count + 1 >= BASIC else TYPES_WORTH[count + 1]
    rise = then - TYPES_WORTH[count] + third_tile(state, seat)
    return max(0.0, rise - BUILDING_PRICE)


def conquest(state: CycladesState, seat: int) -> float:
    """The best island that an army of the player might take."""
    at = state.at
    army = 1 + max([army_on(state, seat, land) for land in bits(at[LANDS_OF + seat])], default=0)
    best = 0.0
    for land in bits(within_reach(state, seat)):
        if at[OWNER + land] == NONE:
            best = max(best, ISLAND_WORTH)
        else:
            best = max(best, (odds(army, strength(state, land)) - 0.2) * prize(state, land))
    return best


def denial(state: CycladesState, seat: int, god: int) -> float:
    """A rival who would complete a metropolis here has to go elsewhere."""
    best = 0.0
    for other in range(state.rules.factions):
        if other != seat and state.at[GONE] & BIT[other] == 0:
            best = max(best, DENIED * denied(state, other, god))
    return best


def denied(state: CycladesState, player: int, god: int) -> float:
    """The metropolis that a player would complete with a god."""
    building = customs(state).gods[god].building
    types = types_of(state, player)
    ready = building != NONE and set_count(state, player) == BASIC - 1 and not types[building]
    if ready or (god == ATHENA and state.at[PHILOSOPHERS + player] >= BASIC - 1):
        return metropolis(state, player)
    return 0.0
