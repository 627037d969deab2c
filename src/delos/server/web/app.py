"""The ASGI app: routes, reading bodies within limits, and errors as answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from delos import texts
from delos.kernel.errors import DelosError
from delos.server.addresses import ENDPOINTS
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.addresses.people import healthz
from delos.server.cluster import errands
from delos.server.cluster.sharing import share
from delos.server.language import spoken
from delos.server.operating import metrics
from delos.server.operating.retention import forget
from delos.server.people.identity import COOKIE, YEAR
from delos.server.protocol.common import ErrorBody
from delos.server.refusal import Refusal, malformed
from delos.server.remote.lines import begun
from delos.server.remote.scopes import allows, needed
from delos.server.services import Services
from delos.server.settings import Settings
from delos.server.stored.storage import Storage
from delos.server.tables import rating
from delos.server.tables.expiry import sweep
from delos.server.telling import titles
from delos.server.web import openapi
from delos.server.web.guard import HEADERS, Guard
from delos.server.web.origin import network_of
from delos.server.web.quiet import calm
from delos.server.web.static import get_static

log = logging.getLogger("delos.server")

LIVE: Final = "/tables/{id}/live"
SMALL: Final = 1000  # bytes that are not worth compressing
SQUEEZE: Final = 5  # the last tenth costs most of the time


def build(settings: Settings, storage: Storage) -> Starlette:
    """The app of one server, which closes the storage when it shuts down."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        calm()
        services = Services(settings, storage)
        await share(services)
        app.state.services = services
        warming = app.state.warming = asyncio.create_task(asyncio.to_thread(warm_up))
        await services.notices.start()
        await services.orders.resume()
        await services.tournaments.resume()
        resuming = asyncio.create_task(services.bots.resume())
        sweeping = asyncio.create_task(sweep(services.tables))
        await services.tables.hours.begin()
        flagging = asyncio.create_task(services.flags.run())
        forgetting = asyncio.create_task(forget(services.storage, services.tables))
        await services.bans.load()
        await services.counter.open()
        asked = None if settings.metrics is None else metrics.serve(services, settings.metrics)
        app.state.metrics = asked
        services.ready = True
        try:
            yield
        finally:
            services.ready = False
            if asked is not None:
                await asyncio.to_thread(asked.shutdown)
                asked.server_close()
            forgetting.cancel()
            await services.counter.close()
            warming.cancel()
            resuming.cancel()
            sweeping.cancel()
            flagging.cancel()
            await services.close()

    api = Router([Route("/openapi.json", get_openapi, methods=["GET"]), *api_routes()])
    api.redirect_slashes = False
    app = Starlette(
        routes=[
            Route("/healthz", get_health, methods=["GET"]),
            Route("/readyz", get_ready, methods=["GET"]),
            *([Route(errands.PATH, post_errand, methods=["POST"])] if settings.database else []),
            Mount("/api", app=api),
            Route("/{path:path}", get_static, methods=["GET"]),
        ],
        middleware=[
            Middleware(metrics.Counted),
            Middleware(Guard, origins=settings.origins, names=settings.host_names, refuse=refusing),
            Middleware(GZipMiddleware, minimum_size=SMALL, compresslevel=SQUEEZE),
            *forwarding(settings),
        ],
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http,
            DelosError: on_delos,
            Exception: on_fault,
        },
        lifespan=lifespan,
    )
    app.state.settings = settings
    return app


def forwarding(settings: Settings) -> list[Middleware]:
    """The way to other servers, where they share the database."""
    if not settings.database:
        return []
    from delos.server.cluster.forwarding import Forwarding

    return [Middleware(Forwarding, refuse=refusing)]


def warm_up() -> None:
    """What the first visitor would wait for: the words and the titles."""
    for lang in texts.languages():
        texts.bundle(lang)
    titles.titles_info()
    rating.model()


def api_routes() -> list[Route | WebSocketRoute]:
    """One route per path, so that a wrong method is answered with the right ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    routes: list[Route | WebSocketRoute] = [
        Route("/v1" + path, serving(methods), methods=list(methods))
        for path, methods in paths.items()
    ]
    return [*routes, WebSocketRoute("/v1" + LIVE, get_live)]


def serving(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await answered(request, methods[method])

    return serve


async def answered(request: Request, endpoint: Endpoint) -> Response:
    services: Services = request.app.state.services
    call = Call(
        services=services,
        address=network_of(request.client.host if request.client else ""),
        token=request.cookies.get(COOKIE),
        path={name: str(value) for name, value in request.path_params.items()},
        query=dict(request.query_params),
        agent=request.headers.get("user-agent", "")[:400],
        base=f"{request.url.scheme}://{request.url.netloc}",
        bearer=bearer_of(request),
        leaving=getattr(request.state, "leaving", None),
        cut=getattr(request.state, "abort", None),
    )
    services.bans.check_address(call.address)
    if call.bearer is not None:
        shown = await services.tokens.admitted(
            call.bearer, endpoint.method, endpoint.path, call.address
        )
        call.badge = None if shown is None else shown.identity
    if endpoint.body is None:
        response = await completed(call, endpoint, ())
    else:
        body = await read_body(request, services.settings)
        response = await completed(call, endpoint, (decoded(body, endpoint.body),))
    if call.cookie is not None:
        response.set_cookie(
            COOKIE,
            call.cookie,
            max_age=YEAR if call.cookie else 0,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
    return response


def bearer_of(request: HTTPConnection) -> str | None:
    """The token in ``Authorization: Bearer``; it counts more than a cookie."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


