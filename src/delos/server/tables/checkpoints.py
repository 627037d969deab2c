"""Earlier moments of a game, quickly: whoever drags the replay bar asks for many of them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final, final

from delos.server.tables.course import Course, rewound

EVERY: Final = 25  # steps between two courses that are kept
TABLES: Final = 6  # whose courses are kept


@final
class Checkpoints:
    """Courses along the games that were looked at last; used from several threads."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, dict[int, Course]] = OrderedDict()
        self.lock = threading.Lock()

    def around(self, id: str, course: Course, step: int) -> tuple[Course, Course]:
        """The course before and after a step."""
        if step == 0:
            first = rewound(course, 0)
            return first, first
        before = self.at(id, course, step - 1)
        return before, before.after(course.plays[step - 1].action)

    def at(self, id: str, course: Course, step: int) -> Course:
        """The course after so many steps, from the nearest one that is kept."""
        kept = self.of(id, course)
        start = step - step % EVERY
        while start and start not in kept:
            start -= EVERY
        found = kept[start] if start in kept else rewound(course, 0)
        for play in course.plays[start:step]:
            found = found.after(play.action)
            if len(found.plays) % EVERY == 0:
                kept[len(found.plays)] = found
        return found

    def of(self, id: str, course: Course) -> dict[int, Course]:
        """What is kept of a table, without what was taken back since."""
        with self.lock:
            kept = self.kept.pop(id, {})
            sound = {
                step: one
                for step, one in kept.items()
                if one.plays == course.plays[: len(one.plays)]
            }
            self.kept[id] = sound
            if len(self.kept) > TABLES:
                self.kept.popitem(last=False)
        return sound
