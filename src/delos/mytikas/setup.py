"""Set-up (MYT-SETUP): first player, cards, river, resources, first Favour tokens."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, size
from delos.kernel.cells import Cells, cells
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.kernel.reason import thing
from delos.mytikas.cells import (
    ACTIVE,
    BUILDER,
    BUILT,
    EMPTY,
    FACE_DOWN,
    FIRST,
    HAND,
    KEPT,
    OWNER,
    PILE,
    RIVER,
    RIVER_PLACES,
    SIZE,
    SPACE,
    TOKENS,
    UNSEEN,
    VALUE,
)
from delos.mytikas.effects import give_card, produce, take_favour, turn_up
from delos.mytikas.events import CARD_DEALT, CARD_KEPT, FIRST_PLAYER, HAND_DEALT
from delos.mytikas.ids import (
    DEITIES,
    DEITY_NAMES,
    GOD_NAMES,
    GODS,
    LEVELS,
    NONE,
    SEATS,
    SLOTS,
    START_CITY,
    TYPES,
)
from delos.mytikas.kinds import DRAW_CARD, DRAW_FIRST, FIRST_FAVOUR, KEEP
from delos.mytikas.rules import Rules
from delos.mytikas.state import MytikasState
from delos.mytikas.turn import Turns

ALL_CARDS: Final = (1 << DEITIES) - 1


def empty_table(rules: Rules) -> Cells:
    """Tokens on the mountain and the piles, one city of each on level 1, cards in the deck
    (MYT-SETUP-02 to -04, -07 to -10, -13, -24)."""
    at = cells([0] * SIZE)
    for start, count in (
        (BUILDER, SEATS),
        (OWNER, DEITIES),
        (KEPT, SEATS),
        (FIRST, 1),
        (ACTIVE, 1),
        (SPACE, 1),
    ):
        for cell in range(start, start + count):
            at[cell] = NONE
    for place in range(RIVER_PLACES):
        at[RIVER + place] = EMPTY
    for level in range(LEVELS):
        at[TOKENS + level] = rules.numbers.tokens[level]
    for god in range(GODS):
        at[PILE + god] = rules.numbers.favours
    for seat in range(rules.seats):
        at[BUILT + seat * SLOTS + START_CITY] = 1
    at[UNSEEN] = ALL_CARDS
    return at


def seat_at(state: MytikasState, place: int) -> int:
    """The seat at a place of the turn order, clockwise from the first (MYT-SETUP-11)."""
    return (state.at[FIRST] + place) % state.rules.seats


@final
class FirstPlayer(Frame[MytikasState]):
    """Drawn at random (MYT-SETUP-11)."""

    def advance(self, state: MytikasState) -> int:
        if state.at[FIRST] == NONE:
            return WAIT
        return DONE

    def actor(self, state: MytikasState) -> int:
        return CHANCE

    def kind(self, state: MytikasState) -> int:
        return DRAW_FIRST

    def options(self, state: MytikasState) -> list[int]:
        return list(range(state.rules.seats))

    def choose(self, state: MytikasState, option: int) -> None:
        state.at[FIRST] = option
        state.note(FIRST_PLAYER, option)

    def copy(self) -> "FirstPlayer":
        return FirstPlayer()

    def saved(self) -> list[int]:
        return []


def deal(state: MytikasState, seat: int, card: int) -> None:
    """Face up with an Offering on it, not taken from the reserve (MYT-SETUP-12 to -14)."""
    state.at[UNSEEN] &= ~BIT[card]
    give_card(state, seat, card)
    state.at[VALUE + card] = state.rules.numbers.start_offering
    state.note(CARD_DEALT, seat, card)


@final
class Deal(Frame[MytikasState]):
    """One card for each player in turn order (MYT-SETUP-12)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def advance(self, state: MytikasState) -> int:
        return WAIT if self.place < state.rules.seats else DONE

    def actor(self, state: MytikasState) -> int:
        return CHANCE

    def kind(self, state: MytikasState) -> int:
        return DRAW_CARD

    def options(self, state: MytikasState) -> list[int]:
        return bits(state.at[UNSEEN])

    def choose(self, state: MytikasState, option: int) -> None:
        deal(state, seat_at(state, self.place), option)
        self.place += 1

    def copy(self) -> "Deal":
        return Deal(self.place)

    def saved(self) -> list[int]:
        return [self.place]


HAND_SIZE: Final = 2


