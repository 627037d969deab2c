"""The two spaces of Poseidon."""

from typing import final

from mypy_extensions import i64

from delos.mytikas.cells import BUILT
from delos.mytikas.effects import take_offerings
from delos.mytikas.favours import BuyFavour, TakeFavours, can_take_favour
from delos.mytikas.ids import (
    LARGE_TEMPLE_SLOT,
    NONE,
    POSEIDON_DAY,
    POSEIDON_NIGHT,
    SLOTS,
    TEMPLE_SLOTS,
)
from delos.mytikas.spaces.space import OPEN, Space
from delos.mytikas.state import MytikasState


@final
class PoseidonDay(Space):
    """Take Offerings (MYT-ACTION-POSEIDON-DAY-01); always possible
    (MYT-ACTION-POSEIDON-DAY-03)."""

    def __init__(self) -> None:
        super().__init__(POSEIDON_DAY)

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        take_offerings(state, seat, temple_offerings(state, seat))

    def returns_offering(self, state: MytikasState, seat: i64) -> bool:
        return temple_offerings(state, seat) == 1


def temple_offerings(state: MytikasState, seat: i64) -> int:
    """1, and 1 for each small temple, and 2 for the large one (MYT-ACTION-POSEIDON-DAY-01); cards
    add theirs by themselves (MYT-DEITY-ARES-01, -02)."""
    numbers = state.rules.numbers
    found = numbers.base_offerings
    for slot in TEMPLE_SLOTS:
        if state.at[BUILT + seat * SLOTS + slot]:
            if slot == LARGE_TEMPLE_SLOT:
                found += numbers.large_temple_offerings
            else:
                found += numbers.small_temple_offerings
    adding = state.usable(seat) & state.rules.adding[POSEIDON_DAY]
    if adding:
        for deity in range(len(state.rules.deities)):
            if adding >> deity & 1:
                found += state.rules.deities[deity].more_offerings(POSEIDON_DAY)
    return found


@final
class PoseidonNight(Space):
    """Take a Favour token (MYT-ACTION-POSEIDON-NIGHT-01)."""

    def __init__(self) -> None:
        super().__init__(POSEIDON_NIGHT)

    def closed(self, state: MytikasState, seat: i64, how: i64) -> str:
        """Some token can be taken (MYT-ACTION-POSEIDON-NIGHT-04)."""
        if can_take_favour(state, seat):
            return OPEN
        return "MYT-ACTION-POSEIDON-NIGHT-04:no-favour-left"

    def act(self, state: MytikasState, seat: int, own: int) -> None:
        if state.usable(seat) & state.rules.favouring[POSEIDON_NIGHT]:
            state.call(BuyFavour(seat, 0))
        state.call(TakeFavours(seat, 1, NONE))
