"""What is told at a table beside the game: clocks, questions to all, talk, reminders.

Each is a function from a connection to the messages that it has not had yet.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

import msgspec

from delos.server.live.connection import Connection
from delos.server.live.live import Live
from delos.server.live.sights import ENCODER
from delos.server.protocol.live import ClockMessage, ProposalMessage, Reminded, TalkMessage
from delos.server.tables import clocks
from delos.server.tables.hours import Hours
from delos.server.tables.lines import TABLE
from delos.server.tables.table import Table
from delos.server.tables.talk import team_room

NOBODY: Final = ENCODER.encode(ProposalMessage())


@final
class Channels:
    def __init__(self, live: Live, hours: Hours) -> None:
        self.live = live
        self.hours = hours
        live.channels.extend((self.clock, self.proposal, self.talk))

    def clock(self, connection: Connection) -> list[bytes]:
        """Sent when what is stored has changed: screens count by themselves."""
        facts = connection.table.facts
        if facts.ways.clock.kind == "none":
            return []
        stored = msgspec.json.encode((facts.clock, facts.status, facts.halt))
        if connection.heard.get("clock") == stored:
            return []
        connection.heard["clock"] = stored
        return [ENCODER.encode(clock_message(connection.table, self.hours.now()))]

    def proposal(self, connection: Connection) -> list[bytes]:
        asked = connection.table.proposed
        key = (
            b"" if asked is None else repr((asked.want, asked.seat, sorted(asked.agreed))).encode()
        )
        if connection.heard.get("proposal", b"") == key:
            return []
        connection.heard["proposal"] = key
        return [proposal_message(connection.table)]

    def talk(self, connection: Connection) -> list[bytes]:
        """Only rooms that the reader may enter: that others talk is nobody's business."""
        rooms = {TABLE: connection.table.rooms.get(TABLE, 0)}
        team = team_room(connection.table, connection.seats)
        if team is not None:
            rooms["team"] = connection.table.rooms.get(team, 0)
        message = ENCODER.encode(TalkMessage(rooms))
        if connection.heard.get("talk") == message:
            return []
        connection.heard["talk"] = message
        return [message]

    def remind(self, table: Table, seat: int) -> None:
        """To the screens of whoever is asked, and to nobody else's."""
        for connection in self.live.at.get(table.id, ()):
            if connection.ready and seat in connection.seats:
                connection.reply(Reminded(seat))
                self.live.flush(connection)

    def said(self, table: Table) -> None:
        """Somebody has said something: no move, so nothing else is told."""
        for connection in self.live.at.get(table.id, ()):
            self.live.flush(connection)


def clock_message(table: Table, now: int) -> ClockMessage:
    facts = table.facts
    rules, state = facts.ways.clock, facts.clock
    left, step = list(state.left), 0
    if state.side is not None:
        used = clocks.used(state, now)
        if rules.kind == "live":
            left[state.side] = max(0, left[state.side] - used)
        else:
            step = max(0, rules.step * clocks.SECOND - used)
            left[state.side] = clocks.rest(state, rules, now)
    wait = 0 if state.since is None else max(0, state.since - now)
    return ClockMessage(left, state.side, wait, step, facts.halt != "")


def proposal_message(table: Table) -> bytes:
    asked = table.proposed
    if asked is None:
        return NOBODY
    seconds = max(0, math.ceil(asked.until - time.monotonic()))
    return ENCODER.encode(
        ProposalMessage(
            asked.want, asked.seat, sorted(asked.agreed), sorted(asked.waiting), seconds
        )
    )
