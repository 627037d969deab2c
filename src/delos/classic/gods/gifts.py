"""The gods and their free gifts (CLA-POSEIDON, -ARES, -ZEUS, -ATHENA, -APOLLO)."""

from typing import Final, final

from delos.classic.cells import BLESSED, PROSPERITY
from delos.classic.effects import give_blessing, place_prosperity
from delos.classic.hooks import God
from delos.cyclades.bits import counting, size
from delos.cyclades.cells import LANDS_OF, NONE
from delos.cyclades.effects import (
    gain_gold,
    gain_philosopher,
    gain_priestess,
)
from delos.cyclades.ids import (
    APOLLO,
    ARES,
    ATHENA,
    FORTRESS,
    PORT,
    POSEIDON,
    TEMPLE,
    UNIVERSITY,
    ZEUS,
)
from delos.cyclades.kinds import CORNUCOPIA_AREA
from delos.cyclades.question import Question
from delos.cyclades.recruit import Recruit
from delos.cyclades.state import CycladesState
from delos.cyclades.unit import FLEET, TROOP

APOLLO_GOLD: Final = 1
APOLLO_MERCY: Final = 4  # to a player with one island (CLA-APOLLO-01)


@final
class Poseidon(God):
    """A fleet beside an own island, on a trade space too; without reserve or place it is lost
    (CLA-POSEIDON-01, CLA-INCOME-03, CLA-TURN-02, -05)."""

    def __init__(self) -> None:
        super().__init__(POSEIDON, PORT)

    def gift(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, FLEET, 1))


@final
class Ares(God):
    """A troop on any own island (CLA-ARES-01, CLA-TURN-02)."""

    def __init__(self) -> None:
        super().__init__(ARES, FORTRESS)

    def gift(self, state: CycladesState, faction: int) -> None:
        state.call(Recruit(faction, TROOP, 1))


@final
class Zeus(God):
    """A priest, if there is one (CLA-ZEUS-01, CLA-SHORTAGE-03)."""

    def __init__(self) -> None:
        super().__init__(ZEUS, TEMPLE)

    def gift(self, state: CycladesState, faction: int) -> None:
        gain_priestess(state, faction)


@final
class Athena(God):
    """A philosopher, like it or not (CLA-ATHENA-01, -04, CLA-TURN-03)."""

    def __init__(self) -> None:
        super().__init__(ATHENA, UNIVERSITY)

    def gift(self, state: CycladesState, faction: int) -> None:
        gain_philosopher(state, faction)


@final
class Apollo(God):
    """Gold, more for a player with exactly one island; the first of the cycle also brings a
    prosperity marker, if one is left (CLA-APOLLO-01, -02, CLA-TWO-06, CLA-SHORTAGE-01)."""

    def __init__(self) -> None:
        super().__init__(APOLLO, NONE)

    def gift(self, state: CycladesState, faction: int) -> None:
        at = state.at
        alone = size(at[LANDS_OF + faction]) == 1
        gain_gold(state, faction, APOLLO_MERCY if alone else APOLLO_GOLD)
        if at[BLESSED] == 0 and at[PROSPERITY] > 0:
            state.call(Prosper(faction, 0))
        give_blessing(state)

    def acts(self) -> bool:
        return False  # neither purchases nor actions (CLA-APOLLO-05, -06)


def gods() -> list[God]:
    """By number of the god; those of other titles and modules stay empty."""
    return [Athena(), Zeus(), Poseidon(), Ares(), God(4, NONE), Apollo(), God(6, NONE)]


@final
class Prosper(Question):
    """A prosperity marker on any island, whoever controls it and however many lie there; never on
    a trade space (CLA-APOLLO-04, -07, CLA-INCOME-05)."""

    def kind(self, state: CycladesState) -> int:
        return CORNUCOPIA_AREA

    def options(self, state: CycladesState) -> list[int]:
        return counting(0, state.chart.lands - 1)

    def choose(self, state: CycladesState, option: int) -> None:
        self.over = 1
        place_prosperity(state, option)

    def copy(self) -> "Prosper":
        return Prosper(self.faction, self.over)
