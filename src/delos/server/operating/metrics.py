"""Numbers for Prometheus, on a port of their own: nobody outside asks for them by accident."""

from __future__ import annotations

import shutil
import time
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from delos.kernel.errors import DelosError

if TYPE_CHECKING:
    from delos.server.services import Services

METHODS: Final = frozenset({"GET", "HEAD", "POST"})  # others could be anything
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


@final
class Tally:
    """What is counted while the server runs; plain numbers, so that counting costs nothing."""

    def __init__(self) -> None:
        self.began = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()  # by method and status
        self.times = [0] * (len(BOUNDS) + 1)  # answers, by how long they took
        self.seconds = 0.0
        self.changes = 0  # of tables, seen by those who are there

    def change(self, _: object) -> None:
        self.changes += 1

    def note(self, method: str, status: int, seconds: float) -> None:
        self.requests[method if method in METHODS else "other", status] += 1
        self.seconds += seconds
        for number, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.times[number] += 1
                return
        self.times[-1] += 1


@final
class Counted:
    """Notes every answer when it begins; streams end much later."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                tally: Tally = scope["app"].state.services.tally
                tally.note(scope["method"], message["status"], time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noted)


@final
class Collector:
    """The numbers at the moment when they are asked for. Nothing in them is about a person."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        tally, services = self.services.tally, self.services
        requests = CounterMetricFamily(
            "delos_requests", "Answers, by method and status", labels=["method", "status"]
        )
        for (method, status), count in list(tally.requests.items()):
            requests.add_metric([method, str(status)], count)
        yield requests
        sums, so_far = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), tally.times, strict=True):
            so_far += count
            sums.append((bound, so_far))
        yield HistogramMetricFamily(
            "delos_request_seconds", "How long answers took", buckets=sums, sum_value=tally.seconds
        )
        yield CounterMetricFamily(
            "delos_table_changes", "Committed changes of tables", value=tally.changes
        )
        live = services.live.at.copy()
        for name, about, value in (
            ("delos_start_time_seconds", "When the server began", tally.began),
            ("delos_ready", "Whether it takes work", float(services.ready)),
            ("delos_tables_cached", "Tables in memory", len(services.tables.cache)),
            ("delos_tables_watched", "Tables with somebody there", len(live)),
            ("delos_connections", "Screens and programs", sum(map(len, live.values()))),
            ("delos_streams", "Streams that programs read", services.streams.open.total()),
            ("delos_bots_driving", "Tables whose bots are at work", len(services.bots.driving)),
            ("delos_storage_failing", "The last write failed", float(services.storage.failing)),
            ("delos_storage_free_bytes", "Room on the disk", free(services)),
        ):
            yield GaugeMetricFamily(name, about, value=value)


def free(services: Services) -> int:
    try:
        return shutil.disk_usage(services.settings.data).free
    except OSError:
        return 0


def serve(services: Services, place: tuple[str, int]) -> Any:
    """Answer Prometheus from now on; ``.shutdown()`` ends it."""
    try:
        from prometheus_client import CollectorRegistry, start_http_server
    except ModuleNotFoundError as error:
        raise DelosError("metrics needs prometheus-client: pip install 'delos[server]'.") from error
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Collector(services))
    host, port = place
    try:
        server, _ = start_http_server(port, host, registry)
    except OSError as error:
        raise DelosError(
            f"metrics cannot listen on {host} port {port}: {error.strerror or error}."
        ) from error
    return server