async def completed(call: Call, endpoint: Endpoint, bodies: tuple[Any, ...]) -> Response:
    """The endpoint's answer. A guest made for a refused request is not handed out."""
    answer = await endpoint.does(call, *bodies)
    if endpoint.lines:
        return await begun(answer, call.services.settings.send_seconds, call.cut)
    if endpoint.text:
        return Response(answer, endpoint.status, fresh(), "text/plain; charset=utf-8")
    kept = {"cache-control": f"public, max-age={endpoint.max_age}"} if endpoint.max_age else {}
    if endpoint.svg:
        return Response(answer, endpoint.status, {**fresh(), **kept}, "image/svg+xml")
    return json_response(endpoint.status, answer, kept)


def fresh() -> dict[str, str]:
    return {"cache-control": "no-store"}


def json_response(status: int, answer: object, headers: dict[str, str] | None = None) -> Response:
    return Response(
        msgspec.json.encode(answer), status, {**fresh(), **(headers or {})}, "application/json"
    )


# -- bodies ---------------------------------------------------------------------------------------


async def read_body(request: Request, settings: Settings) -> bytes:
    """The whole body, unless it is too long or takes too long."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:20]) > settings.body_limit:
        raise too_large(settings)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in {"application/json", ""}:
        raise Refusal(415, "not_json")
    parts = bytearray()
    try:
        async with asyncio.timeout(settings.body_seconds):
            async for part in request.stream():
                parts += part
                if len(parts) > settings.body_limit:
                    raise too_large(settings)
    except TimeoutError as error:
        raise Refusal(408, "too_slow") from error
    return bytes(parts)


def too_large(settings: Settings) -> Refusal:
    return Refusal(413, "too_large", most=settings.body_limit // 1024)


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decoded(body: bytes, kind: Any) -> Any:
    try:
        return decoder(kind).decode(body or b"{}")
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise malformed("unreadable-request", detail=str(error)) from error


# -- other addresses ------------------------------------------------------------------------------


async def get_health(request: Request) -> Response:
    services: Services = request.app.state.services
    return json_response(200, await healthz(Call(services, "", None, {}, {})))


async def get_ready(request: Request) -> Response:
    """Whether a proxy should send people here: not before the start is done, nor when it ends."""
    services: Services = request.app.state.services
    ready = services.ready and (await services.storage.state()).writable
    return json_response(200 if ready else 503, {"ready": ready})


async def post_errand(request: Request) -> Response:
    """Another server of the same database asks; nobody else can."""
    services: Services = request.app.state.services
    return await services.errands.answer(request)


async def get_openapi(request: Request) -> Response:
    return Response(openapi.document(), media_type="application/json")


async def get_live(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    address, token = network_of(socket.client.host if socket.client else ""), bearer_of(socket)
    may_act = True
    try:
        services.bans.check_address(address)
        if token is None:
            me = await services.identities.of(socket.cookies.get(COOKIE))
        else:
            shown = await services.tokens.admitted(token, "GET", LIVE, address)
            assert shown is not None
            me, may_act = shown.identity, allows(shown.scopes, needed("POST", LIVE))
        if me is not None:
            services.bans.check_person(me.id)
    except Refusal as refusal:
        # before the handshake: the program reads a status and the reason
        response = refusal_response(socket, refusal)
        await socket.send_denial_response(response)
        return
    who = None if me is None else me.id
    await services.live.serve(socket, socket.path_params["id"], who, may_act)


def refusing(refusal: Refusal) -> ASGIApp:
    """An app that says no."""

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        await refusal_response(HTTPConnection(scope), refusal)(scope, receive, send)

    return refuse


# -- errors ---------------------------------------------------------------------------------------


def refusal_response(request: HTTPConnection, refusal: Refusal) -> Response:
    headers: dict[str, str] = {}
    if refusal.wait:
        headers["retry-after"] = str(refusal.wait)
    if refusal.status in {408, 413}:
        headers["connection"] = "close"  # the rest of the body is not wanted
    lang = spoken(request.query_params.get("lang"), request.headers.get("accept-language"))
    body = ErrorBody(refusal.info(lang))
    return json_response(refusal.status, body, headers)


async def on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_response(request, error)


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = (error.headers or {}).get("Allow", "")
        response = refusal_response(request, Refusal(405, "wrong_method", methods=allowed))
        response.headers["allow"] = allowed
        return response
    if error.status_code == 404:
        return refusal_response(request, Refusal(404, "unknown"))
    return refusal_response(request, Refusal(error.status_code, "refused", said=str(error.detail)))


async def on_delos(request: Request, error: Exception) -> Response:
    return refusal_response(request, malformed("malformed", detail=str(error)))


async def on_fault(request: Request, error: Exception) -> Response:
    """A bug: it is in the log, and the answer tells nothing about it."""
    if isinstance(error, ClientDisconnect):
        return Response(status_code=400)
    response = refusal_response(request, Refusal(500, "fault"))
    response.headers.update(HEADERS)  # this answer is made outside of the guard
    return response
