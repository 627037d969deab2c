"""Turning points: where somebody's chance moved much, and for good, while one seat decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos.review.telling import decides, weight
from delos.review.values import Step, TurningPoint

MUCH: Final = 0.08  # of the victory
KEPT: Final = 0.04  # ... of which so much must be left in the turns after it
NEAR: Final = 2  # turns before and after with which one is compared
MOST: Final = 12  # points; of more, those that moved most


@dataclass(frozen=True)
class Move:
    """How much of a change was not so before and stays, and whose chance that was."""

    lasting: float
    seat: int


def turning_points(steps: list[Step]) -> list[TurningPoint]:
    """In the order of the game."""
    every = runs(steps)
    if not every:
        return []
    course = [every[0][0].before, *(run[-1].after for run in every)]
    found = [
        (move.lasting, point_of(run, move.seat))
        for place, run in enumerate(every)
        if size(run[0].before, run[-1].after) >= MUCH
        and (place == len(every) - 1 or any(step.event for step in run))
        and (move := move_of(course, place, run[0].seat)).lasting >= KEPT
    ]
    found.sort(key=lambda one: -one[0])
    return sorted((point for _, point in found[:MOST]), key=lambda point: point.first)


def runs(steps: list[Step]) -> list[list[Step]]:
    """Decisions in a row of the same seat in the same cycle: parts of one deed or turn."""
    found: list[list[Step]] = []
    for step in steps:
        if found and (found[-1][-1].seat, found[-1][-1].length) == (step.seat, step.length):
            found[-1].append(step)
        else:
            found.append([step])
    return found


def move_of(course: list[list[float]], place: int, own: int) -> Move:
    """Chances that rise as a turn begins and fall as it ends turn nothing. Of two seats that win
    and lose as much it is the one that decided."""
    early, late = course[max(0, place - NEAR) : place + 1], course[place + 1 : place + 2 + NEAR]
    moves = []
    for seat in range(len(course[0])):
        then, now = [one[seat] for one in early], [one[seat] for one in late]
        moves.append(Move(max(min(now) - max(then), min(then) - max(now)), seat))
    return max(moves, key=lambda move: (round(move.lasting, 3), move.seat == own))


def point_of(run: list[Step], moved: int) -> TurningPoint:
    before, after = run[0].before, run[-1].after
    most = max(run, key=lambda step: size(step.before, step.after))
    told = said_of(run, most).told or most.labels
    luck = [sum(step.luck[seat] for step in run) for seat in range(len(before))]
    return TurningPoint(
        first=run[0].step,
        last=run[-1].step,
        step=shown_of(run, most).step,
        seat=run[0].seat,
        moved=moved,
        told=told,
        brought={},
        before=before,
        after=after,
        luck=luck,
    )


def shown_of(run: list[Step], most: Step) -> Step:
    """The one that moved most; where nothing else could be done, the last choice before it."""
    before = [step for step in run if step.step <= most.step and len(step.best) > 1]
    return before[-1] if before else most


def said_of(run: list[Step], most: Step) -> Step:
    """What decides games comes first, then what moved most, then what is weightiest."""
    said = min(run, key=lambda step: (weight(step.event), -size(step.before, step.after)))
    return most if most.event and not decides(said.event) else said


def size(before: list[float], after: list[float]) -> float:
    return max(abs(now - then) for now, then in zip(after, before, strict=True))
