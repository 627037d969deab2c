"""Gold in purses and on the map."""

from delos.cyclades.cells import GOLD, LAND_GOLD
from delos.cyclades.events import (
    GOLD_GAINED,
    GOLD_PAID,
    GOLD_STOLEN,
)
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


def rob_gold(state: CycladesState, thief: int, victim: int) -> None:
    """Half of a purse, rounded down (LEG-CREATURE-GRIFFIN-01)."""
    at = state.at
    team = state.rules.team
    loot = at[GOLD + team[victim]] // 2
    at[GOLD + team[victim]] -= loot
    at[GOLD + team[thief]] += loot
    state.note(GOLD_STOLEN, thief, victim, loot)


def take_up_gold(state: CycladesState, land: int) -> int:
    """Gold that lies in a land is taken away, by whomever; how much it is."""
    amount = state.at[LAND_GOLD + land]
    state.at[LAND_GOLD + land] = 0
    return amount
