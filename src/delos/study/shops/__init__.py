"""How each Cyclades sells: prices and discounts of cards, bids, what gods give, conditions.

The engines' own functions answer; a shop only brings both under the same names.
"""

from __future__ import annotations

from delos.kernel.title import Title
from delos.study.shops.shop import Shop


def shop_of(title: Title) -> Shop:
    """A title is imported when somebody asks for its shop."""
    if title.name == "legendary":
        from delos.study.shops.legendary import LegendaryShop

        return LegendaryShop()
    from delos.study.shops.classic import ClassicShop

    return ClassicShop()
