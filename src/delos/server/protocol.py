"""The messages, as Structs: what is not named here is refused, and openapi.py reads the same."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from delos.review.values import Review

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
Scalar = bool | int | Annotated[str, Meta(max_length=400)] | None
Value = Scalar | Annotated[list[int | Annotated[str, Meta(max_length=40)]], Meta(max_length=80)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], Value], Meta(max_length=40)]
Level = Literal["random", "novice", "easy", "greedy", "medium", "hard", "master"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "open", "invite", "bot"]


class Asked(Struct, forbid_unknown_fields=True):
    """Everything that a client sends."""


# -- what clients send ------------------------------------------------------------------------


class NameBody(Asked):
    name: Name = ""


class WantedSeat(Asked):
    """``here`` is another person at the maker's screen; ``invite`` gives a link."""

    kind: Literal["me", "here", "open", "invite", "bot"]
    level: Level = "greedy"
    name: Name = ""


class NewTable(Asked):
    title: Annotated[str, Meta(max_length=40)]
    options: Options
    seats: Annotated[list[WantedSeat], Meta(max_length=16)]  # in faction order
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""


class JoinBody(Asked):
    """One of both: an open seat, or an invitation."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=80)] | None = None


class ActionBody(Asked):
    index: Number  # the record's length as the client knows it
    seat: SeatNumber
    action: Number | Annotated[str, Meta(max_length=200)]  # a stable id or a text
    key: Key | None = None  # same key, same answer


class UndoBody(Asked):
    index: Number
    seat: SeatNumber
    key: Key | None = None


class PlayOnBody(Asked):
    """Play on from a moment of a finished game."""

    step: Number  # decisions that are kept
    seat: SeatNumber  # yours; bots have the others
    level: Level = "hard"


class AskBody(Asked):
    """The seat asks the others whether it may take its last choice back."""

    index: Number
    seat: SeatNumber


class AnswerBody(Asked):
    index: Number
    seat: SeatNumber
    agree: bool


# -- answers ------------------------------------------------------------------------------------


class ErrorInfo(Struct):
    code: str
    message: str
    rule: str | None  # the first of ``rules``
    rules: list[str]  # ids of the catalogue that forbid it


class ErrorBody(Struct):
    error: ErrorInfo


class Health(Struct):
    status: str
    version: str


class Me(Struct):
    id: str
    name: str


class OptionForm(Struct):
    """An option of a title, for the form that makes a table."""

    name: str
    type: Literal["bool", "int", "choice", "text", "set"]
    choices: list[str]
    default: Value
    least: int | None = None
    most: int | None = None


class TitleInfo(Struct):
    id: str
    name: str
    editions: list[str]
    players: list[int]
    seats: dict[str, int]  # how many seats a number of players has; teams of two as "4-teams"
    factions: list[str]  # in seat order
    levels: list[str]  # of bots
    options: list[OptionForm]


class MapInfo(Struct):
    code: str
    drawing: Raw


class Help(Struct):
    """What a thing is or does, in a few words."""

    id: str  # a token such as god:zeus
    kind: str  # god, creature, option ...
    name: str
    text: str
    rules: list[str]  # ids of the catalogue


class TitleTexts(Struct):
    lang: str
    names: dict[str, str]  # by token; option:edition and choice:edition:base too
    phrases: dict[str, str]  # inside a sentence ("the Kraken"), where that is not the bare name
    helps: list[Help]


class Rule(Struct):
    id: str
    text: str  # without markup


class RuleSection(Struct):
    name: str
    rules: list[Rule]


class TitleRules(Struct):
    sections: list[RuleSection]


class NewTableInfo(Struct):
    id: str
    commitment: str  # to the key that decides the luck
    invites: dict[str, str]  # links by seat


class SeatInfo(Struct):
    seat: int
    faction: str
    kind: SeatKind
    name: str
    level: str | None
    yours: bool


class TableInfo(Struct):
    id: str
    name: str
    title: str
    edition: str | None
    players: int
    public: bool
    seats: list[SeatInfo]
    status: Status
    turn: int | None  # the seat that decides
    yours: bool  # it is yours
    cycle: int
    winners: list[int]
    created: int  # seconds since 1970
    updated: int
    rematch: str | None


class OriginInfo(Struct):
    """The moment of another game from which a table is played on."""

    table: str
    step: int


class TableDetail(TableInfo):
    options: dict[str, Value]
    rules: int
    commitment: str
    key: str | None  # only when the game is over
    invites: dict[str, str]  # for the table's maker, while they are not taken
    drawing: Raw | None
    origin: OriginInfo | None = None


class Joined(Struct):
    seats: list[int]


class Index(Struct):
    index: int


class Why(Struct):
    """Empty and null when the action is legal."""

    reason: str
    rule: str | None  # the first of ``rules``
    rules: list[str]  # ids of the catalogue


class HintOption(Struct):
    """An option that a bot likes."""

    action: int
    label: str
    worth: float  # points of the bot's own reckoning behind the best: 0 for that one
    why: str
    chance: int | None = None  # percent of such games that the seat wins, as learned from bots


class Hint(Struct):
    action: int
    text: str
    label: str
    best: list[HintOption]  # three at most, best first


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


class LogEntry(Struct):
    n: int
    text: str
    event: dict[str, str | int | None]


class Log(Struct):
    from_: int = msgspec.field(name="from")
    total: int
    log: list[LogEntry]


ReviewStatus = Literal["none", "waiting", "working", "ready", "failed"]


class ReviewInfo(Struct):
    """The review of a finished game, or how far it is."""

    status: ReviewStatus
    done: int  # decisions that were looked at
    all: int
    review: Review | None = None


class ReplayInfo(Struct):
    step: int
    steps: int
    seat: int | None
    view: Raw
    log: list[LogEntry]  # what the last step brought
    entries: int  # of the whole log until then


class Made(Struct):
    id: str


class Battles(Struct):
    won: int
    lost: int


class Dice(Struct):
    """Battle dice as they fell, before any Hero bends them."""

    rolls: int
    sum: int
    expected: float
    luck: float  # sum less expected


class SeatStats(Struct):
    """Lists have an entry per Cycle, or none where a title does not know such a thing."""

    seat: int
    faction: str
    metropolises: list[int]  # at the end of each Cycle
    income: list[int]
    gold: list[int]  # at the end of each Cycle; a team's is common
    points: list[int]  # at the end of each turn, as if it were the last (Mytikas)
    spent: dict[str, int]  # paid in Offerings, by god
    creatures: int  # bought
    battles: Battles
    dice: Dice


class Milestone(Struct):
    step: int  # for replay
    cycle: int
    kind: Literal["cycle", "metropolis", "battle", "hero", "building", "card", "lock", "end"]
    seat: int | None


class TableStats(Struct):
    cycles: int  # turns, in Mytikas
    steps: int
    seats: list[SeatStats]
    milestones: list[Milestone]


class OddsTerm(Struct):
    """A part of a side's strength."""

    what: Literal["troops", "mercenaries", "fleets", "hero", "creature", "buildings"]
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


