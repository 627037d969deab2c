"""Messages about people."""

from __future__ import annotations

from msgspec import Struct

from delos.server.protocol.common import Asked, Name


class NameBody(Asked):
    name: Name = ""


class Me(Struct):
    id: str
    name: str
