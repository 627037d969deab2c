"""Of what somebody wants to hear, and where."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol.notices import (
    ChannelInfo,
    ConfirmBody,
    MailBody,
    NoticesInfo,
    PushBody,
    WebhookBody,
    Wishes,
)
from delos.server.protocol.people import Done


async def get_notices(call: Call) -> NoticesInfo:
    return await call.services.subscribing.info(await call.me())


async def post_notices(call: Call, body: Wishes) -> NoticesInfo:
    me = await call.me()
    call.services.acting.take(me.id)
    await call.services.subscribing.wish(me, body, call.base)
    return await call.services.subscribing.info(me)


async def post_webhook(call: Call, body: WebhookBody) -> ChannelInfo:
    me = await call.me()
    call.services.asking.take(call.address)
    return await call.services.subscribing.add_webhook(me, body.url, call.base)


async def post_push(call: Call, body: PushBody) -> ChannelInfo:
    me = await call.me()
    call.services.asking.take(call.address)
    return await call.services.subscribing.add_push(me, body, call.agent, call.base)


async def post_mail(call: Call, body: MailBody) -> ChannelInfo:
    """Nobody can have mail sent to many addresses, or many to one."""
    me = await call.me()
    call.services.mailing.take(me.id)
    call.services.mailing.take(call.address)
    call.services.mailing.take(body.address.strip().lower())
    return await call.services.subscribing.add_mail(me, body.address, call.base)


async def post_confirm(call: Call, body: ConfirmBody) -> Done:
    me = await call.me()
    call.services.signing.take(call.address)
    await call.services.subscribing.confirm(me, call.path["channel"], body.code)
    return Done(True)


async def post_off(call: Call) -> Done:
    """One click in a mail program: no cookie, no body that matters."""
    call.services.signing.take(call.address)
    await call.services.subscribing.end(call.path["off"])
    return Done(True)


async def post_trial(call: Call) -> Done:
    me = await call.me()
    call.services.trying.take(me.id)
    await call.services.subscribing.attempt(me, call.path["channel"])
    return Done(True)


async def post_remove(call: Call) -> Done:
    me = await call.me()
    await call.services.subscribing.remove(me, call.path["channel"])
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
        "/me/notices/push",
        post_push,
        "Hear in this browser, by its push service",
        ChannelInfo,
        PushBody,
        status=201,
        errors=(401, 429),
    ),
    Endpoint(
        "POST",
        "/me/notices/mail",
        post_mail,
        "Hear by mail: a code is sent to the address",
        ChannelInfo,
        MailBody,
        status=201,
        errors=(401, 409, 429),
    ),
    Endpoint(
        "POST",
        "/me/notices/{channel}/confirm",
        post_confirm,
        "Say the code that the mail told",
        Done,
        ConfirmBody,
        errors=(401, 403, 404, 429),
    ),
    Endpoint(
        "POST",
        "/notices/off/{off}",
        post_off,
        "End the mails that have this link",
        Done,
        errors=(429,),
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
