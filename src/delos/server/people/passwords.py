"""Passwords: argon2id, in threads of its own, and as slow for names that do not exist."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from delos.server.people.names import folded
from delos.server.refusal import Refusal, malformed

SHORTEST: Final = 10
LONGEST: Final = 200
VARIED: Final = 5  # different characters
THREADS: Final = 2
WAITING: Final = 30  # that may queue up for them


@final
class Passwords:
    def __init__(self) -> None:
        # The OWASP's advice for servers: 19 MiB, two passes.
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self.threads = ThreadPoolExecutor(THREADS, "delos-password")
        self.waiting = 0

    @cached_property
    def nobody(self) -> str:
        """A hash that no password has: who asks for an unknown name waits as long."""
        return self.hasher.hash("")

    async def hash(self, password: str) -> str:
        return str(await self.apart(self.hasher.hash, password))

    async def fits(self, stored: str | None, password: str) -> bool:
        return bool(await self.apart(self.verify, stored, password))

    def verify(self, stored: str | None, password: str) -> bool:
        try:
            self.hasher.verify(self.nobody if stored is None else stored, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    def outdated(self, stored: str) -> bool:
        """Whether a later Delos would make it with other numbers."""
        return self.hasher.check_needs_rehash(stored)

    async def apart(self, work: object, *arguments: object) -> object:
        if self.waiting >= WAITING:
            raise Refusal(503, "busy", wait=2)
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, work, *arguments)  # type: ignore[arg-type]
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.threads.shutdown()


def check_password(password: str, name: str) -> None:
    """Long, and not the name: what a stranger would try first."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise malformed("password-length", least=SHORTEST, most=LONGEST)
    if len(set(password)) < VARIED or folded(password).startswith(folded(name)):
        raise malformed("password-easy")
