"""A faction leaves the game."""

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BID,
    CARD_BONUS,
    CARD_OWNER,
    FIGURINES_OF,
    FLEET_RESERVE,
    GOD_OF,
    GOLD,
    GONE,
    HEROES_OF,
    LANDS_OF,
    NONE,
    ORDER,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SEAS_OF,
    TROOP_RESERVE,
    TROOPS,
)
from delos.cyclades.effects.figurines import destroy_figurine, lift_figurine
from delos.cyclades.effects.heroes import remove_hero
from delos.cyclades.effects.land import own_land
from delos.cyclades.effects.sea import set_fleets
from delos.cyclades.events import FACTION_ELIMINATED
from delos.cyclades.fleets import other_fleets, regular_fleets, send_others
from delos.cyclades.state import CycladesState


def eliminate(state: CycladesState, faction: int) -> None:
    """Everything of the faction leaves the game; a team's gold stays with the team
    (LEG-END-06, -08, LEG-TEAM-23)."""
    at = state.at
    at[GONE] |= BIT[faction]
    state.note(FACTION_ELIMINATED, faction)
    for land in bits(at[LANDS_OF + faction]):
        at[TROOP_RESERVE + faction] += at[TROOPS + land]
        at[state.rules.others_left] += at[state.rules.others + land]
        at[TROOPS + land] = 0
        at[state.rules.others + land] = 0
        own_land(state, NONE, land)
    for sea in bits(at[SEAS_OF + faction]):
        at[FLEET_RESERVE + faction] += regular_fleets(state, sea)
        send_others(state, sea, NONE, other_fleets(state, faction, sea))
        set_fleets(state, faction, sea, 0)
    for hero in bits(at[HEROES_OF + faction]):
        remove_hero(state, hero)
    for card in bits(at[FIGURINES_OF + faction]):
        if state.rules.customs.keeps_cards():
            destroy_figurine(state, card)
        else:
            lift_figurine(state, card)  # all possessions leave the game (CLA-ELIM-04)
    if state.rules.customs.keeps_cards():
        at[PRIESTESS_SUPPLY] += at[PRIESTESSES + faction]
        at[PHILOSOPHER_SUPPLY] += at[PHILOSOPHERS + faction]
    at[PRIESTESSES + faction] = 0
    at[PHILOSOPHERS + faction] = 0
    for holder in range(2):
        if at[CARD_OWNER + holder] == faction:
            at[CARD_OWNER + holder] = NONE
            at[CARD_BONUS + holder] = NONE
    at[GOD_OF + faction] = NONE  # its pawn is removed, its god skipped
    at[BID + faction] = 0
    for slot in range(state.rules.factions):
        if at[ORDER + slot] == faction:
            at[ORDER + slot] = NONE
    if at[GONE] & state.mates(faction) == state.mates(faction):
        at[GOLD + state.rules.team[faction]] = 0
    state.rules.customs.eliminated(state, faction)
