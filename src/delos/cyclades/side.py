"""The two sides of the battle under way. Invaders stand apart from the units of an area until it is
over, so each side knows which cells count its units."""

from typing import Final, final

from delos.cyclades.cells import (
    FLEETS,
    INVADED,
    INVADER,
    INVADING_FLEETS,
    INVADING_OTHERS,
    INVADING_TROOPS,
    TROOPS,
)
from delos.cyclades.state import CycladesState


class Side:
    def attacks(self) -> bool:
        raise NotImplementedError

    def troops(self, land: int) -> int:
        """The cell of its basic Troops in the battle for a land."""
        raise NotImplementedError

    def others(self, state: CycladesState, land: int) -> int:
        """The cell of its Troops of no faction's reserve."""
        raise NotImplementedError

    def fleets(self, sea: int) -> int:
        """The cell of its Fleets in the battle for a sea."""
        raise NotImplementedError


@final
class Attacker(Side):
    def attacks(self) -> bool:
        return True

    def troops(self, land: int) -> int:
        return INVADING_TROOPS

    def others(self, state: CycladesState, land: int) -> int:
        return INVADING_OTHERS

    def fleets(self, sea: int) -> int:
        return INVADING_FLEETS


@final
class Defender(Side):
    """Also whoever stands in an area for which nobody fights."""

    def attacks(self) -> bool:
        return False

    def troops(self, land: int) -> int:
        return TROOPS + land

    def others(self, state: CycladesState, land: int) -> int:
        return state.rules.others + land

    def fleets(self, sea: int) -> int:
        return FLEETS + sea


ATTACKER: Final[Side] = Attacker()
DEFENDER: Final[Side] = Defender()


def side_of(state: CycladesState, faction: int) -> Side:
    """The side on which a faction is in the battle under way."""
    return ATTACKER if state.at[INVADER] == faction else DEFENDER


def side_at(state: CycladesState, faction: int, area: int) -> Side:
    """The same for any area: where there is no battle nobody attacks."""
    return side_of(state, faction) if state.at[INVADED] == area else DEFENDER
