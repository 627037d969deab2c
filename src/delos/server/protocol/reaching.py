"""Messages about links: who can use which address."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked

Works = Literal["here", "network", "everyone"]


class AddressInfo(Struct):
    url: str  # scheme, host and port
    works: Works  # on this computer, in the same network, everywhere


class QrBody(Asked):
    """In the body: a link with an invitation must be in no log on the way."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QrInfo(Struct):
    size: int  # modules on a side
    path: str  # of an SVG, a unit a module
