"""A table before its start: leaving, sending away, changing places, starting, closing."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.addresses.tables import invites
from delos.server.people.identity import Identity
from delos.server.protocol.lobby import (
    LobbyInfo,
    OfferBody,
    SeatBody,
    StartBody,
    SwapBody,
    WaysBody,
)
from delos.server.tables.table import Table


async def host(call: Call) -> tuple[Table, Identity]:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return table, me


def told(table: Table, me: Identity) -> LobbyInfo:
    return LobbyInfo(table.info(me.id), invites(table) if table.facts.owner == me.id else {})


async def post_leave(call: Call) -> LobbyInfo:
    table, me = await host(call)
    running = table.facts.status == "playing"
    await (call.services.absence if running else call.services.lobby).leave(table, me)
    return told(table, me)


async def post_back(call: Call) -> LobbyInfo:
    table, me = await host(call)
    await call.services.absence.take_back(table, me)
    return told(table, me)


async def post_kick(call: Call, body: SeatBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.lobby.kick(table, me, body.seat)
    return told(table, me)


async def post_swap(call: Call, body: SwapBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.lobby.swap(table, me, body.seat, body.other)
    return told(table, me)


async def post_offer(call: Call, body: OfferBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.lobby.offer(table, me, body)
    return told(table, me)


async def post_start(call: Call, body: StartBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.lobby.start(table, me, body.level)
    return told(table, me)


async def post_ways(call: Call, body: WaysBody) -> LobbyInfo:
    table, me = await host(call)
    await call.services.lobby.change(table, me, body)
    return told(table, me)


async def post_close(call: Call) -> LobbyInfo:
    table, me = await host(call)
    await call.services.lobby.close(table, me)
    return told(table, me)


ERRORS: Final = (401, 403, 404, 409, 429)

ROUTES: Final = (
    Endpoint(
        "POST",
        "/tables/{id}/leave",
        post_leave,
        "Give your seats up; the host's rights go to the next person",
        LobbyInfo,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/seats/back",
        post_back,
        "Take your seats back from the bot that plays for you",
        LobbyInfo,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/seats/kick",
        post_kick,
        "As the host, send somebody away before the start",
        LobbyInfo,
        SeatBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/seats/swap",
        post_swap,
        "Change places before the start: the host anybody, others themselves",
        LobbyInfo,
        SwapBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/seats/offer",
        post_offer,
        "As the host, give a seat without a person to a bot, to anybody or to a guest with a link",
        LobbyInfo,
        OfferBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/start",
        post_start,
        "As the host, begin; bots sit in for who has not come, and can be replaced",
        LobbyInfo,
        StartBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/ways",
        post_ways,
        "As the host, change the clock and what happens to who is late or away, before the start",
        LobbyInfo,
        WaysBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/close",
        post_close,
        "As the host, close the table before its start",
        LobbyInfo,
        errors=ERRORS,
    ),
)
