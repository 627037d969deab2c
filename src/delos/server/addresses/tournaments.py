"""Tournaments: making, entering, starting, standings."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol.common import Made
from delos.server.protocol.tournaments import (
    EnterBody,
    NewTournament,
    TournamentDetail,
    TournamentInfo,
)
from delos.server.refusal import malformed
from delos.server.tournaments.rows import FILTERS


async def get_tournaments(call: Call) -> list[TournamentInfo]:
    wanted = call.query.get("filter", "open")
    if wanted not in FILTERS:
        raise malformed("tournament-filter")
    me = await call.caller()
    return await call.services.tournaments.listed(wanted, "" if me is None else me.id)


async def post_tournament(call: Call, body: NewTournament) -> Made:
    me = await call.me_or_guest()
    call.services.making.take(call.address)
    return Made(await call.services.tournaments.make(body, me, call.address))


async def get_tournament(call: Call) -> TournamentDetail:
    me = await call.caller()
    return await call.services.tournaments.detail(call.path["id"], "" if me is None else me.id)


async def told(call: Call) -> TournamentDetail:
    me = await call.me()
    return await call.services.tournaments.detail(call.path["id"], me.id)


async def post_enter(call: Call, body: EnterBody) -> TournamentDetail:
    tournaments = call.services.tournaments
    call.services.guessing.check(call.address)
    call.services.joining.take(call.address)
    me = await call.me_or_guest()
    owner = (await tournaments.read(call.path["id"])).owner
    await call.services.bonds.check_welcome(me.id, {owner})
    await tournaments.enter(call.path["id"], me, body.invite)
    return await tournaments.detail(call.path["id"], me.id)


async def post_tournament_leave(call: Call) -> TournamentDetail:
    await call.services.tournaments.leave(call.path["id"], await call.me())
    return await told(call)


async def post_tournament_start(call: Call) -> TournamentDetail:
    call.services.making.take(call.address)
    await call.services.tournaments.start(call.path["id"], await call.me())
    return await told(call)


async def post_tournament_close(call: Call) -> TournamentDetail:
    await call.services.tournaments.close_it(call.path["id"], await call.me())
    return await told(call)


ROUTES: Final = (
    Endpoint(
        "GET",
        "/tournaments",
        get_tournaments,
        "Tournaments that one can enter, that are played, or that are yours",
        list[TournamentInfo],
        query=(("filter", str, "open, running or mine"),),
    ),
    Endpoint(
        "POST",
        "/tournaments",
        post_tournament,
        "Make a tournament",
        Made,
        NewTournament,
        status=201,
        errors=(429,),
    ),
    Endpoint(
        "GET",
        "/tournaments/{id}",
        get_tournament,
        "A tournament: standings, and the tables of all rounds",
        TournamentDetail,
        errors=(404,),
    ),
    Endpoint(
        "POST",
        "/tournaments/{id}/enter",
        post_enter,
        "Take part",
        TournamentDetail,
        EnterBody,
        errors=(403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tournaments/{id}/leave",
        post_tournament_leave,
        "Take part no longer; a bot plays on",
        TournamentDetail,
        errors=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/tournaments/{id}/start",
        post_tournament_start,
        "Begin the first round; bots fill the tables",
        TournamentDetail,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tournaments/{id}/close",
        post_tournament_close,
        "End it: no more rounds are played",
        TournamentDetail,
        errors=(401, 403, 404, 409),
    ),
)
