"""What a title must know for its greedy bot."""

from __future__ import annotations

from typing import Protocol

from delos.kernel.game import Game


class Judge(Protocol):
    @property
    def width(self) -> int:
        """How many ways to finish a choice are followed side by side; 0 for a title in which
        chance falls within a turn: there a few ways are tried at random."""
        ...

    def worth(self, game: Game, seat: int) -> float:
        """How good the table is for the seat."""
        ...

    def resting(self, kind: str) -> bool:
        """Whether a decision of this kind means that the last choice is finished."""
        ...

    def hunch(self, game: Game, seat: int, action: int) -> float | None:
        """A judgement of a choice without looking ahead, or None."""
        ...

    def sensible(self, game: Game) -> list[int]:
        """The choices of the present decision that are worth a look, never none of them."""
        ...
