"""Steps 1 and 2 of a turn (MYT-TURN): powers used at the start, then the builder moves."""

from typing import Final, final

from mypy_extensions import i64

from delos.cyclades.bits import BIT, bits
from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import thing
from delos.mytikas.cells import BUILDER, CARDS_OF, SPACE
from delos.mytikas.effects import choose_space, place_builder, tumble
from delos.mytikas.ids import DAY, DEITY_NAMES, GOD_NAMES, NIGHT, NONE, SEAT_NAMES, SPACES
from delos.mytikas.kinds import DROP, SIDE, START, START_TUMBLE, TO_GOD, TO_MARBLE
from delos.mytikas.raising import NOTHING_TO_TUMBLE, can_tumble, tumbles, why_no_tumble
from delos.mytikas.spaces import playable, why_nothing
from delos.mytikas.state import MytikasState

# -- step 2: where the builder may go -----------------------------------------------------

ALL_SPACES: Final = BIT[SPACES] - 1


def taken_spaces(state: MytikasState) -> i64:
    """Mask of the spaces on which a builder stands, with two players on the god of which."""
    at = state.at
    duel = state.rules.duel
    found: i64 = 0
    seats: i64 = state.rules.seats
    for seat in range(seats):
        stands = at[BUILDER + seat]
        if stands != NONE:
            found |= BIT[stands]
            if duel:
                found |= BIT[stands + NIGHT]
    return found


def legal_spaces(state: MytikasState, seat: int) -> list[int]:
    """Free spaces whose main or bonus action can be done (MYT-TURN-07, MYT-TWO-09); if there is
    none, any free space (MYT-TURN-21)."""
    taken = taken_spaces(state)
    found = useful_spaces(state, seat, taken)
    return found if found else bits(ALL_SPACES & ~taken)


def useful_spaces(state: MytikasState, seat: int, taken: i64) -> list[int]:
    """Those of the others where something can be done."""
    found: list[int] = []
    for space in range(SPACES):
        if taken & BIT[space] == 0 and playable(state, seat, space):
            found.append(space)
    return found


def why_no_entry(state: MytikasState, seat: int, space: int) -> str:
    """Why a space is not among those: a builder stands there, or nothing could be done there, but
    elsewhere."""
    taken = taken_spaces(state)
    if taken & BIT[space]:
        return why_taken(state, seat, space)
    if playable(state, seat, space) or not useful_spaces(state, seat, taken):
        return ""
    return why_nothing(state, seat, space, "MYT-TURN-07")


def why_no_god(state: MytikasState, seat: int, god: int) -> str:
    """With two players: why the builder cannot go to a god, on neither of its sides."""
    by_day = why_no_entry(state, seat, god * 2 + DAY)
    return by_day if by_day and why_no_entry(state, seat, god * 2 + NIGHT) else ""


