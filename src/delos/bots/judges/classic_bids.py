"""Which god the greedy bot wants in the original game, and what it offers: what the turn would
bring, less its price, as far as the marker is likely to stand."""

from __future__ import annotations

from typing import Final, final

from delos.bots.judges.classic_army import army_on, odds, strength
from delos.bots.judges.classic_favours import Undead, best_hire, favour_gain, hires
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
from delos.classic.hades.heroes.founders import MIDAS_GOLD
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
    stakes = Stakes(state, seat, god)
    most = min(highest(state, seat, god), stakes.least + MOST_ABOVE)
    best = stakes.worth(stakes.least)
    for bid in range(stakes.least + 1, most + 1):
        best = max(best, stakes.worth(bid))
    return best


def least_bid(state: CycladesState, god: int) -> int:
    holder = marker_on(state, god)
    return 1 if holder == NONE else state.at[BID + holder] + 1


def stake(state: CycladesState, seat: int, god: int, bid: int) -> float:
    """What an offering promises."""
    return Stakes(state, seat, god).worth(bid)


@final
class Stakes:
    """What the offerings of a player to a god promise: the turn if the marker stands, else what
    Apollo gives. What does not hang on the sum is found once for all of them."""

    def __init__(self, state: CycladesState, seat: int, god: int) -> None:
        self.state = state
        self.seat = seat
        self.god = god
        self.least = least_bid(state, god)
        self.gold = state.gold(seat)
        self.fortune = fortune(state, seat, self.gold)
        self.else_apollo = apollo(state, seat)
        self.rivals = yet_to_come(state, seat)
        self.placing = state.at[PLACING] != 0
        self.denial = 0.0 if self.placing else denial(state, seat, god)
        self.gains = None if self.placing else Gains(state, seat, god)

    def worth(self, bid: int) -> float:
        left = self.gold - cost_with(self.state, self.seat, self.god, bid)
        gains = self.gains
        turn = placed(self.state, self.god) if gains is None else gains.of(left) + self.denial
        turn -= self.fortune - fortune(self.state, self.seat, left)
        stands = chance_to_stand(self.rivals, bid - self.least)
        return stands * turn + (1.0 - stands) * self.else_apollo


def yet_to_come(state: CycladesState, seat: int) -> int:
    """Markers of others that stand nowhere yet: each of them may want the same god."""
    at = state.at
    found = 0
    for marker in range(customs(state).markers):
        owner = owner_of(state, marker)
        if owner != seat and at[GOD_OF + marker] == NONE and at[GONE] & BIT[owner] == 0:
            found += 1
    return found


def chance_to_stand(rivals: int, above: int) -> float:
    chance = 1.0
    for _ in range(rivals):
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
    return Gains(state, seat, god).of(gold)


@final
class Gains:
    """What a turn with a god brings, by the gold that is left for it."""

    def __init__(self, state: CycladesState, seat: int, god: int) -> None:
        self.state = state
        self.seat = seat
        self.god = god
        at = state.at
        self.gift = 0.0
        self.move = 0.0  # with a piece of gold, or the price of a move
        if god == ZEUS:
            self.gift = step(at[PRIESTESSES + seat], PRIEST_WORTH) + 1.0
        elif god == POSEIDON:
            self.gift = UNIT_GIFT if at[FLEET_RESERVE + seat] else 0.0
            self.move = 1.0 if size(within_reach(state, seat)) < 3 else 0.0
        elif god == ARES:
            self.gift = UNIT_GIFT if at[TROOP_RESERVE + seat] else 0.0
            self.move = conquest(state, seat)
        self.undead = Undead(state, seat) if god == HADES else None
        self.building = 0.0
        building = customs(state).gods[god].building
        if building != NONE and free_sites(state, seat):
            self.building = set_step(state, seat, building)
        self.hires = hires(state, seat)
        self.sacrifice, self.midas = sacrifices(state, seat)

    def of(self, gold: int) -> float:
        god = self.god
        worth = culture(self.state, self.seat, gold) if god == ATHENA else self.gift
        if god == POSEIDON:
            worth += self.move if gold >= 1 else 0.0
        elif god == ARES:
            worth += self.move if gold >= MOVE_PRICE else 0.0
        elif self.undead is not None:
            worth = self.undead.worth(gold)
        if gold >= BUILDING_PRICE:
            worth += self.building
        worth += max(1.0 if gold >= CREATURE_GOLD else 0.0, best_hire(self.hires, gold))
        best = self.sacrifice
        if gold >= MIDAS_GOLD:
            best = max(best, self.midas)
        return worth + best + favour_gain(self.state, self.seat, god, gold)


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
