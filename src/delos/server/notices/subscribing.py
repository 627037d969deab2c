"""Where people say of what they want to hear, and how."""

from __future__ import annotations

import time
from typing import Final, final
from urllib.parse import urlsplit

from delos.server.notices import calm, push, rows
from delos.server.notices.mail import checked_address
from delos.server.notices.notices import Notices
from delos.server.notices.rows import Channel
from delos.server.notices.targets import check_target
from delos.server.notices.words import Message
from delos.server.people.devices import hashed, label_of, new_token
from delos.server.people.identity import Identity, random_id
from delos.server.protocol.notices import ChannelInfo, ChannelKind, NoticesInfo, PushBody, Wishes
from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.telling.speaking import checked_lang

ID_LETTERS: Final = 12
CODE_LETTERS: Final = 8  # 40 bits, and few tries
TRIES: Final = 5


@final
class Subscribing:
    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.storage = notices.storage
        self.settings = notices.settings

    async def info(self, me: Identity) -> NoticesInfo:
        wishes, _, _ = await self.storage.read(lambda db: rows.read_wishes(db, me.id))
        channels = await self.storage.read(lambda db: rows.read_channels(db, me.id))
        senders = self.notices.senders
        key = await senders.push.public()
        return NoticesInfo(wishes, [shown(one) for one in channels], senders.mail.on, key)

    async def wish(self, me: Identity, wishes: Wishes, base: str) -> None:
        checked_lang(wishes.lang)
        if wishes.quiet is not None:
            calm.check_zone(wishes.quiet.zone)
        await self.storage.write(lambda db: rows.write_wishes(db, me.id, wishes, base))

    async def add_webhook(self, me: Identity, url: str, base: str) -> ChannelInfo:
        await check_target(url, self.settings.private_targets)
        return await self.add(me, "webhook", url, {}, "", base)

    async def add_push(self, me: Identity, body: PushBody, agent: str, base: str) -> ChannelInfo:
        keys = {"p256dh": body.keys.p256dh, "auth": body.keys.auth}
        push.check_keys(keys)
        await check_target(body.endpoint, self.settings.private_targets)
        return await self.add(me, "push", body.endpoint, keys, label_of(agent), base)

    async def add_mail(self, me: Identity, address: str, base: str) -> ChannelInfo:
        """Nothing is sent there but a code, until the code is known."""
        mail = self.notices.senders.mail
        if not mail.on:
            raise Refusal(409, "no_mail")
        target, code = checked_address(address), random_id(CODE_LETTERS)
        wishes, _, _ = await self.storage.read(lambda db: rows.read_wishes(db, me.id))
        await mail.ask(target, code, wishes.lang)
        return await self.add(me, "mail", target, {}, "", base, hashed(code))

    async def confirm(self, me: Identity, id: str, code: str) -> None:
        given = hashed("".join(code.lower().split()))
        right = await self.storage.write(
            lambda db: rows.confirm_channel(db, me.id, id, given, TRIES)
        )
        if not right:
            raise Refusal(403, "wrong_code", "mail-code-wrong")
        self.notices.listen(me.id)

    async def end(self, off: str) -> None:
        await self.storage.write(lambda db: rows.end_channel(db, off))

    async def add(
        self,
        me: Identity,
        kind: ChannelKind,
        target: str,
        keys: dict[str, str],
        label: str,
        base: str,
        code: bytes | None = None,
    ) -> ChannelInfo:
        channel = Channel(
            id=random_id(ID_LETTERS),
            identity=me.id,
            kind=kind,
            target=target,
            keys=keys,
            label=label,
            off=new_token(),
            state="good" if code is None else "new",
            failures=0,
            made=int(time.time()),
        )

        def store(db: Database) -> None:
            wishes, _, _ = rows.read_wishes(db, me.id)
            rows.write_wishes(db, me.id, wishes, base)
            rows.insert_channel(db, channel, code)

        await self.storage.write(store)
        if code is None:
            self.notices.listen(me.id)
        return shown(channel)

    async def remove(self, me: Identity, id: str) -> None:
        await self.storage.write(lambda db: rows.delete_channel(db, me.id, id))

    async def attempt(self, me: Identity, id: str) -> None:
        """Send a word now, so that one sees whether it works; that also mends what was given up."""
        listener = await self.storage.read(lambda db: rows.read_listener(db, me.id))
        found = await self.storage.read(lambda db: rows.read_channels(db, me.id))
        channel = next((one for one in found if one.id == id and one.state != "new"), None)
        if channel is None:
            raise rows.unknown_channel()
        lang, base = listener.wishes.lang, self.settings.address or listener.base
        outcome = await self.notices.senders.tried(channel, Message.trial(lang, base))
        if not outcome.worked:
            raise Refusal(409, "not_heard", why=outcome.why)
        await self.storage.write(lambda db: rows.mend_channel(db, id))
        self.notices.listen(me.id)


def shown(channel: Channel) -> ChannelInfo:
    host = urlsplit(channel.target).hostname or "" if channel.kind != "mail" else ""
    return rows.told_of(channel, host)
