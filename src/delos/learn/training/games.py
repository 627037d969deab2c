"""Playing the games of a run that its journal does not hold yet, and looking at their positions:
in this process, in several on this machine, or on a Ray cluster, as the arena does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from delos.arena.cluster import on_cluster
from delos.arena.crew import in_processes, one_by_one
from delos.learn.training.journal import Journal, games_in
from delos.learn.training.samples import Sample, sampled
from delos.learn.training.selfplay import Course, Played, play

Tick = Callable[[], object]


@dataclass(frozen=True)
class Playing:
    """What travels to whoever plays."""

    course: Course

    def play(self, number: int) -> Played:
        return play(self.course, number)


@dataclass(frozen=True)
class Looking:
    """What travels to whoever looks at positions: where the games are."""

    book: str
    path: Path

    def play(self, number: int) -> Sample | None:
        return sampled((self.book, known_games(self.path, self.path.stat().st_size)[number]))


@lru_cache(maxsize=1)
def known_games(path: Path, size: int) -> dict[int, Played]:
    """Read once in each process, and again when the file has grown."""
    return {game.number: game for game in games_in(path)}


def play_missing(journal: Journal, count: int, jobs: int, ray: str | None, tick: Tick) -> None:
    """A game counts as soon as it is written down."""
    missing = [number for number in range(count) if number not in journal.numbers]
    task = Playing(journal.course)
    found: Iterator[Played]
    if ray is not None:
        found = on_cluster(task, missing, ray)
    elif jobs > 1 and len(missing) > 1:
        found = in_processes(task, missing, jobs)
    else:
        found = one_by_one(task, missing)
    for game in found:
        journal.add(game)
        tick()


def look_at(journal: Journal, numbers: list[int], jobs: int, tick: Tick) -> list[Sample]:
    """The positions of finished games; a cluster's nodes cannot read the journal, so they are not
    asked."""
    task = Looking(journal.course.book, journal.path)
    many = jobs > 1 and len(numbers) > 1
    found: list[Sample] = []
    for one in in_processes(task, numbers, jobs) if many else one_by_one(task, numbers):
        if one is not None:
            found.append(one)
        tick()
    return found
