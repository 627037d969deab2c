"""What every god does: a building and a gift, both mandatory, then actions (LEG-ACTION-02)."""

from delos.cyclades.bits import BIT
from delos.cyclades.state import CycladesState
from delos.legendary.action import Action
from delos.legendary.building import build_type


class God:
    """A god with its building (NONE: it has none of its own) and the actions of its turn, in the
    order of the menu; ``unmanned`` are those that ask for no Hero."""

    def __init__(self, number: int, building: int, actions: list[Action]) -> None:
        self.number = number
        self.building = building
        self.actions = actions
        self.unmanned = [action for action in actions if not action.needs_hero()]

    def build(self, state: CycladesState, faction: int) -> None:
        """The god's free building (LEG-ATHENA-01, LEG-ZEUS-01, LEG-POSEIDON-01, LEG-ARES-01)."""
        state.call(build_type(faction, self.building))

    def types(self, state: CycladesState, faction: int) -> int:
        """The types of building it may give, as a mask."""
        return BIT[self.building]

    def places(self, state: CycladesState, faction: int) -> int:
        """In how many ways the other free action can be had: 0 when it lapses."""
        raise NotImplementedError

    def give(self, state: CycladesState, faction: int) -> None:
        """The god's other free action; an impossible one lapses (LEG-ACTION-10)."""
        raise NotImplementedError
