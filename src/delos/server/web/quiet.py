"""Logs that a stranger cannot fill: what happens often is told once a second."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final, final

log = logging.getLogger("delos.server")

PAUSE: Final = 1.0  # seconds between two lines that say the same
SAID: Final = 200  # sentences that are remembered


@final
class Seldom(logging.Filter):
    """Lets a sentence through once a second, and then says how often it was meant."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        sentence, now = str(record.msg), time.monotonic()
        last, missed = self.said.pop(sentence, (-PAUSE, 0))
        if now - last < PAUSE:
            self.said[sentence] = last, missed + 1
            return False
        if len(self.said) >= SAID:
            self.said.clear()
        self.said[sentence] = now, 0
        if missed:
            record.msg = f"{sentence} (and {missed} times more)"
        return True


SELDOM: Final = Seldom()


def calm() -> None:
    """Let the server's own lines and those of what it is built on come seldom."""
    for name in ("uvicorn.error", "asyncio", "delos.server", "delos.live"):
        logging.getLogger(name).addFilter(SELDOM)  # added once, however often this is called
    asyncio.get_running_loop().set_exception_handler(told)


def told(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What went wrong in the loop. That the machine has no descriptors left is no bug of ours."""
    error = context.get("exception")
    if isinstance(error, OSError) and "accept" in str(context.get("message")):
        log.error("no connection can be taken: %s", error.strerror)
        return
    if isinstance(error, ValueError) and "_start_serving" in repr(context.get("handle")):
        return  # it wanted to take connections again, but the server has stopped since
    loop.default_exception_handler(context)
