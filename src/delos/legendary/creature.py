"""Creatures: buying them from the track, Zeus' look at the deck, and playing a card
(LEG-CREATURE-GEN, LEG-ZEUS-05 to -09)."""

from typing import Final, final

from delos.cyclades.bits import BIT, bits
from delos.cyclades.cells import (
    BUILT,
    CARD_OWNER,
    NONE,
    SILENCED,
    SITES_OF,
    TOP,
    TRACK,
    USED,
)
from delos.cyclades.chart import SITES
from delos.cyclades.effects import (
    discard_creature,
    draw_choices,
    pay,
    ready_deck,
    spend_discount,
    take_from_deck,
)
from delos.cyclades.events import CREATURE_BOUGHT, CREATURE_PLAYED
from delos.cyclades.ids import METROPOLIS, TEMPLE
from delos.cyclades.kinds import DRAW_CREATURE
from delos.cyclades.power import FigurinePower
from delos.cyclades.sieve import held_back
from delos.cyclades.state import CycladesState
from delos.kernel.frame import AGAIN, CHANCE, DONE, WAIT, Frame
from delos.legendary.action import cost
from delos.legendary.cards import CREATURE_CARDS
from delos.legendary.cells import RESERVED
from delos.legendary.effects import buy_from_slot, peek_deck
from delos.legendary.figurine import PlaceFigurine, can_place
from delos.legendary.founding import CARDS
from delos.legendary.kinds import DISCOUNT, PEEK
from delos.legendary.metropolis import checked
from delos.legendary.sparing import (
    one_for_all,
)

PRICES: Final = [2, 3, 4, 5]  # of the slots of the track


# -- playing a card -----------------------------------------------------------------------

RESOLVE: Final = 0
DISCARD: Final = 1
CHECKS: Final = 2


@final
class PlayCreature(Frame[CycladesState]):
    """A card is resolved at once. One-shot cards go to the discard afterwards; a figurine stays
    with its owner; a card without a use is discarded (LEG-CREATURE-GEN-07 to -10, -12)."""

    def __init__(self, faction: int, card: int, step: int) -> None:
        self.faction = faction
        self.card = card
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == RESOLVE:
            state.note(CREATURE_PLAYED, self.faction, self.card)
            self.resolve(state)
            return AGAIN
        if self.step == DISCARD:
            self.step = CHECKS
            discard_creature(state, self.card)
        # Between the cards of the Sphinx or the Chimera sets are checked too (LEG-CORE-08).
        return AGAIN if checked(state) else DONE

    def resolve(self, state: CycladesState) -> None:
        power = state.rules.creatures[self.card]
        self.step = DISCARD
        if not isinstance(power, FigurinePower):
            power.play(state, self.faction)
        elif can_place(state, self.faction, self.card):
            self.step = CHECKS
            state.call(PlaceFigurine(self.faction, self.card, 0))

    def copy(self) -> "PlayCreature":
        return PlayCreature(self.faction, self.card, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.card, self.step]


# -- buying from the track ----------------------------------------------------------------


def discounts(state: CycladesState, faction: int) -> int:
    """Own working Temples and Metropolises not yet used this Cycle, as sites; cards that hold a
    Metropolis count behind them (LEG-BUILD-10, LEG-CREATURE-GEN-03, -05,
    LEG-HERO-PENTHESILEA-05)."""
    at = state.at
    working = at[SITES_OF + faction] & ~at[SILENCED]
    found = working & (at[BUILT + TEMPLE] | at[BUILT + METROPOLIS])
    if at[CARD_OWNER] == faction:
        found |= BIT[SITES]
    if at[CARD_OWNER + 1] == faction:
        found |= BIT[SITES + 1]
    return found & ~at[USED]


def slot_of(state: CycladesState, card: int) -> int:
    at = state.at
    for slot in range(4):
        if at[TRACK + slot] == card:
            return slot
    return NONE


def reserved_by_other(state: CycladesState, faction: int, slot: int) -> bool:
    """Only the faction that reserved a card may buy it (LEG-BONUS-RESERVE)."""
    holder = state.at[RESERVED + slot]
    return holder != NONE and holder != faction


PAY_NOW: Final = SITES + CARDS
NO_DISCOUNT: Final = ["LEG-CREATURE-GEN-03:used", "LEG-CREATURE-GEN-04:all-needed"]


