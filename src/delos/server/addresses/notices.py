"""Of what somebody wants to hear, and where."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol.notices import ChannelInfo, NoticesInfo, WebhookBody, Wishes
from delos.server.protocol.people import Done


async def get_notices(call: Call) -> NoticesInfo:
    return await call.services.desk.info(await call.me())


async def post_notices(call: Call, body: Wishes) -> NoticesInfo:
    me = await call.me()
    call.services.acting.take(me.id)
    await call.services.desk.wish(me, body, call.base)
    return await call.services.desk.info(me)


async def post_webhook(call: Call, body: WebhookBody) -> ChannelInfo:
    me = await call.me()
    call.services.asking.take(call.address)
    return await call.services.desk.add_webhook(me, body.url, call.base)


async def post_trial(call: Call) -> Done:
    me = await call.me()
    call.services.trying.take(me.id)
    await call.services.desk.attempt(me, call.path["channel"])
    return Done(True)


async def post_remove(call: Call) -> Done:
    me = await call.me()
    await call.services.desk.remove(me, call.path["channel"])
    return Done(True)


ROUTES: Final = (
    Endpoint(
        "GET", "/me/notices", get_notices, "How you hear of your turns", NoticesInfo, errors=(401,)
    ),
    Endpoint(
        "POST",
        "/me/notices",
        post_notices,
        "Of what you want to hear, how often and when not",
        NoticesInfo,
        Wishes,
        errors=(401, 429),
    ),
    Endpoint(
        "POST",
        "/me/notices/webhook",
        post_webhook,
        "Hear by a webhook",
        ChannelInfo,
        WebhookBody,
        status=201,
        errors=(401, 429),
    ),
    Endpoint(
        "POST",
        "/me/notices/{channel}/try",
        post_trial,
        "Send a word now; what was given up works again if that does",
        Done,
        errors=(401, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/me/notices/{channel}/remove",
        post_remove,
        "Hear no more this way",
        Done,
        errors=(401, 404),
    ),
)
