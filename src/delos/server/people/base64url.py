"""Bytes as browsers write them in JSON."""

from __future__ import annotations

import base64

from delos.server.refusal import Refusal


def plain(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError as error:  # other letters, or too few
        raise Refusal(400, "malformed", "passkey-answer") from error
