"""Messages about a table before its start."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from delos.server.protocol.common import Asked, Level, SeatNumber
from delos.server.protocol.tables import TableInfo


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


class LobbyInfo(Struct):
    table: TableInfo
    invites: dict[str, str]  # links by seat, for the host
