"""Errands: what must be done at a table that another server keeps, asked of that server.

A server proves that it is one: it has the key that seals the database's secrets, and it leaves a
word in the database that the other one finds there, once. So nobody outside can ask for an errand,
and nobody who overheard one can have it done again; clocks of machines do not matter.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from delos.kernel.errors import DelosError
from delos.server.cluster import rows
from delos.server.cluster.rows import Keeper
from delos.server.refusal import Refusal, elsewhere
from delos.server.stored.database import Database
from delos.server.stored.seals import BadSeal, Seals

if TYPE_CHECKING:
    from delos.server.cluster.leases import Leases

log = logging.getLogger("delos.cluster")

PATH: Final = "/peer/errand"
WORD: Final = "x-delos-word"
SEAL: Final = "x-delos-seal"
HOST: Final = "peer"  # every server answers to a name without a dot
MARK: Final = b"errand"
SECONDS: Final = 60.0
LONGEST: Final = 1 << 20  # bytes

Json = dict[str, Any]
Does = Callable[[Json], Awaitable[Any]]


@final
class Errands:
    """What this server can be asked to do, and its way to ask others."""

    def __init__(self) -> None:
        self.doing: dict[str, Does] = {}
        self.leases: Leases | None = None  # where servers share the database

    async def at(self, table: str, errand: str, about: Json) -> Any:
        """Do something where a table is kept; a table that nobody keeps is kept here then."""
        keeper = None if self.leases is None else await self.leases.keeper(table)
        if keeper is None:
            return await self.doing[errand](about)
        assert self.leases is not None
        storage = self.leases.storage
        word = secrets.token_hex(16)
        await storage.aside(lambda db: rows.call(db, storage.server, rows.ERRAND, word))
        return await asked(keeper, storage.seals, word, errand, about)

    async def answer(self, request: Request) -> Response:
        """Another server asks."""
        body = await request.body() if length_of(request) <= LONGEST else b""
        if self.leases is None or not await self.trusted(request, body):
            return JSONResponse({"refused": "only servers of this database"}, 403)
        asked = json.loads(body)
        try:
            return JSONResponse({"answer": await self.doing[asked["errand"]](asked["about"])})
        except Refusal as refusal:
            return JSONResponse({"refused": refusal.message(), "wait": refusal.wait})
        except DelosError as error:
            return JSONResponse({"refused": str(error), "wait": 0})

    async def trusted(self, request: Request, body: bytes) -> bool:
        assert self.leases is not None
        storage, word = self.leases.storage, request.headers.get(WORD, "")
        try:
            seal = bytes.fromhex(request.headers.get(SEAL, ""))
            if storage.seals.open(seal, meaning(word, body)) != MARK:
                return False
        except (ValueError, BadSeal):
            return False
        return await storage.aside(lambda db: rows.take_word(db, word))


def length_of(request: Request) -> int:
    length = request.headers.get("content-length", "")
    return int(length) if length.isdecimal() and len(length) < 10 else LONGEST + 1


def meaning(word: str, body: bytes) -> str:
    return f"errand {word} {hashlib.sha256(body).hexdigest()}"


@final
class NotHere(DelosError):
    """The other server did not do it; the sentence says why."""


async def asked(keeper: Keeper, seals: Seals, word: str, errand: str, about: Json) -> Any:
    """What a server answers to an errand whose word lies in the database."""
    import httpx  # here: a server on its own starts without it, a fifth sooner

    body = json.dumps({"errand": errand, "about": about}).encode()
    headers = {
        "host": HOST,
        "content-type": "application/json",
        WORD: word,
        SEAL: seals.seal(MARK, meaning(word, body)).hex(),
    }
    timeout = httpx.Timeout(SECONDS, connect=2.0)
    try:
        async with httpx.AsyncClient(trust_env=False, timeout=timeout) as client:
            answer = await client.post(
                keeper.address.rstrip("/") + PATH, content=body, headers=headers
            )
        found: Json = answer.json()
    except (httpx.HTTPError, ValueError) as error:
        log.info("the keeper of a table does not answer: %r", error)
        raise elsewhere() from error
    if "refused" in found:
        if found.get("wait"):
            raise elsewhere()
        raise NotHere(found["refused"])
    return found["answer"]


def leave_word(db: Database) -> str:
    """A word for an errand of somebody who is no server: an operator with the key."""
    word = secrets.token_hex(16)
    rows.call(db, "", rows.ERRAND, word)
    return word
