"""What a minor god does for gold."""

from delos.cyclades.state import CycladesState


class FavourPower:
    """What a minor god does for gold; offered only if it changes something."""

    def closed(self, state: CycladesState, faction: int) -> str:
        """Why it would change nothing now, as a reason key; empty when it would."""
        return ""

    def use(self, state: CycladesState, faction: int) -> None:
        raise NotImplementedError
