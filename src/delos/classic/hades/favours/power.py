"""What a minor god does for gold."""

from delos.cyclades.state import CycladesState


class FavourPower:
    """What a minor god does for gold; offered only if it changes something."""

    def available(self, state: CycladesState, faction: int) -> bool:
        return True

    def use(self, state: CycladesState, faction: int) -> None:
        raise NotImplementedError
