"""Filling in what a seat cannot know: the rest of the deck, other purses, secret choices."""

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    DECK,
    FIGURINE_LANDS,
    FIGURINE_SEAS,
    GOLD,
    GONE,
    LAND_TOKENS,
    LANDS_OF,
    NONE,
    PHASE,
    SEA_TOKENS,
    SEAS_OF,
    SPIED,
    SPIED_BY,
    TOP,
    TOP_SEEN,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.errand import Errand
from delos.cyclades.imagine import rechoose_losses
from delos.cyclades.land_move import CHAIN, TakeUnits, Travel
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.legendary.cells import HAND
from delos.legendary.creature import BuyCreature, discounts
from delos.legendary.customs import customs
from delos.legendary.income import area_income, income_taker
from delos.legendary.offerings import due
from delos.legendary.phases import OFFERINGS
from delos.legendary.sea_move import SeaMove, sail_targets


def imagine(state: CycladesState, seat: int, seed: int) -> CycladesState:
    """A state that looks the same to the seat; whatever it cannot know is drawn anew."""
    twin = state.copy()
    dice = SeededChance(seed)
    allies = BIT[seat] | state.mates(seat)
    redraw_cards(twin, allies, dice)
    rechoose_losses(twin, allies, dice)
    refill_purses(twin, seat, dice)
    return twin


def redraw_cards(state: CycladesState, allies: int, dice: SeededChance) -> None:
    """The card on top that others saw, and the cards another faction has drawn (LEG-INFO-02 to
    -04); where they are is known, which they are is not."""
    at = state.at
    if at[HAND] and BIT[hand_holder(state)] & allies == 0:
        count = size(at[HAND])
        pool = at[DECK] | at[HAND]
        hand = 0
        if at[SPIED] != NONE and at[SPIED_BY] & allies:
            hand = BIT[at[SPIED]]
        while size(hand) < count:
            rest = bits(pool & ~hand)
            hand |= BIT[rest[dice.draw() % len(rest)]]
        at[HAND] = hand
        at[DECK] = pool & ~hand
        if at[SPIED] != NONE and at[SPIED_BY] & allies == 0:
            drawn = bits(hand)
            at[SPIED] = drawn[dice.draw() % len(drawn)]
    if at[TOP] != NONE and at[TOP_SEEN] & allies == 0:
        deck = bits(at[DECK])
        at[TOP] = deck[dice.draw() % len(deck)]


def hand_holder(state: CycladesState) -> int:
    """The faction that is looking at drawn cards."""
    holder = 0
    for frame in state.stack:  # the last one; compiled, `reversed` of a stack crashes
        if isinstance(frame, Errand):
            holder = frame.faction
    return holder


def refill_purses(state: CycladesState, seat: int, dice: SeededChance) -> None:
    """Other purses hold something between what their standing bids need and what two incomes
    would bring (LEG-INFO-01)."""
    at = state.at
    own = state.rules.team[seat]
    incomes = public_incomes(state)
    for team in range(state.rules.teams):
        if team == own or not plays(state, team):
            continue
        least = 0
        if at[PHASE] == OFFERINGS and customs(state).strict_offerings:
            for faction in range(state.rules.factions):
                if state.rules.team[faction] == team:
                    least += due(state, faction)
        at[GOLD + team] = least + dice.draw() % (6 + 2 * incomes[team])
    if state.stack:
        decider = state.stack[-1].actor(state)
        if decider >= 0 and state.rules.team[decider] != own:
            # Whoever is in the middle of a paid action can pay for it.
            purse = GOLD + state.rules.team[decider]
            while not can_finish(state):
                at[purse] += 1


def plays(state: CycladesState, team: int) -> bool:
    """Whether anybody of the team is left; with the last one its gold has gone (LEG-END-08)."""
    gone = state.at[GONE]
    for faction in range(state.rules.factions):
        if state.rules.team[faction] == team and gone & BIT[faction] == 0:
            return True
    return False


def can_finish(state: CycladesState) -> bool:
    """Whether the purse suffices for what the deciding faction has begun."""
    top = state.stack[-1]
    if isinstance(top, TakeUnits) and top.origin != NONE:
        return top.goals(state) != 0
    if isinstance(top, Travel) and top.step != CHAIN:
        return top.goals(state) != 0
    if isinstance(top, SeaMove) and top.origin != NONE:
        steps = state.gold(top.faction)
        return sail_targets(state, top.faction, top.here, top.origin, steps) != 0
    if isinstance(top, BuyCreature):
        return state.gold(top.faction) + size(discounts(state, top.faction)) >= top.price
    return len(state.options()) > 0


def plain_income(state: CycladesState, lands: i64, seas: i64) -> i64:
    """What these areas bring by what is printed and lies on them."""
    at = state.at
    found: i64 = 0
    area: i64 = 0
    icons = state.chart.land_icons
    while lands:  # bit by bit: compiled, that is quicker than a list of them
        if lands & 1:
            found += icons[area] + at[LAND_TOKENS + area]
        lands >>= 1
        area += 1
    area = 0
    icons = state.chart.sea_icons
    while seas:
        if seas & 1:
            found += icons[area] + at[SEA_TOKENS + area]
        seas >>= 1
        area += 1
    return found


def public_incomes(state: CycladesState) -> list[int]:
    """What the areas of each team bring in an Income phase."""
    at = state.at
    team = state.rules.team
    found = [0] * state.rules.teams
    odd_lands = at[FIGURINE_LANDS]
    odd_seas = at[FIGURINE_SEAS]
    for faction in range(state.rules.factions):
        # Where no figurine stands nothing is doubled or taken.
        lands = at[LANDS_OF + faction] & ~odd_lands
        seas = at[SEAS_OF + faction] & ~odd_seas
        found[team[faction]] += plain_income(state, lands, seas)
    if odd_lands or odd_seas:
        for area in bits(odd_lands) + [LANDS + sea for sea in bits(odd_seas)]:
            taker = income_taker(state, area)
            if taker != NONE:
                found[team[taker]] += area_income(state, area, 0)
    return found
