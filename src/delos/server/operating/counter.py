"""How `delos admin` reaches the office: through a socket in the data folder while a server runs,
through any server of a shared database, else by opening the database itself. Whoever may write
there, and has its key, may do everything there already."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
from pathlib import Path
from typing import Any, Final, final

from delos.kernel.errors import DelosError
from delos.server.operating.office import NotDone, Office
from delos.server.refusal import Refusal
from delos.server.settings import Settings
from delos.server.stored.opening import open_storage
from delos.server.stored.storage import Storage

log = logging.getLogger("delos.admin")

FILE: Final = "admin.sock"
LONGEST: Final = 1 << 20  # bytes of a request or an answer
SECONDS: Final = 60.0
ERRAND: Final = "counter"  # of an operator who is at none of the servers


@final
class Counter:
    """The server's end: a JSON object in, one out."""

    def __init__(self, folder: Path, office: Office) -> None:
        self.path = folder / FILE
        self.office = office
        self.server: asyncio.AbstractServer | None = None
        office.errands.doing[ERRAND] = self.errand

    async def errand(self, asked: dict[str, Any]) -> Any:
        return await self.office.do(asked["command"], asked["who"], asked["why"], asked["about"])

    async def open(self) -> None:
        if not hasattr(socket, "AF_UNIX"):  # there `delos admin` wants the server stopped
            return
        with contextlib.suppress(FileNotFoundError):
            self.path.unlink()  # of a server that was killed: the folder's lock is ours
        before = os.umask(0o177)
        try:
            self.server = await asyncio.start_unix_server(self.serve, self.path, limit=LONGEST)
        except OSError as error:  # the path may be too long for a socket
            log.warning("delos admin cannot reach this server: %s", error)
        finally:
            os.umask(before)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                asked = json.loads(await reader.readline())
                answer = await answered(self.office, asked)
            writer.write(json.dumps(answer).encode() + b"\n")
            await writer.drain()
        except (ValueError, KeyError, TimeoutError, OSError) as error:
            log.warning("a request of delos admin failed: %r", error)
        finally:
            writer.close()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            with contextlib.suppress(FileNotFoundError):
                self.path.unlink()


async def answered(office: Office, asked: dict[str, Any]) -> dict[str, Any]:
    try:
        answer = await office.do(asked["command"], asked["who"], asked["why"], asked["about"])
    except DelosError as error:
        return {"error": str(error)}
    return {"answer": answer}


def ask(settings: Settings, asked: dict[str, Any]) -> Any:
    """The office's answer, from a running server or, where none runs, from the database."""
    if not settings.database and not (settings.data / "delos.sqlite3").is_file():
        raise NotDone(f"There is no database in {settings.data}. Name its folder with --data.")
    answer = through_socket(settings.data / FILE, asked)
    if answer is None:
        answer = asyncio.run((shared if settings.database else alone)(settings, asked))
    if "error" in answer:
        raise NotDone(answer["error"])
    return answer["answer"]


def through_socket(path: Path, asked: dict[str, Any]) -> dict[str, Any] | None:
    """The running server's answer; None if there is none."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(SECONDS)
        try:
            line.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            return None
        except OSError as error:
            raise NotDone(
                f"The running server cannot be reached through {path}: {error.strerror}. "
                f"Run this as the user who runs the server."
            ) from error
        line.sendall(json.dumps(asked).encode() + b"\n")
        with line.makefile("rb") as lines:
            found = lines.readline()
    if not found:
        raise NotDone("The server did not answer. Look into its log.")
    answer: dict[str, Any] = json.loads(found)
    return answer


async def shared(settings: Settings, asked: dict[str, Any]) -> dict[str, Any]:
    """Any server of a shared database does it; whoever has the key may ask."""
    from delos.server.cluster import errands, rows
    from delos.server.stored.postgres_storage import PostgresStorage

    storage = open_storage(settings)
    assert isinstance(storage, PostgresStorage)
    try:
        server = await storage.aside(rows.anyone)
        if server is not None:
            word = await storage.aside(errands.leave_word)
            try:
                found = await errands.asked(server, storage.seals, word, ERRAND, asked)
            except Refusal as refusal:
                raise NotDone(
                    f"The server at {server.address} does not answer: {refusal.message()}"
                ) from refusal
            return {"answer": found}
        return await without_server(settings, storage, asked)
    finally:
        await asyncio.to_thread(storage.close)


async def alone(settings: Settings, asked: dict[str, Any]) -> dict[str, Any]:
    """No server runs, and none can start meanwhile."""
    storage = open_storage(settings)
    try:
        return await without_server(settings, storage, asked)
    finally:
        await asyncio.to_thread(storage.close)


async def without_server(
    settings: Settings, storage: Storage, asked: dict[str, Any]
) -> dict[str, Any]:
    """The office without a server around it. On a shared database it takes its place among
    servers that may start meanwhile, and keeps a table while it works at it."""
    from delos.server.cluster.errands import Errands
    from delos.server.fair import Turns
    from delos.server.operating.bans import Bans
    from delos.server.people.identity import Identities
    from delos.server.tables.tables import Tables

    tables, bans, errands = Tables(storage, settings, Turns(1)), Bans(storage), Errands()
    await bans.load()
    office = Office(storage, Identities(storage), tables, bans, errands)
    if not settings.database:
        return await answered(office, asked)
    from delos.server.cluster import rows
    from delos.server.cluster.leases import Leases
    from delos.server.stored.postgres_storage import PostgresStorage

    assert isinstance(storage, PostgresStorage)
    leases = Leases(storage, "")
    leases.on_lost = lambda: None  # what it would write then is refused
    await leases.begin()
    await storage.aside(rows.bury)  # of servers that were killed, and nobody took over
    errands.leases = leases
    tables.claim = leases.claim
    bans.on_change = lambda: leases.tell("bans")
    try:
        return await answered(office, asked)
    finally:
        await leases.close()
