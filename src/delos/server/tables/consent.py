"""Taking a choice back with the others' consent: who has asked, and who must still agree."""

from __future__ import annotations

from dataclasses import dataclass

from delos.kernel.title import Title
from delos.server.protocol.live import UndoAsked
from delos.server.tables.course import Course
from delos.server.tables.seating import Seat, person


@dataclass(frozen=True)
class Request:
    """In memory only: a restart, a refusal or any move ends it."""

    seat: int
    agreed: frozenset[int]
    waiting: frozenset[int]

    def with_consent(self, seats: frozenset[int]) -> Request:
        return Request(self.seat, self.agreed | seats, self.waiting - seats)

    def message(self) -> UndoAsked:
        return UndoAsked(self.seat, sorted(self.agreed), sorted(self.waiting))


def request(title: Title, seats: list[Seat], asker: int) -> Request:
    """Bots agree by themselves; every other person is asked, at whichever screen."""
    mine = seats_of_person(title, seats, asker)
    others = {seat.seat for seat in seats} - mine
    bots = frozenset(seat for seat in others if seats[seat].bot)
    return Request(asker, bots, frozenset(others) - bots)


def seats_of_person(title: Title, seats: list[Seat], seat: int) -> frozenset[int]:
    """All seats that the same person plays."""
    who = (seats[seat].holder, person(title, seats, seat))
    if seats[seat].kind == "bot":
        return frozenset({seat})
    return frozenset(
        other.seat
        for other in seats
        if other.kind != "bot" and (other.holder, person(title, seats, other.seat)) == who
    )


def own_last(course: Course, seat: int) -> int | None:
    """The step before the seat's last choice."""
    for step in range(len(course.plays) - 1, -1, -1):
        if course.plays[step].seat == seat:
            return step
    return None
