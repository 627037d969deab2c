"""What a title must know for the bots that judge tables."""

from __future__ import annotations

from delos.kernel.game import Game


class Judge:
    """Each title has one; its numbers are its own, to be compared with each other only."""

    def __init__(self, width: int) -> None:
        # How many ways to finish a choice are followed side by side; 0 for a title in which
        # chance falls within a turn: there a few ways are tried at random.
        self.width = width
        # A hunch that says "before everything else" is so much above what the choice is worth.
        self.at_once = 0.0

    def worth(self, game: Game, seat: int) -> float:
        """How good the table is for the seat."""
        raise NotImplementedError

    def worths(self, game: Game) -> list[float]:
        """The same for every seat."""
        return [self.worth(game, seat) for seat in range(len(game.title.seats))]

    def resting(self, kind: str) -> bool:
        """Whether a decision of this kind means that the last choice is finished."""
        raise NotImplementedError

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        """A judgement of a choice without looking ahead, or None."""
        raise NotImplementedError

    def asides(self, game: Game) -> list[float]:
        """What bots that look ahead count beside `worths`, for every seat; greedy, the yardstick,
        does not. Empty where there is nothing."""
        return []

    def beside(self, game: Game, seat: int) -> float:
        """What the asides make of the table for the seat, to be added to `worth`."""
        return 0.0

    def weighs(self, kind: str) -> bool:
        """Whether choices of this kind are told apart by `weighed`, for bots that look ahead: tries
        at random would tell nothing."""
        return False

    def weighed(self, game: Game, seat: int, action: int) -> float:
        """What such a choice is worth to the seat, asides included."""
        raise NotImplementedError

    def sensible(self, game: Game) -> list[int]:
        """The choices of the present decision that are worth a look, never none of them."""
        raise NotImplementedError

    def musts(self, game: Game, seat: int, counted: bool) -> list[int]:
        """Choices that are followed whatever they look like at first sight, for bots that look
        ahead. ``counted``: whether the gold of others was counted; else it is a guess."""
        return []
