"""The gods of the Legendary Edition, a file each, and what their turns offer."""

from typing import Final

from delos.cyclades.cells import HEROES
from delos.legendary.action import Action
from delos.legendary.actions.creatures import BuyFromTrack
from delos.legendary.actions.quest import Quest
from delos.legendary.actions.sacrifices import Sacrifice
from delos.legendary.gods.apollo import Apollo
from delos.legendary.gods.ares import EXTRA_TROOP, MARCHING, Ares
from delos.legendary.gods.athena import PHILOSOPHER, Athena
from delos.legendary.gods.god import God
from delos.legendary.gods.hera import EXTRA_MERCENARY, HIRING, Hera
from delos.legendary.gods.poseidon import EXTRA_FLEET, SAILING, Poseidon
from delos.legendary.gods.zeus import LOOK, PRIESTESS, Zeus
from delos.legendary.kinds import SACRIFICE

QUESTING: Final = Quest()
BUYING: Final = BuyFromTrack()
OFFERING_UP: Final = Sacrifice()

_COMMON: Final[list[Action]] = [QUESTING, BUYING, OFFERING_UP]
_UNDER_ARES: Final[list[Action]] = [BUYING, OFFERING_UP]  # LEG-HEROMOVE-09
_UNDER_APOLLO: Final[list[Action]] = [QUESTING, OFFERING_UP]  # LEG-ACTION-07, LEG-APOLLO-02

# By number of the god.
GODS: Final[list[God]] = [
    Athena(_COMMON),
    Zeus(_COMMON),
    Poseidon(_COMMON),
    Ares(_UNDER_ARES),
    Hera(_COMMON),
    Apollo(_UNDER_APOLLO),
]

# All of them, in the order of their options.
ACTIONS: Final[list[Action]] = [
    PHILOSOPHER,
    PRIESTESS,
    LOOK,
    EXTRA_FLEET,
    SAILING,
    EXTRA_TROOP,
    MARCHING,
    EXTRA_MERCENARY,
    HIRING,
    QUESTING,
    BUYING,
    OFFERING_UP,
]


def _by_option() -> list[Action]:
    """The action of every option of a turn but the first, which ends it."""
    found: list[Action] = []
    for index in range(len(ACTIONS)):
        last = index == len(ACTIONS) - 1
        end = SACRIFICE + HEROES if last else ACTIONS[index + 1].first
        for _ in range(ACTIONS[index].first, end):
            found.append(ACTIONS[index])
    return found


_ACTION_OF: Final = _by_option()


def action_of(option: int) -> Action:
    return _ACTION_OF[option - 1]
