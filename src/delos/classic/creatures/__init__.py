"""The 17 Creatures of the box."""

from delos.classic.creatures.chimera import Chimera
from delos.classic.creatures.cyclops import Cyclops
from delos.classic.creatures.fates import Fates
from delos.classic.creatures.giant import Giant
from delos.classic.creatures.guardians import Chiron, Medusa, Minotaur
from delos.classic.creatures.harpy import Harpy
from delos.classic.creatures.kraken import Kraken
from delos.classic.creatures.pegasus import Pegasus
from delos.classic.creatures.polyphemus import Polyphemus
from delos.classic.creatures.robbers import Dryad, Griffin, Satyr
from delos.classic.creatures.siren import Siren
from delos.classic.creatures.sphinx import Sphinx
from delos.classic.creatures.sylph import Sylph
from delos.cyclades.power import CreaturePower


def creature_powers() -> list[CreaturePower]:
    return [
        Chimera(),
        Chiron(),
        Cyclops(),
        Dryad(),
        Fates(),
        Giant(),
        Griffin(),
        Harpy(),
        Kraken(),
        Medusa(),
        Minotaur(),
        Pegasus(),
        Polyphemus(),
        Satyr(),
        Siren(),
        Sphinx(),
        Sylph(),
    ]
