"""What can happen at this table: the shared events, some of them under their classic names."""

from typing import Final

from delos.cyclades.events import EVENTS as SHARED
from delos.cyclades.events import GOLD_STOLEN, PRIESTESS_GAINED, PRIESTESS_SPENT
from delos.kernel.event import PUBLIC, EventKind

GOD_REVEALED: Final = len(SHARED)
PRIEST_STOLEN: Final = GOD_REVEALED + 1
PHILOSOPHER_STOLEN: Final = GOD_REVEALED + 2


def _events() -> list[EventKind]:
    """Every gain of gold is public, the Griffin's loot too (CLA-HIDDEN-02)."""
    found = SHARED[:]
    found[PRIESTESS_GAINED] = EventKind("priest", ["faction:faction"], PUBLIC)
    found[PRIESTESS_SPENT] = EventKind("priests_spent", ["faction:faction", "count:n"], PUBLIC)
    fields = found[GOLD_STOLEN].fields
    found[GOLD_STOLEN] = EventKind("gold_stolen", fields, PUBLIC)
    found.append(EventKind("god_revealed", ["god:god", "slot:n"], PUBLIC))
    found.append(EventKind("priest_stolen", ["faction:faction", "victim:faction"], PUBLIC))
    found.append(EventKind("philosopher_stolen", ["faction:faction", "victim:faction"], PUBLIC))
    return found


EVENTS: Final = _events()
