"""What Mytikas brings for scenarios."""

from __future__ import annotations

from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.mytikas import title as engine
from delos.mytikas.state import MytikasState
from delos.scenarios.fields import Field
from delos.scenarios.mytikas.expect import CHECKS, Expectations
from delos.scenarios.mytikas.position import place


class Mytikas:
    def place(self, title: Title, position: Field) -> State:
        assert isinstance(title, engine.Mytikas)
        return place(title, position)

    def keys(self, title: Title) -> list[str]:
        return [*CHECKS, *title.seats]

    def check(self, game: Game, events: list[Event], key: str, wanted: Field) -> None:
        title, state = game.title, inside.state(game)
        assert isinstance(title, engine.Mytikas)
        assert isinstance(state, MytikasState)
        table = Expectations(title, state)
        if key in title.seats:
            table.player(title.seats.index(key), wanted)
        else:
            CHECKS[key](table, wanted)
