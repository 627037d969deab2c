"""Demeter: gold for islands (HAD-FAVOUR-DEMETER)."""

from typing import final

from delos.classic.hades.favours.power import FavourPower
from delos.cyclades.bits import size
from delos.cyclades.cells import LANDS_OF
from delos.cyclades.effects import gain_gold
from delos.cyclades.state import CycladesState


@final
class Demeter(FavourPower):
    """1 GP for each island controlled now; the island of the Amazons is none
    (HAD-FAVOUR-DEMETER-01, -02)."""

    def use(self, state: CycladesState, faction: int) -> None:
        gain_gold(state, faction, size(state.at[LANDS_OF + faction]))
