"""Requests and sockets about a table go to the server that keeps it."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import re
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final, final

import httpx
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from delos.server.cluster.rows import Keeper
from delos.server.live.wire import Wire, frame
from delos.server.refusal import Refusal, elsewhere
from delos.server.remote import lines
from delos.server.services import Services
from delos.server.stored.seals import BadSeal

log = logging.getLogger("delos.cluster")

TABLE: Final = re.compile(r"^/api/v1/(?:stream/)?tables/([a-z0-9]{8,40})(?:/|$)")
CHALLENGE: Final = re.compile(r"^/api/v1/challenges/([a-z0-9]{8,40})/accept$")
HOP: Final = "x-delos-hop"  # on what a server sends on: it is not sent on again
OWN: Final = frozenset(
    {
        "connection",
        "keep-alive",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "x-forwarded-for",
        "x-forwarded-proto",
        HOP,
    }
)
RESTART: Final = 1012
TRY_LATER: Final = 1013
SPOKEN: Final = frozenset({1000, 1001, 1008, 1009, 1011, RESTART, TRY_LATER, 4404, 4408})
WAITING: Final = 200  # messages of a screen on their way


@final
class Forwarding:
    """The app for what concerns this server's tables, and a way to the others."""

    def __init__(self, app: ASGIApp, refuse: Callable[[Refusal], ASGIApp]) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        services: Services | None = getattr(scope["app"].state, "services", None)
        if services is None or services.leases is None:
            return await self.app(scope, receive, send)
        try:
            table = await table_of(scope["path"], services)
            if (
                table is None
                or table in services.tables.held
                or came_from_a_server(scope, services)
            ):
                return await self.app(scope, receive, send)
            keeper = await services.leases.keeper(table)
        except Refusal as refusal:
            return await self.refuse(refusal)(scope, receive, send)
        if keeper is None:
            return await self.app(scope, receive, send)
        if scope["type"] == "websocket":
            return await self.tunnel(WebSocket(scope, receive, send), keeper, services)
        return await self.forward(Request(scope, receive, send), send, keeper, services)

    async def forward(
        self, request: Request, send: Send, keeper: Keeper, services: Services
    ) -> None:
        assert services.leases is not None
        client = services.leases.client
        asked = client.build_request(
            request.method,
            address_at(keeper, request, "http"),
            headers=sent_on(request, services),
            content=request.stream() if request.method not in {"GET", "HEAD"} else None,
        )
        try:
            answer = await client.send(asked, stream=True)
        except httpx.HTTPError as error:
            log.info("the keeper of a table does not answer: %s", error)
            return await self.refuse(elsewhere())(request.scope, request.receive, send)
        response = passed_on(request, answer, services.settings.send_seconds)
        try:
            await response(request.scope, request.receive, send)
        except httpx.HTTPError as error:  # half an answer is none
            log.info("the keeper of a table broke off: %r", error)
            request.state.abort()
        finally:
            await answer.aclose()

    async def tunnel(self, socket: WebSocket, keeper: Keeper, services: Services) -> None:
        headers = sent_on(socket, services)
        for own in [name for name in headers if name.startswith("sec-websocket-")]:
            del headers[own]
        agent = headers.pop("user-agent", None)
        origin: Any = headers.pop("origin", None)
        headers.pop("host", None)
        try:
            there = await connect(
                address_at(keeper, socket, "ws"),
                additional_headers=headers,
                user_agent_header=agent,
                origin=origin,
                compression=None,
                max_size=None,
                open_timeout=5,
                ping_interval=None,  # this server asks its screen, the keeper asks this server
                proxy=None,
            )
        except InvalidStatus as refused:
            answer = refused.response  # a ban, or a token that may not do this
            kind = answer.headers.get("content-type", "application/json")
            await socket.send_denial_response(
                Response(answer.body, answer.status_code, media_type=kind)
            )
            return
        except (OSError, TimeoutError, WebSocketException):
            await socket.accept()
            wire: Wire = socket.state.take_over()
            wire.close(TRY_LATER, "the keeper does not answer")
            await wire.ended
            return
        await socket.accept()
        wire = socket.state.take_over()
        drained = asyncio.Event()
        both = [
            asyncio.create_task(outward(wire, there, drained)),
            asyncio.create_task(inward(there, wire, drained)),
        ]
        try:
            await asyncio.wait([*both, wire.ended], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            await there.close()
            code = there.close_code
            wire.close(code if code in SPOKEN else RESTART, there.close_reason or "")
        await wire.ended


async def table_of(path: str, services: Services) -> str | None:
    """The table that an address is about."""
    found = TABLE.match(path)
    if found is not None:
        return found[1]
    asked = CHALLENGE.match(path)
    return None if asked is None else await services.challenging.table_of(asked[1])


def passed_on(request: Request, answer: httpx.Response, seconds: float) -> Response:
    """The keeper's answer; lines without an end end when either server does."""
    kind = answer.headers.get("content-type", "")
    if answer.status_code == 200 and kind == lines.KIND:
        rest = told_lines(answer, request.state.leaving)
        return lines.Lines(lines.BLANK, rest, seconds, request.state.abort)
    response = StreamingResponse(answer.aiter_raw(), answer.status_code)
    response.raw_headers = [
        (name.lower(), value)
        for name, value in answer.headers.raw
        if name.lower().decode("latin-1") not in OWN
    ]
    return response


async def told_lines(answer: httpx.Response, leaving: asyncio.Event) -> AsyncGenerator[bytes, None]:
    """What the keeper says, and at the end that one should come back."""
    said = answer.aiter_lines()
    stopping = asyncio.create_task(leaving.wait())
    coming: asyncio.Task[str] | None = None
    try:
        while not leaving.is_set():
            coming = asyncio.ensure_future(anext(said))
            await asyncio.wait([coming, stopping], return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                break
            yield coming.result().encode()
    except StopAsyncIteration:
        return  # it has said good-bye itself
    except httpx.HTTPError as error:
        log.info("the keeper of a table broke off: %r", error)
    finally:
        stopping.cancel()
        if coming is not None:
            coming.cancel()
    yield lines.AGAIN


async def outward(wire: Wire, there: ClientConnection, drained: asyncio.Event) -> None:
    """What a screen says; one that says more than its table can hear is cut off."""
    said: asyncio.Queue[bytes] = asyncio.Queue(WAITING)

    def hear(message: bytes) -> None:
        try:
            said.put_nowait(message)
        except asyncio.QueueFull:
            wire.abort()

    wire.listen(hear, drained.set)
    with contextlib.suppress(ConnectionClosed):
        while True:
            await there.send(await said.get(), text=True)


async def inward(there: ClientConnection, wire: Wire, drained: asyncio.Event) -> None:
    """What its table says, as fast as the screen reads."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await there.recv(decode=False)
            assert isinstance(message, bytes)
            wire.send(frame(message))
            while wire.paused:
                drained.clear()
                await drained.wait()


def address_at(keeper: Keeper, asked: HTTPConnection, scheme: str) -> str:
    base = keeper.address.rstrip("/").replace("http", scheme, 1)
    query = asked.scope["query_string"].decode("latin-1")
    path = asked.scope.get("raw_path", asked.scope["path"].encode()).decode("latin-1")
    return f"{base}{path}{'?' + query if query else ''}"


def sent_on(asked: HTTPConnection, services: Services) -> dict[str, str]:
    """The headers as they came, with for whom this server asks and that it is one."""
    headers = {name: value for name, value in asked.headers.items() if name not in OWN}
    if asked.client is not None:
        headers["x-forwarded-for"] = asked.client.host
    headers["x-forwarded-proto"] = "https" if asked.url.scheme in {"https", "wss"} else "http"
    headers[HOP] = signed(services, asked.scope["path"])
    return headers


def signed(services: Services, path: str) -> str:
    """Servers of one database share its key: nobody else can say that a request was sent on."""
    return services.storage.seals.seal(b"hop", f"hop {path}").hex()


def came_from_a_server(scope: Scope, services: Services) -> bool:
    value = dict(scope["headers"]).get(HOP.encode())
    if value is None:
        return False
    try:
        opened = services.storage.seals.open(
            bytes.fromhex(value.decode("ascii")), f"hop {scope['path']}"
        )
    except (ValueError, BadSeal):
        return False
    return hmac.compare_digest(opened, b"hop")
