"""Messages about notices: of what somebody wants to hear, and where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked

ChannelKind = Literal["push", "webhook", "mail"]
NoticeKind = Literal["turn", "remind", "invited", "over", "round"]
ChannelState = Literal["new", "good", "bad"]  # not confirmed; works; given up
Hour = Annotated[int, Meta(ge=0, le=23)]
Target = Annotated[str, Meta(min_length=1, max_length=500)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in which nothing is sent: it waits until they are over."""

    begin: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # Europe/Paris


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """Of what somebody wants to hear, in which language, how often at most, and when not."""

    lang: Annotated[str, Meta(max_length=10)] = "en"
    turn: bool = True
    remind: bool = True
    invited: bool = True
    over: bool = False
    round: bool = True  # a tournament goes on
    every: Annotated[int, Meta(ge=0, le=24 * 60)] = 0  # minutes between two; 0: at once
    quiet: Quiet | None = None


class PushKeys(Asked):
    """As a browser's subscription gives them, in base64url."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=80)]


class PushBody(Asked):
    endpoint: Target
    keys: PushKeys


class WebhookBody(Asked):
    url: Target


class MailBody(Asked):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ConfirmBody(Asked):
    code: Annotated[str, Meta(max_length=40)]


class ChannelInfo(Struct):
    id: str
    kind: ChannelKind
    target: str  # of a browser or a webhook only the host
    label: str  # browser and system
    state: ChannelState
    made: int


class NoticesInfo(Struct):
    wishes: Wishes
    channels: list[ChannelInfo]
    mail: bool  # whether this server sends mail
    push_key: str  # the server's, for a browser's subscription
