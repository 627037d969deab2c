"""Profiles, ladders, and what people think of each other."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol.people import Done
from delos.server.protocol.profiles import (
    HowPlayed,
    LadderInfo,
    MyPeople,
    Profile,
    ReportBody,
    SwitchBody,
)

GAMES: Final = 40  # letters


async def get_profile(call: Call) -> Profile:
    call.services.replaying.take(call.address)
    return await call.services.profiles.profile(call.path["id"], await call.caller())


async def get_style(call: Call) -> HowPlayed:
    call.services.replaying.take(call.address)
    game = call.query.get("game", "legendary")[:GAMES]
    return await call.services.styles.played(
        call.path["id"], game, await call.caller(), call.address
    )


async def get_ladder(call: Call) -> LadderInfo:
    call.services.replaying.take(call.address)
    game = call.query.get("game", "legendary")[:GAMES]
    return await call.services.profiles.ladder(game, call.number("players", 4))


async def get_my_people(call: Call) -> MyPeople:
    return await call.services.bonds.people(await call.me())


async def post_follow(call: Call, body: SwitchBody) -> Done:
    me = await call.me()
    call.services.acting.take(me.id)
    await call.services.bonds.tie(me, call.path["id"], "follow", body.on)
    return Done(True)


async def post_block(call: Call, body: SwitchBody) -> Done:
    me = await call.me()
    call.services.acting.take(me.id)
    await call.services.bonds.tie(me, call.path["id"], "block", body.on)
    return Done(True)


async def post_report(call: Call, body: ReportBody) -> Done:
    me = await call.me()
    call.services.asking.take(call.address)
    await call.services.bonds.report(me, call.path["id"], body)
    return Done(True)


WRONG: Final = (401, 403, 404, 409, 429)

ROUTES: Final = (
    Endpoint(
        "GET",
        "/people/{id}",
        get_profile,
        "What somebody has played, with ratings",
        Profile,
        errors=(404, 429),
    ),
    Endpoint(
        "GET",
        "/people/{id}/style",
        get_style,
        "How somebody plays a game, from their last finished ones",
        HowPlayed,
        query=(("game", str, "a title, or hades"),),
        errors=(404, 429),
    ),
    Endpoint(
        "GET",
        "/ladder",
        get_ladder,
        "The best of a game for a number of players",
        LadderInfo,
        query=(("game", str, "a title, or hades"), ("players", int, "how many play")),
        errors=(429,),
    ),
    Endpoint(
        "GET",
        "/me/people",
        get_my_people,
        "Whom you follow and whom you have blocked",
        MyPeople,
        errors=(401,),
    ),
    Endpoint(
        "POST",
        "/people/{id}/follow",
        post_follow,
        "Follow somebody, or no longer",
        Done,
        SwitchBody,
        errors=WRONG,
    ),
    Endpoint(
        "POST",
        "/people/{id}/block",
        post_block,
        "Block somebody, or no longer",
        Done,
        SwitchBody,
        errors=WRONG,
    ),
    Endpoint(
        "POST",
        "/people/{id}/report",
        post_report,
        "Tell the operator about somebody",
        Done,
        ReportBody,
        errors=WRONG,
    ),
)
