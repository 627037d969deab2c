"""The modules of Hades that a table may add, in the order in which they edit the rules."""

from delos.classic.hades.favours.module import Favours
from delos.classic.hades.heroes.module import Heroes
from delos.classic.hades.placement import Placement
from delos.classic.hades.underworld import Underworld
from delos.classic.ruleset import Module


def modules(
    hecate: bool = False, manticore: bool = False, printed_prices: bool = False
) -> list[Module]:
    """Free placement comes last: it puts off whatever the others make of the first income."""
    return [Underworld(), Heroes(manticore), Favours(hecate, printed_prices), Placement()]
