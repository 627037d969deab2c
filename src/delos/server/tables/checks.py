"""What must hold before a table changes; else the refusal that says so."""

from __future__ import annotations

import math
import secrets
import time
from typing import Final

from delos.kernel.errors import IllegalAction
from delos.kernel.title import Title
from delos.server.people.identity import Identity
from delos.server.refusal import (
    Refusal,
    malformed,
    not_your_seat,
    not_your_turn,
    stale,
    too_many,
    unknown_seat,
)
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table

LONGEST: Final = 900.0  # seconds until a seat may ask again


def check_holder(table: Table, who: str | None, seat: int) -> None:
    if seat >= len(table.seats):
        raise unknown_seat(seat, len(table.seats))
    if who is not None and table.seats[seat].holder != who:
        raise not_your_seat()


def check_turn(table: Table, seat: int, index: int) -> None:
    check_open(table, index)
    if table.turn != seat:
        raise not_your_turn()


def check_may_join(table: Table, who: str, numbers: list[int]) -> None:
    """Free seats of a table that waits, or that a bot sits in for; one side a person in play."""
    if who in table.facts.barred:
        raise Refusal(403, "barred")
    if table.facts.status == "over":
        raise Refusal(409, "over")
    if any(not table.seats[one].free for one in numbers):
        raise Refusal(409, "taken")
    if table.facts.status == "playing" and table.held(who):
        raise Refusal(409, "seated")  # two seats know more than one


def begins(facts: Facts, seats: list[Seat]) -> bool:
    return facts.ways.start == "full" and not any(seat.free for seat in seats)


def check_open(table: Table, index: int) -> None:
    """The game runs, and the client knows how it stands."""
    if table.facts.status == "over":
        raise Refusal(409, "over")
    if table.facts.status == "waiting":
        raise Refusal(409, "waiting")
    if table.facts.halt == "paused":
        raise Refusal(409, "paused")
    if index != table.index:
        raise stale(table.index)


def may_ask(table: Table, seat: int) -> bool:
    """Whether a seat may ask for its last choice: it has made one and may not take it freely."""
    return (
        table.facts.status == "playing"
        and table.asked is None
        and table.course.undoer != seat
        and table.course.has_chosen(seat)
    )


def check_patience(table: Table, seat: int) -> None:
    """Whoever was refused waits before asking again."""
    _, until = table.refusals.get(seat, (0, 0.0))
    wait = until - time.monotonic()
    if wait > 0:
        raise too_many(math.ceil(wait))


def note_refusal(table: Table, seat: int, seconds: float) -> None:
    """Each refusal doubles the time until the seat may ask again."""
    times = table.refusals.get(seat, (0, 0.0))[0] + 1
    wait = min(LONGEST, seconds * 2.0 ** min(times - 1, 20))
    table.refusals[seat] = times, time.monotonic() + wait


def illegal(table: Table, action: int | str, error: IllegalAction, lang: str) -> Refusal:
    """The reason goes to the seat that decides and to nobody else."""
    if isinstance(action, str):
        reason = table.course.game.why_not(action, lang)
        if reason:
            return Refusal(422, "illegal", rules=reason.rules, said=reason.text)
    return Refusal(422, "illegal", rules=error.rules, detail=str(error))


def same_action(title: Title, stored: int | None, action: int | str | None) -> bool:
    if not isinstance(action, str) or stored is None:
        return stored == action
    kind, option = title.place(stored)
    return kind >= 0 and title.text(kind, option) == " ".join(action.split())


def wanted_seat(table: Table, who: Identity, seat: int | None, invite: str | None) -> Seat:
    if (seat is None) == (invite is None):
        raise malformed("seat-or-invite")
    if invite is not None:
        for one in table.seats:
            if one.invite is not None and secrets.compare_digest(
                one.invite.encode(), invite.encode()
            ):
                return one
        raise Refusal(403, "bad_invite")
    assert seat is not None
    if seat >= len(table.seats):
        raise unknown_seat(seat, len(table.seats))
    chosen = table.seats[seat]
    if chosen.kind == "invite" and chosen.holder != who.id:
        raise Refusal(403, "invited_only")
    return chosen
