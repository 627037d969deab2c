"""Earlier moments of a game, quickly: whoever drags the replay bar asks for many of them."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final, final

from delos.server.tables.course import Course, Play, rewound

EVERY: Final = 25  # steps between two courses that are kept
TABLES: Final = 6  # whose courses are kept


@final
class Checkpoints:
    """Courses along the games that were looked at last; used from several threads."""

    def __init__(self) -> None:
        # By table and step, each with the play of the table's course that it is good for: one that
        # was taken back is another object when it is made again.
        self.kept: OrderedDict[str, dict[int, tuple[Play, Course]]] = OrderedDict()
        self.lock = threading.Lock()  # for every look at what is kept

    def around(self, id: str, course: Course, step: int) -> tuple[Course, Course]:
        """The course before and after a step."""
        if step == 0:
            first = rewound(course, 0)
            return first, first
        before = self.at(id, course, step - 1)
        return before, before.after(course.plays[step - 1].action)

    def at(self, id: str, course: Course, step: int) -> Course:
        """The course after so many steps, from the nearest one that is kept."""
        found = self.nearest(id, course, step) or rewound(course, 0)
        for play in course.plays[len(found.plays) : step]:
            found = found.after(play.action)
            if len(found.plays) % EVERY == 0:
                self.keep(id, play, found)
        return found

    def nearest(self, id: str, course: Course, step: int) -> Course | None:
        """The last course up to a step that is kept and was not taken back since."""
        with self.lock:
            kept = self.kept.get(id, {})
            for at in range(step - step % EVERY, 0, -EVERY):
                if at in kept and kept[at][0] is course.plays[at - 1]:
                    return kept[at][1]
        return None

    def keep(self, id: str, play: Play, course: Course) -> None:
        with self.lock:
            kept = self.kept.pop(id, {})
            kept[len(course.plays)] = play, course
            self.kept[id] = kept
            if len(self.kept) > TABLES:
                self.kept.popitem(last=False)
