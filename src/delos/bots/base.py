"""What a bot may touch."""

from __future__ import annotations

from typing import Protocol, final

from delos.kernel.errors import IllegalAction
from delos.kernel.game import Game
from delos.kernel.view import View


@final
class Chair:
    """A seat at a table as its bot sees it: the view, the legal choices, and imagined games.

    The true game stays on the other side: a bot is handed a chair, not a game.
    """

    __slots__ = ("__game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        if not isinstance(game, Game):
            raise IllegalAction(f"A chair stands at a game: Chair(game, seat), not {game!r}.")
        if seat not in range(len(game.seats)):
            last = len(game.seats) - 1
            raise IllegalAction(f"There is no seat {seat!r}: seats are numbered 0 to {last}.")
        self.__game = game
        self.seat = seat

    def __repr__(self) -> str:
        return f"<Chair {self.seat} at {self.__game!r}>"

    @property
    def title(self) -> str:
        return self.__game.title.name

    @property
    def kind(self) -> str:
        """The kind of the decision, such as ``offering.bid``."""
        decision = self.__game.decision
        return "" if decision is None else decision.kind

    def ids(self) -> list[int]:
        """The stable ids of the legal choices; empty while somebody else decides."""
        return self.__game.ids() if self.__game.seat == self.seat else []

    def texts(self) -> list[str]:
        return self.__game.texts() if self.__game.seat == self.seat else []

    def view(self) -> View:
        """What the seat may know."""
        return self.__game.view(self.seat)

    def imagine(self, seed: int, books: bool = False) -> Game:
        """A full game that agrees with all this seat knows; the rest is sampled.

        ``books``: all that it could know that had written down everything it saw, such as gold
        that came and went in public.
        """
        return self.__game.imagine(self.seat, seed, books)


def choices(chair: Chair) -> list[int]:
    """The ids among which a bot must choose; it is asked only when its seat decides."""
    if not isinstance(chair, Chair):
        raise IllegalAction(f"A bot chooses at a chair: choose(Chair(game, seat)), not {chair!r}.")
    ids = chair.ids()
    if not ids:
        raise IllegalAction(
            f"Seat {chair.seat} has nothing to decide now: ask its bot when game.seat is that seat."
        )
    return ids


class Bot(Protocol):
    """One method is all a bot needs."""

    def choose(self, chair: Chair) -> int:
        """One of ``chair.ids()``."""
        ...
