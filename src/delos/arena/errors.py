"""What can go wrong around games: a journal that does not fit, a disk that is full."""

from __future__ import annotations

from delos.kernel.errors import DelosError


class ArenaError(DelosError):
    """The games cannot be played or kept; the text says what to do."""
