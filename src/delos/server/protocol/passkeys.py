"""Messages about passkeys."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked

Why = Literal["", "no_name", "no_library"]
Letters = Annotated[str, Meta(max_length=16_384)]
Short = Annotated[str, Meta(max_length=2_048)]


class PasskeyUse(Struct):
    """Whether passkeys can be used at the address that the browser uses; why not."""

    possible: bool
    why: Why
    at: str  # the address where they can; empty if there is none


class PasskeyInfo(Struct):
    id: str
    label: str  # browser and system on which it was made
    created: int
    used: int | None


class PasskeyQuestion(Struct):
    """Options for ``navigator.credentials``; bytes are in base64url."""

    options: dict[str, Any]


class Signed(Asked):
    """What the browser answers: bytes in base64url, as ``toJSON`` writes them."""

    clientDataJSON: Letters
    attestationObject: Letters = ""
    authenticatorData: Letters = ""
    signature: Letters = ""
    userHandle: Short = ""


class PasskeyBody(Asked):
    id: Short
    response: Signed
