"""What imagined games of the Cyclades titles share."""

from delos.cyclades.bits import BIT
from delos.cyclades.cells import GOLD, NONE
from delos.cyclades.land_losses import LandLosses
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.kernel.state import State


def secret_loss(state: CycladesState) -> bool:
    """Whether the seat that decides does not know yet what the other side of a tied round has
    chosen to lose (LEG-INFO-07)."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, LandLosses) and top.attacker_loss >= 0 and top.chooser() != NONE


def rechoose_losses(state: CycladesState, allies: int, dice: SeededChance) -> None:
    """A loss chosen in a tied round that the other side has not yet answered (LEG-INFO-07)."""
    if not secret_loss(state):
        return
    top = state.stack[-1]
    assert isinstance(top, LandLosses)
    if BIT[top.attacker] & allies == 0:
        units = top.units(state, top.attacker)
        top.attacker_loss = units[dice.draw() % len(units)]


def copy_gold(imagined: State, state: State, purses: int) -> None:
    """Of a seat that has counted all gold (decision 6)."""
    for purse in range(purses):
        imagined.at[GOLD + purse] = state.at[GOLD + purse]
