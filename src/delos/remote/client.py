"""A server of Delos as a program sees it: requests, and streams of lines."""

from __future__ import annotations

import http.client
import json
import logging
import socket
import ssl
import threading
from collections.abc import Iterator
from typing import Any, Final, final
from urllib.parse import urlencode, urlsplit

import delos
from delos.kernel.errors import DelosError

log = logging.getLogger("delos.remote")

Json = dict[str, Any]
BASE: Final = "/api/v1"
PATIENCE: Final = 30.0  # seconds without a line, not even an empty one
TRIES: Final = 6  # of a request that the server asks to repeat later
LONGEST: Final = 120.0  # seconds that a server may ask us to wait


@final
class Refused(DelosError):
    """The server said no, in words; ``code`` is for programs."""

    def __init__(self, status: int, code: str, message: str, wait: float = 0.0) -> None:
        self.status = status
        self.code = code
        self.wait = wait
        super().__init__(message)


@final
class Unreachable(DelosError):
    """Nobody answers, or the line broke: try again."""


@final
class Server:
    def __init__(self, url: str, token: str, stopped: threading.Event | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise DelosError(f"{url!r} is no address of a server: http://… or https://….")
        self.secure = parts.scheme == "https"
        self.host = parts.hostname
        self.port = parts.port
        self.base = parts.path.rstrip("/") + BASE
        self.headers = {
            "Authorization": f"Bearer {token}",
            "User-Agent": f"delos-bot/{delos.__version__}",
            "Accept": "application/json, application/x-ndjson",
        }
        self.stopped = stopped or threading.Event()

    def connect(self) -> http.client.HTTPConnection:
        if self.secure:
            return http.client.HTTPSConnection(
                self.host, self.port, timeout=PATIENCE, context=ssl.create_default_context()
            )
        return http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)

    def get(self, path: str, **query: object) -> Any:
        return self.ask("GET", path + ("?" + urlencode(query) if query else ""))

    def post(self, path: str, body: Json | None = None) -> Any:
        return self.ask("POST", path, body or {})

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """The answer; whoever is asked to wait waits."""
        for left in range(TRIES - 1, -1, -1):
            try:
                return self.once(method, path, body)
            except Refused as refused:
                if refused.wait <= 0 or not left or self.stopped.is_set():
                    raise
                log.info("the server asks to wait %.0f s", refused.wait)
                self.stopped.wait(min(refused.wait, LONGEST))
        raise AssertionError(path)

    def once(self, method: str, path: str, body: Json | None) -> Any:
        connection = self.connect()
        try:
            content = None if body is None else json.dumps(body).encode()
            headers = {**self.headers, "Content-Type": "application/json"}
            connection.request(method, self.base + path, content, headers)
            return json.loads(answered(connection).read())
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise unreachable(self, error) from error
        finally:
            connection.close()

    def lines(self, path: str, **query: object) -> Iterator[Json | None]:
        """What a stream says, until it ends; None for a line that says only that it lives."""
        connection = self.connect()
        try:
            address = self.base + path + ("?" + urlencode(query) if query else "")
            connection.request("GET", address, headers=self.headers)
            stream = answered(connection)
            while line := stream.readline():
                yield json.loads(line) if line.strip() else None
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise unreachable(self, error) from error
        finally:
            connection.close()


def answered(connection: http.client.HTTPConnection) -> http.client.HTTPResponse:
    """The answer, if it is a good one."""
    answer = connection.getresponse()
    if answer.status < 400:
        return answer
    wait = answer.headers.get("Retry-After", "0")
    try:
        error = json.loads(answer.read())["error"]
        code, message = str(error["code"]), str(error["message"])
    except (ValueError, KeyError, TypeError):
        code, message = "", f"The server answered {answer.status} {answer.reason}."
    raise Refused(answer.status, code, message, float(wait) if wait.isdecimal() else 0.0)


def unreachable(server: Server, error: Exception) -> Unreachable:
    if isinstance(error, socket.timeout):
        text = f"nothing was heard for {PATIENCE:.0f} s"
    else:
        text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return Unreachable(f"{server.host} cannot be reached: {text}.")
