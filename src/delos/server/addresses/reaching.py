"""Links for friends: which addresses reach this server, and QR codes."""

from __future__ import annotations

import asyncio
from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.people import reach
from delos.server.protocol.reaching import AddressInfo, QrBody, QrInfo


async def get_reach(call: Call) -> list[AddressInfo]:
    settings = call.services.settings
    call.services.replaying.take(call.address)
    return await asyncio.to_thread(reach.addresses, settings.address, settings.listening, call.base)


async def post_qr(call: Call, body: QrBody) -> QrInfo:
    call.services.replaying.take(call.address)
    return await asyncio.to_thread(reach.qr, body.text)


ROUTES: Final = (
    Endpoint(
        "GET",
        "/reach",
        get_reach,
        "The addresses that reach this server, the best for friends first",
        list[AddressInfo],
        errors=(429,),
    ),
    Endpoint("POST", "/qr", post_qr, "The QR code of a link", QrInfo, QrBody, errors=(429,)),
)
