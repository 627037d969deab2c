"""From a finished game to its review, in this process or in several."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from delos import texts
from delos.api import set_up
from delos.kernel.errors import DelosError
from delos.kernel.game import Game
from delos.review.account import tell
from delos.review.alternatives import alternatives, labels_of, option_of
from delos.review.luck import luck_of
from delos.review.outlook import chances
from delos.review.places import places
from delos.review.points import turning_points
from delos.review.telling import weightiest
from delos.review.values import Review, Step
from delos.review.walk import Stop, opening, walk

GAMES: Final = 24  # imagined games a decision
SAMPLES: Final = 16  # outcomes of dice and draws a step
PART: Final = 12  # decisions that a process is given at a time

Progress = Callable[[list[Step], int], None]  # the steps that are done, and how many there are


class BadReview(DelosError):
    """The game cannot be reviewed."""


@dataclass(frozen=True)
class Course:
    """All that another process needs to look at some decisions of a game: no key, no seed."""

    title: str
    options: dict[str, Any]
    actions: list[int]
    games: int = GAMES
    samples: int = SAMPLES
    seed: int = 0
    seat: int | None = None  # alternatives at the decisions of this seat alone
    first: int = 1  # steps
    last: int = 1 << 30


def course_of(game: Game) -> Course:
    """Of a game that is over: nothing is hidden any more."""
    if not game.over:
        raise BadReview(
            "The game is not over: a review looks through everything, so it waits for the end."
        )
    return Course(game.title.name, game.title.again(), game.actions())


def review(course: Course, jobs: int = 1, progress: Progress | None = None) -> Review:
    """The same for the same course and seed, however many processes there are."""
    title = set_up(course.title, course.options)
    game = opening(title, course.actions)
    start = chances(game)
    count = 0
    for stop in walk(title, course.actions):
        count, game = stop.step, stop.after
    if not game.over:
        raise BadReview("The game is not over: a review looks through everything.")
    steps: list[Step] = []
    parts = looked_at(parts_of(course, count), jobs) if jobs > 1 else one_by_one(course)
    for part in parts:
        steps += part
        if progress is not None:
            progress(steps, count)
    points = turning_points(steps)
    tell(points, title, course.actions)
    sides = sorted({tuple(sorted(title.team(seat))) for seat in range(len(title.seats))})
    return Review(
        title=course.title,
        seats=list(title.seats),
        winners=list(game.winners),
        teams=[list(side) for side in sides],
        start=start,
        steps=steps,
        points=points,
        games=course.games,
        samples=course.samples,
        seed=course.seed,
    )


def parts_of(course: Course, count: int) -> list[Course]:
    return [
        replace(course, first=first, last=min(first + PART - 1, count))
        for first in range(1, count + 1, PART)
    ]


def looked_at(parts: list[Course], jobs: int) -> Iterator[list[Step]]:
    if jobs == 1:
        yield from map(steps_of, parts)
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(parts)), context)
    try:
        yield from pool.map(steps_of, parts)
    except BrokenProcessPool:
        raise BadReview(
            "A process of the review was ended from outside; use fewer --jobs."
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def one_by_one(course: Course) -> Iterator[list[Step]]:
    """In this process: whoever waits is told of every step."""
    title = set_up(course.title, course.options)
    for stop in walk(title, course.actions):
        if stop.step > course.last:
            break
        if stop.step >= course.first:
            yield [step_of(stop, course)]


def steps_of(course: Course) -> list[Step]:
    """The steps of one part; the game is walked through from its start, which costs little."""
    return [step for found in one_by_one(course) for step in found]


def step_of(stop: Stop, course: Course) -> Step:
    game = stop.before
    seat, decision = game.seat, game.decision
    assert seat is not None
    assert decision is not None
    before, after = chances(game), chances(stop.after)
    labels = labels_of(game, stop.action)
    event, told = weightiest(stop.events, game.title, seat, labels)
    wanted = course.seat is None or course.seat == seat
    return Step(
        step=stop.step,
        seat=seat,
        kind=decision.kind,
        length=game.length,
        asked={lang: decision.prompt(lang) for lang in texts.languages()},
        action=stop.action,
        labels=labels,
        places=places(decision, option_of(game, stop.action)),
        event=event,
        told=told,
        before=before,
        after=after,
        luck=luck_of(stop, after, course.samples, mixed(course.seed, stop.step, "luck")),
        lucky=stop.lucky,
        best=alternatives(
            game, stop.action, course.games if wanted else 0, mixed(course.seed, stop.step, "games")
        ),
    )


def mixed(seed: int, step: int, purpose: str) -> int:
    words = f"{seed} {step} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=4).digest(), "big")
