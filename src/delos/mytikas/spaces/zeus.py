"""The two spaces of Zeus."""

from typing import final

from mypy_extensions import i64

from delos.mytikas.building import CHOOSE_SLOT, Build
from delos.mytikas.costs import buildable, why_not_built
from delos.mytikas.ids import NONE, ZEUS_DAY, ZEUS_NIGHT
from delos.mytikas.producing import ProduceCities
from delos.mytikas.raising import Raise
from delos.mytikas.spaces.space import FOLLOWING, OPEN, Space
from delos.mytikas.state import MytikasState


@final
class ZeusDay(Space):
    """Every city produces (MYT-ACTION-ZEUS-DAY-01); always possible: the starting city does
    (MYT-ACTION-ZEUS-DAY-03)."""

    def __init__(self) -> None:
        super().__init__(ZEUS_DAY)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        rules = state.rules
        if state.usable(seat) & rules.raising[ZEUS_DAY]:  # afterwards, MYT-DEITY-APOLLO-02
            state.call(Raise(seat, rules.numbers.apollo_raises, 0, 0))
        state.call(ProduceCities(seat, 0))


@final
class ZeusNight(Space):
    """Build a temple (MYT-ACTION-ZEUS-NIGHT-01)."""

    def __init__(self) -> None:
        super().__init__(ZEUS_NIGHT)

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """A temple is left and can be paid for on some level (MYT-ACTION-ZEUS-NIGHT-03). It counts
        as payable if it can be tumbled together: that has a moment of its own (MYT-RAISE-10)."""
        own: i64 = 0 if how == FOLLOWING else 1
        return OPEN if buildable(state, seat, own, ZEUS_NIGHT) else "MYT-BUILD-04:cost"

    def why(self, state: MytikasState, seat: int, how: int) -> str:
        own = 0 if how == FOLLOWING else 1
        return "MYT-ACTION-ZEUS-NIGHT-03," + why_not_built(state, seat, own, ZEUS_NIGHT)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        state.call(Build(seat, own, ZEUS_NIGHT, CHOOSE_SLOT, NONE, NONE))
