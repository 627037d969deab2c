"""What a connection needs of the line behind it."""

from __future__ import annotations

from typing import Protocol


class Reader(Protocol):
    """A WebSocket, or whatever else takes frames (live/wire.py, remote/streams.py)."""

    @property
    def paused(self) -> bool:
        """It is slow: nothing should be written now."""

    def send(self, frames: bytes, /) -> None: ...

    def close(self, code: int, reason: str = "", /) -> None: ...

    def abort(self) -> None: ...
