"""Gold in purses and on the map."""

from delos.cyclades.cells import GOLD, LAND_GOLD
from delos.cyclades.events import GOLD_GAINED, GOLD_LAID, GOLD_PAID
from delos.cyclades.state import CycladesState


def pay(state: CycladesState, faction: int, amount: int) -> None:
    """To the bank. Prices are public; what is left in the purse is not (LEG-OFFER-18, LEG-CORE-12,
    CLA-CYCLE-07). Teammates pay from their common purse (LEG-TEAM-10)."""
    if amount == 0:
        return
    state.at[GOLD + state.rules.team[faction]] -= amount
    state.note(GOLD_PAID, faction, amount)


def receive(state: CycladesState, faction: int, amount: int) -> None:
    """Gold into the faction's purse, its team's in team play (LEG-TEAM-03)."""
    state.at[GOLD + state.rules.team[faction]] += amount


def gain_gold(state: CycladesState, faction: int, amount: int) -> None:
    if amount == 0:
        return
    receive(state, faction, amount)
    state.note(GOLD_GAINED, faction, amount)


def lay_gold(state: CycladesState, land: int, amount: int) -> None:
    state.at[LAND_GOLD + land] += amount
    state.note(GOLD_LAID, land, amount)
