"""What the Legendary Edition brings for scenarios."""

from __future__ import annotations

from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.legendary import title as engine
from delos.scenarios.fields import Field
from delos.scenarios.legendary.expect import CHECKS, Expectations
from delos.scenarios.legendary.position import place


class Legendary:
    def place(self, title: Title, position: Field) -> State:
        assert isinstance(title, engine.Legendary)
        return place(title, position)

    def keys(self, title: Title) -> list[str]:
        return [*CHECKS, *title.seats]

    def check(self, game: Game, events: list[Event], key: str, wanted: Field) -> None:
        title, state = game.title, inside.state(game)
        assert isinstance(title, engine.Legendary)
        assert isinstance(state, CycladesState)
        table = Expectations(title, state, events)
        if key in title.seats:
            table.faction(title.seats.index(key), wanted)
        else:
            CHECKS[key](table, wanted)
