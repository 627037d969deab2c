"""Times of decisions, kept as counts in bins so that those of many games add up."""

from __future__ import annotations

import math
from typing import Final, final

STEP: Final = 1.02  # from bin to bin: a median is right within a hundredth
LEAST: Final = 1e-4  # milliseconds; all below share a bin


@final
class Clock:
    """Milliseconds of decisions: bin → count, with the exact sum."""

    def __init__(self, bins: dict[int, int] | None = None, total: float = 0.0) -> None:
        self.bins = {} if bins is None else bins
        self.total = total

    def note(self, seconds: float) -> None:
        ms = seconds * 1000
        number = round(math.log(max(ms, LEAST) / LEAST, STEP))
        self.bins[number] = self.bins.get(number, 0) + 1
        self.total += ms

    def add(self, bins: dict[int, int], total: float) -> None:
        for number, count in bins.items():
            self.bins[number] = self.bins.get(number, 0) + count
        self.total += total

    @property
    def count(self) -> int:
        return sum(self.bins.values())

    def mean(self) -> float | None:
        return self.total / self.count if self.bins else None

    def quantile(self, share: float) -> float | None:
        """The time that this share of the decisions did not exceed, in milliseconds."""
        left = share * self.count
        for number in sorted(self.bins):
            left -= self.bins[number]
            if left <= 0:
                return float(LEAST * STEP**number)
        return None
