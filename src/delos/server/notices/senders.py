"""Sending a message to all channels of somebody, with some patience."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, final

from delos.server.notices import rows, webhook
from delos.server.notices.mail import Mailer
from delos.server.notices.push import Pusher
from delos.server.notices.rows import Channel
from delos.server.notices.targets import Outcome, Sender
from delos.server.notices.words import Message
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.storage import Storage

log = logging.getLogger("delos.notices")

AT_ONCE: Final = 20  # messages on their way
NOBODY: Final = "nobody@localhost.invalid"  # whom a push service may ask about this server


@final
class Senders:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.web = Sender(settings.private_targets)
        self.mail = Mailer(settings)
        self.push = Pusher(storage, settings.address or f"mailto:{settings.mail_from or NOBODY}")
        self.places = asyncio.Semaphore(AT_ONCE)

    async def send(self, channels: list[Channel], message: Message) -> None:
        """To everywhere at once; one that fails keeps nobody else waiting."""
        await asyncio.gather(*(self.insist(one, message) for one in channels))

    async def insist(self, channel: Channel, message: Message) -> None:
        """Try again after a while, a few times; who fails at every notice is given up."""
        outcome = await self.tried(channel, message)
        for wait in self.settings.notice_retries:
            if outcome.worked or not outcome.again:
                break
            await asyncio.sleep(wait)
            outcome = await self.tried(channel, message)
        if not outcome.worked:
            log.info("a notice by %s failed: %s", channel.kind, outcome.why)
        most = self.settings.notice_failures
        gone = outcome.gone and channel.kind == "push"  # the browser has ended it
        if not outcome.worked or channel.failures:
            try:
                await self.storage.write(
                    lambda db: rows.note_sending(db, channel.id, outcome.worked, gone, most)
                )
            except Refusal as refusal:
                log.warning("a failure is not noted: %s", refusal)

    async def tried(self, channel: Channel, message: Message) -> Outcome:
        async with self.places:
            if channel.kind == "push":
                return await self.push.send(self.web, channel.target, channel.keys, message)
            if channel.kind == "mail":
                return await self.mail.notify(channel.target, message, channel.off)
            return await webhook.send(self.web, channel.target, message)

    async def close(self) -> None:
        await self.web.close()
