"""Secrecy: what a viewer cannot know is changed at will, and not a byte of what is told may change.

Every moment of a game is told twice, once as it is and once as it is in a twin: a world that looks
the same to the viewer. Each message of each channel is one comparison, of its bytes and so of its
length. Twins are made by the engine's own imagination and, in Legendary, by a second hand that
knows what is hidden and shares no code with the first (tests/properties/hidden.py).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import delos
from delos.kernel.chance import SealedChance
from delos.kernel.event import Event
from delos.server.tables.course import Course, opened
from tests.properties.hidden import resampled
from tests.server.test_secrets import learned, other_event
from tools.soak.leaks import planted
from tools.soak.pages import Pages
from tools.soak.telling import Teller
from tools.soak.trial import Run

TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("legendary", {"players": 4, "map": "quick"}),
    ("mytikas", {"players": 3, "two_cards": True}),
    ("classic", {"players": 3, "modules": ["hades"], "hidden_discard": True}),
    ("legendary", {"players": 3, "map": "quick", "edition": "complete"}),
    ("mytikas", {"players": 2}),
    ("classic", {"players": 5, "hidden_discard": True}),
    ("legendary", {"players": 4, "map": "quick", "teams": True}),
    ("mytikas", {"players": 4}),
    ("classic", {"players": 4, "modules": ["hades"]}),
)
TWINS: Final = 8  # of a moment, for each viewer
LOOKED: Final = 0.25  # of the moments of a game
RECENT: Final = 20  # entries of the log that are looked at
LONGEST: Final = 900  # decisions of a game that are played
PAGED: Final = 0.004  # of those looked at are asked for at a server, page by page


def moments(seed: int) -> Iterator[tuple[Course, Course]]:
    """A game played at random: some of its moments, each with the one before."""
    dice = random.Random(seed)
    name, options = TABLES[seed % len(TABLES)]
    title = delos.api.set_up(name, dict(options))
    before = opened(title, SealedChance(dice.randbytes(32)))
    for _ in range(LONGEST):
        if before.game.over:
            return
        course = before.after(dice.choice(before.game.ids()))
        if course.game.over:
            return  # nothing is hidden any more
        if dice.random() < LOOKED:
            yield before, course
        before = course


def other_log(course: Course, seat: int | None) -> tuple[Event, ...]:
    """The log with other values where the viewer may not read them; only its end is ever shown."""
    title, log = course.game.title, course.log
    return (*log[:-RECENT], *(other_event(title, event, seat) for event in log[-RECENT:]))


def twin_of(course: Course, seat: int | None, seed: int, log: tuple[Event, ...]) -> Course:
    """A world that looks the same to the viewer."""
    if course.game.title.name == "legendary" and seed % 2:
        game = resampled(course.game, seat, random.Random(seed))
    else:
        game = course.game.imagine(seed % len(course.game.seats) if seat is None else seat, seed)
    return Course(game, course.plays, log, course.points)


class Comparing:
    def __init__(self, run: Run) -> None:
        self.run = run
        self.dice = random.Random(run.seed)
        self.teller = Teller(self.dice)
        self.channels: Counter[str] = Counter()

    def moment(self, before: Course, course: Course) -> None:
        for seat in (*range(len(course.game.seats)), None):
            wanted = self.teller.wishes(course, seat)
            truth = self.teller.told(before, course, seat, wanted)
            logs = other_log(before, seat), other_log(course, seat)
            for _ in range(TWINS):
                seed = self.dice.getrandbits(40)
                twins = (
                    twin_of(before, seat, seed, logs[0]),
                    twin_of(course, seat, seed ^ 2, logs[1]),
                )
                self.compare(seat, course, truth, self.teller.told(*twins, seat, wanted))
            if wanted.undo:
                self.undo(course)

    def undo(self, course: Course) -> None:
        """What may be taken back has shown nothing: in other worlds it would have been the same."""
        if course.plays[-1].entries == course.points[-1].entries:
            self.run.count += 2
            self.channels["undo"] += 2
            if learned(course):
                self.run.fault(f"undo shows something in {course.game.title.name}")

    def compare(
        self, seat: int | None, course: Course, one: dict[str, bytes], other: dict[str, bytes]
    ) -> None:
        self.run.count += len(one)
        self.channels.update(iter(one))
        if one == other:
            return
        for name, told in one.items():
            if told != other.get(name):
                title, step = course.game.title.name, len(course.plays)
                self.run.fault(
                    f"{name} tells seat {seat} of {title} something at decision {step}: "
                    f"{difference(told, other.get(name, b''))}"
                )


def difference(one: bytes, other: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    part = slice(max(0, at - 80), at + 60)
    return f"{len(one)} and {len(other)} bytes, {one[part]!r} and {other[part]!r}"


def go(run: Run) -> None:
    with planted(run.plant):
        comparing = Comparing(run)
        pages = Pages(run, comparing.dice)
        number = run.seed * 1_000
        try:
            while run.more():
                for before, course in moments(number):
                    comparing.moment(before, course)
                    if comparing.dice.random() < PAGED or not pages.asked:
                        pages.moment(course)
                    run.figures["channels"] = dict(sorted(comparing.channels.items()))
                    run.figures["pages"] = dict(sorted(pages.asked.items()))
                    if not run.more():
                        break
                number += 1
                run.add("games")
        finally:
            pages.close()
