"""Messages for programs that play from elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from delos.server.protocol.common import Asked, Name, SeatNumber
from delos.server.protocol.tables import TableInfo
from delos.server.remote.scopes import Scope

ChallengeStatus = Literal["open", "accepted", "declined", "cancelled"]


class TokenBody(Asked):
    """``days``: until it ends; null is never."""

    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=8)]
    label: Name = ""
    days: Annotated[int, Meta(ge=1, le=3650)] | None = 365


class TokenInfo(Struct):
    id: str
    label: str
    scopes: list[str]
    created: int
    used: int | None  # to the hour
    expires: int | None


class NewToken(Struct):
    token: str  # told this once
    info: TokenInfo


class ChallengeBody(Asked):
    """Ask somebody, by id or claimed name, to take a seat."""

    seat: SeatNumber
    to: Name


class DeclineBody(Asked):
    reason: Annotated[str, Meta(max_length=100)] = ""


class Party(Struct):
    id: str
    name: str
    robot: bool


class ChallengeInfo(Struct):
    id: str
    status: ChallengeStatus
    seat: int
    challenger: Party
    challenged: Party
    reason: str  # of who declined
    table: TableInfo


class Challenges(Struct):
    received: list[ChallengeInfo]
    sent: list[ChallengeInfo]


# -- lines of the streams -----------------------------------------------------------------------


class GameRef(Struct):
    """Enough to decide whether to open the game's own stream."""

    id: str
    title: str
    players: int
    seats: list[int]  # yours
    status: str
    turn: int | None
    yours: bool  # you are asked
    winners: list[int]


class ChallengeEvent(Struct, tag="challenge"):
    challenge: ChallengeInfo


class ChallengeAnswered(Struct, tag="challengeAnswered"):
    """Somebody accepted, declined or took back a challenge of yours or to you."""

    challenge: ChallengeInfo


class GameStart(Struct, tag="gameStart"):
    game: GameRef


class GameFinish(Struct, tag="gameFinish"):
    game: GameRef


class GameFull(Struct, tag="gameFull"):
    """The first line of a game's stream."""

    table: TableInfo
    state: Raw  # as the live connection's ``state``, with the whole view
    games: list[str]  # imagined ones, if they were asked for and you decide


class GameState(Struct, tag="gameState"):
    state: Raw
    games: list[str]


class Gone(Struct, tag="bye"):
    """The stream ends; ``again``: come back."""

    again: bool


AccountLine = ChallengeEvent | ChallengeAnswered | GameStart | GameFinish | Gone
GameLine = GameFull | GameState | Gone
