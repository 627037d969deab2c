"""The course of one game: its choices, its log, and what may be taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from delos.kernel import inside
from delos.kernel.chance import Chance
from delos.kernel.errors import DelosError
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.kernel.undo import Choice, why_not_free
from delos.server.tables.strand import cut, grown

# Neither is ever changed; frozen, as dataclasses do that, they would take three times as long.


@dataclass
class Play:
    """One choice of the record; ``count`` is how many actions the game has after it, ``entries``
    how many entries the log had before it."""

    seat: int
    action: int
    count: int
    entries: int


@dataclass
class Point:
    """Where a choice that may still be taken back was made."""

    game: Game
    entries: int  # of the log


@final
class Broken(DelosError):
    """A stored game that this version of the rules does not play again."""


@final
class Course:
    """A value: ``after`` and ``back`` give new courses, so that nobody sees one too early."""

    def __init__(
        self,
        game: Game,
        plays: Sequence[Play],
        log: Sequence[Event],
        points: tuple[Point, ...],
        movers: int = 0,
    ) -> None:
        self.game = game
        self.plays = plays
        self.log = log
        self.steps = len(plays)
        self.entries = len(log)
        self.points = points  # the last choices, as far as they may be taken back
        self.movers = movers  # bits of seats that have chosen, as far as that is known

    @property
    def undoer(self) -> int | None:
        """The seat that may take its last choice back."""
        return self.plays[-1].seat if self.points else None

    def has_chosen(self, seat: int) -> bool:
        """Whether one of the choices is the seat's."""
        if self.movers >> seat & 1 == 0 and any(play.seat == seat for play in self.plays):
            self.movers |= 1 << seat
        return self.movers >> seat & 1 == 1

    def after(self, action: int | str) -> Course:
        """The course with one more choice; IllegalAction says why not."""
        seat = inside.actor(self.game)
        chosen = named(self.game, action) if isinstance(action, str) else action
        game = self.game.copy()
        inside.state(game).noting = True
        events = game.play(chosen)
        play = Play(seat, chosen, game.count, self.entries)
        points: tuple[Point, ...] = ()
        if not why_not_free(Choice(self.game, game, events)):
            points = (*self.points, Point(self.game, self.entries))
        movers = self.movers | (1 << seat if seat >= 0 else 0)
        return Course(game, grown(self.plays, [play]), grown(self.log, events), points, movers)

    def step_of(self, entry: int) -> int:
        """The step that brought an entry of the log; 0 for what came before the first choice."""
        return bisect_right(self.plays, entry, key=lambda play: play.entries)

    def back(self) -> Course:
        """The course without its last choice, which must be free."""
        point = self.points[-1]
        plays, log = cut(self.plays, len(self.plays) - 1), cut(self.log, point.entries)
        return Course(point.game, plays, log, self.points[:-1])

    def back_to(self, count: int) -> Course:
        """The course when the game had so many actions; all choices since are taken back."""
        if self.points and self.points[-1].game.count == count:
            return self.back()
        later = [step for step, play in enumerate(self.plays) if play.count > count]
        return rewound(self, later[0] if later else len(self.plays))


def named(game: Game, text: str) -> int:
    """The id of the legal action with this text; IllegalAction says why it is not legal."""
    wanted = " ".join(text.split())
    for action, found in zip(game.ids(), game.texts(), strict=True):
        if found == wanted:
            return action
    game.copy().play(text)
    raise AssertionError(text)


def opened(title: Title, chance: Chance) -> Course:
    """The course before the first choice."""
    game = Game(title, title.opening(True), chance)
    inside.begin(game)
    return Course(game, (), tuple(inside.events(game)), ())


def rewound(course: Course, steps: int) -> Course:
    """The course after its first so many choices, played again with the same luck."""
    chance = inside.chance(course.game)
    assert chance is not None
    found = opened(course.game.title, chance.copy())
    for play in course.plays[:steps]:
        found = found.after(play.action)
    return found


def replayed(title: Title, chance: Chance, moves: list[tuple[int, int | None, int]]) -> Course:
    """The course of a stored record: (seat, action or None for going back, count)."""
    course = opened(title, chance)
    for number, (seat, action, count) in enumerate(moves):
        try:
            if action is None:
                course = course.back_to(count)
            elif inside.actor(course.game) == seat:
                course = course.after(action)
            else:
                raise Broken("another seat decides")
        except (DelosError, IndexError) as error:
            raise Broken(f"move {number}: {error}") from error
        if course.game.count != count:
            raise Broken(f"move {number}: {course.game.count} actions, not {count}")
    return course
