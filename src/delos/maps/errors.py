"""The one exception that maps raise."""

from __future__ import annotations


class MapError(ValueError):
    """A tile file, a map code or a wish for a map cannot be used; the text says what to change."""
