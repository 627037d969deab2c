"""Turning points: where somebody's chance moved much while one seat decided."""

from __future__ import annotations

from typing import Final

from delos.review.telling import weight
from delos.review.values import Step, TurningPoint

MUCH: Final = 0.08  # of the victory
MOST: Final = 12  # points; of more, those that moved most


def turning_points(steps: list[Step]) -> list[TurningPoint]:
    """In the order of the game."""
    found = [point for run in runs(steps) if (point := point_of(run)) is not None]
    found.sort(key=lambda point: -size(point.before, point.after))
    return sorted(found[:MOST], key=lambda point: point.first)


def runs(steps: list[Step]) -> list[list[Step]]:
    """Decisions in a row of the same seat in the same cycle: parts of one deed or turn."""
    found: list[list[Step]] = []
    for step in steps:
        if found and (found[-1][-1].seat, found[-1][-1].length) == (step.seat, step.length):
            found[-1].append(step)
        else:
            found.append([step])
    return found


def point_of(run: list[Step]) -> TurningPoint | None:
    before, after = run[0].before, run[-1].after
    if size(before, after) < MUCH:
        return None
    most = max(run, key=lambda step: size(step.before, step.after))
    said = min(run, key=lambda step: (weight(step.event), -size(step.before, step.after)))
    told = said.told or most.labels
    luck = [sum(step.luck[seat] for step in run) for seat in range(len(before))]
    return TurningPoint(
        run[0].step, run[-1].step, most.step, run[0].seat, told, before, after, luck
    )


def size(before: list[float], after: list[float]) -> float:
    return max(abs(now - then) for now, then in zip(after, before, strict=True))
