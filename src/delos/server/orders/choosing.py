"""What an order says to a question: one of the options on offer, or nothing.

Knows no rules: the engine offers, and an order picks by the option's own text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from msgspec import structs

from delos.kernel.game import Game
from delos.server.protocol.orders import Answer, BidOrder, BidWish, Orders

APOLLO: Final = "apollo"
GODS: Final = ("poseidon", "ares", "athena", "hera", "zeus", "hades", APOLLO)
CLASSIC_GODS: Final = ("poseidon", "ares", "athena", "zeus", "hades")
GOD: Final = "offering.god"
BID: Final = "offering.bid"


@dataclass(frozen=True)
class Question:
    """A kind of decision that may be answered beforehand, and the option that answers it.

    ``unless``: where one of these is on offer too, the person is asked. ``discreet``: others must
    not tell an order from a thought, so it is not played at once.
    """

    id: str
    kind: str
    answer: str
    unless: tuple[str, ...] = ()
    discreet: bool = False
    always: str = ""  # how the options begin of which the only one is the other answer


def window(id: str, kind: str, answer: str) -> Question:
    """A moment at which a card may be played; whoever might have one is asked, often in vain."""
    return Question(id, kind, answer, discreet=True)


QUESTIONS: Final[dict[str, tuple[Question, ...]]] = {
    "classic": (
        window("helm", "helm.use", "helm pass"),
        window("palace", "palace.use", "palace pass"),
        window("girdle", "girdle.player", "girdle pass"),
        window("necklace", "necklace.use", "necklace pass"),
        window("sure", "item.sure", "three pass"),
    ),
    "mytikas": (
        Question("follow", "follow.pay", "decline", always="follow "),
        Question("act", "step.main", "act", ("skip", "tumble")),
        Question("end", "step.last", "end"),
    ),
}
# Games with an auction, and the phases of a cycle in which its auction is over.
AUCTIONS: Final[dict[str, tuple[str, ...]]] = {
    "legendary": ("upkeep", "actions"),
    "classic": ("actions",),
}


def questions_of(title: str) -> tuple[Question, ...]:
    return QUESTIONS.get(title, ())


@dataclass(frozen=True)
class Moment:
    """A decision as an order reads it."""

    kind: str
    about: tuple[str, ...]  # words: poseidon; hades-night
    cycle: int
    options: dict[str, int]  # ids by text
    own_god: bool  # the god that is bid for was chosen by order too


def moment_of(game: Game, view: Any, own_god: bool) -> Moment:
    decision = view.decision
    about = tuple(one.rpartition(":")[2] for one in decision.about)
    texts = {one.text: one.id for one in game.options()}
    return Moment(decision.kind, about, cycle_of(view), texts, own_god)


def cycle_of(view: Any) -> int:
    """What an order may hold for: a cycle, or a turn where there are none."""
    found = getattr(view, "cycle", None)
    return found if isinstance(found, int) else int(view.turn)


def chosen(title: str, orders: Orders, moment: Moment) -> int | None:
    """The option that an order picks."""
    if moment.kind in {GOD, BID}:
        return None if orders.bids is None else offered(orders.bids, moment)
    question = next((one for one in questions_of(title) if one.kind == moment.kind), None)
    if question is None:
        return None
    answer = next((one for one in orders.answers if one.id == question.id), None)
    return None if answer is None else answered(question, answer, moment)


def answered(question: Question, answer: Answer, moment: Moment) -> int | None:
    if answer.last is not None and moment.cycle > answer.last:
        return None
    if any(one in moment.options for one in question.unless):
        return None
    if any(about.partition("-")[0] in answer.but for about in moment.about):
        return None
    if answer.how == "always":
        ways = [one for one in moment.options if one.startswith(question.always)]
        return moment.options[ways[0]] if question.always and len(ways) == 1 else None
    return moment.options.get(question.answer)


def offered(order: BidOrder, moment: Moment) -> int | None:
    """A god, then what is bid for it. ``affordable`` has taken out whoever is too dear."""
    if not order.keep and moment.cycle != order.cycle:
        return None
    if moment.kind == BID:
        if not moment.own_god:
            return None  # the person has chosen this god, and chooses the bid
        wish = next((one for one in order.wishes if one.god in moment.about), None)
        return None if wish is None else bid_within(wish, order.at_once, moment.options)
    for wish in order.wishes:
        action = moment.options.get(f"offer {wish.god}")
        if action is not None:
            return action
    return moment.options.get(f"offer {APOLLO}") if order.apollo else None


def bid_within(wish: BidWish, at_once: bool, options: dict[str, int]) -> int | None:
    """The least bid, or the highest within the limit."""
    bids = sorted(int(text.removeprefix("bid ")) for text in options if text.startswith("bid "))
    within = [one for one in bids if one <= wish.limit]
    if not within:
        return None
    return options[f"bid {within[-1] if at_once else within[0]}"]


def affordable(order: BidOrder, moment: Moment, game: Game) -> BidOrder:
    """The order without the gods whose least bid is above its limit: tried on a copy, which tells
    nothing but what the person would be asked."""
    if moment.kind != GOD:
        return order
    kept = []
    for wish in order.wishes:
        action = moment.options.get(f"offer {wish.god}")
        if action is None:
            continue
        tried = game.copy()
        tried.play(action)
        bids = {one.text: one.id for one in tried.options()}
        if wish.god == APOLLO or bid_within(wish, False, bids) is not None:
            kept.append(wish)
    return structs.replace(order, wishes=tuple(kept))


def lapsed(orders: Orders, cycle: int) -> Orders:
    """The orders without those whose time is over."""
    bids = orders.bids
    if bids is not None and not bids.keep and bids.cycle < cycle:
        bids = None
    answers = tuple(one for one in orders.answers if one.last is None or one.last >= cycle)
    return structs.replace(orders, bids=bids, answers=answers)
