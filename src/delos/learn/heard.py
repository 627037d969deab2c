"""What the seats of a game have heard since it began: perfect recall for learners and searches.

A seat hears of every event as far as it may (`Title.event`), of its own choices, and of others only
that they decided a question of some kind: that much every view tells.
"""

from __future__ import annotations

from typing import Final, final

from delos.kernel.event import Event
from delos.kernel.frame import NOBODY
from delos.kernel.title import Title

COLUMNS: Final = 6
DECIDED: Final = 1.0  # the first column of a row: somebody decided ...
HAPPENED: Final = 2.0  # ... or something happened
FIELD_SCALE: Final = 64.0
FIELD_LIMIT: Final = 4096  # larger numbers are several in one; what they add up to is beside them

Row = tuple[float, ...]


@final
class Step:
    """One choice, by a seat or by chance, and the events that followed until the next one."""

    __slots__ = ("action", "actor", "events", "kind")

    def __init__(self, actor: int, kind: int, action: int, events: list[Event]) -> None:
        self.actor = actor
        self.kind = kind
        self.action = action
        self.events = events

    def saved(self) -> list[int]:
        """All as plain numbers."""
        found = [self.actor, self.kind, self.action]
        for event in self.events:
            found += [event.kind, *event.values()]
        return found


def loaded_step(numbers: list[int]) -> Step:
    events = [Event(*numbers[start : start + 5]) for start in range(3, len(numbers), 5)]
    return Step(numbers[0], numbers[1], numbers[2], events)


def opening_step(events: list[Event]) -> Step:
    """What happens before the first choice."""
    return Step(NOBODY, 0, 0, events)


@final
class Heard:
    """The steps so far, and each seat's account of them, written when it is asked for.

    ``dreamers``: seats in whose imagination the game goes on, with the number of steps until
    then. Of these steps nobody has heard more than the dreamer.
    """

    def __init__(self, title: Title, steps: list[Step], dreamers: list[tuple[int, int]]) -> None:
        self.title = title
        self.steps = steps
        self.dreamers = dreamers
        self.lines: list[list[str]] = [[] for _ in title.seats]  # one text per step
        self.rows: list[list[list[Row]]] = [[] for _ in title.seats]

    def copy(self) -> Heard:
        twin = Heard(self.title, self.steps[:], self.dreamers)
        twin.lines = [lines[:] for lines in self.lines]
        twin.rows = [rows[:] for rows in self.rows]
        return twin

    def imagined(self, seat: int) -> Heard:
        """The same past as this seat knows it."""
        twin = Heard(self.title, self.steps[:], [*self.dreamers, (seat, len(self.steps))])
        if not self.dreamers:
            twin.lines[seat] = self.lines[seat][:]
            twin.rows[seat] = self.rows[seat][:]
        return twin

    def add(self, step: Step) -> None:
        self.steps.append(step)

    def account(self, seat: int) -> str:
        """All that the seat has heard, one line each."""
        lines = self.lines[seat]
        for number in range(len(lines), len(self.steps)):
            lines.append(self._told(number, seat))
        return "".join(lines)

    def last_rows(self, seat: int, count: int) -> list[Row]:
        """The latest of it as numbers, oldest first; `COLUMNS` numbers in a row."""
        rows = self.rows[seat]
        for number in range(len(rows), len(self.steps)):
            rows.append(self._numbers(number, seat))
        found: list[Row] = []
        number = len(rows) - 1
        while number >= 0 and len(found) < count:
            found = rows[number] + found
            number -= 1
        return found[max(0, len(found) - count) :]

    def _listeners(self, number: int, seat: int) -> set[int]:
        return {seat} | {dreamer for dreamer, steps in self.dreamers if number < steps}

    def _told(self, number: int, seat: int) -> str:
        step = self.steps[number]
        listeners = self._listeners(number, seat)
        lines: list[str] = []
        if step.actor >= 0:
            kind = self.title.kinds[step.kind]
            if listeners == {step.actor}:
                lines.append(f"> {self.title.text(step.kind, kind.option(step.action))}\n")
            else:
                lines.append(f"{self.title.seats[step.actor]}: {kind.name}\n")
        for event in step.events:
            words = [str(word) for word in self._event(event, listeners).values()]
            lines.append(" ".join(words) + "\n")
        return "".join(lines)

    def _numbers(self, number: int, seat: int) -> list[Row]:
        step = self.steps[number]
        listeners = self._listeners(number, seat)
        rows: list[Row] = []
        if step.actor >= 0:
            own = (step.action + 1) / self.title.actions if listeners == {step.actor} else 0.0
            kind = (step.kind + 1) / len(self.title.kinds)
            rows.append((DECIDED, step.actor / len(self.title.seats), kind, own, 0.0, 0.0))
        for event in step.events:
            shown = len(self._event(event, listeners)) - 1
            fields = [scaled(value) for value in event.values()[:shown]]
            fields += [0.0] * (4 - len(fields))
            rows.append((HAPPENED, (event.kind + 1) / len(self.title.events), *fields))
        return rows

    def _event(self, event: Event, listeners: set[int]) -> dict[str, object]:
        """The event as far as every listener may know it."""
        return min((self.title.event(event, seat) for seat in sorted(listeners)), key=len)


def scaled(value: int) -> float:
    return min(value, FIELD_LIMIT) / FIELD_SCALE
