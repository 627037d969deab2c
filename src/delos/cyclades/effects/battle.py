"""Battles begin and end, and what they and Creatures destroy."""

from mypy_extensions import i64

from delos.cyclades.cells import (
    FIGURINE_LANDS,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
    LAST_FELL,
    NONE,
    OWNER,
    PIECE_AT,
    PIECES,
    SURE,
    TROOP_RESERVE,
)
from delos.cyclades.events import OTHER_DESTROYED, TROOP_DESTROYED
from delos.cyclades.side import DEFENDER, Side
from delos.cyclades.state import CycladesState


def begin_battle(
    state: CycladesState, invader: int, area: int, troops: int, others: int, fleets: int
) -> None:
    """Invaders stand apart until their battle is over (LEG-CONTROL-04)."""
    at = state.at
    at[INVADER] = invader
    at[INVADED] = area
    at[INVADING_TROOPS] = troops
    at[INVADING_OTHERS] = others
    at[INVADING_FLEETS] = fleets


def end_battle(state: CycladesState) -> None:
    """Nobody invades any more; whoever won has been set down already or is about to be."""
    begin_battle(state, NONE, NONE, 0, 0, 0)


def spend_sure_dice(state: CycladesState) -> None:
    """A die that counts 3 for certain does so for one roll (HAD-ITEM-APOLLO-ARROWS-01,
    HAD-ITEM-TRIDENT-01)."""
    state.at[SURE] = 0


def mark_last_fallen(state: CycladesState) -> None:
    """A faction's last land was taken: the game ends with this Cycle (LEG-END-07)."""
    state.at[LAST_FELL] = 1


def hear_destroyed(state: CycladesState, count: int) -> None:
    """Figurines that listen to destroyed Troops and Fleets may answer (LEG-CREATURE-GERYON-01)."""
    at = state.at
    if at[FIGURINE_LANDS] == 0:
        return
    pieces: i64 = PIECES
    for piece in range(pieces):
        area = at[PIECE_AT + piece]
        if area != NONE:
            state.rules.figurines[piece].hears_destroyed(state, area, count)


def lose_troop(state: CycladesState, side: Side, faction: int, land: int) -> None:
    """A basic Troop goes back to its faction's reserve (LEG-LANDBATTLE-09)."""
    at = state.at
    at[side.troops(land)] -= 1
    at[TROOP_RESERVE + faction] += 1
    state.note(TROOP_DESTROYED, faction, land)
    state.rules.customs.lost_regulars(state, 1)
    hear_destroyed(state, 1)


def lose_other(state: CycladesState, side: Side, faction: int, land: int) -> None:
    """A Mercenary or its like returns to the general reserve (LEG-HERA-08)."""
    at = state.at
    at[side.others(state, land)] -= 1
    at[state.rules.others_left] += 1
    state.note(OTHER_DESTROYED, faction, land)
    hear_destroyed(state, 1)


def destroy_troop(state: CycladesState, land: int) -> None:
    """One of the land's owner; control stays by token (LEG-CONTROL-02, LEG-CREATURE-GEN-16)."""
    lose_troop(state, DEFENDER, state.at[OWNER + land], land)


def destroy_other(state: CycladesState, land: int) -> None:
    """One of the land's owner (LEG-CONTROL-02, LEG-CREATURE-GEN-16)."""
    lose_other(state, DEFENDER, state.at[OWNER + land], land)


def withdraw(state: CycladesState, side: Side, land: int, troops: int, others: int) -> None:
    """Troops leave the battle for a land alive (LEG-LANDBATTLE-25)."""
    state.at[side.troops(land)] -= troops
    state.at[side.others(state, land)] -= others


def win_over(state: CycladesState, taker: Side, loser: Side, land: int) -> None:
    """The Mercenaries of one side fight for the other from now on (LEG-HERO-PANDORA-01)."""
    at = state.at
    at[taker.others(state, land)] += at[loser.others(state, land)]
    at[loser.others(state, land)] = 0
