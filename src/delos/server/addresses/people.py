"""Who somebody is."""

from __future__ import annotations

from typing import Final

import delos
from delos.server.addresses.accounts import me_of
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.people.identity import check_visible
from delos.server.protocol.common import Health
from delos.server.protocol.people import Me, NameBody

LITTLE: Final = 64 << 20  # bytes on the disk that are a reason to look


async def healthz(call: Call) -> Health:
    storage = await call.services.storage.state()
    sound = storage.writable and storage.sound and (storage.free is None or storage.free > LITTLE)
    return Health("ok" if sound else "degraded", delos.__version__, storage)


async def get_me(call: Call) -> Me:
    me = await call.me()
    if call.token is not None:  # else a program with a token
        call.cookie = await call.services.identities.freshen(me, call.token)
    return me_of(me)


async def post_me(call: Call, body: NameBody) -> Me:
    check_visible(body.name)
    me = await call.me_or_guest(body.name)
    if call.guest is None and body.name:
        call.services.acting.take(me.id)
        me = await call.services.identities.rename(me, body.name)
    return me_of(me)


ROUTES: Final = (
    Endpoint("GET", "/me", get_me, "Who you are", Me, errors=(401,)),
    Endpoint(
        "POST",
        "/me",
        post_me,
        "Become a guest, or change your name",
        Me,
        NameBody,
        errors=(409, 429),
    ),
)
