"""Tables that were set up before: drawing and checking a map takes longer than many a game."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from delos import api

if TYPE_CHECKING:
    from delos.kernel.title import Title


def known_table(title: str, options: dict[str, object]) -> Title:
    """As `delos.api.set_up`; the same options give the same table, if it is still known."""
    try:
        written = json.dumps(options)
    except TypeError:  # no option of any title, so the title says what is wrong
        return api.set_up(title, options)
    return _table(title, written)


@lru_cache(maxsize=16)
def _table(title: str, options: str) -> Title:
    return api.set_up(title, json.loads(options))
