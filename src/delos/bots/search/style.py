"""How a searching bot weighs things."""

from __future__ import annotations

from typing import final


@final
class Style:
    """How a searching bot weighs things; the numbers of each title are found in the arena."""

    def __init__(
        self,
        passes: int = 600,
        seconds: float = 0.0,
        heat: float = 45.0,
        curiosity: float = 1.0,
        warmth: float = 5.0,
        hope: float = 1.0,
        floor: float = 0.02,
        even: float = 0.0,
        settle: float = 1.0,
        auction: float = 1.0,
    ) -> None:
        self.passes = passes  # at most
        self.seconds = seconds  # at most, of this thread's own time; 0: only passes count
        self.heat = heat
        self.curiosity = curiosity
        self.warmth = warmth
        self.hope = hope
        self.floor = floor
        self.even = even
        self.settle = settle
        self.auction = auction
