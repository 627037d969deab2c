"""Tokens, bot accounts, challenges, and the streams that programs read."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import LANG, Endpoint
from delos.server.protocol.people import Done, Me
from delos.server.protocol.remote import (
    AccountLine,
    ChallengeBody,
    ChallengeInfo,
    Challenges,
    DeclineBody,
    GameLine,
    NewToken,
    TokenBody,
    TokenInfo,
)
from delos.server.remote.streams import IMAGINED


async def get_tokens(call: Call) -> list[TokenInfo]:
    me = await call.me()
    return await call.services.tokens.listed(me)


async def post_token(call: Call, body: TokenBody) -> NewToken:
    me = await call.me()
    call.services.acting.take(me.id)
    return await call.services.tokens.make(me, body)


async def post_revoke_token(call: Call) -> Done:
    me = await call.me()
    await call.services.tokens.revoke(me, call.path["token"])
    await call.services.live.dismiss(me.id)
    return Done(True)


async def post_robot(call: Call) -> Me:
    me = await call.me()
    await call.services.tokens.make_robot(me)
    return Me(me.id, me.name, me.claimed, True)


# -- challenges -----------------------------------------------------------------------------------


async def get_challenges(call: Call) -> Challenges:
    me = await call.me()
    call.services.acting.take(me.id)
    return await call.services.challenging.listed(me)


async def post_challenge(call: Call, body: ChallengeBody) -> ChallengeInfo:
    table, me = await call.table(), await call.me()
    call.services.challenges.take(me.id)
    return await call.services.challenging.ask(table, me, body.seat, body.to)


async def post_accept(call: Call) -> ChallengeInfo:
    me = await call.me()
    call.services.acting.take(me.id)
    return await call.services.challenging.accept(me, call.path["challenge"], call.address)


async def post_decline(call: Call, body: DeclineBody) -> ChallengeInfo:
    me = await call.me()
    call.services.acting.take(me.id)
    return await call.services.challenging.decline(me, call.path["challenge"], body.reason)


async def post_cancel(call: Call) -> ChallengeInfo:
    me = await call.me()
    call.services.acting.take(me.id)
    return await call.services.challenging.cancel(me, call.path["challenge"])


# -- streams --------------------------------------------------------------------------------------


async def get_account_stream(call: Call) -> AsyncGenerator[bytes, None]:
    me = await call.me()
    call.services.streaming.take(me.id)
    return call.services.streams.account(me, call.leaving)


async def get_game_stream(call: Call) -> AsyncGenerator[bytes, None]:
    table, me = await call.table(), await call.me()
    call.services.streaming.take(me.id)
    wishes = {
        "lang": call.lang(),
        "patch": bool(call.number("patch", 0)),
        "since": call.number("since", len(table.course.log)),
        "imagine": min(call.number("imagine", 0), IMAGINED),
    }
    return call.services.streams.game(table, me, wishes, call.leaving)


ERRORS: Final = (401, 403, 404, 409, 429)

ROUTES: Final = (
    Endpoint("GET", "/me/tokens", get_tokens, "Your tokens", list[TokenInfo], errors=(401,)),
    Endpoint(
        "POST",
        "/me/tokens",
        post_token,
        "Make a token for a program; it is told this once",
        NewToken,
        TokenBody,
        status=201,
        errors=(401, 409, 429),
    ),
    Endpoint(
        "POST",
        "/me/tokens/{token}/revoke",
        post_revoke_token,
        "End a token; streams that it opened end",
        Done,
        errors=(401, 404),
    ),
    Endpoint(
        "POST",
        "/me/robot",
        post_robot,
        "Make this a bot account, for good; before its first game only",
        Me,
        errors=(401, 409),
    ),
    Endpoint("GET", "/challenges", get_challenges, "Open challenges", Challenges, errors=ERRORS),
    Endpoint(
        "POST",
        "/tables/{id}/seats/challenge",
        post_challenge,
        "As the host of a table that waits, ask somebody to take a seat",
        ChallengeInfo,
        ChallengeBody,
        status=201,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/challenges/{challenge}/accept",
        post_accept,
        "Take the seat",
        ChallengeInfo,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/challenges/{challenge}/decline",
        post_decline,
        "Say no",
        ChallengeInfo,
        DeclineBody,
        errors=ERRORS,
    ),
    Endpoint(
        "POST",
        "/challenges/{challenge}/cancel",
        post_cancel,
        "Take your own challenge back",
        ChallengeInfo,
        errors=ERRORS,
    ),
    Endpoint(
        "GET",
        "/stream/events",
        get_account_stream,
        "What happens to you, a JSON object a line: challenges, games that begin and end",
        AccountLine,
        errors=(401, 403, 429),
        lines=True,
    ),
    Endpoint(
        "GET",
        "/stream/tables/{id}",
        get_game_stream,
        "A game as your seat sees it, a JSON object a line",
        GameLine,
        query=(
            LANG,
            ("patch", int, "1: after the first line only what changed of the view"),
            ("since", int, "log entries that you have already; left out: only new ones come"),
            ("imagine", int, "imagined games with every question of yours, 4 at most"),
        ),
        errors=(401, 403, 404, 429),
        lines=True,
    ),
)
