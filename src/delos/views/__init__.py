"""The types of what ``game.view(seat)`` and ``game.standings()`` give, title by title."""

from delos.kernel.view import DecisionView, Section, Standing, View
from delos.views.classic import ClassicStanding, ClassicView
from delos.views.legendary import LegendaryStanding, LegendaryView
from delos.views.mytikas import MytikasStanding, MytikasView

__all__ = [
    "ClassicStanding",
    "ClassicView",
    "DecisionView",
    "LegendaryStanding",
    "LegendaryView",
    "MytikasStanding",
    "MytikasView",
    "Section",
    "Standing",
    "View",
]
