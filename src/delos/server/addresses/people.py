"""Who somebody is."""

from __future__ import annotations

from typing import Final

import delos
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol.common import Health
from delos.server.protocol.people import Me, NameBody


async def healthz(call: Call) -> Health:
    return Health("ok", delos.__version__)


async def get_me(call: Call) -> Me:
    me = await call.me()
    return Me(me.id, me.name)


async def post_me(call: Call, body: NameBody) -> Me:
    me = await call.me_or_guest(body.name)
    if call.guest is None and body.name:
        call.services.acting.take(me.id)
        me = await call.services.identities.rename(me, body.name)
    return Me(me.id, me.name)


ROUTES: Final = (
    Endpoint("GET", "/me", get_me, "Who you are", Me, errors=(401,)),
    Endpoint(
        "POST",
        "/me",
        post_me,
        "Become a guest, or change your name",
        Me,
        NameBody,
        errors=(429,),
    ),
)
