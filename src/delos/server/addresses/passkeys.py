"""Passkeys: whether there can be some, adding one, signing in with it, taking it away."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.accounts import given, hold_back
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.people.accounts import must_be_claimed
from delos.server.protocol.passkeys import (
    PasskeyBody,
    PasskeyInfo,
    PasskeyQuestion,
    PasskeyUse,
)
from delos.server.protocol.people import Done, Me, PasswordBody


async def get_passkey_use(call: Call) -> PasskeyUse:
    return call.services.passkeys.use(call.base)


async def get_passkeys(call: Call) -> list[PasskeyInfo]:
    return await call.services.passkeys.listed(await call.me())


async def post_passkey_wanted(call: Call, body: PasswordBody) -> PasskeyQuestion:
    me = await call.me()
    hold_back(call, me.name)
    return PasskeyQuestion(await call.services.passkeys.wanted(me, body.password, call.base))


async def post_passkey(call: Call, body: PasskeyBody) -> PasskeyInfo:
    me = await call.me()
    call.services.acting.take(me.id)
    return await call.services.passkeys.add(me, body, call.base, call.agent)


async def post_passkey_remove(call: Call) -> Done:
    me = await call.me()
    must_be_claimed(me)
    await call.services.passkeys.remove(me, call.path["passkey"])
    return Done(True)


async def post_passkey_asked(call: Call) -> PasskeyQuestion:
    call.services.asking.take(call.address)
    return PasskeyQuestion(await call.services.passkeys.asked(call.base))


async def post_passkey_sign_in(call: Call, body: PasskeyBody) -> Me:
    call.services.signing.take(call.address)
    return given(call, await call.services.passkeys.sign_in(body, call.base, call.agent))


WRONG: Final = (403, 409, 429)

ROUTES: Final = (
    Endpoint(
        "GET", "/passkeys", get_passkey_use, "Whether passkeys work at this address", PasskeyUse
    ),
    Endpoint(
        "GET", "/me/passkeys", get_passkeys, "Your passkeys", list[PasskeyInfo], errors=(401,)
    ),
    Endpoint(
        "POST",
        "/me/passkeys/begin",
        post_passkey_wanted,
        "What a new passkey is to sign; once, within five minutes",
        PasskeyQuestion,
        PasswordBody,
        errors=(401, *WRONG),
    ),
    Endpoint(
        "POST",
        "/me/passkeys",
        post_passkey,
        "Keep a new passkey",
        PasskeyInfo,
        PasskeyBody,
        status=201,
        errors=(401, *WRONG),
    ),
    Endpoint(
        "POST",
        "/me/passkeys/{passkey}/remove",
        post_passkey_remove,
        "Take a passkey away",
        Done,
        errors=(401, 404, 409),
    ),
    Endpoint(
        "POST",
        "/sign-in/passkey/begin",
        post_passkey_asked,
        "What a passkey is to sign; once, within five minutes",
        PasskeyQuestion,
        errors=(409, 429),
    ),
    Endpoint(
        "POST",
        "/sign-in/passkey",
        post_passkey_sign_in,
        "Sign in with a passkey",
        Me,
        PasskeyBody,
        errors=WRONG,
    ),
)
