"""What can happen at this table: the shared events, with Mercenaries as the others."""

from typing import Final

from delos.cyclades.events import EVENTS as SHARED
from delos.cyclades.events import MUSTER, UNITS_MOVED, with_field, with_others
from delos.kernel.event import PUBLIC, EventKind

DRIVEN_OUT: Final = len(SHARED)


def _events() -> list[EventKind]:
    found = with_others(SHARED, "mercenary", "mercenaries", "_taken")
    for kind in (UNITS_MOVED, MUSTER):
        found[kind] = with_field(found[kind], "others:n", "mercenaries:n")
    found.append(EventKind("driven_out", ["faction:faction", "land:land"], PUBLIC))
    return found


EVENTS: Final = _events()
