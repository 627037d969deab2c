"""The module of divine favours: minor gods, priestesses, magic items and the theatre."""

from typing import Final, final

from delos.classic.hades.cells import FAVOUR_PILE, HANDMAID_SUPPLY, ITEM_PILE
from delos.classic.hades.favours.gifts import FiguresMayStay, Gifts
from delos.classic.hades.favours.pile import FavourPhase
from delos.classic.hades.favours.powers import UseFavour, favour_powers
from delos.classic.hades.imagine import FaceDown
from delos.classic.hades.items.module import add_items
from delos.classic.ids import HECATE, HELM, HERA_FAVOUR, ITEM_NAMES
from delos.classic.ruleset import Module, Ruleset
from delos.cyclades.bits import BIT

HANDMAIDS: Final = 9
THEATRES: Final = 4


@final
class Favours(Module):
    """Three piles face down: favours, items, priestesses (HAD-SETUP-08). What would have no effect
    without another module stays in the box (HAD-SETUP-05), as does Hecate unless the table wants
    her (HAD-SETUP-06)."""

    def __init__(self, hecate: bool, printed_prices: bool) -> None:
        super().__init__("favours")
        self.hecate = hecate
        self.printed_prices = printed_prices  # (HAD-FAVOUR-GENERAL-04)

    def favours(self, ruleset: Ruleset) -> int:
        """The pile, as a mask."""
        found = BIT[HECATE] - 1
        if "heroes" not in ruleset.modules:
            found &= ~BIT[HERA_FAVOUR]
        return found | BIT[HECATE] if self.hecate else found

    def items(self, ruleset: Ruleset) -> int:
        """The pile, as a mask."""
        found = BIT[len(ITEM_NAMES)] - 1
        return found if "underworld" in ruleset.modules else found & ~BIT[HELM]

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.theatres = THEATRES
        ruleset.stock[HANDMAID_SUPPLY] = HANDMAIDS
        ruleset.stock[FAVOUR_PILE] = self.favours(ruleset)
        ruleset.stock[ITEM_PILE] = self.items(ruleset)
        ruleset.secrets.append(FaceDown())
        ruleset.openings = [FiguresMayStay(), Gifts()]
        ruleset.insert_before("income", FavourPhase())
        ruleset.actions.append(UseFavour(self.printed_prices, favour_powers()))
        add_items(ruleset)
