"""What those at a table see, as views and as JSON, made once for all who see the same.

All of it is kept in ``table.kept``, which is emptied with every change: nothing is shown of an
earlier moment, and nothing piles up.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
from msgspec import Raw

from delos.kernel.view import View
from delos.server.live import patching
from delos.server.protocol.live import TableMessage
from delos.server.tables.checks import may_ask
from delos.server.tables.table import Table
from delos.server.telling import speaking

ENCODER: Final = msgspec.json.Encoder()


def table_message(table: Table, who: str | None) -> bytes:
    """Whoever has no seat is told the same."""
    name = ("table", who if table.held(who) else None)
    if name not in table.kept:
        table.kept[name] = ENCODER.encode(TableMessage(table.info(who)))
    message: bytes = table.kept[name]
    return message


@final
class Sight:
    """What a seat sees, and what everybody sees of the same moment."""

    __slots__ = ("public", "view")

    def __init__(self, view: View, public: View) -> None:
        self.view = view
        self.public = public


def sight_of(table: Table, seat: int | None) -> Sight:
    """A view is made once per change, however many look at it; what is the same for everybody is
    made once for all seats."""
    name = ("seen", seat)
    found: Sight | None = table.kept.get(name)
    if found is None:
        game = table.course.game
        if seat is None:
            public = speaking.public_view(game, table.sections)
            found = Sight(speaking.view_of(game, None, public), public)
        else:
            public = sight_of(table, None).public
            found = Sight(speaking.view_of(game, seat, public), public)
        table.kept[name] = found
    return found


def kept_view(table: Table, seat: int | None) -> Raw:
    name = ("view", seat)
    if name not in table.kept:
        table.kept[name] = Raw(ENCODER.encode(sight_of(table, seat).view))
    view: Raw = table.kept[name]
    return view


def kept_patch(table: Table, last: Sight, now: Sight) -> Raw:
    """Most who look through a seat's eyes have seen the same view before."""
    own = kept_own_patch(table, last, now)
    return Raw(patching.joined(kept_public_patch(table, last.public, now.public), own))


def kept_own_patch(table: Table, last: Sight, now: Sight) -> bytes:
    """What changed of the sections that hang on who looks."""
    name = ("own patch", now.view.seat)
    kept: tuple[View, bytes] | None = table.kept.get(name)
    if kept is None or kept[0] is not last.view:
        kept = last.view, ENCODER.encode(patching.own_patch(last.view, now.view))
        table.kept[name] = kept
    return kept[1]


def kept_public_patch(table: Table, last: View, now: View) -> bytes:
    """What changed for everybody alike, made once for all seats."""
    kept: tuple[View, bytes] | None = table.kept.get("public patch")
    if kept is None or kept[0] is not last:
        kept = last, ENCODER.encode(patching.public_patch(last, now))
        table.kept["public patch"] = kept
    return kept[1]


def state_head(table: Table) -> bytes:
    """What a state of version 4 says to everybody alike."""
    head: bytes | None = table.kept.get("head")
    if head is None:
        facts = table.facts
        head = b'{"type":"state","index":%d,"steps":%d,"status":"%b",' % (
            table.index,
            table.course.steps,
            facts.status.encode(),
        )
        if table.asked is not None:
            head += b'"asked":%b,' % ENCODER.encode(table.asked.message())
        if facts.winners:
            head += b'"winners":%b,' % whole_numbers(facts.winners)
        if facts.status == "over":
            head += b'"key":"%b",' % facts.key.hex().encode()
        table.kept["head"] = head
    return head


def kept_question(table: Table, lang: str) -> bytes:
    """The options and the prompt, for the eyes of the seat that decides."""
    name = ("question", lang)
    found: bytes | None = table.kept.get(name)
    if found is None:
        game = table.course.game
        options = b",".join(speaking.choices_json(game, lang, table.sign))
        prompt = ENCODER.encode(speaking.prompt_of(game, lang))
        found = table.kept[name] = b',"options":[%b],"prompt":%b' % (options, prompt)
    return found


def kept_end(table: Table, seat: int | None, lang: str) -> bytes:
    """The end of a state of version 4 for who holds one seat or none."""
    name = ("end", seat, lang)
    found: bytes | None = table.kept.get(name)
    if found is None:
        you = b"[]" if seat is None else b"[%d]" % seat
        head = b',"you":%b,"seat":%b' % (you, number_or_null(seat))
        found = table.kept[name] = head + asked_of(table, seat, lang)
    return found


def asked_of(table: Table, seat: int | None, lang: str) -> bytes:
    """What the eyes of a seat are asked and may ask, up to the end of the state."""
    if seat is None:
        return b"}"
    found = b""
    if seat == table.turn:
        found = kept_question(table, lang)
        if table.course.undoer == seat:
            found += b',"undo":true'
    if may_ask(table, seat):
        found += b',"may_ask":true'
    return found + b"}"


def whole_numbers(numbers: list[int]) -> bytes:
    return b"[%b]" % b",".join([b"%d" % number for number in numbers])


def number_or_null(number: int | None) -> bytes:
    return b"null" if number is None else b"%d" % number


NOTHING: Final = b"{}"


def state_beginning(table: Table, first: int, log: bytes) -> bytes:
    """What a state of version 4 says to all who may read the same log."""
    return b'%b"from":%d,"log":%b' % (state_head(table), first, log)


def change_fields(public: bytes, own: bytes) -> bytes:
    """The patches of a state of version 4; what is empty is left out."""
    found = b"" if public == NOTHING else b',"patch":' + public
    return found if own == NOTHING else found + b',"own":' + own
