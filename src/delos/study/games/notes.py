"""What is written down of a game: small rows that any title can fill."""

from __future__ import annotations

import msgspec

from delos.arena.match import Played


class GodTurn(msgspec.Struct, array_like=True):
    """A god whom a seat served in a cycle."""

    cycle: int
    god: str
    place: int  # in the order of acting, from 0
    seat: int
    bid: int
    paid: int


class Deed(msgspec.Struct, array_like=True):
    """Something a seat did with a card, and how its chance to win changed with it."""

    kind: str  # creature, hero, item, deity …
    name: str
    how: str  # bought, used …
    seat: int
    when: int  # cycle or turn
    price: int | None
    change: float | None  # None: the game stopped before it could be told


class Town(msgspec.Struct, array_like=True):
    """A metropolis that a seat got."""

    when: int
    seat: int
    way: str
    nth: int  # of this seat, from 1; lost ones count


class Notes(msgspec.Struct):
    """The pages of one game."""

    places: list[int]  # of the seats in the turn order at the start, from 0
    opening: str  # the gods at the start in their order
    gods: list[GodTurn] = msgspec.field(default_factory=list)
    deeds: list[Deed] = msgspec.field(default_factory=list)
    offered: dict[str, int] = msgspec.field(default_factory=dict)  # "creature:kraken": how often
    towns: list[Town] = msgspec.field(default_factory=list)
    outlook: list[list[float]] = msgspec.field(default_factory=list)  # when, then each chance
    counts: dict[str, list[int]] = msgspec.field(default_factory=dict)  # by seat
    ends: list[str] = msgspec.field(default_factory=list)


class Studied(Played, kw_only=True):
    """A finished game with its notes."""

    variant: int
    notes: Notes
