"""What a token may be used for. What is not listed here no token can do."""

from __future__ import annotations

from typing import Final, Literal

Scope = Literal["bot:play", "table:read", "table:play", "challenge"]

SCOPES: Final[tuple[Scope, ...]] = ("bot:play", "table:read", "table:play", "challenge")
WHOLE: Final = "bot:play"  # of a bot account: all of the others
ANY: Final = "any"  # every token will do
OPEN: Final = "open"  # nobody need be anybody: the token does not matter
NONE: Final = "none"  # only people can do this, with their cookie


def needed(method: str, path: str) -> str:
    """The scope that an address of the API wants of a token."""
    if path.startswith("/me"):
        return ANY if (method, path) == ("GET", "/me") else NONE
    if path.startswith("/challenges") or path.endswith("/seats/challenge"):
        return "challenge"
    if path.startswith("/stream"):
        return "table:read"
    if path.startswith("/tables"):
        return "table:read" if method == "GET" else "table:play"
    return OPEN if method == "GET" else NONE


def allows(scopes: tuple[str, ...], wanted: str) -> bool:
    return wanted in {ANY, OPEN} or wanted in scopes or (wanted != NONE and WHOLE in scopes)
