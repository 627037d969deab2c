"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

from delos.kernel.errors import BadOption

WIN: Final = "win"  # winners 1, all others -1
ZERO_SUM: Final = "zero_sum"  # winners share 1, the others share -1; nothing if all win
SCHEMES: Final = (WIN, ZERO_SUM)


def check_scheme(scheme: object) -> str:
    if scheme == WIN or scheme == ZERO_SUM:
        return str(scheme)
    raise BadOption(f"rewards must be one of {', '.join(SCHEMES)}, not {scheme!r}.")


def rewards_of(winners: tuple[int, ...], seats: int, scheme: str) -> list[float]:
    """The reward of every seat at the end of a game; before the end there is none."""
    won, lost = 1.0, -1.0
    if scheme == ZERO_SUM:
        others = seats - len(winners)
        won, lost = (1.0 / len(winners), -1.0 / others) if winners and others else (0.0, 0.0)
    return [won if seat in winners else lost for seat in range(seats)]
