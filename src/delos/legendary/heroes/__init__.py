"""The Heroes of the Legendary Edition."""

from typing import Final

from delos.cyclades.power import HeroPower
from delos.legendary.heroes.achilles import Achilles
from delos.legendary.heroes.antigone import Antigone
from delos.legendary.heroes.builders import Helen, Odysseus
from delos.legendary.heroes.fighters import (
    Ajax,
    Croesus,
    Heracles,
    Hippolyta,
    Jason,
    Leto,
    Penelope,
    Penthesilea,
    Pericles,
)
from delos.legendary.heroes.hector import Hector
from delos.legendary.heroes.pandora import Pandora
from delos.legendary.heroes.perseus import Perseus

_POWERS: Final[list[HeroPower]] = [
    Achilles(),
    Ajax(),
    Antigone(),
    Croesus(),
    Hector(),
    Helen(),
    Heracles(),
    Hippolyta(),
    Jason(),
    Leto(),
    Odysseus(),
    Pandora(),
    Penelope(),
    Penthesilea(),
    Pericles(),
    Perseus(),
]


def hero_powers() -> list[HeroPower]:
    """All 16 Heroes by number. Powers hold no state: all tables share them."""
    return _POWERS[:]
