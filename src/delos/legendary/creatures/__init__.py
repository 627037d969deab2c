"""The Creature cards of the Legendary Edition, one module per card or family of cards."""

from typing import Final

from delos.cyclades.ids import PIECE_CARDS
from delos.cyclades.power import CreaturePower, FigurinePower
from delos.legendary.creatures.boar import Boar
from delos.legendary.creatures.charon import Charon
from delos.legendary.creatures.chimera import Chimera
from delos.legendary.creatures.cyclops import Cyclops
from delos.legendary.creatures.echidna import Echidna
from delos.legendary.creatures.empousa import Empousa
from delos.legendary.creatures.erinyes import Erinyes
from delos.legendary.creatures.giant import Giant
from delos.legendary.creatures.graeae import Graeae
from delos.legendary.creatures.guardians import (
    Cerberus,
    CharybdisAndScylla,
    Chiron,
    Geryon,
    Kraken,
    Medusa,
    Minotaur,
    Nereid,
    Typhon,
)
from delos.legendary.creatures.harpy import Harpy
from delos.legendary.creatures.hippalectryon import Hippalectryon
from delos.legendary.creatures.hippocamp import Hippocamp
from delos.legendary.creatures.hydra import Hydra
from delos.legendary.creatures.manticore import Manticore
from delos.legendary.creatures.pegasus import Pegasus
from delos.legendary.creatures.polyphemus import Polyphemus
from delos.legendary.creatures.robbers import Dryad, Griffin, Satyr
from delos.legendary.creatures.sphinx import Sphinx
from delos.legendary.creatures.sylph import Sylph
from delos.legendary.creatures.triton import Triton

_POWERS: Final[list[CreaturePower]] = [
    Charon(),
    Chimera(),
    Cyclops(),
    Dryad(),
    Echidna(),
    Empousa(),
    Erinyes(),
    Giant(),
    Graeae(),
    Griffin(),
    Harpy(),
    Hippalectryon(),
    Hippocamp(),
    Manticore(),
    Pegasus(),
    Satyr(),
    Sphinx(),
    Sylph(),
    Triton(),
    Boar(),
    Cerberus(),
    CharybdisAndScylla(),
    Chiron(),
    Geryon(),
    Hydra(),
    Kraken(),
    Medusa(),
    Minotaur(),
    Nereid(),
    Polyphemus(),
    Typhon(),
]


def creature_powers() -> list[CreaturePower]:
    """All 31 cards by number. Powers hold no state: all tables share them."""
    return _POWERS[:]


def figurine_powers(creatures: list[CreaturePower]) -> list[FigurinePower]:
    """The power behind each piece on the map, by number of the piece."""
    found: list[FigurinePower] = []
    for card in PIECE_CARDS:
        power = creatures[card]
        assert isinstance(power, FigurinePower)
        found.append(power)
    return found