def why_taken(state: MytikasState, seat: int, space: int) -> str:
    """The builder must leave its space and may not join another (MYT-TURN-03, -04); with two
    players the same holds for gods (MYT-TWO-03, -04). Another space of the same god is open
    otherwise (MYT-TURN-05), and at first every free one (MYT-TURN-06)."""
    duel = state.rules.duel
    for other in range(state.rules.seats):
        stands = state.at[BUILDER + other]
        if stands == space or (duel and stands != NONE and stands // 2 == space // 2):
            if other == seat:
                return "MYT-TWO-04:same-god" if duel else "MYT-TURN-03:leave-space"
            blocked = "MYT-TWO-03:god-blocked" if duel else "MYT-TURN-04:space-blocked"
            return blocked + thing("player", "player", SEAT_NAMES[other])
    return ""


def gods_of(spaces: list[int]) -> list[int]:
    """With two players the builder goes to a whole god (MYT-TWO-01)."""
    found: list[int] = []
    for space in spaces:
        if TO_GOD + space // 2 not in found:
            found.append(TO_GOD + space // 2)
    return found


def why_no_side(state: MytikasState, seat: int, space: int) -> str:
    """Why one of the two actions of a god cannot be chosen while the other can (MYT-TWO-09)."""
    if playable(state, seat, space) or not playable(state, seat, space ^ 1):
        return ""
    return why_nothing(state, seat, space, "MYT-TWO-09")


@final
class StartOfTurn(Frame[MytikasState]):
    """Steps 1 and 2: cards used at the start, each once and in any order, and tumbling; moving
    the builder ends this (MYT-TURN-02, MYT-DEITY-ALL-02, -05, -06, MYT-RAISE-10)."""

    def __init__(self, seat: int, used: int, dropping: int, over: int) -> None:
        self.seat = seat
        self.used = used  # mask of cards
        self.dropping = dropping  # 1 while a resource is chosen that tumbles
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return DROP if self.dropping else START

    def options(self, state: MytikasState) -> list[int]:
        if self.dropping:
            return tumbles(state, self.seat)
        found = legal_spaces(state, self.seat)
        if state.rules.duel:
            found = gods_of(found)
        if can_tumble(state, self.seat):
            found.append(START_TUMBLE)
        for card in self.cards(state):
            found += state.rules.deities[card].start_choices(state, self.seat)
        return found

    def cards(self, state: MytikasState) -> list[int]:
        return bits(state.usable(self.seat) & state.rules.starting & ~self.used)

    def choose(self, state: MytikasState, option: int) -> None:
        if self.dropping:
            self.dropping = 0
            tumble(state, self.seat, option)
        elif option >= TO_MARBLE:
            self.use(state, option)
        elif option == START_TUMBLE:
            self.dropping = 1
        else:
            self.over = 1
            space = option if option < TO_GOD else (option - TO_GOD) * 2
            place_builder(state, self.seat, space)
            choose_space(state, space)

    def use(self, state: MytikasState, option: int) -> None:
        for card in self.cards(state):
            deity = state.rules.deities[card]
            if option in deity.start_choices(state, self.seat):
                self.used |= BIT[card]
                deity.start(state, self.seat, option)
                return

    def refusal(self, state: MytikasState, option: int) -> str:
        if self.dropping:
            return why_no_tumble(state, self.seat, option)
        if option >= TO_MARBLE:
            return self.why_no_power(state, option)
        if option == START_TUMBLE:
            return "" if can_tumble(state, self.seat) else NOTHING_TO_TUMBLE
        if option >= TO_GOD:
            if not state.rules.duel:
                return "MYT-TURN-02:one-space"
            return why_no_god(state, self.seat, option - TO_GOD)
        if state.rules.duel:
            return "MYT-TWO-01:whole-god"
        return why_no_entry(state, self.seat, option)

    def why_no_power(self, state: MytikasState, option: int) -> str:
        for card in bits(state.rules.starting):
            deity = state.rules.deities[card]
            wanted = deity.why_no_start(state, self.seat, option)
            if wanted:
                open_now = option in deity.start_choices(state, self.seat)
                return self.why_no_card(state, card) or ("" if open_now else wanted)
        return ""

    def why_no_card(self, state: MytikasState, card: int) -> str:
        """The card is not one's own, sleeps, or was used (MYT-DEITY-ALL-02, -03, -05)."""
        told = thing("deity", "deity", DEITY_NAMES[card])
        if state.at[CARDS_OF + self.seat] & BIT[card] == 0:
            return "MYT-DEITY-ALL-02:no-such-card" + told
        if state.usable(self.seat) & BIT[card] == 0:
            return "MYT-DEITY-ALL-03:card-sleeps" + told
        return "MYT-DEITY-ALL-05:card-used" + told if self.used & BIT[card] else ""

    def copy(self) -> "StartOfTurn":
        return StartOfTurn(self.seat, self.used, self.dropping, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.used, self.dropping, self.over]


@final
class ChooseSide(Frame[MytikasState]):
    """With two players: Day or Night of the god (MYT-TWO-02, -05, -09)."""

    def __init__(self, seat: int, over: int) -> None:
        self.seat = seat
        self.over = over

    def advance(self, state: MytikasState) -> int:
        return DONE if self.over else WAIT

    def actor(self, state: MytikasState) -> int:
        return self.seat

    def kind(self, state: MytikasState) -> int:
        return SIDE

    def options(self, state: MytikasState) -> list[int]:
        first = state.at[SPACE] // 2 * 2
        found = [side for side in (DAY, NIGHT) if playable(state, self.seat, first + side)]
        return found if found else [DAY, NIGHT]

    def choose(self, state: MytikasState, option: int) -> None:
        self.over = 1
        choose_space(state, state.at[SPACE] // 2 * 2 + option)

    def refusal(self, state: MytikasState, option: int) -> str:
        return why_no_side(state, self.seat, state.at[SPACE] // 2 * 2 + option)

    def about(self, state: MytikasState) -> list[str]:
        return ["patron=patron:" + GOD_NAMES[state.at[SPACE] // 2]]

    def copy(self) -> "ChooseSide":
        return ChooseSide(self.seat, self.over)

    def saved(self) -> list[int]:
        return [self.seat, self.over]
