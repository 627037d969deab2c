"""Messages of those who play: choices, reasons, hints, cards, odds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from delos.server.protocol.common import Asked, Key, Number, SeatNumber


class ActionBody(Asked):
    index: Number  # the record's length as the client knows it
    seat: SeatNumber
    action: Number | Annotated[str, Meta(max_length=200)]  # a stable id or a text
    key: Key | None = None  # same key, same answer


class UndoBody(Asked):
    index: Number
    seat: SeatNumber
    key: Key | None = None


class AskBody(Asked):
    """The seat asks the others whether it may take its last choice back."""

    index: Number
    seat: SeatNumber


class AnswerBody(Asked):
    index: Number
    seat: SeatNumber
    agree: bool


class Why(Struct):
    """Empty and null when the action is legal."""

    reason: str
    rule: str | None  # the first of ``rules``
    rules: list[str]  # ids of the catalogue
    short: str  # of a thing, in a few words that stand beside it; empty where there are none


class HintOption(Struct):
    """An option that a bot likes."""

    action: int
    label: str
    worth: float  # percent points of chance behind the best: 0 for that one
    why: str
    chance: int | None = None  # percent of such games that the seat wins, as looking ahead found


class Hint(Struct):
    action: int
    text: str
    label: str
    best: list[HintOption]  # three at most, best first
    ways: int = 0  # imagined ways to play on that were followed to find them


class CoachWord(Struct):
    """A sentence for a newcomer about the table as it stands."""

    key: str  # the same for the same thought, whatever its numbers
    kind: str  # what it is about: win, stop, set, gold, first, ...
    urgent: bool  # the game turns on it
    text: str


class CoachInfo(Struct):
    index: int  # of the table
    words: list[CoachWord]  # most important first; who shows them says one, and none twice


class CardLine(Struct):
    """A part of a price; a deduction is negative."""

    token: str  # what it is about, for a picture: unit:gold, building:temple
    text: str
    amount: int


class CardCost(Struct):
    lines: list[CardLine]
    total: int
    gold: int | None  # in your purse; null for a spectator
    left: int | None  # of it, negative when it is not enough


class CardGift(Struct):
    """What a god gives or sells."""

    token: str
    text: str
    price: str


class CardMeter(Struct):
    """A condition: what you have of what is wanted."""

    text: str
    have: int
    want: int
    missing: str  # empty when nothing is


class CardNote(Struct):
    tone: Literal["good", "bad", "plain"]
    token: str  # for a picture; may be empty
    text: str


class CardRung(Struct):
    """A value that can be bid for a god, or could before."""

    value: int
    open: bool  # high enough to take the god now
    token: str  # whose marker stands on it; mostly empty


class CardInfo(Struct):
    """What a thing is to a seat now."""

    thing: str
    index: int  # of the table
    gifts: list[CardGift]
    cost: CardCost | None
    targets: list[str]  # areas on which it could act now
    meters: list[CardMeter]
    open: bool | None  # whether it can be chosen now; null when nothing of its sort is asked
    reason: str
    rules: list[str]
    notes: list[CardNote]
    ladder: list[CardRung]  # the values of a god, for a bid


class OddsTerm(Struct):
    """A part of a side's strength."""

    what: Literal["troops", "mercenaries", "undead", "fleets", "hero", "creature", "buildings"]
    name: str | None  # of the Hero, the Creature or the type of building
    count: int
    strength: int


class OddsSide(Struct):
    faction: str | None
    role: Literal["attacker", "defender"]
    terms: list[OddsTerm]
    total: int  # without the die


class OddsRound(Struct):
    """The chance that a round is fought, and how the battle stands after it, all rounds so far."""

    number: int
    reached: float
    win: float
    hold: float
    both: float


class BattleInfo(Struct):
    """Nobody retreats or rolls again; Mercenaries fall first, then Troops, then Heroes."""

    area: str
    sea: bool
    attacker: str
    defender: str | None  # null: a Creature alone guards the land
    win: float  # the attacker takes the area
    hold: float  # the defender is left
    both: float  # nobody is left
    undecided: float
    attacker_losses: float  # units, on average
    defender_losses: float
    sides: list[OddsSide]
    rounds: list[OddsRound]


class Odds(Struct):
    battle: BattleInfo | None  # null: the option begins no battle
    brings: list[str] = []  # what it surely brings at once, in sentences
