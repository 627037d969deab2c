"""What a puzzle looks at: the number to be reached, and whose turn it is."""

from __future__ import annotations

from delos.kernel.game import Game
from delos.views.classic import ClassicStanding, ClassicView
from delos.views.legendary import LegendaryStanding, LegendaryView
from delos.views.mytikas import MytikasStanding, MytikasView

AnyView = LegendaryView | ClassicView | MytikasView


def reached(game: Game, seat: int) -> int:
    """Metropolises, or in Mytikas points, of a seat."""
    for one in game.standings():
        if one.seat == seat:
            assert isinstance(one, LegendaryStanding | ClassicStanding | MytikasStanding)
            return one.points if isinstance(one, MytikasStanding) else one.metropolises
    return 0


def seen(game: Game, seat: int | None = None) -> AnyView:
    """The table as a seat, or everybody, may know it."""
    view = game.view(seat)
    assert isinstance(view, AnyView)
    return view


def acting(game: Game) -> str | None:
    """The faction or player whose turn it is; none between turns."""
    return seen(game).active


def goal(game: Game) -> int | None:
    """Metropolises that win; none in Mytikas."""
    view = seen(game)
    return None if isinstance(view, MytikasView) else view.goal
