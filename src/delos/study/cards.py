"""What a thing on the table is to one seat now: its price and how it comes about, where it could
act, what its condition still wants, what others could do with it.

Nothing hidden is read: whoever asks is answered from an imagined game that agrees with all the seat
knows, and only by what everybody may know of the others. Without a seat it is what a spectator may
know. The given game is never touched. Words are for others to find: facts name messages and things.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from delos.kernel import inside
from delos.kernel.game import Game
from delos.kernel.state import State

Tone = Literal["good", "bad", "plain"]
Value = str | int | list["Said"]  # a thing's token, a number, or parts of a list

SEED: Final = 14  # of the imagined game: the same question has the same answer
AREAS: Final = ("land", "sea", "site")
NAME: Final = ""  # as a message: just the name of the thing


@dataclass(frozen=True)
class Said:
    """A message with what it speaks of: tokens (``land:naxos``, ``seat:2``) or numbers."""

    message: str
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """A part of a price; a deduction is negative."""

    token: str
    said: Said
    amount: int


@dataclass(frozen=True)
class Cost:
    lines: tuple[Line, ...]
    total: int
    gold: int | None  # in the purse of whoever asks


@dataclass(frozen=True)
class Gift:
    """What a god gives or sells: one price after the other, none for a gift."""

    token: str
    said: Said
    prices: tuple[int, ...] = ()
    each: bool = False  # as often as one likes at this price


@dataclass(frozen=True)
class Meter:
    """A condition: what one has of what is wanted; ``key`` is the reason while it is not met."""

    said: Said
    have: int
    want: int
    key: str


@dataclass(frozen=True)
class Note:
    tone: Tone
    token: str
    said: Said


@dataclass(frozen=True)
class Rung:
    """A value that could be bid for a god: open to whoever asks, or too low or too dear."""

    value: int
    open: bool
    token: str = ""  # whose marker stands on it


@dataclass
class Facts:
    gifts: list[Gift] = field(default_factory=list)
    cost: Cost | None = None
    targets: list[str] = field(default_factory=list)
    meters: list[Meter] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    ladder: list[Rung] = field(default_factory=list)
    lacks: list[str] = field(default_factory=list)  # reason keys: what keeps it from working now

    def note(self, message: str, tone: Tone = "plain", token: str = "", **values: Value) -> None:
        self.notes.append(Note(tone, token, Said(message, values)))


def card_facts(game: Game, seat: int | None, thing: str) -> Facts:
    """All that can be told of a thing; empty facts for one of which nothing is known."""
    state = known_state(game, seat)
    name = game.title.name
    if name == "mytikas":
        from delos.study.cards_mytikas import told

        return told(game.title, state, seat, thing)
    from delos.study.cards_cyclades import told as told_cyclades

    offered = game.seat == seat and any(thing in one.tokens for one in game.options())
    return told_cyclades(game.title, state, seat, thing, offered)


def known_state(game: Game, seat: int | None) -> State:
    """The table as the seat may know it; a spectator asks only for what lies open."""
    if seat is None or game.over:
        return inside.state(game)
    return inside.state(game.imagine(seat, SEED))
