"""A lock of the event loop that can also be taken at once, without a task."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final


@final
class Latch:
    """Whoever waits gets it in turn: a lock that is let go while somebody waits stays locked."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def take(self) -> bool:
        """Take it, if nobody has it."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """Hand it to the next who waits."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed to us while we were sent away
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
