"""The log as clients get it, made once for many: cut where the server chooses, kept within bounds.

Whoever says hello may ask for the log from any entry on. What is kept must not depend on that
number, or a stranger who counts up fills the memory.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, final

from msgspec import Raw

from delos.kernel.event import PUBLIC, Event
from delos.kernel.title import Title
from delos.server.telling import speaking

PIECE: Final = 50  # entries
PIECES: Final = 200  # kept of one table
TAILS: Final = 64  # kept of one version of it
FEW: Final = 20  # entries; more come after a hello only

Eyes = tuple[int | None, str]  # seat and language


@final
class LogPieces:
    """The entries of one table's log, as JSON, for every seat and language that looks."""

    def __init__(self, sign: str) -> None:
        self.sign = sign  # of the table's words
        # Whole pieces stay as they are until they are taken back: the last event tells.
        self.pieces: OrderedDict[tuple[Eyes, int], tuple[Event, bytes]] = OrderedDict()
        self.tails: dict[tuple[Eyes, int], Raw] = {}

    def changed(self) -> None:
        """The log may have become longer or shorter."""
        self.tails = {}

    def since(self, title: Title, log: Sequence[Event], first: int, eyes: Eyes) -> Raw:
        """The entries from ``first`` on. What many ask for again and again is kept, and what
        everybody may read is made once for all."""
        if len(log) - first <= FEW and all_public(title, log[first:]):
            eyes = None, eyes[1]
        name = eyes, first
        found = self.tails.get(name)
        if found is None:
            found = self.joined(title, log, first, eyes)
            if len(self.tails) < TAILS and len(log) - first <= 2 * PIECE:
                self.tails[name] = found
        return found

    def joined(self, title: Title, log: Sequence[Event], first: int, eyes: Eyes) -> Raw:
        parts: list[bytes] = []
        at = first
        while at < len(log):
            end = min(at - at % PIECE + PIECE, len(log))
            if end - at == PIECE:
                parts.append(self.piece(title, log, at, eyes))
            else:
                parts.append(self.encoded(title, log, at, end, eyes))
            at = end
        return Raw(b"[" + b",".join(parts) + b"]")

    def piece(self, title: Title, log: Sequence[Event], at: int, eyes: Eyes) -> bytes:
        name, last = (eyes, at), log[at + PIECE - 1]
        kept = self.pieces.pop(name, None)
        if kept is None or kept[0] is not last:
            kept = last, self.encoded(title, log, at, at + PIECE, eyes)
        self.pieces[name] = kept
        if len(self.pieces) > PIECES:
            self.pieces.popitem(last=False)
        return kept[1]

    def encoded(
        self, title: Title, log: Sequence[Event], first: int, end: int, eyes: Eyes
    ) -> bytes:
        """Entries as JSON, without the brackets around them."""
        seat, lang = eyes
        return b",".join(
            [
                speaking.entry_json(title, event, n, seat, lang, self.sign)
                for n, event in enumerate(log[first:end], first)
            ]
        )


def all_public(title: Title, events: Sequence[Event]) -> bool:
    kinds = title.events
    for event in events:
        if kinds[event.kind].seen != PUBLIC:
            return False
    return True
