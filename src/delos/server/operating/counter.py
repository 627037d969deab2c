"""How `delos admin` reaches the office: through a socket in the data folder while a server runs,
else by opening the folder itself. Whoever may write there may do everything there already."""

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

log = logging.getLogger("delos.admin")

FILE: Final = "admin.sock"
LONGEST: Final = 1 << 20  # bytes of a request or an answer
SECONDS: Final = 60.0


@final
class Counter:
    """The server's end: a JSON object in, one out."""

    def __init__(self, folder: Path, office: Office) -> None:
        self.path = folder / FILE
        self.office = office
        self.server: asyncio.AbstractServer | None = None

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


def ask(folder: Path, key_file: Path | None, asked: dict[str, Any]) -> Any:
    """The office's answer, from the running server or from the folder."""
    if not (folder / "delos.sqlite3").is_file():
        raise NotDone(f"There is no database in {folder}. Name its folder with --data.")
    answer = through_socket(folder / FILE, asked)
    if answer is None:
        answer = asyncio.run(alone(folder, key_file, asked))
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


async def alone(folder: Path, key_file: Path | None, asked: dict[str, Any]) -> dict[str, Any]:
    from delos.server.fair import Turns
    from delos.server.operating.bans import Bans
    from delos.server.people.identity import Identities
    from delos.server.settings import Settings
    from delos.server.stored.sqlite import SqliteStorage
    from delos.server.tables.tables import Tables

    storage = SqliteStorage(folder, key_file)
    try:
        settings = Settings(data=folder)
        tables, bans = Tables(storage, settings, Turns(1)), Bans(storage)
        await bans.load()
        office = Office(storage, Identities(storage), tables, bans)
        return await answered(office, asked)
    finally:
        await asyncio.to_thread(storage.close)
