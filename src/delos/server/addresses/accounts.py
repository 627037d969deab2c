"""Claiming a name, signing in and out, devices, and one's own data."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.people.accounts import must_be_claimed
from delos.server.people.identity import Guest, Identity
from delos.server.people.names import folded
from delos.server.protocol.people import (
    ChangeBody,
    Claimed,
    Codes,
    CodesLeft,
    DeviceInfo,
    Done,
    Me,
    MyData,
    PasswordBody,
    RecoverBody,
    SignInBody,
)


def me_of(identity: Identity) -> Me:
    return Me(identity.id, identity.name, identity.claimed, identity.robot)


def given(call: Call, arrived: Guest) -> Me:
    """The cookie goes with the answer."""
    call.cookie = arrived.token
    return me_of(arrived.identity)


def hold_back(call: Call, name: str) -> None:
    """Guessing is slow, from one address as from many."""
    call.services.signing.take(call.address)
    call.services.naming.take(folded(name))


async def post_claim(call: Call, body: SignInBody) -> Claimed:
    call.services.signing.take(call.address)
    me = await call.me_or_guest()
    arrived, codes = await call.services.accounts.claim(me, body.name, body.password)
    return Claimed(given(call, arrived), codes)


async def post_sign_in(call: Call, body: SignInBody) -> Me:
    hold_back(call, body.name)
    accounts = call.services.accounts
    return given(call, await accounts.sign_in(body.name, body.password, call.agent))


async def post_recover(call: Call, body: RecoverBody) -> Me:
    hold_back(call, body.name)
    accounts = call.services.accounts
    arrived = await accounts.recover(body.name, body.code, body.password, call.agent)
    await call.services.live.dismiss(arrived.identity.id)
    return given(call, arrived)


async def post_sign_out(call: Call) -> Done:
    me = await call.me()
    await call.services.accounts.sign_out(me)
    call.cookie = ""
    return Done(True)


async def post_password(call: Call, body: ChangeBody) -> Me:
    me = await call.me()
    hold_back(call, me.name)
    arrived = await call.services.accounts.change_password(me, body.old, body.new)
    await call.services.live.dismiss(me.id)
    return given(call, arrived)


async def post_codes(call: Call, body: PasswordBody) -> Codes:
    me = await call.me()
    hold_back(call, me.name)
    return Codes(await call.services.accounts.new_codes(me, body.password))


async def get_codes(call: Call) -> CodesLeft:
    me = await call.me()
    return CodesLeft(await call.services.accounts.codes_left(me))


async def get_devices(call: Call) -> list[DeviceInfo]:
    me = await call.me()
    return await call.services.accounts.devices(me)


async def post_revoke(call: Call) -> Done:
    me = await call.me()
    must_be_claimed(me)
    await call.services.accounts.revoke(me, call.path["device"])
    await call.services.live.dismiss(me.id)
    if call.path["device"] == me.device:
        call.cookie = ""
    return Done(True)


async def get_data(call: Call) -> MyData:
    me = await call.me()
    call.services.asking.take(call.address)
    return MyData(await call.services.personal.exported(me))


async def post_delete(call: Call, body: PasswordBody) -> Done:
    me = await call.me()
    hold_back(call, me.name)
    await call.services.accounts.check(me, body.password)
    await call.services.personal.delete(me)
    await call.services.live.dismiss(me.id)
    call.cookie = ""
    return Done(True)


WRONG: Final = (403, 429)

ROUTES: Final = (
    Endpoint(
        "POST",
        "/me/claim",
        post_claim,
        "Make a name your own with a password",
        Claimed,
        SignInBody,
        errors=(409, 429),
    ),
    Endpoint("POST", "/sign-in", post_sign_in, "Sign in", Me, SignInBody, errors=WRONG),
    Endpoint(
        "POST",
        "/recover",
        post_recover,
        "A new password with a recovery code",
        Me,
        RecoverBody,
        errors=WRONG,
    ),
    Endpoint("POST", "/sign-out", post_sign_out, "Sign out here", Done, errors=(401, 409)),
    Endpoint(
        "POST",
        "/me/password",
        post_password,
        "Change your password; other devices are signed out",
        Me,
        ChangeBody,
        errors=(401, *WRONG, 409),
    ),
    Endpoint(
        "POST",
        "/me/codes",
        post_codes,
        "New recovery codes; the old ones end",
        Codes,
        PasswordBody,
        errors=(401, *WRONG, 409),
    ),
    Endpoint(
        "GET",
        "/me/codes",
        get_codes,
        "How many recovery codes are left; never the codes",
        CodesLeft,
        errors=(401,),
    ),
    Endpoint(
        "GET",
        "/me/devices",
        get_devices,
        "Where you are signed in",
        list[DeviceInfo],
        errors=(401,),
    ),
    Endpoint(
        "POST",
        "/me/devices/{device}/revoke",
        post_revoke,
        "Sign a device out",
        Done,
        errors=(401, 404, 409),
    ),
    Endpoint("GET", "/me/data", get_data, "All that is kept about you", MyData, errors=(401, 429)),
    Endpoint(
        "POST",
        "/me/delete",
        post_delete,
        "Delete your data; games stay under a neutral name",
        Done,
        PasswordBody,
        errors=(401, *WRONG),
    ),
)
