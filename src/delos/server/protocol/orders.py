"""Messages about standing orders; they go to nobody but their owner."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked, SeatNumber

Word = Annotated[str, Meta(min_length=1, max_length=20)]
Gold = Annotated[int, Meta(ge=0, le=63)]


class BidWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A god, and what one offers at most."""

    god: Word
    limit: Gold


class BidOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """The first god of the list that can be had within its limit, else Apollo or a question."""

    wishes: Annotated[tuple[BidWish, ...], Meta(max_length=8)]
    apollo: bool = True  # if none can be had
    at_once: bool = False  # offer the limit, not the least that is enough
    keep: bool = False  # in every cycle, not only in the one it was given for
    cycle: int = 0  # the cycle that it was given for; the server says it


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of question, answered beforehand."""

    id: Word  # helm, palace ... follow, act, end
    how: Literal["pass", "always"] = "pass"  # follow: never, or always
    last: Annotated[int, Meta(ge=0, le=10_000)] | None = None  # the last cycle; none: for good
    but: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()  # gods about whom one is asked


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """All orders of a seat."""

    bids: BidOrder | None = None
    answers: Annotated[tuple[Answer, ...], Meta(max_length=12)] = ()
    # While one looks, the page answers where there is one answer; of who is away it would tell that
    # there is no choice, so the server never does.
    alone: bool = True


class OrdersBody(Asked):
    seat: SeatNumber
    orders: Orders


class OrderPlayed(Struct):
    index: int  # of the move
    text: str


class OrdersInfo(Struct):
    seat: int
    orders: Orders
    questions: list[str]  # that can be answered beforehand in this game
    gods: list[str]  # for whom one can bid, Apollo last; empty: there is no auction
    played: list[OrderPlayed]  # what was played by order, the last ones
