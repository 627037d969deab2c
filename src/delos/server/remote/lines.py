"""An answer without an end: a JSON object a line, and an empty line when there is nothing new."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Final, final

from starlette.responses import StreamingResponse
from starlette.types import Send

KIND: Final = "application/x-ndjson"
BLANK: Final = b""  # a line that says: I am still here
AGAIN: Final = b'{"type":"bye","again":true}'  # the stream ends: come back
HEADERS: Final = {
    "cache-control": "no-store",
    "content-encoding": "identity",  # a compressor would keep lines back
    "x-accel-buffering": "no",  # so would nginx
}


@final
class Lines(StreamingResponse):
    """Its source is closed when the reader goes, stops reading or the server stops."""

    def __init__(
        self,
        first: bytes,
        rest: AsyncGenerator[bytes, None],
        seconds: float,
        cut: Callable[[], None],
    ) -> None:
        super().__init__(rest, headers=HEADERS, media_type=KIND)
        self.first = first
        self.rest = rest
        self.seconds = seconds  # that a reader may take for a line
        self.cut = cut

    async def stream_response(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        async with aclosing(self.rest) as rest:
            await send(start)
            try:
                await self.write(send, self.first)
                async for line in rest:
                    await self.write(send, line)
            except TimeoutError:
                self.cut()  # a polite end would wait for the reader that does not read
                await asyncio.sleep(0)
                return
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def write(self, send: Send, line: bytes) -> None:
        async with asyncio.timeout(self.seconds):
            await send({"type": "http.response.body", "body": line + b"\n", "more_body": True})


async def begun(
    source: AsyncGenerator[bytes, None], seconds: float, cut: Callable[[], None]
) -> Lines:
    """The answer, once its first line is there: until then it can still be refused."""
    return Lines(await anext(source), source, seconds, cut)
