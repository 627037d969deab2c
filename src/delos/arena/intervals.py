"""How sure a share is."""

from __future__ import annotations

import math
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(won: float, tries: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; everything is possible as long as nothing was tried."""
    if tries == 0:
        return 0.0, 1.0
    share = won / tries
    middle = share + Z * Z / (2 * tries)
    half = Z * math.sqrt(share * (1 - share) / tries + Z * Z / (4 * tries * tries))
    whole = 1 + Z * Z / tries
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval (normal); a single value is its own interval."""
    count = len(values)
    if count == 0:
        return 0.0, 0.0, 0.0
    mean = sum(values) / count
    if count == 1:
        return mean, mean, mean
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = Z * math.sqrt(spread / count)
    return mean, mean - half, mean + half
