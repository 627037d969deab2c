"""Small decisions of the modules of Hades that the greedy bot takes without looking ahead: items
in the windows where others act, the upkeep of heroes, the order of gifts.

Doing nothing is worth nothing here; an item is worth what it prevents or brings less itself."""

from __future__ import annotations

from typing import Final

from delos.bots.judges.classic_army import host_on, invaders, odds, strength
from delos.bots.judges.classic_bids import denied, gain
from delos.bots.judges.classic_favours import favour_gain
from delos.bots.judges.classic_hades import ITEM_WORTH
from delos.bots.judges.classic_heroes import fortune, handmaids_worth, hero_worth
from delos.bots.judges.classic_worth import prize
from delos.classic.cells import OPEN_GODS
from delos.classic.customs import owner_of
from delos.classic.god_track import gods_open
from delos.classic.hades.cells import HANDMAIDS, THREAT
from delos.classic.hades.heroes.upkeep import UPKEEP, Upkeep
from delos.classic.hades.items.windows import GirdleWindow, ItemWindow
from delos.classic.hades.kinds import (
    GIFT_OF_FAVOUR,
    GIRDLE_GOD,
    GIRDLE_PLAYER,
    NECKLACE_USE,
    NOBODY,
    PALACE_GOD,
    PALACE_USE,
    PASS,
    PAY_GOLD,
    PAY_PRIESTESS,
    SURE_SHOT,
    THREAT_AGAIN,
)
from delos.classic.hades.underworld import ARRIVAL, threat_shown
from delos.classic.ids import APOLLO_ARROWS, GIRDLE, HELM, NECKLACE, PALACE, TRIDENT
from delos.classic.offerings import Offerings, marker_on
from delos.cyclades.bits import bits, size
from delos.cyclades.cells import ACTIVE, FLEETS, GOD_AT, HEROES_OF, INVADING_FLEETS, LANDS_OF, NONE
from delos.cyclades.chart import LANDS
from delos.cyclades.ids import APOLLO
from delos.cyclades.kinds import GIFT_FIRST, UPKEEP_KEEP
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState

TURN_GOLD: Final = 5  # that a player has left for a turn, where nobody can know
GUARDED: Final = 0.4  # of a turn that somebody might have driven us from
FORBIDDEN: Final = 0.5  # of a metropolis that a rival may find some other way
SURE: Final = 0.22  # how much likelier a battle is won with a certain three
SEA_PRIZE: Final = 3.0  # a fleet, and the space
SPARED: Final = 0.6  # the guard that a hero is on its island


def window(state: CycladesState, seat: int, kind: int, option: int) -> float | None:
    """What an option of such a decision is worth; None for decisions of other kinds."""
    if kind == GIRDLE_PLAYER:
        return 0.0 if option == NOBODY else best_ban(state, seat, option) - ITEM_WORTH[GIRDLE]
    if kind == GIRDLE_GOD:
        frame = state.stack[-1]
        assert isinstance(frame, GirdleWindow)
        return ban(state, seat, frame.player, option)
    if kind == PALACE_GOD:
        return -gain(state, seat, option, TURN_GOLD)  # the favour stays with the last place
    if kind == GIFT_FIRST:
        return 1.0 if option == GIFT_OF_FAVOUR else 0.0
    if kind == UPKEEP_KEEP:
        return -upkeep_cost(state, seat, option)
    if kind not in (NECKLACE_USE, SURE_SHOT, PALACE_USE, THREAT_AGAIN):
        return None
    if option == PASS:
        return 0.0
    if kind == NECKLACE_USE:
        return attack(state) - ITEM_WORTH[NECKLACE]
    if kind == SURE_SHOT:
        return sure_shot(state)
    if kind == PALACE_USE:
        return palace(state, seat) - ITEM_WORTH[PALACE]
    return helm(state, seat) - ITEM_WORTH[HELM]


# -- the Girdle ---------------------------------------------------------------------------


def best_ban(state: CycladesState, seat: int, player: int) -> float:
    gods = [god for god in gods_open(state) if god != APOLLO]
    return max(ban(state, seat, player, god) for god in gods)


def ban(state: CycladesState, seat: int, player: int, god: int) -> float:
    """Keep the player whose marker comes next from a metropolis, or from driving us off."""
    if player == seat or bidder(state) != player:
        return 0.0
    worth = FORBIDDEN * denied(state, player, god)
    holder = marker_on(state, god)
    if holder != NONE and owner_of(state, holder) == seat:
        worth += GUARDED * gain(state, seat, god, TURN_GOLD)
    return worth


def bidder(state: CycladesState) -> int:
    for frame in state.stack:
        if isinstance(frame, Offerings):
            return frame.actor(state)
    return NONE


# -- items of battle ----------------------------------------------------------------------


def attack(state: CycladesState) -> float:
    """What the step that is about to be made may cost."""
    frame = state.stack[-1]
    assert isinstance(frame, ItemWindow)
    if frame.area >= LANDS:
        return SEA_PRIZE * 0.5
    attacker = state.at[ACTIVE]
    army = 0
    for land in bits(state.at[LANDS_OF + attacker]):
        army = max(army, host_on(state, attacker, land))
    return odds(army, strength(state, frame.area)) * prize(state, frame.area)


def sure_shot(state: CycladesState) -> float:
    """Most in a battle that could go either way."""
    frame = state.stack[-1]
    assert isinstance(frame, ItemWindow)
    at = state.at
    if frame.area >= LANDS:
        ours: int = at[INVADING_FLEETS]
        theirs: int = at[FLEETS + frame.area - LANDS]
        stake = SEA_PRIZE * (1 + min(ours, theirs))
        item = TRIDENT
    else:
        ours = invaders(state)
        theirs = strength(state, frame.area)
        stake = prize(state, frame.area)
        item = APOLLO_ARROWS
    close = max(0.0, 1.0 - 0.4 * max(0, abs(ours - theirs) - 1))
    return SURE * close * stake - ITEM_WORTH[item]


# -- the Palace and the Helm --------------------------------------------------------------


def palace(state: CycladesState, seat: int) -> float:
    """The favour together with the god that we want most."""
    at = state.at
    gods = [at[GOD_AT + slot] for slot in range(at[OPEN_GODS])]
    wanted = max(gods, key=lambda god: gain(state, seat, god, TURN_GOLD))
    if wanted == gods[-1]:
        return 0.0
    return favour_gain(state, seat, gods[-1], TURN_GOLD)


def helm(state: CycladesState, seat: int) -> float:
    """Hades is dangerous for whoever is ahead, and a chance for the others."""
    at = state.at
    comes = at[THREAT] + threat_shown(state) >= ARRIVAL
    rivals = 0
    for other in range(state.rules.factions):
        if other != seat:
            rivals = max(rivals, metropolises_of(state, other))
    ahead = metropolises_of(state, seat) - rivals
    return 2.0 * ahead if comes else 0.0


# -- upkeep -------------------------------------------------------------------------------


def upkeep_cost(state: CycladesState, seat: int, option: int) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Upkeep)
    at = state.at
    if option == PAY_GOLD:
        gold = state.gold(seat)
        return fortune(state, seat, gold) - fortune(state, seat, gold - UPKEEP)
    if option == PAY_PRIESTESS:
        have = at[HANDMAIDS + seat]
        heroes = size(at[HEROES_OF + seat]) - 1  # this one is served then
        return handmaids_worth(have, heroes) - handmaids_worth(have - 1, heroes)
    return hero_worth(state, seat, frame.hero(state)) + SPARED
