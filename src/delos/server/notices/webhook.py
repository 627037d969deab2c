"""Webhooks: a line of text as chat services take it."""

from __future__ import annotations

from typing import Final

import msgspec

from delos.server.notices.targets import Outcome, Sender
from delos.server.notices.words import Message

HEADERS: Final = {"content-type": "application/json", "user-agent": "Delos"}


async def send(sender: Sender, url: str, message: Message) -> Outcome:
    return await sender.post(url, HEADERS, body_of(message))


def body_of(message: Message) -> bytes:
    """``content`` is what Discord reads, ``text`` what Slack, Mattermost and others read. A table's
    name calls nobody: no mentions, and no marks that Slack would follow."""
    line = f"{message.text} {message.url}"
    plain = line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return msgspec.json.encode(
        {
            "content": line,
            "text": plain,
            "url": message.url,
            "kinds": message.kinds,
            "allowed_mentions": {"parse": []},
        }
    )
