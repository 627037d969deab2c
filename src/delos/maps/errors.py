"""The one exception that maps raise."""

from __future__ import annotations

from delos.kernel.errors import DelosError


class MapError(DelosError, ValueError):
    """A tile file, a map code or a wish for a map cannot be used; the text says what to change."""
