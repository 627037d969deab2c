"""Addresses on the web that people give: whether the server may send there, and sending.

Whoever may name an address must not reach what only this machine reaches. The name is resolved
once, every address that it has must be one of the open net, and the connection goes to the address
that was looked at, not to the name: a second answer of the name server changes nothing. Redirects
are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final
from urllib.parse import SplitResult, urlsplit

from delos.server.refusal import Refusal

if TYPE_CHECKING:
    import httpx

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

SECONDS: Final = 6.0  # for all of it
PORTS: Final = frozenset({443, 8443})  # of the open net; others belong to other services
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # IPv4 behind a translator


@dataclass(frozen=True)
class Outcome:
    """What came of sending: whether it worked, may be tried again, or never will."""

    worked: bool
    again: bool = False
    gone: bool = False
    why: str = ""


WORKED: Final = Outcome(True)


def parts_of(url: str, private: bool) -> SplitResult:
    """The parts of an address that may be used."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refusal(400, "bad_target", "target-unreadable") from error
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Refusal(400, "bad_target", "target-https")
    if not parts.hostname or any(ord(one) <= 32 or ord(one) > 126 for one in url):
        raise Refusal(400, "bad_target", "target-unreadable")
    if parts.username is not None or parts.password is not None:
        raise Refusal(400, "bad_target", "target-password")
    if not private and (port or 443) not in PORTS:
        raise Refusal(400, "bad_target", "target-port")
    return parts


def is_open(address: Address) -> bool:
    """Whether an address is of the open net, also where it carries another one inside."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is None and address in TRANSLATED:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_open(inner)
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


async def resolved(host: str, port: int, private: bool) -> str:
    """One address of a name, if none of them is closed to people."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refusal(400, "bad_target", "target-unknown") from error
    addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    if not addresses:
        raise Refusal(400, "bad_target", "target-unknown")
    if not private and not all(is_open(one) for one in addresses):
        raise Refusal(400, "bad_target", "target-private")
    return str(addresses[0])


async def check_target(url: str, private: bool) -> None:
    """Refuse an address that could never be used."""
    parts = parts_of(url, private)
    try:
        async with asyncio.timeout(SECONDS):
            await resolved(parts.hostname or "", parts.port or 443, private)
    except TimeoutError as error:
        raise Refusal(400, "bad_target", "target-unknown") from error


@final
class Sender:
    """Sends to addresses that people gave."""

    def __init__(self, private: bool) -> None:
        self.private = private  # the operator lets people name addresses of this network
        self.client: httpx.AsyncClient | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        import httpx

        try:
            async with asyncio.timeout(SECONDS):
                return await self.posted(url, headers, body)
        except TimeoutError:
            return Outcome(False, again=True, why="no answer in time")
        except Refusal as refusal:
            # a name that leads elsewhere now, or a name server that does not answer
            return Outcome(False, refusal.text == "refusal-target-unknown", why=str(refusal))
        except (httpx.HTTPError, httpx.InvalidURL, ssl.SSLError, OSError) as error:
            return Outcome(False, again=True, why=type(error).__name__)

    async def posted(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        parts = parts_of(url, self.private)
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        address = await resolved(host, port, self.private)
        there = f"[{address}]" if ":" in address else address
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        client = self.opened()
        request = client.build_request(
            "POST",
            f"{parts.scheme}://{there}:{port}{path}",
            headers={**headers, "host": parts.netloc},
            content=body,
            extensions={"sni_hostname": host},  # the certificate must be of the name
        )
        answer = await client.send(request, stream=True)  # what it says is of no interest
        await answer.aclose()
        return judged(answer.status_code)

    def opened(self) -> httpx.AsyncClient:
        if self.client is None:
            import httpx

            limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
            # Reading the system's certificates takes a while, once.
            self.client = httpx.AsyncClient(
                trust_env=False,  # a proxy would resolve the name once more
                follow_redirects=False,
                timeout=SECONDS,
                limits=limits,
            )
        return self.client

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()


def judged(status: int) -> Outcome:
    why = f"status {status}"
    if 200 <= status < 300:
        return WORKED
    if status in {404, 410}:
        return Outcome(False, gone=True, why=why)
    return Outcome(False, again=status in {408, 425, 429} or status >= 500, why=why)
