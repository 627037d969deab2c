"""What can happen at this table: the shared events, with Mercenaries as the others."""

from typing import Final

from delos.cyclades.events import EVENTS as SHARED
from delos.cyclades.events import MUSTER, UNITS_MOVED, with_field, with_others
from delos.kernel.event import EventKind


def _events() -> list[EventKind]:
    found = with_others(SHARED, "mercenary", "mercenaries", "_taken")
    for kind in (UNITS_MOVED, MUSTER):
        found[kind] = with_field(found[kind], "others:n", "mercenaries:n")
    return found


EVENTS: Final = _events()
