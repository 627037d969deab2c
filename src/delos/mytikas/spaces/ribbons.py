"""Bonus actions: the ribbon of a space, one line of numbers.toml for each (table T6).

The table gives MYT-ACTION-ZEUS-DAY-02, MYT-ACTION-ZEUS-NIGHT-02, MYT-ACTION-DEMETER-DAY-02,
MYT-ACTION-DEMETER-NIGHT-02, MYT-ACTION-POSEIDON-DAY-02, MYT-ACTION-POSEIDON-NIGHT-02,
MYT-ACTION-HADES-DAY-02 and MYT-ACTION-HADES-NIGHT-02. Cards that speak to main actions are silent
here (MYT-DEITY-HERMES-03).
"""

from typing import Final, final

from mypy_extensions import i64

from delos.mytikas.effects import produce
from delos.mytikas.favours import TakeFavours, can_take_favour
from delos.mytikas.ids import NONE, STONE
from delos.mytikas.offering import TakeOrMake
from delos.mytikas.raising import Raise, RaiseAny, can_raise
from delos.mytikas.spaces.space import OPEN, OWN
from delos.mytikas.state import MytikasState


class Ribbon:
    """A kind of bonus action; `closed` is the only place that says whether it can be done."""

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """OPEN, or why it cannot be carried out, whoever may do it."""
        return OPEN

    def act(self, state: MytikasState, seat: int, count: int) -> None:
        """Once (MYT-TURN-16)."""
        raise NotImplementedError


class Lifting(Ribbon):
    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """What lies on level 4 may tumble first, before the main action (MYT-TURN-08)."""
        if how == OWN:
            return OPEN if state.resources(seat) > 0 else "MYT-RAISE-01:no-resources"
        return OPEN if can_raise(state, seat) else "MYT-RAISE-01:nothing-to-raise"


@final
class LiftAny(Lifting):
    """Raise one resource to any level (MYT-RAISE-05)."""

    def act(self, state: MytikasState, seat: int, count: int) -> None:
        state.call(RaiseAny(seat, count))


@final
class LiftSteps(Lifting):
    """Raise by one level, so many times (MYT-RAISE-02)."""

    def act(self, state: MytikasState, seat: int, count: int) -> None:
        state.call(Raise(seat, count, 1, 0))


@final
class Favours(Ribbon):
    """Take a Favour token (MYT-FAVOUR-01)."""

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        return OPEN if can_take_favour(state, seat) else "MYT-FAVOUR-05:no-favour-left"

    def act(self, state: MytikasState, seat: int, count: int) -> None:
        state.call(TakeFavours(seat, count, NONE))


@final
class Offerings(Ribbon):
    """Take an Offering or make an offering (MYT-OFFERING-13)."""

    def act(self, state: MytikasState, seat: int, count: int) -> None:
        state.call(TakeOrMake(seat, 0, 0))


@final
class Stones(Ribbon):
    """Produce stone on level 1, once (MYT-PRODUCE-09)."""

    def act(self, state: MytikasState, seat: int, count: int) -> None:
        produce(state, seat, 0, STONE, count)


RIBBONS: Final[list[Ribbon]] = [LiftAny(), LiftSteps(), Favours(), Offerings(), Stones()]
