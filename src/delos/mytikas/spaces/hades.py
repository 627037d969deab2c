"""The two spaces of Hades."""

from typing import final

from mypy_extensions import i64

from delos.mytikas.ids import HADES_DAY, HADES_NIGHT
from delos.mytikas.offering import TakeOrMake
from delos.mytikas.raising import Raise, can_raise
from delos.mytikas.spaces.space import OPEN, OWN, Space, bit_of
from delos.mytikas.state import MytikasState


@final
class HadesDay(Space):
    """Raise resources (MYT-ACTION-HADES-DAY-01)."""

    def __init__(self) -> None:
        super().__init__(HADES_DAY)

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """In the own turn any resource will do, one of level 4 can tumble first; a follower needs
        one below it (MYT-ACTION-HADES-DAY-03)."""
        if how == OWN:
            return OPEN if state.resources(seat) > 0 else "MYT-ACTION-HADES-DAY-03:no-resources"
        if can_raise(state, seat):
            return OPEN
        return "MYT-ACTION-HADES-DAY-03,MYT-RAISE-01:nothing-to-raise"

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        rules = state.rules
        change = bit_of(state.usable(seat) & rules.changing[HADES_DAY])
        state.call(Raise(seat, rules.numbers.hades_raises, 1, change))


@final
class HadesNight(Space):
    """Take an Offering or make an offering (MYT-ACTION-HADES-NIGHT-01); taking one is always
    possible (MYT-ACTION-HADES-NIGHT-03)."""

    def __init__(self) -> None:
        super().__init__(HADES_NIGHT)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        state.call(TakeOrMake(seat, self.both(state, seat), 0))

    def both(self, state: MytikasState, seat: i64) -> int:
        """1 when a card lets the player do both (MYT-DEITY-HERMES-01)."""
        return bit_of(state.usable(seat) & state.rules.doubling[HADES_NIGHT])

    def returns_offering(self, state: MytikasState, seat: i64) -> bool:
        """The last Offering is paid: none is left to lay, so one can only be taken."""
        return state.reserve(seat) == 1 and not self.both(state, seat)