# -- WebSocket ----------------------------------------------------------------------------------


class Hello(Asked, tag="hello"):
    """The first message. ``since``: the log entries that the client has already. ``version`` 2:
    the client keeps the view, and gets only what changed of it. 3: it gets every step of the game,
    one state for each, so that it can show them one after another."""

    seats: Literal["mine", "watch"] = "mine"
    lang: str = "en"
    since: Number | None = None
    version: Literal[1, 2, 3] = 1


class Reveal(Asked, tag="reveal"):
    """At a shared screen: show this seat's secrets, or with null nobody's."""

    seat: SeatNumber | None


class SetLang(Asked, tag="lang"):
    lang: str


class Ping(Asked, tag="ping"):
    pass


Incoming = Hello | Reveal | SetLang | Ping


class Choice(Struct):
    id: int
    text: str
    label: str
    tokens: list[str]


class UndoAsked(Struct):
    """A seat wants to take its last choice back; all others must agree."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class State(Struct, tag="state"):
    index: int
    steps: int  # decisions in the game so far, without what was taken back
    status: Status
    you: list[int]
    seat: int | None  # whose secrets the view shows
    handover: int | None  # the seat that must take the shared screen first
    view: Raw | None  # null: ``patch`` tells what changed since the last state
    options: list[Choice]
    prompt: str
    log: Raw
    from_: int = msgspec.field(name="from")  # forget entries from here on, then add these
    undo: bool
    may_ask: bool  # ``seat`` may ask the others to let it take its last choice back
    asked: UndoAsked | None
    winners: list[int]
    key: str | None  # only when the game is over
    patch: Raw | None = None  # sections by name; of a list by number, if only entries changed


class TableMessage(Struct, tag="table"):
    table: TableInfo


class Presence(Struct, tag="presence"):
    seats: dict[str, bool]


class ErrorMessage(Struct, tag="error"):
    error: ErrorInfo


class Pong(Struct, tag="pong"):
    pass


class Bye(Struct, tag="bye"):
    """The server restarts: connect again."""


Outgoing = State | TableMessage | Presence | ErrorMessage | Pong | Bye
