"""The Action board (MYT-ACTION): what the eight spaces do and when they can be used.

Main actions are code, the bonus action of each space is a line of numbers.toml.
"""

from mypy_extensions import i64

from delos.mytikas.building import CHOOSE_SLOT, Build, buildable
from delos.mytikas.cells import BUILT
from delos.mytikas.effects import produce, take_offerings
from delos.mytikas.events import ACTION_DONE, BONUS_DONE
from delos.mytikas.favours import BuyFavour, TakeFavours, can_take_favour
from delos.mytikas.ids import (
    DEMETER_DAY,
    DEMETER_NIGHT,
    FAVOUR,
    HADES_DAY,
    LARGE_TEMPLE_SLOT,
    NONE,
    OFFERING,
    POSEIDON_DAY,
    POSEIDON_NIGHT,
    RAISE,
    RAISE_ANY,
    SLOTS,
    STONE,
    TEMPLE_SLOTS,
    ZEUS_DAY,
    ZEUS_NIGHT,
)
from delos.mytikas.offering import TakeOrMake
from delos.mytikas.producing import NOT_CHOSEN, ProduceCities, ProduceGround
from delos.mytikas.raising import Raise, RaiseAny, can_raise
from delos.mytikas.state import MytikasState

# -- abilities ----------------------------------------------------------------------------


def main_possible(state: MytikasState, seat: i64, space: i64, own: i64) -> bool:
    """Whether the main action can be carried out; on the own turn tumbling helps
    (MYT-TURN-07, -08, MYT-FOLLOW-08, and the third rule of each space)."""
    if space == ZEUS_NIGHT or space == DEMETER_NIGHT:
        return buildable(state, seat, own, space) != 0
    if space == POSEIDON_NIGHT:  # MYT-ACTION-POSEIDON-NIGHT-04
        return can_take_favour(state, seat)
    if space == HADES_DAY:  # MYT-ACTION-HADES-DAY-03
        return state.resources(seat) > 0 if own else can_raise(state, seat)
    # MYT-ACTION-ZEUS-DAY-03, MYT-ACTION-DEMETER-DAY-03, MYT-ACTION-POSEIDON-DAY-03,
    # MYT-ACTION-HADES-NIGHT-03; so there is always somewhere to go, MYT-TURN-20
    return True


def main_ready(state: MytikasState, seat: i64, space: i64) -> bool:
    """Whether the active player can carry it out without tumbling first. A build is ready if its
    payment can be tumbled together: that has a moment of its own (MYT-RAISE-10)."""
    if space == HADES_DAY:
        return can_raise(state, seat)
    return main_possible(state, seat, space, 1)


def entitled(state: MytikasState, seat: i64, space: i64) -> bool:
    """A Favour token of the space's god is shown, or a card replaces it (MYT-TURN-14, -15); one
    gained by the main action just now counts (MYT-ACTION-POSEIDON-NIGHT-03)."""
    god = space // 2
    if state.favours(seat, god) > 0:
        return True
    return state.usable(seat) & state.rules.entitling[god] != 0


def bonus_possible(state: MytikasState, seat: i64, space: i64, tumbling: bool) -> bool:
    """Whether the bonus action can be carried out, whoever may do it."""
    bonus = state.rules.numbers.bonus[space]
    if bonus == RAISE or bonus == RAISE_ANY:
        return state.resources(seat) > 0 if tumbling else can_raise(state, seat)
    if bonus == FAVOUR:
        return can_take_favour(state, seat)
    return True


def playable(state: MytikasState, seat: i64, space: i64) -> bool:
    """Main action, or bonus action with entitlement (MYT-TURN-07 to -09, MYT-DEITY-ALL-08)."""
    if main_possible(state, seat, space, 1):
        return True
    return entitled(state, seat, space) and bonus_possible(state, seat, space, True)


def bonus_ready(state: MytikasState, seat: i64, space: i64) -> bool:
    return entitled(state, seat, space) and bonus_possible(state, seat, space, False)


# -- actions ------------------------------------------------------------------------------


def do_main(state: MytikasState, seat: int, space: int, own: int) -> None:
    """The main action with the cards that speak to it, of the active player or of a follower
    (MYT-FOLLOW-04, -14, MYT-DEITY-ALL-07); whoever does it makes its own choices (MYT-TURN-17) and
    what is possible of it is done (MYT-TURN-18). What is called last comes first."""
    rules = state.rules
    usable = state.usable(seat)
    state.note(ACTION_DONE, seat, space)
    if usable & rules.raising[space]:  # after producing, MYT-DEITY-APOLLO-02
        state.call(Raise(seat, rules.numbers.apollo_raises, 0, 0))
    if space == ZEUS_DAY:  # MYT-ACTION-ZEUS-DAY-01
        state.call(ProduceCities(seat, 0))
    elif space == ZEUS_NIGHT or space == DEMETER_NIGHT:
        # MYT-ACTION-ZEUS-NIGHT-01, MYT-ACTION-DEMETER-NIGHT-01
        state.call(Build(seat, own, space, CHOOSE_SLOT, NONE, NONE))
    elif space == DEMETER_DAY:  # MYT-ACTION-DEMETER-DAY-01
        state.call(ProduceGround(seat, bit_of(usable & rules.enriching[space]), NOT_CHOSEN))
    elif space == POSEIDON_DAY:
        take_offerings(state, seat, temple_offerings(state, seat, usable & rules.adding[space]))
    elif space == POSEIDON_NIGHT:  # MYT-ACTION-POSEIDON-NIGHT-01
        if usable & rules.favouring[space]:
            state.call(BuyFavour(seat, 0))
        state.call(TakeFavours(seat, 1, NONE))
    elif space == HADES_DAY:  # MYT-ACTION-HADES-DAY-01
        change = bit_of(usable & rules.changing[space])
        state.call(Raise(seat, rules.numbers.hades_raises, 1, change))
    else:  # MYT-ACTION-HADES-NIGHT-01
        state.call(TakeOrMake(seat, bit_of(usable & rules.doubling[space]), 0))


def bit_of(mask: int) -> int:
    return 1 if mask else 0


def temple_offerings(state: MytikasState, seat: int, adding: int) -> int:
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
    for deity in range(len(state.rules.deities)):
        if adding >> deity & 1:
            found += state.rules.deities[deity].more_offerings(POSEIDON_DAY)
    return found


def do_bonus(state: MytikasState, seat: int, space: int) -> None:
    """The ribbon of the space, once (MYT-TURN-16, MYT-PRODUCE-09, table T6). Cards that speak to
    main actions are silent here (MYT-DEITY-HERMES-03). The table gives MYT-ACTION-ZEUS-DAY-02,
    MYT-ACTION-ZEUS-NIGHT-02, MYT-ACTION-DEMETER-DAY-02, MYT-ACTION-DEMETER-NIGHT-02,
    MYT-ACTION-POSEIDON-DAY-02, MYT-ACTION-POSEIDON-NIGHT-02, MYT-ACTION-HADES-DAY-02 and
    MYT-ACTION-HADES-NIGHT-02."""
    numbers = state.rules.numbers
    bonus = numbers.bonus[space]
    count = numbers.bonus_count[space]
    state.note(BONUS_DONE, seat, space)
    if bonus == RAISE_ANY:
        state.call(RaiseAny(seat, count))
    elif bonus == RAISE:
        state.call(Raise(seat, count, 1, 0))
    elif bonus == FAVOUR:
        state.call(TakeFavours(seat, count, NONE))
    elif bonus == OFFERING:
        state.call(TakeOrMake(seat, 0, 0))
    else:
        produce(state, seat, 0, STONE, count)
