"""The two spaces of Demeter."""

from typing import final

from mypy_extensions import i64

from delos.mytikas.building import CHOOSE_SLOT, Build
from delos.mytikas.costs import buildable, why_not_built
from delos.mytikas.ids import DEMETER_DAY, DEMETER_NIGHT, NONE
from delos.mytikas.producing import NOT_CHOSEN, ProduceGround
from delos.mytikas.spaces.space import FOLLOWING, OPEN, Space, bit_of
from delos.mytikas.state import MytikasState


@final
class DemeterDay(Space):
    """Produce once on level 1 (MYT-ACTION-DEMETER-DAY-01); always possible
    (MYT-ACTION-DEMETER-DAY-03)."""

    def __init__(self) -> None:
        super().__init__(DEMETER_DAY)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        more = bit_of(state.usable(seat) & state.rules.enriching[DEMETER_DAY])
        state.call(ProduceGround(seat, more, NOT_CHOSEN))


@final
class DemeterNight(Space):
    """Build a city (MYT-ACTION-DEMETER-NIGHT-01)."""

    def __init__(self) -> None:
        super().__init__(DEMETER_NIGHT)

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """A city is left and can be paid for on some level, as with temples
        (MYT-ACTION-DEMETER-NIGHT-03)."""
        own: i64 = 0 if how == FOLLOWING else 1
        return OPEN if buildable(state, seat, own, DEMETER_NIGHT) else "MYT-BUILD-04:cost"

    def why(self, state: MytikasState, seat: int, how: int) -> str:
        own = 0 if how == FOLLOWING else 1
        return "MYT-ACTION-DEMETER-NIGHT-03," + why_not_built(state, seat, own, DEMETER_NIGHT)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        state.call(Build(seat, own, DEMETER_NIGHT, CHOOSE_SLOT, NONE, NONE))
