"""Messages about a table before its start."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked, Level, SeatNumber
from delos.server.protocol.tables import Clock, TableInfo


class SeatBody(Asked):
    seat: SeatNumber


class SwapBody(Asked):
    seat: SeatNumber
    other: SeatNumber


class OfferBody(Asked):
    """Who may have a seat that no person holds."""

    seat: SeatNumber
    kind: Literal["open", "invite", "bot"]
    level: Level = "medium"


class StartBody(Asked):
    level: Level = "medium"  # of the bots that sit in for who has not come


class WaysBody(Asked):
    """What is left out stays as it is."""

    clock: Clock | None = None
    late: Literal["bot", "forfeit"] | None = None
    away: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] | None = None
    public: bool | None = None


class LobbyInfo(Struct):
    table: TableInfo
    invites: dict[str, str]  # links by seat, for the host
