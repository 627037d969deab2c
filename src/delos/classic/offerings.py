"""Phase 4: offerings (CLA-OFFER, CLA-TWO)."""

from typing import Final, final

from mypy_extensions import i64

from delos.classic.cells import OPEN_GODS
from delos.classic.customs import customs, owner_of
from delos.classic.effects import clear_offerings_of, join_queue
from delos.classic.god_track import gods_open
from delos.classic.ids import GOD_WORDS
from delos.classic.kinds import BIDS
from delos.cyclades.bits import BIT, counting
from delos.cyclades.cells import BID, FACTIONS, GOD_AT, GOD_OF, GOLD, NONE, ORDER, PRIESTESSES
from delos.cyclades.effects import clear_order, oust, pay, place_bid
from delos.cyclades.ids import APOLLO
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, DONE, WAIT, Frame
from delos.kernel.reason import number


def marker_on(state: CycladesState, god: i64) -> i64:
    """The marker that holds a god, or NONE; not for Apollo, who takes any number. Markers that are
    not in the game hold none."""
    at = state.at
    markers: i64 = FACTIONS
    for marker in range(markers):
        if at[GOD_OF + marker] == god:
            return marker
    return NONE


def gods_held(state: CycladesState) -> i64:
    """Gods with a marker, as a mask, for whoever asks about them all."""
    at = state.at
    found: i64 = 0
    markers: i64 = FACTIONS
    for marker in range(markers):
        god = at[GOD_OF + marker]
        if god != NONE:
            found |= BIT[god]
    return found


def cost(count: i64, total: i64, priests: i64) -> i64:
    """What so many offerings of this total cost: each priest saves 1 GP on one of them, and each
    costs at least 1 (CLA-OFFER-09, -10, CLA-TWO-04)."""
    reduced = total - priests
    return reduced if reduced > count else count


def due(state: CycladesState, faction: i64) -> i64:
    """What the player's offerings that stand on gods cost (CLA-OFFER-07, -08)."""
    count, total = standing(state, faction, NONE)
    return cost(count, total, state.at[PRIESTESSES + faction])


def standing(state: CycladesState, faction: i64, god: i64) -> tuple[i64, i64]:
    """How many offerings of the player stand on other gods than this one, and their total; a
    marker on Apollo offers nothing."""
    at = state.at
    title = customs(state)
    markers: i64 = title.markers
    players: i64 = title.players
    count: i64 = 0
    total: i64 = 0
    marker = faction
    while marker < markers:
        held = at[GOD_OF + marker]
        if held != NONE and held != APOLLO and held != god:
            count += 1
            total += at[BID + marker]
        marker += players
    return count, total


def cost_with(state: CycladesState, faction: i64, god: i64, bid: i64) -> i64:
    """The same with one more offering on ``god``; an own marker there would be driven off and cost
    nothing (CLA-OFFER-06, CLA-TWO-05)."""
    count, total = standing(state, faction, god)
    return cost(count + 1, total + bid, state.at[PRIESTESSES + faction])


def least(state: CycladesState, god: i64) -> i64:
    """The lowest value for a god: above the one that stands there; there is no upper limit
    (CLA-OFFER-02, -05). So a god never holds two markers of a player (CLA-TWO-02)."""
    holder = marker_on(state, god)
    return 1 if holder == NONE else state.at[BID + holder] + 1


def highest(state: CycladesState, faction: i64, god: i64) -> i64:
    """The highest value that the player, who is to place a marker, could pay for a god
    (CLA-OFFER-06); 0 if none."""
    at = state.at
    gold = at[GOLD + faction]
    count: i64 = 0
    total: i64 = 0
    title = customs(state)
    if title.players == 2:  # else there is no marker but the one in hand
        for law in title.laws:
            gold -= law.kept_back(state, faction, god)
        count, total = standing(state, faction, god)
    most = gold + at[PRIESTESSES + faction] - total
    if count + 1 > gold or most < 0:
        return 0
    if most > BIDS:
        return BIDS
    return most


def shut_gods(state: CycladesState, faction: i64) -> i64:
    """Gods that a law forbids this player now, as a mask."""
    found: i64 = 0
    for law in customs(state).laws:
        found |= law.shut(state, faction)
    return found


GOD: Final = 0
VALUE: Final = 1


