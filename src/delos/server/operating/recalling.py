"""The last moves of a table as an operator reads them: in words, and nobody's secrets."""

from __future__ import annotations

from typing import Any

from delos.kernel import inside
from delos.server.refusal import ENGLISH
from delos.server.tables.course import Course, Play, rewound
from delos.server.telling import speaking

Json = dict[str, Any]


def in_words(course: Course, moves: list[Json]) -> list[Json]:
    """Each move with what everybody at the table was told of it: not what its seat alone knows."""
    steps = {play.count: step for step, play in enumerate(course.plays)}
    found = [(move, standing(course, steps.get(move["count"]), move)) for move in moves]
    asked = questions(course, [step for _, step in found if step is not None])
    return [{**move, "words": words(course, asked, move, step)} for move, step in found]


def standing(course: Course, step: int | None, move: Json) -> int | None:
    """The step of the game that a move is; None once it was taken back."""
    return step if step is not None and same(course.plays[step], move) else None


def same(play: Play, move: Json) -> bool:
    return (play.seat, play.action) == (move["seat"], move["action"])


def questions(course: Course, steps: list[int]) -> dict[int, str]:
    """What was asked at these steps, which everybody sees."""
    if not steps:
        return {}
    found, past = {}, rewound(course, min(steps))
    for step in range(min(steps), max(steps) + 1):
        found[step] = past.game.title.kinds[inside.kind(past.game)].name
        past = past.after(course.plays[step].action)
    return found


def words(course: Course, asked: dict[int, str], move: Json, step: int | None) -> str:
    if move["action"] is None:
        return "takes back what was chosen last"
    if step is None:
        return "a choice that was taken back since"
    first = course.plays[step].entries
    last = course.plays[step + 1].entries if step + 1 < course.steps else course.entries
    told = speaking.entries(course.game.title, course.log[first:last], first, None, ENGLISH)
    return f"{asked[step]}: {' '.join(one.text for one in told) or 'nothing is told of it yet'}"
