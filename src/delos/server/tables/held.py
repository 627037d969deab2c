"""Tables that can be found as long as somebody holds them."""

from __future__ import annotations

from typing import final

from delos.server.tables.table import Table


@final
class HeldTable(Table):
    """A compiled class cannot be held weakly; one below it that is not compiled can."""