@final
class DealHands(Frame[MytikasState]):
    """The variant: two cards for each player, seen by nobody else (MYT-SETUP-15, -16)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def advance(self, state: MytikasState) -> int:
        while self.place < state.rules.seats and self.full(state):
            self.place += 1
        return WAIT if self.place < state.rules.seats else DONE

    def full(self, state: MytikasState) -> bool:
        return size(state.at[HAND + seat_at(state, self.place)]) == HAND_SIZE

    def actor(self, state: MytikasState) -> int:
        return CHANCE

    def kind(self, state: MytikasState) -> int:
        return DRAW_CARD

    def options(self, state: MytikasState) -> list[int]:
        return bits(state.at[UNSEEN])

    def choose(self, state: MytikasState, option: int) -> None:
        seat = seat_at(state, self.place)
        state.at[UNSEEN] &= ~BIT[option]
        state.at[HAND + seat] |= BIT[option]
        state.note(HAND_DEALT, seat, option)

    def copy(self) -> "DealHands":
        return DealHands(self.place)

    def saved(self) -> list[int]:
        return [self.place]


@final
class KeepCard(Frame[MytikasState]):
    """Each keeps one; choices are shown together and the rest goes back (MYT-SETUP-15, -16)."""

    def __init__(self, place: int) -> None:
        self.place = place

    def advance(self, state: MytikasState) -> int:
        if self.place < state.rules.seats:
            return WAIT
        for place in range(state.rules.seats):
            self.show(state, seat_at(state, place))
        return DONE

    def show(self, state: MytikasState, seat: int) -> None:
        at = state.at
        kept = at[KEPT + seat]
        at[UNSEEN] |= at[HAND + seat]
        at[HAND + seat] = 0
        at[KEPT + seat] = NONE
        deal(state, seat, kept)

    def actor(self, state: MytikasState) -> int:
        return seat_at(state, self.place)

    def kind(self, state: MytikasState) -> int:
        return KEEP

    def options(self, state: MytikasState) -> list[int]:
        return bits(state.at[HAND + self.actor(state)])

    def choose(self, state: MytikasState, option: int) -> None:
        seat = self.actor(state)
        state.at[KEPT + seat] = option
        self.place += 1
        state.note(CARD_KEPT, seat)

    def refusal(self, state: MytikasState, option: int) -> str:
        if option in self.options(state):
            return ""
        return "MYT-SETUP-15:not-dealt" + thing("deity", "deity", DEITY_NAMES[option])

    def copy(self) -> "KeepCard":
        return KeepCard(self.place)

    def saved(self) -> list[int]:
        return [self.place]


@final
class LayRiver(Frame[MytikasState]):
    """One card face up, the others face down beneath their locks, numbered from the face-up end
    (MYT-SETUP-17, -18, -20, -25)."""

    def advance(self, state: MytikasState) -> int:
        if state.at[RIVER] != EMPTY:
            return DONE
        for place in range(1, len(state.rules.numbers.locks)):
            state.at[RIVER + place] = FACE_DOWN
        return WAIT

    def actor(self, state: MytikasState) -> int:
        return CHANCE

    def kind(self, state: MytikasState) -> int:
        return DRAW_CARD

    def options(self, state: MytikasState) -> list[int]:
        return bits(state.at[UNSEEN])

    def choose(self, state: MytikasState, option: int) -> None:
        turn_up(state, 0, option)

    def copy(self) -> "LayRiver":
        return LayRiver()

    def saved(self) -> list[int]:
        return []


@final
class FirstFavours(Frame[MytikasState]):
    """Starting resources by place (MYT-SETUP-21); then, last player first, a Favour token of a
    god that nobody has chosen yet (MYT-SETUP-22, -23)."""

    def __init__(self, left: int) -> None:
        self.left = left  # players still to choose; 0 before the resources are given

    def advance(self, state: MytikasState) -> int:
        if self.left > 0:
            return WAIT
        if self.left < 0:
            return DONE
        for place in range(state.rules.seats):
            for type in range(TYPES):
                count = state.rules.numbers.start[place * TYPES + type]
                produce(state, seat_at(state, place), 0, type, count)
        self.left = state.rules.seats
        return AGAIN

    def actor(self, state: MytikasState) -> int:
        return seat_at(state, self.left - 1)

    def kind(self, state: MytikasState) -> int:
        return FIRST_FAVOUR

    def options(self, state: MytikasState) -> list[int]:
        full = state.rules.numbers.favours
        return [god for god in range(GODS) if state.at[PILE + god] == full]

    def choose(self, state: MytikasState, option: int) -> None:
        take_favour(state, self.actor(state), option)
        self.left -= 1
        if self.left == 0:
            self.left = FINISHED

    def refusal(self, state: MytikasState, option: int) -> str:
        if option in self.options(state):
            return ""
        return "MYT-SETUP-22:chosen-already" + thing("patron", "patron", GOD_NAMES[option])

    def copy(self) -> "FirstFavours":
        return FirstFavours(self.left)

    def saved(self) -> list[int]:
        return [self.left]


FINISHED: Final = -1


@final
class Opening(Frame[MytikasState]):
    """After set-up the first player begins (MYT-TURN-01)."""

    def __init__(self, over: int) -> None:
        self.over = over

    def advance(self, state: MytikasState) -> int:
        if self.over:
            return DONE
        self.over = 1
        state.call(Turns(state.at[FIRST]))
        return AGAIN

    def copy(self) -> "Opening":
        return Opening(self.over)

    def saved(self) -> list[int]:
        return [self.over]


def opening_frames(rules: Rules) -> list[Frame[MytikasState]]:
    """What is on top comes first."""
    frames: list[Frame[MytikasState]] = [Opening(0), FirstFavours(0), LayRiver()]
    if rules.two_cards:
        frames += [KeepCard(0), DealHands(0)]
    else:
        frames.append(Deal(0))
    frames.append(FirstPlayer())
    return frames
