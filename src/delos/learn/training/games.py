"""Playing the games of a run that its journal does not hold yet."""

from __future__ import annotations

from collections.abc import Callable

from delos.learn.training.crew import done
from delos.learn.training.journal import Journal
from delos.learn.training.selfplay import Course, Played, play

Tick = Callable[[], object]


def play_part(part: tuple[Course, int]) -> Played:
    return play(*part)


def play_missing(journal: Journal, count: int, jobs: int, ray: str | None, tick: Tick) -> None:
    """A game counts as soon as it is written down."""
    missing = [number for number in range(count) if number not in journal.numbers]
    parts = [(journal.course, number) for number in missing]
    for game in done(play_part, parts, jobs, ray):
        journal.add(game)
        tick()
