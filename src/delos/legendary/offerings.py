"""The auction for the gods (LEG-OFFER)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits, counting
from delos.cyclades.cells import BID, GOD_AT, GOD_OF, GOLD, NONE, ORDER, PRIESTESSES
from delos.cyclades.effects import clear_bids, clear_order, oust, pay, place_bid
from delos.cyclades.ids import APOLLO, GOD_NAMES
from delos.cyclades.kinds import OFFER_BID, OFFER_GOD
from delos.cyclades.rules import Phase
from delos.cyclades.state import CycladesState
from delos.kernel.frame import DONE, WAIT, Frame
from delos.kernel.reason import number
from delos.legendary.cells import DESTITUTE, FINED
from delos.legendary.customs import customs
from delos.legendary.effects import fine_purse, forget_fines, mark_destitute


def gods_open(state: CycladesState) -> list[int]:
    """Gods that accept Offerings, first to act first; Apollo always does (LEG-INIT-13, -14).
    Their number is that of the factions (LEG-TEAM-22, LEG-TWO-02)."""
    found = [state.at[GOD_AT + slot] for slot in range(state.rules.factions - 1)]
    found.append(APOLLO)
    return found


def god_at(state: CycladesState, place: int) -> int:
    """The god that acts at this place of the order: the tiles that lie face up, then Apollo."""
    return state.at[GOD_AT + place] if place < state.rules.factions - 1 else APOLLO


def faction_on(state: CycladesState, god: int) -> int:
    at = state.at
    for faction in range(state.rules.factions):
        if at[GOD_OF + faction] == god:
            return faction
    return NONE


NOBODY_ON: Final = [NONE] * len(GOD_NAMES)


def holders(state: CycladesState) -> list[int]:
    """The faction on each god, or NONE, for whoever asks about them all."""
    at = state.at
    found = NOBODY_ON[:]
    for faction in range(state.rules.factions):
        god = at[GOD_OF + faction]
        if god != NONE:
            found[god] = faction
    return found


def price(state: CycladesState, faction: int, bid: int) -> int:
    """Each Priestess lowers the price by 1, not below 0 (LEG-OFFER-12, LEG-ZEUS-04)."""
    return max(0, bid - state.at[PRIESTESSES + faction])


def due(state: CycladesState, faction: int) -> int:
    """What the faction's standing bid costs; a destitute bid costs nothing (LEG-OFFER-17), nor
    does having none."""
    at = state.at
    return 0 if at[DESTITUTE + faction] else price(state, faction, at[BID + faction])


def affordable(state: CycladesState, faction: int, loser: int) -> int:
    """What is left for a new bid after the teammate's standing one, unless the new bid drives that
    one off (LEG-OFFER-13, LEG-TEAM-08, LEG-TEAM-09)."""
    rules = state.rules
    ours = customs(state)
    gold = state.at[GOLD + rules.team[faction]]
    if rules.mates[faction]:
        for mate in bits(rules.mates[faction]):
            if mate != loser or not ours.freed_bids:
                gold -= due(state, mate)
    return gold


def first_space(state: CycladesState, holder: int) -> int:
    """The first space above the bid of the faction that holds a god; of a free god the first
    (LEG-OFFER-03, -07, -10)."""
    return 0 if holder == NONE else customs(state).spaces_within(state.at[BID + holder])


def payable_spaces(state: CycladesState, faction: int, loser: int) -> int:
    """How many spaces of a god, from the first on, the faction can pay if it drives this faction,
    or NONE, from there (LEG-OFFER-13, LEG-OFFER-14); without strict offerings all, unless it was
    fined (LEG-OFFER-20)."""
    at = state.at
    ours = customs(state)
    if not ours.strict_offerings and at[FINED] & BIT[faction] == 0:
        return len(ours.bid_track)
    left = affordable(state, faction, loser)
    return 0 if left < 0 else ours.spaces_within(left + at[PRIESTESSES + faction])


# Why a god or a space takes no bid.
OPEN: Final = 0
JUST_OUSTED: Final = 1
FACE_DOWN: Final = 2
TAKEN: Final = 3
OVER_CAP: Final = 4
TOO_LOW: Final = 5
LACKING: Final = 6  # `Offerings.lacking` tells what

WHY: Final = [
    "",
    "LEG-OFFER-04:just-ousted",
    "LEG-INIT-14:face-down",
    "LEG-OFFER-09:taken",
    "LEG-OFFER-10:over-cap",
    "LEG-OFFER-03:too-low",
]

GOD: Final = 0
SPACE: Final = 1


@final
class Offerings(Frame[CycladesState]):
    """In turn order each faction puts its pawn on a god; whoever is driven off bids again at once
    on another god, before anybody else (LEG-OFFER-01 to -11)."""

    def __init__(self, slot: int, ousted: int, barred: int, god: int, step: int) -> None:
        self.slot = slot  # of the next first bid
        self.ousted = ousted  # bids again first (LEG-OFFER-05)
        self.barred = barred  # the god it was driven from (LEG-OFFER-08)
        self.god = god
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.ousted != NONE:
            return WAIT
        factions = state.rules.factions
        while self.slot < factions and state.at[ORDER + self.slot] == NONE:
            self.slot += 1
        if self.slot < factions:
            return WAIT
        if not self.settle_bids(state):
            return WAIT
        return DONE

    def actor(self, state: CycladesState) -> int:
        return self.ousted if self.ousted != NONE else state.at[ORDER + self.slot]

    def kind(self, state: CycladesState) -> int:
        return OFFER_GOD if self.step == GOD else OFFER_BID

    def asks(self, state: CycladesState) -> bool:
        return True  # how many bids are affordable is the purse's secret

    # -- what is open, and why not -----------------------------------------------------------

    def god_closed(self, state: CycladesState, god: int, holder: int, payable: int) -> int:
        """OPEN, or why a faction that can pay so many spaces cannot bid on a god that lies face up
        (LEG-OFFER-03, LEG-OFFER-04, LEG-OFFER-09, LEG-OFFER-10)."""
        if god == self.barred:
            return JUST_OUSTED
        if god == APOLLO:
            return OPEN if holder == NONE else TAKEN
        if holder == NONE:
            return OPEN if payable else LACKING
        standing = state.at[BID + holder]
        track = customs(state).bid_track
        if payable and standing < track[payable - 1]:
            return OPEN
        return OVER_CAP if standing >= track[-1] else LACKING

    def spaces(self, state: CycladesState, holder: int) -> tuple[int, int]:
        """The first open space of the god, and the first that is too dear: between them all are
        open (LEG-OFFER-03, LEG-OFFER-13)."""
        return first_space(state, holder), payable_spaces(state, self.actor(state), holder)

    def closed(self, state: CycladesState, option: int) -> int:
        """OPEN, or why the god or the space cannot be chosen; whoever finds nothing open bids as a
        destitute (LEG-OFFER-17)."""
        if self.step == GOD:
            if option not in gods_open(state):
                return FACE_DOWN
            holder = faction_on(state, option)
            payable = payable_spaces(state, self.actor(state), holder)
            return self.god_closed(state, option, holder, payable)
        if option >= len(customs(state).bid_track):
            return OVER_CAP
        first, dear = self.spaces(state, faction_on(state, self.god))
        if option < first:
            return TOO_LOW
        return OPEN if option < dear else LACKING

    def options(self, state: CycladesState) -> list[int]:
        if self.step == GOD:
            return self.gods(state)
        first, dear = self.spaces(state, faction_on(state, self.god))
        # The destitute bid stands on the first space of all.
        return counting(first, dear - 1) if first < dear else [0]

    def gods(self, state: CycladesState) -> list[int]:
        at = state.at
        rules = state.rules
        faction = self.actor(state)
        mates = rules.mates[faction]
        payable = payable_spaces(state, faction, NONE)
        holder = holders(state)
        found: list[int] = []
        for slot in range(rules.factions - 1):
            god = at[GOD_AT + slot]
            rival = holder[god]
            most = payable  # of a god that no teammate holds
            if mates and rival != NONE and mates & BIT[rival]:
                most = payable_spaces(state, faction, rival)
            if self.god_closed(state, god, rival, most) == OPEN:
                found.append(god)
        if self.god_closed(state, APOLLO, holder[APOLLO], payable) == OPEN:
            found.append(APOLLO)
        if found:
            return found
        # A destitute bid on any free god (LEG-OFFER-17); Apollo is taken.
        return [god for god in gods_open(state) if holder[god] == NONE]

    def refusal(self, state: CycladesState, option: int) -> str:
        code = self.closed(state, option)
        if code == OPEN:
            return ""
        track = customs(state).bid_track
        holder = faction_on(state, option if self.step == GOD else self.god)
        if code == OVER_CAP:
            return WHY[code] + number("most", track[-1])
        if code == TOO_LOW:
            stands = state.at[BID + holder]
            least = track[first_space(state, holder)]
            return WHY[code] + number("stands", stands) + number("least", least)
        if code != LACKING:
            return WHY[code]
        if self.step == GOD:
            return self.lacking(state, holder, track[first_space(state, holder)])
        return self.lacking(state, holder, track[option])

    def lacking(self, state: CycladesState, holder: int, bid: int) -> str:
        """Why a bid cannot be paid: alone, beside the partner's (LEG-TEAM-08), or in its place
        (LEG-TEAM-09). Of a god the bid is the lowest that would do."""
        faction = self.actor(state)
        have = state.gold(faction)
        need = price(state, faction, bid) + have - affordable(state, faction, holder)
        sums = number("bid", bid) + number("need", need) + number("have", have)
        mates = state.mates(faction)
        if mates == 0:
            word = ":least-bid-costs" if self.step == GOD else ":bid-costs"
            return "LEG-OFFER-13" + word + sums
        if holder == NONE or mates & BIT[holder] == 0 or not customs(state).freed_bids:
            return "LEG-TEAM-08:team-gold" + sums
        return "LEG-TEAM-09,LEG-TEAM-08:team-gold-alone" + sums

    # -- bidding --------------------------------------------------------------------------------

    def choose(self, state: CycladesState, option: int) -> None:
        faction = self.actor(state)
        if self.step == SPACE:
            loser = faction_on(state, self.god)
            self.step = GOD
            # The destitute, who can pay no space, stand on the first of a free god.
            destitute = option == 0 and payable_spaces(state, faction, loser) == 0
            bid = customs(state).bid_track[option]
            self.stand(state, faction, self.god, bid, 1 if destitute else 0, loser)
        elif option == APOLLO:
            self.stand(state, faction, APOLLO, 0, 0, NONE)  # nobody is driven from there
        else:
            self.god = option
            self.step = SPACE

    def cost(self, state: CycladesState, option: int) -> int:
        """What a bid on this space would cost the bidder: less for each Priestess, nothing for the
        destitute (LEG-OFFER-12, -17)."""
        first, dear = self.spaces(state, faction_on(state, self.god))
        if first >= dear:
            return 0
        return price(state, self.actor(state), customs(state).bid_track[option])

    def stand(
        self, state: CycladesState, faction: int, god: int, bid: int, destitute: int, loser: int
    ) -> None:
        place_bid(state, faction, faction, god, bid)
        mark_destitute(state, faction, destitute)
        self.god = NONE
        if self.ousted == NONE:
            self.slot += 1
        self.ousted = loser
        self.barred = NONE if loser == NONE else god
        if loser != NONE:
            oust(state, loser, loser, god)

    def settle_bids(self, state: CycladesState) -> bool:
        """All pay (LEG-OFFER-12), unless somebody cannot: then fines and a replay."""
        if not customs(state).strict_offerings and self.fine(state):
            clear_bids(state, state.rules.factions)
            self.slot = 0
            return False
        for faction in range(state.rules.factions):
            pay(state, faction, due(state, faction))
        clear_order(state, state.rules.factions)
        return True

    def fine(self, state: CycladesState) -> bool:
        """Half its gold from every purse that cannot pay; its factions are bound from now on
        (LEG-OFFER-15, -16, -20)."""
        at = state.at
        fined = False
        for team in range(state.rules.teams):
            owed = 0
            members = 0
            for faction in range(state.rules.factions):
                if state.rules.team[faction] == team:
                    owed += due(state, faction)
                    members |= BIT[faction]
            if owed > at[GOLD + team]:
                fined = True
                fine_purse(state, team, members)
        return fined

    def about(self, state: CycladesState) -> list[str]:
        return [] if self.god == NONE else ["god=god:" + GOD_NAMES[self.god]]

    def copy(self) -> "Offerings":
        return Offerings(self.slot, self.ousted, self.barred, self.god, self.step)

    def saved(self) -> list[int]:
        return [self.slot, self.ousted, self.barred, self.god, self.step]


@final
class OfferingsPhase(Phase):
    def __init__(self) -> None:
        super().__init__("offerings")

    def begin(self, state: CycladesState) -> None:
        clear_bids(state, state.rules.factions)
        forget_fines(state)
        state.call(Offerings(0, NONE, NONE, NONE, GOD))
