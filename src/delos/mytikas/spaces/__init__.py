"""The Action board (MYT-ACTION): what its eight spaces do and when they can be used.

A space is a class of its god's file, its bonus action a ribbon. Both say in one place, `closed`,
whether they can be done; the functions here put the two together for a turn.
"""

from typing import Final

from mypy_extensions import i64

from delos.kernel.reason import number, read_key, thing
from delos.mytikas.events import ACTION_DONE, BONUS_DONE
from delos.mytikas.ids import GOD_NAMES
from delos.mytikas.spaces.demeter import DemeterDay, DemeterNight
from delos.mytikas.spaces.hades import HadesDay, HadesNight
from delos.mytikas.spaces.poseidon import PoseidonDay, PoseidonNight
from delos.mytikas.spaces.ribbons import RIBBONS
from delos.mytikas.spaces.space import AT_ONCE, FOLLOWING, OPEN, OWN, Space
from delos.mytikas.spaces.zeus import ZeusDay, ZeusNight
from delos.mytikas.state import MytikasState

# Zeus Day, Demeter Day, Poseidon Day and Hades Night are always open, so there is always somewhere
# to go (MYT-TURN-20).
ACTION_BOARD: Final[list[Space]] = [
    ZeusDay(),
    ZeusNight(),
    DemeterDay(),
    DemeterNight(),
    PoseidonDay(),
    PoseidonNight(),
    HadesDay(),
    HadesNight(),
]


def main_closed(state: MytikasState, seat: i64, space: i64, how: i64) -> str:
    """OPEN, or why the main action cannot be carried out."""
    return ACTION_BOARD[space].closed(state, seat, how)


def entitled(state: MytikasState, seat: i64, space: i64) -> bool:
    """A Favour token of the space's god is shown, or a card replaces it (MYT-TURN-14, -15); one
    gained by the main action just now counts (MYT-ACTION-POSEIDON-NIGHT-03)."""
    god = space // 2
    if state.favours(seat, god) > 0:
        return True
    return state.usable(seat) & state.rules.entitling[god] != 0


def bonus_closed(state: MytikasState, seat: i64, space: i64, how: i64) -> str:
    """OPEN, or why the bonus action cannot be carried out (MYT-TURN-14)."""
    if not entitled(state, seat, space):
        return "MYT-TURN-14:not-entitled"
    return RIBBONS[state.rules.numbers.bonus[space]].closed(state, seat, how)


def playable(state: MytikasState, seat: i64, space: i64) -> bool:
    """Main action, or bonus action with entitlement (MYT-TURN-07 to -09, MYT-DEITY-ALL-08)."""
    if not ACTION_BOARD[space].closed(state, seat, OWN):
        return True
    return not bonus_closed(state, seat, space, OWN)


def bonus_ready(state: MytikasState, seat: i64, space: i64) -> bool:
    return not bonus_closed(state, seat, space, AT_ONCE)


def do_main(state: MytikasState, seat: int, space: int, own: int) -> None:
    state.note(ACTION_DONE, seat, space)
    ACTION_BOARD[space].act(state, seat, own)


def do_bonus(state: MytikasState, seat: int, space: int) -> None:
    """The ribbon of the space (MYT-TURN-16)."""
    numbers = state.rules.numbers
    state.note(BONUS_DONE, seat, space)
    RIBBONS[numbers.bonus[space]].act(state, seat, numbers.bonus_count[space])


# -- reasons ----------------------------------------------------------------------------------


def why_no_bonus(state: MytikasState, seat: int, space: int, how: int) -> str:
    """The reason key of a closed bonus action."""
    head = bonus_closed(state, seat, space, how)
    return head + thing("patron", "patron", GOD_NAMES[space // 2]) if head else ""


def why_nothing(state: MytikasState, seat: int, space: int, rule: str) -> str:
    """Why neither the main action nor the bonus action of a space can be carried out: what the
    main action lacks, and whether the bonus action fails by the Favour token."""
    main = ACTION_BOARD[space].why(state, seat, OWN)
    bonus = read_key(bonus_closed(state, seat, space, OWN))
    lacks_favour = 1 if bonus.word == "not-entitled" else 0
    rules = ",".join([rule, *bonus.rules])
    told = thing("patron", "patron", GOD_NAMES[space // 2]) + number("favour", lacks_favour)
    return f"{rules},{main}{told}"


__all__ = [
    "ACTION_BOARD",
    "AT_ONCE",
    "FOLLOWING",
    "OPEN",
    "OWN",
    "bonus_closed",
    "bonus_ready",
    "do_bonus",
    "do_main",
    "entitled",
    "main_closed",
    "playable",
    "why_no_bonus",
    "why_nothing",
]
