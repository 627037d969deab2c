"""Looking back: log, replay, numbers, reviews, records."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from delos.kernel.errors import DelosError
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import ENTRY, EYES, LANG, Endpoint
from delos.server.addresses.playing import viewer
from delos.server.protocol.common import Made
from delos.server.protocol.looking import Log, PlayOnBody, ReplayInfo, ReviewInfo, TableStats
from delos.server.refusal import (
    Refusal,
    malformed,
)
from delos.server.tables.table import Table
from delos.server.telling import speaking
from delos.server.telling.stats import stats_of

LOG_PAGE = 500


async def get_log(call: Call) -> Log:
    table = await call.table()
    seat, lang = await viewer(call, table), call.lang()
    whole = table.course.log
    first = min(call.number("from", 0), len(whole))
    last = min(call.number("to", first + LOG_PAGE), first + LOG_PAGE, len(whole))
    shown = speaking.entries(table.title, whole[first:last], first, seat, lang)
    return Log(first, len(whole), shown)


async def get_replay(call: Call) -> ReplayInfo:
    table = await call.table()
    seat, lang = await viewer(call, table), call.lang()
    course = table.course
    steps = len(course.plays)
    if "entry" in call.query:
        step = course.step_of(call.number("entry"))
    else:
        step = call.number("step", steps)
    if step > steps:
        raise malformed("no-step", step=step, last=steps)
    services = call.services
    services.replaying.take(call.address)
    before, after = await services.threads.thread(
        call.address, services.checkpoints.around, table.id, course, step
    )
    first = len(before.log) if step else 0
    return ReplayInfo(
        step,
        steps,
        seat,
        msgspec.Raw(msgspec.json.encode(speaking.view_of(after.game, seat))),
        speaking.entries(table.title, after.log[first:], first, seat, lang),
        len(after.log),
    )


async def get_stats(call: Call) -> TableStats:
    table = await call.table()
    if table.facts.status != "over":
        raise Refusal(409, "not_over", "no-stats")
    if table.stats is None:
        call.services.asking.take(call.address)
        table.stats = await call.services.threads.thread(call.address, stats_of, table.course)
    return table.stats


async def get_review(call: Call) -> ReviewInfo:
    return await call.services.reviews.info(await call.table())


async def post_review(call: Call) -> ReviewInfo:
    table = await call.table()
    call.services.asking.take(call.address)
    return await call.services.reviews.start(table, call.address)


async def post_play_on(call: Call, body: PlayOnBody) -> Made:
    table, me = await call.table(), await call.me_or_guest()
    call.services.making.take(call.address)
    return Made((await call.services.founding.play_on(table, me, body)).id)


async def get_record(call: Call) -> str:
    table = await call.table()
    if table.facts.status != "over":
        raise Refusal(409, "not_over", "no-record")
    call.services.asking.take(call.address)
    try:
        text = await call.services.threads.thread(call.address, table.course.game.copy().record)
    except DelosError as error:
        raise Refusal(409, "unreadable", "unreadable-record", detail=str(error)) from error
    return with_players(text, table)


def with_players(text: str, table: Table) -> str:
    """The record with the names of who played, and when."""
    from delos.kernel.record import tag

    head, gap, rest = text.partition("\n\n")
    day = time.strftime("%Y-%m-%d", time.gmtime(table.facts.created))
    people = [tag(f"Player {seat.seat}", seat.name) for seat in table.seats]
    return "\n".join([head, *people, tag("Date", day)]) + gap + rest


ROUTES: Final = (
    Endpoint(
        "GET",
        "/tables/{id}/log",
        get_log,
        "What happened, as a seat may know it",
        Log,
        query=(EYES, ("from", int, "first entry"), ("to", int, "entry to stop before"), LANG),
        errors=(403, 404),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/replay",
        get_replay,
        "The view after so many decisions",
        ReplayInfo,
        query=(("step", int, "decisions"), ENTRY, EYES, LANG),
        errors=(403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/stats",
        get_stats,
        "Numbers and milestones, when the game is over",
        TableStats,
        errors=(404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/review",
        get_review,
        "What decided a finished game, or how far its review is",
        ReviewInfo,
        errors=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/review",
        post_review,
        "Have a finished game reviewed; look again until it is ready",
        ReviewInfo,
        status=202,
        errors=(404, 409, 429, 503),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/play-on",
        post_play_on,
        "A new table at a moment of a finished game, with bots in the other seats",
        Made,
        PlayOnBody,
        status=201,
        errors=(400, 404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/record",
        get_record,
        "The record, when the game is over",
        str,
        errors=(404, 409, 429),
        text=True,
    ),
)
