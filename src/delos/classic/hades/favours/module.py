"""The module of divine favours: minor gods, priestesses, magic items and the theatre."""

from typing import Final, final

from delos.classic.hades.favours.gifts import FiguresMayStay, Gifts
from delos.classic.hades.favours.pile import FavourPhase
from delos.classic.hades.favours.powers import UseFavour, favour_powers
from delos.classic.hades.items.module import add_items
from delos.classic.ids import HECATE, HELM, HERA_FAVOUR, ITEM_NAMES
from delos.classic.ruleset import Module, Ruleset

HANDMAIDS: Final = 9
THEATRES: Final = 4


@final
class Favours(Module):
    """Three piles face down: favours, items, priestesses (HAD-SETUP-08). What would have no effect
    without another module stays in the box (HAD-SETUP-05), as does Hecate unless the table wants
    her (HAD-SETUP-06)."""

    def __init__(self) -> None:
        super().__init__("favours")

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.handmaids = HANDMAIDS
        ruleset.theatres = THEATRES
        for favour in range(HECATE):
            if favour != HERA_FAVOUR or "heroes" in ruleset.modules:
                ruleset.favours.append(favour)
        if ruleset.hecate:
            ruleset.favours.append(HECATE)
        for item in range(len(ITEM_NAMES)):
            if item != HELM or "underworld" in ruleset.modules:
                ruleset.items.append(item)
        ruleset.openings = [FiguresMayStay(), Gifts()]
        ruleset.insert_before("income", FavourPhase())
        ruleset.actions.append(UseFavour(ruleset.printed_prices, favour_powers()))
        add_items(ruleset)
