"""The one table of kinds: an action has the same id at every table of the title, whatever modules
are in play."""

from typing import Final

from delos.classic.hades import kinds as hades
from delos.classic.kinds import own_kinds
from delos.kernel.kind import Kind, number_kinds


def _kinds() -> list[Kind]:
    found = own_kinds(hades.COUNT, hades.turn_parts())
    hades.add_kinds(found)
    return found


KINDS: Final = _kinds()
ACTIONS: Final = number_kinds(KINDS)
