"""The messages of lessons; a lesson's table is told as any other."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from delos.server.protocol.common import Asked
from delos.server.protocol.live import State
from delos.server.protocol.tables import TableDetail

LessonAction = Annotated[int, Meta(ge=-1, le=2**31 - 1)]  # an option's id; -1: go on


class LessonBody(Asked):
    """Everything that the learner has done in the lesson, in order."""

    actions: Annotated[list[LessonAction], Meta(max_length=400)] = field(default_factory=list)
    whole: bool = False  # one state with the whole log, instead of what the last action brought


class LessonInfo(Struct):
    """A lesson in the list of a game's lessons."""

    name: str
    said: str
    about: str
    minutes: int
    picture: str
    steps: list[str]  # their names


class LessonGroup(Struct):
    """The lessons of a game; ``hades`` is taught on tables of ``classic``."""

    group: str
    lessons: list[LessonInfo]


class LessonTable(Struct):
    """A lesson as it is opened."""

    lesson: LessonInfo
    side: bool  # gods and cards lie beside the board
    detail: TableDetail
    next: str | None  # the lesson after it


class LessonEnd(Struct):
    said: str
    learnt: list[str]
    unused: str


class LessonMoment(Struct):
    """Where the learner is, after as many actions as the lesson knows."""

    known: int  # actions; fewer than were sent if the lesson has changed
    step: int
    said: str
    text: str
    wrong: str  # the answer to what sleeps; may be empty
    answers: dict[str, str]  # by thing: answers of its own
    reading: bool  # nothing is asked but to go on
    trying: bool  # everything is open, no hints
    missed: bool  # free play that can no longer reach its aim
    stuck: bool  # it goes on, but no way leads to the aim any more
    show: int | None  # the option that shows the way
    look: list[str]  # in free play: the places that the aim is about
    see: str  # what is spoken of: a thing, "battle", "players"; may be empty
    end: LessonEnd | None  # the lesson is done
    first: int  # the learner's actions before this step
    anew: bool  # the step has a position of its own: it is another table
    later: bool  # that position is the same game, some turns on
    states: list[State]  # of the table, one per action since the learner's last
