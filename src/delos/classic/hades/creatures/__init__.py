"""Creatures that the module of heroes brings (HAD-CREATURE)."""

from delos.classic.hades.creatures.cerberus import Cerberus
from delos.classic.hades.creatures.charon import Charon
from delos.classic.hades.creatures.chiron import Chiron
from delos.classic.hades.creatures.erinyes import Erinyes
from delos.cyclades.power import CreaturePower


def new_creatures() -> list[CreaturePower]:
    """Those that come with the module in any case."""
    return [Cerberus(), Charon(), Chiron(), Erinyes()]
