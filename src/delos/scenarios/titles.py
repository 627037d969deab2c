"""What a title has to bring for scenarios: its positions and its expectations."""

from __future__ import annotations

from typing import Final, Protocol

from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.kernel.state import State
from delos.kernel.title import Title
from delos.scenarios.fields import Field

NAMES: Final = ("legendary", "classic", "mytikas")


class Part(Protocol):
    def place(self, title: Title, position: Field) -> State:
        """The state that a position describes; BadRecord if it cannot be."""
        ...

    def keys(self, title: Title) -> list[str]:
        """The expectations that this title knows besides the common ones."""
        ...

    def check(self, game: Game, events: list[Event], key: str, wanted: Field) -> None:
        """Raise Mismatch unless the expectation holds; BadRecord if it makes no sense."""
        ...


def part_of(name: str) -> Part:
    """Titles are imported when they are needed."""
    assert name in NAMES
    if name == "mytikas":
        from delos.scenarios.mytikas import Mytikas

        return Mytikas()
    if name == "classic":
        from delos.scenarios.classic import Classic

        return Classic()
    from delos.scenarios.legendary import Legendary

    return Legendary()
