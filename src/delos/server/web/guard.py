"""What stands before the app: security headers, and no requests from other sites' pages."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import Final, final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from delos.server.refusal import Refusal

HEALTH: Final = ("/healthz", "/readyz")  # asked by whatever watches over the server, by any name
STARTS: Final = {"http.response.start", "websocket.http.response.start"}
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


def host_of(headers: Headers) -> str:
    """The name by which the server was called, without its port."""
    host = headers.get("host", "").strip().lower()
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[")
    return host.partition(":")[0].rstrip(".")


def known_host(host: str, names: tuple[str, ...]) -> bool:
    """Whether we answer to a name. A stranger's name that leads to this machine would make the
    stranger's pages our own; addresses and names without a domain cannot be a stranger's."""
    if host in names or "." not in host:
        return True
    if host.endswith((".localhost", ".local", ".lan", ".home.arpa", ".internal")):
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


Refuse = Callable[[Refusal], ASGIApp]


@final
class Guard:
    def __init__(
        self, app: ASGIApp, origins: tuple[str, ...], names: tuple[str, ...], refuse: Refuse
    ) -> None:
        self.app = app
        self.origins = origins
        self.names = tuple(name.lower() for name in names) + tuple(
            urlsplit(origin).hostname or "" for origin in origins
        )
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        host = host_of(headers)
        known = known_host(host, self.names) or scope["path"] in HEALTH
        if scope["type"] == "websocket":
            if known and not foreign(headers, self.origins):
                await self.app(scope, receive, send)
                return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                present = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    present.setdefault(name, value)
            await send(message)

        app = self.app
        if not known:
            app = self.refuse(Refusal(421, "wrong_host", name=host[:80]))
        elif asks and foreign(headers, self.origins):  # a WebSocket is refused as a request is
            app = self.refuse(foreign_page())
        await app(scope, receive, send_with_headers)


def foreign_page() -> Refusal:
    return Refusal(403, "foreign_origin")
