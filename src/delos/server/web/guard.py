"""What stands before the app: security headers, and no requests from other sites' pages."""

from __future__ import annotations

from typing import Final, final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from delos.server.refusal import Refusal

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a page of another site asks. Programs that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") not in {"none", "same-origin"}
    if origin in allowed:
        return False
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return True
    return not host or host.lower() != headers.get("host", "").lower()


@final
class Guard:
    def __init__(self, app: ASGIApp, origins: tuple[str, ...], refuse: ASGIApp) -> None:
        self.app = app
        self.origins = origins
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if scope["type"] == "websocket":
            if foreign(headers, self.origins):
                await send({"type": "websocket.close", "code": 1008})  # before accept: 403
                return
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    present.setdefault(name, value)
            await send(message)

        app = self.refuse if asks and foreign(headers, self.origins) else self.app
        await app(scope, receive, send_with_headers)


def foreign_page() -> Refusal:
    return Refusal(403, "foreign_origin")