@final
class Offerings(Frame[CycladesState]):
    """In turn track order each marker is put on a god; one that is driven off is placed anew at
    once, not on the same god, before the next enters (CLA-OFFER-01 to -04, -13)."""

    def __init__(
        self, slot: i64, ousted: i64, barred: i64, god: i64, step: i64, opened: i64
    ) -> None:
        self.slot = slot  # of the next marker that enters
        self.ousted = ousted  # marker that is placed anew first
        self.barred = barred  # the god it was driven from, and no other (CLA-OFFER-04)
        self.god = god
        self.step = step
        self.opened = opened  # 1 when others have been asked before this marker is placed

    def advance(self, state: CycladesState) -> int:
        if self.ousted == NONE:
            at = state.at
            markers: i64 = customs(state).markers
            slot = self.slot
            while slot < markers and at[ORDER + slot] == NONE:
                slot += 1
            self.slot = slot
            if slot == markers:
                self.settle(state)
                return DONE
        return WAIT if self.opened else self.open(state)

    def open(self, state: CycladesState) -> int:
        """Before a marker is placed others may interfere."""
        self.opened = 1
        watchers = customs(state).watchers
        for watcher in watchers:
            watcher.before_offering(state)
        return AGAIN if watchers else WAIT

    def marker(self, state: CycladesState) -> i64:
        return self.ousted if self.ousted != NONE else state.at[ORDER + self.slot]

    def actor(self, state: CycladesState) -> int:
        return owner_of(state, self.marker(state))

    def kind(self, state: CycladesState) -> int:
        return OFFER_GOD if self.step == GOD else OFFER_BID

    def asks(self, state: CycladesState) -> bool:
        return True  # how many bids are affordable is the purse's secret

    def options(self, state: CycladesState) -> list[int]:
        """Values a player cannot pay are not on offer, so gold 0 leaves Apollo (CLA-OFFER-06,
        -12)."""
        faction = owner_of(state, self.marker(state))
        if self.step == VALUE:
            return counting(least(state, self.god), highest(state, faction, self.god))
        at = state.at
        found: list[int] = []
        most = highest(state, faction, NONE)  # for any god but one that an own marker holds
        barred = self.barred
        shut = shut_gods(state, faction)
        held = gods_held(state)
        for slot in range(at[OPEN_GODS]):
            god = at[GOD_AT + slot]
            if god != barred and shut & BIT[god] == 0:
                if held & BIT[god] == 0:
                    within = most > 0
                else:
                    holder = marker_on(state, god)
                    if owner_of(state, holder) == faction:
                        within = at[BID + holder] < highest(state, faction, god)
                    else:
                        within = at[BID + holder] < most
                if within:
                    found.append(god)
        if shut & BIT[APOLLO] == 0:
            found.append(APOLLO)
        return found

    def choose(self, state: CycladesState, option: int) -> None:
        if self.step == VALUE:
            self.step = GOD
            self.stand(state, self.god, option)
        elif option == APOLLO:
            self.stand(state, APOLLO, 0)
        else:
            self.god = option
            self.step = VALUE

    def stand(self, state: CycladesState, god: int, bid: int) -> None:
        """Nobody is driven from Apollo; markers queue there in order of arrival (CLA-OFFER-07).
        One's own marker may be driven off (CLA-TWO-07)."""
        marker = self.marker(state)
        loser: i64 = NONE
        if god != APOLLO:
            loser = marker_on(state, god)
        if god == APOLLO:
            join_queue(state, marker)
        place_bid(state, owner_of(state, marker), marker, god, bid)
        self.god = NONE
        self.opened = 0
        if self.ousted == NONE:
            self.slot += 1
        self.ousted = loser
        self.barred = NONE if loser == NONE else god
        if loser != NONE:
            oust(state, owner_of(state, loser), loser, god)

    def settle(self, state: CycladesState) -> None:
        """All pay at once, before the first god acts (CLA-OFFER-08); the turn track is empty until
        markers return to it (CLA-CYCLE-04)."""
        players: i64 = state.rules.factions
        for faction in range(players):
            pay(state, faction, due(state, faction))
        clear_order(state, customs(state).markers)

    def price(self, state: CycladesState, option: int) -> int:
        """What the player would pay for all offerings with this one."""
        return cost_with(state, self.actor(state), self.god, option)

    def about(self, state: CycladesState) -> list[str]:
        return [] if self.god == NONE else ["god=god:" + GOD_WORDS[self.god]]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option in self.options(state):
            return ""
        if self.step == GOD:
            if option == self.barred:
                return "CLA-OFFER-03:just-ousted"
            for law in customs(state).laws:
                key = law.why(state, self.actor(state), option)
                if key:
                    return key
            if option not in gods_open(state):
                return "CLA-GODS-09:face-down"
            return self.too_dear(state, option, least(state, option), ":least-bid-costs")
        if option < 1:
            return "CLA-OFFER-01:too-low" + number("stands", 0) + number("least", 1)
        holder = marker_on(state, self.god)
        if holder != NONE and option <= state.at[BID + holder]:
            stands = state.at[BID + holder]
            sums = number("stands", stands) + number("least", least(state, self.god))
            return "CLA-OFFER-02:too-low" + sums
        return self.too_dear(state, self.god, option, ":bid-costs")

    def too_dear(self, state: CycladesState, god: int, bid: int, word: str) -> str:
        """Why this value cannot be offered: all offerings together cost more than the purse holds
        (CLA-OFFER-06, CLA-TWO-05)."""
        faction = self.actor(state)
        rule = "CLA-TWO-05" if customs(state).players == 2 else "CLA-OFFER-06"
        sums = number("need", cost_with(state, faction, god, bid))
        return rule + word + number("bid", bid) + sums + number("have", state.at[GOLD + faction])

    def copy(self) -> "Offerings":
        return Offerings(self.slot, self.ousted, self.barred, self.god, self.step, self.opened)

    def saved(self) -> list[int]:
        return [self.slot, self.ousted, self.barred, self.god, self.step, self.opened]


def clear_offerings(state: CycladesState) -> None:
    clear_offerings_of(state, customs(state).markers)


@final
class OfferingsPhase(Phase):
    def __init__(self) -> None:
        super().__init__("offerings")

    def begin(self, state: CycladesState) -> None:
        clear_offerings(state)
        state.call(Offerings(0, NONE, NONE, NONE, GOD, 0))
