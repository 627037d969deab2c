"""Talk and notes at a table; pausing, ending and reminding."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.addresses.lobby import host, told
from delos.server.protocol.lobby import LobbyInfo
from delos.server.protocol.people import Done
from delos.server.protocol.profiles import SwitchBody
from delos.server.protocol.talk import (
    ConsentBody,
    NoteBody,
    NoteInfo,
    ProposeBody,
    ReportLineBody,
    Room,
    SayBody,
    TalkInfo,
)
from delos.server.refusal import malformed


async def get_talk(call: Call) -> TalkInfo:
    table, me = await call.table(), await call.caller()
    call.services.replaying.take(call.address)
    after, before = call.number("after", 0), call.number("before", 0)
    return await call.services.talk.read(table, me, room(call), after, before)


def room(call: Call) -> Room:
    named = call.query.get("room", "table")
    if named == "table":
        return "table"
    if named == "team":
        return "team"
    raise malformed("room")


async def post_talk(call: Call, body: SayBody) -> Done:
    table, me = await call.table(), await call.me()
    call.services.talking.take(me.id)
    await call.services.talk.say(table, me, body.room, body.words)
    return Done(True)


async def post_report_line(call: Call, body: ReportLineBody) -> Done:
    table, me = await call.table(), await call.me()
    call.services.asking.take(call.address)
    await call.services.talk.report(table, me, body)
    return Done(True)


async def post_mute(call: Call, body: SwitchBody) -> Done:
    me = await call.me()
    call.services.acting.take(me.id)
    await call.services.talk.mute(me, call.path["id"], body.on)
    return Done(True)


async def get_note(call: Call) -> NoteInfo:
    table, me = await call.table(), await call.me()
    return await call.services.notes.read(me, table.id)


async def post_note(call: Call, body: NoteBody) -> NoteInfo:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return await call.services.notes.write(me, table.id, body)


async def post_proposal(call: Call, body: ProposeBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.pausing.propose(table, me.id, body.seat, body.want)
    return told(table, me)


async def post_consent(call: Call, body: ConsentBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.pausing.answer(table, me.id, body.seat, body.agree)
    return told(table, me)


async def post_remind(call: Call) -> Done:
    table, me = await host(call)
    call.services.reminding.remind(table, me.id)
    return Done(True)


ERRORS: Final = (401, 403, 404, 409, 429)

ROUTES: Final = (
    Endpoint(
        "GET",
        "/tables/{id}/talk",
        get_talk,
        "What was said and what happened at a table, the last 200 lines",
        TalkInfo,
        query=(
            ("room", str, "table or team"),
            ("after", int, "only lines behind this number"),
            ("before", int, "only lines before this number"),
        ),
        errors=(403, 404, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/talk",
        post_talk,
        "Say something to the table or to your team",
        Done,
        SayBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/talk/report",
        post_report_line,
        "Tell the operator about a line",
        Done,
        ReportLineBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/people/{id}/mute",
        post_mute,
        "Do not hear somebody, or hear them again",
        Done,
        SwitchBody,
        errors=ERRORS,
    ),
    Endpoint(
        "GET",
        "/tables/{id}/note",
        get_note,
        "Your note about a table, which nobody else sees",
        NoteInfo,
        errors=(401, 404),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/note",
        post_note,
        "Keep your note about a table",
        NoteInfo,
        NoteBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/proposal",
        post_proposal,
        "Ask all who play to pause, to go on, or to end the game without a result",
        LobbyInfo,
        ProposeBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/proposal/answer",
        post_consent,
        "Agree or refuse",
        LobbyInfo,
        ConsentBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/remind",
        post_remind,
        "Remind whoever is asked that the others wait",
        Done,
        errors=ERRORS,
    ),
)
