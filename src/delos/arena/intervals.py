"""How sure a share is."""

from __future__ import annotations

import math
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


def wilson(won: float, tries: float) -> tuple[float, float]:
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


def ratio_interval(pairs: list[tuple[float, int]]) -> tuple[float, float, float]:
    """The mean of observations of which those of one game hang together, and its 95 % interval:
    for each game their sum and their number."""
    mean, error = ratio(pairs)
    return mean, mean - Z * error, mean + Z * error


def share_interval(pairs: list[tuple[float, int]]) -> tuple[float, float, float]:
    """The same for shares: Wilson's interval of as many independent observations as the games are
    worth together."""
    games = sum(count > 0 for _, count in pairs)
    part, error = ratio(pairs)
    worth = part * (1 - part) / error**2 if error else games
    return part, *wilson(part * worth, worth)


def ratio(pairs: list[tuple[float, int]]) -> tuple[float, float]:
    """The mean over all observations, and its standard error between games."""
    whole = sum(count for _, count in pairs)
    games = sum(count > 0 for _, count in pairs)
    if whole == 0:
        return 0.0, 0.0
    mean = sum(total for total, _ in pairs) / whole
    if games < 2:
        return mean, 0.0
    spread = sum((total - mean * count) ** 2 for total, count in pairs)
    return mean, math.sqrt(spread * games / (games - 1)) / whole
