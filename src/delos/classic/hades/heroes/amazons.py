"""The island of the Amazons: a metropolis outside the board (HAD-HERO-PENTHESILEA, HAD-MAP-01)."""

from typing import final

from mypy_extensions import i64

from delos.classic.hades.cells import AMAZONS_USED
from delos.classic.hades.effects.gods import found_amazons, spend_amazons
from delos.classic.hooks import Outpost
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    ACTIVE,
    CARD_OWNER,
    HERO_NEW,
    HEROES_OF,
    NONE,
)
from delos.cyclades.effects import remove_hero
from delos.cyclades.events import HERO_SACRIFICED
from delos.cyclades.state import CycladesState


def holder(state: CycladesState, faction: int) -> int:
    """The Hero of this player who would hold a metropolis outside the board, or NONE."""
    for hero in bits(state.at[HEROES_OF + faction]):
        if state.rules.heroes[hero].holds_metropolis():
            return hero
    return NONE


@final
class Amazons(Outpost):
    """A Hero may hold a metropolis of her player outside the board (HAD-HERO-PENTHESILEA-01,
    HAD-HERO-PENTHESILEA-06); it counts as a temple there (HAD-HERO-PENTHESILEA-04) and wins like
    any other (HAD-END-01), but is no island (HAD-HERO-PENTHESILEA-02)."""

    def closed(self, state: CycladesState, faction: int) -> str:
        """Only in an own turn, and not in the cycle of her arrival (HAD-HERO-PENTHESILEA-03,
        HAD-HERO-SACRIFICE-01, HAD-HERO-SACRIFICE-04). A turn on Apollo builds none, so nobody asks
        for the god."""
        hero = holder(state, faction)
        if hero == NONE:
            return "HAD-HERO-PENTHESILEA-03:no-hero"
        if state.at[ACTIVE] != faction:
            return "HAD-HERO-PENTHESILEA-03,HAD-HERO-SACRIFICE-04:not-your-turn"
        if state.at[HERO_NEW] >> hero & 1:
            return "HAD-HERO-PENTHESILEA-03,HAD-HERO-SACRIFICE-01:new-hero"
        return ""

    def found(self, state: CycladesState, faction: int, used: int) -> None:
        """The Hero retires to the island of the Amazons, never to come back; her metropolis cannot
        be taken and is good for one discount in a cycle (HAD-HERO-PENTHESILEA-03,
        HAD-HERO-PENTHESILEA-04, HAD-CREATURE-CHARON-04)."""
        hero = holder(state, faction)
        state.note(HERO_SACRIFICED, faction, hero)
        remove_hero(state, hero)
        found_amazons(state, faction, used)

    def gives_discount(self, state: CycladesState, faction: i64) -> bool:
        at = state.at
        return at[CARD_OWNER] == faction and at[AMAZONS_USED] == 0

    def use_discount(self, state: CycladesState) -> None:
        spend_amazons(state)
