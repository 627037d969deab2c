"""How much of a change dice and draws made: what came, against the average of what could come."""

from __future__ import annotations

from delos.kernel.chance import SeededChance
from delos.review.outlook import chances
from delos.review.walk import Stop, fall_anew


def luck_of(stop: Stop, after: list[float], samples: int, seed: int) -> list[float]:
    """Nothing but the luck changes: the same table, the same choice, other dice and draws."""
    if not stop.lucky:
        return [0.0] * len(after)
    dice = SeededChance(seed)
    total = [0.0] * len(after)
    for _ in range(samples):
        twin = stop.before.copy()
        twin.play(stop.action)
        fall_anew(twin, dice)
        total = [one + more for one, more in zip(total, chances(twin), strict=True)]
    return [one - mean / samples for one, mean in zip(after, total, strict=True)]
