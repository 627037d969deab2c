"""Which addresses reach this server, and for whom; the QR codes of links."""

from __future__ import annotations

import contextlib
import io
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import segno

from delos.server.protocol.reaching import AddressInfo, QrInfo, Works

# Nothing is sent there: the system only tells which of our addresses it would use.
ELSEWHERE: Final = (
    (socket.AF_INET, "203.0.113.1"),
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET6, "2001:db8::1"),
)
ALL: Final = ("0.0.0.0", "::")


def works_for(host: str) -> Works:
    """Who can use an address: this computer, the same network, or everyone."""
    try:
        found = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        if host == "localhost" or host.endswith(".localhost"):
            return "here"
        return "network" if "." not in host or host.endswith((".local", ".lan")) else "everyone"
    if found.is_loopback or found.is_unspecified:
        return "here"
    return "everyone" if found.is_global else "network"


def own_addresses(family: int | None = None) -> list[str]:
    """The addresses of this computer in its networks, the likeliest first."""
    found: list[str] = []
    for kind, target in ELSEWHERE:
        with (
            contextlib.suppress(OSError),
            socket.socket(kind, socket.SOCK_DGRAM) as probe,
        ):
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        for one in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            found.append(str(one[4][0]))
    kept = []
    for address in dict.fromkeys(found):
        number = ip_address(address.partition("%")[0])
        if number.is_loopback or number.is_link_local or number.is_unspecified:
            continue
        if family is None or (number.version == 4) == (family == socket.AF_INET):
            kept.append(address)
    return kept


def url_of(host: str, port: int, scheme: str = "http") -> str:
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"


def addresses(named: str, listening: tuple[str, int] | None, asked: str) -> list[AddressInfo]:
    """Where the server can be reached, the best for friends first.

    ``named`` by the operator is what counts; else the address that the asking browser uses, and
    where the server listens.
    """
    if named:
        return [AddressInfo(named, works_for(urlsplit(named).hostname or ""))]
    found: list[AddressInfo] = []
    if asked:
        found.append(AddressInfo(asked, works_for(urlsplit(asked).hostname or "")))
    if listening is not None:
        host, port = listening
        family = socket.AF_INET if host == "0.0.0.0" else None
        hosts = own_addresses(family) if host in ALL else [host]
        found += [AddressInfo(url_of(one, port), works_for(one)) for one in hosts]
    rank = {"everyone": 0, "network": 1, "here": 2}
    unique = {one.url: one for one in found}
    return sorted(unique.values(), key=lambda one: rank[one.works])


def qr(text: str) -> QrInfo:
    """The code as one path of an SVG, a unit a module."""
    matrix = segno.make(text, error="m", micro=False).matrix
    runs = [
        f"M{start} {y}h{length}v1h-{length}z"
        for y, row in enumerate(matrix)
        for start, length in dark_runs(row)
    ]
    return QrInfo(len(matrix), "".join(runs))


def dark_runs(row: bytes | bytearray) -> list[tuple[int, int]]:
    """Where the dark modules of a row begin, and how many follow each other."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((x, 1))
    return found


def in_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out, compact=True)
    return out.getvalue()