@final
class BuyCreature(Frame[CycladesState]):
    """The buyer names the buildings whose discount it uses, then pays the rest
    (LEG-CREATURE-GEN-01, -04)."""

    def __init__(self, faction: int, card: int, price: int, step: int) -> None:
        self.faction = faction
        self.card = card
        self.price = price  # what is left to pay
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step:
            return DONE
        if self.price == 0 or discounts(state, self.faction) == 0:
            self.buy(state)
            return AGAIN
        return WAIT

    def actor(self, state: CycladesState) -> int:
        return self.faction

    def kind(self, state: CycladesState) -> int:
        return DISCOUNT

    def asks(self, state: CycladesState) -> bool:
        return True  # a purse too light to pay without discounts is nobody's business

    def options(self, state: CycladesState) -> list[int]:
        """Discounts, and paying; if all that are left are needed, the first stands for them."""
        found = bits(discounts(state, self.faction))
        lacking = self.price - state.gold(self.faction)
        if lacking <= 0:
            found.append(PAY_NOW)
            return found
        return one_for_all(state, found, lacking)

    def choose(self, state: CycladesState, option: int) -> None:
        if option == PAY_NOW:
            self.buy(state)
            return
        spend_discount(state, self.faction, option)
        self.price -= 1

    def buy(self, state: CycladesState) -> None:
        """Paid before it is played; the track is not refilled (LEG-CREATURE-GEN-02)."""
        self.step = 1
        buy_from_slot(state, slot_of(state, self.card))
        state.note(CREATURE_BOUGHT, self.faction, self.card, self.price)
        pay(state, self.faction, self.price)
        state.call(PlayCreature(self.faction, self.card, RESOLVE))

    def about(self, state: CycladesState) -> list[str]:
        return ["creature=creature:" + CREATURE_CARDS.names[self.card], f"price=n:{self.price}"]

    def refusal(self, state: CycladesState, option: int) -> str:
        if option in self.options(state):
            return ""
        if option == PAY_NOW:
            return cost("LEG-ACTION-11", self.price, state.gold(self.faction))
        return held_back([discounts(state, self.faction), 0], option, NO_DISCOUNT)

    def copy(self) -> "BuyCreature":
        return BuyCreature(self.faction, self.card, self.price, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.card, self.price, self.step]


def buy(state: CycladesState, faction: int, card: int) -> None:
    state.call(BuyCreature(faction, card, PRICES[slot_of(state, card)], 0))


# -- Zeus' look at the deck ---------------------------------------------------------------

LOOK: Final = 0
ANSWER: Final = 1
OVER: Final = 2
PLAY: Final = 0
PUT_BACK: Final = 1


@final
class Peek(Frame[CycladesState]):
    """See the top card in secret; pay 1 gold and play it, or put it back (LEG-ZEUS-05 to -08)."""

    def __init__(self, faction: int, step: int) -> None:
        self.faction = faction
        self.step = step

    def advance(self, state: CycladesState) -> int:
        if self.step == LOOK:
            ready_deck(state)  # LEG-ZEUS-09
        return DONE if self.step == OVER else WAIT

    def actor(self, state: CycladesState) -> int:
        return CHANCE if self.step == LOOK else self.faction

    def kind(self, state: CycladesState) -> int:
        return DRAW_CREATURE if self.step == LOOK else PEEK

    def asks(self, state: CycladesState) -> bool:
        return self.step == ANSWER

    def options(self, state: CycladesState) -> list[int]:
        if self.step == LOOK:
            return draw_choices(state)
        return [PUT_BACK] if self.refusal(state, PLAY) else [PLAY, PUT_BACK]

    def choose(self, state: CycladesState, option: int) -> None:
        at = state.at
        if self.step == LOOK:
            peek_deck(state, self.faction, option)
            self.step = ANSWER
            return
        self.step = OVER
        if option == PLAY:
            card = at[TOP]
            pay(state, self.faction, 1)  # no discount (LEG-ZEUS-07, LEG-CREATURE-GEN-06)
            take_from_deck(state, card)
            state.call(PlayCreature(self.faction, card, RESOLVE))

    def refusal(self, state: CycladesState, option: int) -> str:
        if option == PUT_BACK or state.gold(self.faction):
            return ""
        return cost("LEG-ZEUS-06", 1, 0)

    def copy(self) -> "Peek":
        return Peek(self.faction, self.step)

    def saved(self) -> list[int]:
        return [self.faction, self.step]
