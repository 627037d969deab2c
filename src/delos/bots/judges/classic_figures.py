"""What the figures of the original game are worth where they stand, to bots that look ahead:
greedy, the yardstick, counts the cards alone.

A figure leaves when its owner's next turn begins. Where a way ends, that is some time in the cycle
to come, so that some of those who might do harm act before it and some after it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from delos.bots.judges.classic_army import army_on, lasting_strength, odds, strength
from delos.bots.judges.classic_worth import largest_armies, prize, strongest_near, within_reach
from delos.classic.ids import CHIRON_PIECE, MEDUSA_PIECE, MINOTAUR_PIECE
from delos.cyclades.bits import BIT, bits, size
from delos.cyclades.cells import (
    BUILT,
    DECK,
    LANDS_OF,
    NONE,
    OWNER,
    PIECE_AT,
    TRACK,
    TROOPS,
)
from delos.cyclades.ids import GIANT, HARPY, PEGASUS
from delos.cyclades.state import CycladesState
from delos.kernel.cells import Cells

MINOTAUR: Final = 2  # troops that it is worth in defence
STAYING: Final = 0.1  # of what a figure keeps from harm
PLAYED: Final = (
    0.15  # of the harm of a card on the track: it may be played, and against this island
)
DRAWN: Final = 3  # cards that come to the track in a cycle, at most
BUILDING: Final = 4.0  # what the Giant breaks
TROOP: Final = 2.0  # what the Harpy takes
SPACES: Final = 3


def figures_worth(state: CycladesState) -> list[float]:
    """For every player; empty where none of them stands."""
    at = state.at
    bull: i64 = at[PIECE_AT + MINOTAUR_PIECE]
    gorgon: i64 = at[PIECE_AT + MEDUSA_PIECE]
    healer: i64 = at[PIECE_AT + CHIRON_PIECE]
    if bull == NONE and gorgon == NONE and healer == NONE:
        return []
    factions: i64 = state.rules.factions
    found = [0.0] * factions
    armies = largest_armies(state)
    if bull != NONE and at[OWNER + bull] != NONE:
        found[at[OWNER + bull]] += guarded(state, bull, armies)
    if gorgon != NONE and at[OWNER + gorgon] != NONE:
        pinned(state, gorgon, armies, found)
    if healer != NONE and at[OWNER + healer] != NONE:
        found[at[OWNER + healer]] += sheltered(state, healer, armies)
    return found


def guarded(state: CycladesState, land: i64, armies: Cells) -> float:
    """What the Minotaur keeps from harm on a player's island: as two troops more
    (CLA-CREATURE-MINOTAUR-01)."""
    army = strongest_near(state, state.at[OWNER + land], land, armies)
    if army == 0:
        return 0.0
    guard = lasting_strength(state, land)
    return STAYING * prize(state, land) * (odds(army, guard) - odds(army, guard + MINOTAUR))


def pinned(state: CycladesState, land: i64, armies: Cells, found: list[float]) -> None:
    """Medusa: the army of her island threatens nobody (CLA-CREATURE-MEDUSA-01), and its owner
    cannot take with it what it might."""
    at = state.at
    owner: i64 = at[OWNER + land]
    army = army_on(state, owner, land)
    if army == 0:
        return
    free = armies[:]
    free[owner] = 0
    for other in bits(at[LANDS_OF + owner] & ~BIT[land]):
        free[owner] = max(free[owner], army_on(state, owner, other))
    best = 0.0
    for goal in bits(within_reach(state, owner)):
        bound = odds(army, strength(state, goal)) - odds(free[owner], strength(state, goal))
        if bound > 0.0:
            best = max(best, bound * prize(state, goal))
    found[owner] -= STAYING * best
    factions: i64 = state.rules.factions
    for faction in range(factions):
        if faction != owner and free[owner] < armies[owner]:
            found[faction] += STAYING * relief(state, faction, armies, free)


def relief(state: CycladesState, faction: i64, before: Cells, after: Cells) -> float:
    """By how much less a player may lose when armies are smaller."""
    found = 0.0
    for land in bits(state.at[LANDS_OF + faction]):
        then = strongest_near(state, faction, land, before)
        now = strongest_near(state, faction, land, after)
        if now < then:
            guard = lasting_strength(state, land)
            spared = odds(then, guard) - (odds(now, guard) if now else 0.0)
            found += prize(state, land) * spared
    return found


def sheltered(state: CycladesState, land: i64, armies: Cells) -> float:
    """Chiron: no Pegasus comes there, no Giant and no Harpy (CLA-CREATURE-CHIRON-02), for as much
    as these are at hand."""
    at = state.at
    worth = 0.0
    near = at_hand(state, PEGASUS)
    if near > 0.0:
        owner = at[OWNER + land]
        army: i64 = 0
        factions: i64 = state.rules.factions
        for other in range(factions):
            if other != owner:
                army = max(army, armies[other])
        if army > strongest_near(state, owner, land, armies):
            worth += near * prize(state, land) * odds(army, lasting_strength(state, land))
    built = at[BUILT] | at[BUILT + 1] | at[BUILT + 2] | at[BUILT + 3]
    if state.chart.land_sites[land] & built:
        worth += at_hand(state, GIANT) * BUILDING
    if at[TROOPS + land]:
        worth += at_hand(state, HARPY) * TROOP
    return PLAYED * worth


def at_hand(state: CycladesState, card: i64) -> float:
    """Whether somebody may buy the card in the cycle to come: it lies on the track, or may be
    drawn."""
    at = state.at
    for space in range(SPACES):
        if at[TRACK + space] == card:
            return 1.0
    deck = at[DECK]
    if deck & BIT[card]:
        return min(1.0, DRAWN / size(deck))
    return 0.0
