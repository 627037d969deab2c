"""Fair turns: a few work at a time, and who waits is served round by round, one of each owner."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from typing import Final, ParamSpec, TypeVar, final

from delos.server.refusal import too_many

P = ParamSpec("P")
T = TypeVar("T")

WAITING: Final = 100  # of one owner; the next is asked to come again
SEEN: Final = 20_000  # people whose address is remembered


@final
class Turns:
    """So many places. An owner is whoever the work is for: an address, or a person."""

    def __init__(self, places: int, waiting: int = WAITING) -> None:
        self.free = places
        self.most = waiting
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        await self.begin(owner)
        try:
            yield
        finally:
            self.end()

    async def begin(self, owner: str) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        queue = self.waiting.setdefault(owner, deque())
        if len(queue) >= self.most:
            raise too_many(2)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.end()  # it was our turn already
            elif place in queue:
                queue.remove(place)
                if not queue:
                    self.waiting.pop(owner, None)
            raise

    def end(self) -> None:
        """The place goes to the next owner's first."""
        while self.waiting:
            owner, queue = self.waiting.popitem(last=False)
            place = queue.popleft()
            if queue:
                self.waiting[owner] = queue  # behind the others
            if not place.done():
                place.set_result(None)
                return
        self.free += 1

    async def thread(self, owner: str, work: Callable[P, T], *about: P.args, **more: P.kwargs) -> T:
        """Work in a thread when it is the owner's turn."""
        async with self.turn(owner):
            return await asyncio.to_thread(work, *about, **more)


@final
class Whereabouts:
    """From where people came last, in memory only: many guests of one address are one owner."""

    def __init__(self) -> None:
        self.seen: OrderedDict[str, str] = OrderedDict()

    def note(self, who: str, network: str) -> None:
        self.seen.pop(who, None)
        self.seen[who] = network
        if len(self.seen) > SEEN:
            self.seen.popitem(last=False)

    def of(self, who: str) -> str:
        return self.seen.get(who, who)
