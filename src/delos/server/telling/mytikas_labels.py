"""What options and questions of Mytikas tell at a table beside their own words: the price of a
construction, what it still lacks, the lock that an offering reaches.
"""

from __future__ import annotations

from collections.abc import Sequence

from delos.mytikas.building import Build
from delos.mytikas.cells import LOCKS_TAKEN, OWNER, VALUE
from delos.mytikas.ids import DEITY_NAMES, TYPE_NAMES
from delos.mytikas.kinds import BUILD_PAY, DROP, LAY_MORE, OFFERING_VALUE, PAY_FULL, TUMBLE
from delos.mytikas.offering import MakeOffering
from delos.mytikas.state import MytikasState

NOTHING: Sequence[str] = ()


def besides(state: MytikasState, kind: int, option: int) -> Sequence[str]:
    frame = state.stack[-1]
    if kind == BUILD_PAY and option != TUMBLE and isinstance(frame, Build):
        return amounts(frame.price(state, option == PAY_FULL))
    if kind == OFFERING_VALUE and option != LAY_MORE and isinstance(frame, MakeOffering):
        lock = reached(state, frame, option)
        return [f"lock=n:{lock}", "card=deity:" + DEITY_NAMES[frame.card]] if lock else NOTHING
    return NOTHING


def reached(state: MytikasState, frame: MakeOffering, option: int) -> int:
    """The lock that such an offering takes (MYT-LOCK-01); 0 for none."""
    locks, taken = state.rules.numbers.locks, state.at[LOCKS_TAKEN]
    if taken == len(locks):
        return 0
    own = state.at[OWNER + frame.card] == frame.seat
    lies = state.at[VALUE + frame.card] if own else 0
    return int(locks[taken]) if lies + frame.laid + option >= locks[taken] else 0


def needed(state: MytikasState, kind: int) -> Sequence[str]:
    """What does not lie yet where somebody builds, for whoever lets resources tumble there."""
    frame = state.stack[-1]
    if kind not in (BUILD_PAY, DROP) or not isinstance(frame, Build):
        return NOTHING
    cost = frame.price(state, False)
    lies = [state.resource(frame.seat, frame.level, type) for type in range(len(cost))]
    lacks = [max(0, price - there) for price, there in zip(cost, lies, strict=True)]
    return amounts(lacks) if any(lacks) else NOTHING


def amounts(counts: Sequence[int]) -> list[str]:
    return [f"{name}=n:{n}" for name, n in zip(TYPE_NAMES, counts, strict=True)]
