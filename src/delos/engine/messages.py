"""The messages of the protocol, each a JSON object on a line of its own.

Every object names its kind under ``type``. Fields that a reader does not know are skipped, so that
either side may learn new ones.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from delos.engine.faults import GARBLED, EngineFault, quoted

PROTOCOL: Final = 1


class Message(Struct, tag_field="type", omit_defaults=True):
    pass


# -- what the host says -------------------------------------------------------------------------


class HostHello(Message, tag="hello", kw_only=True):
    protocol: int = msgspec.field(default=-1)
    delos: str = ""


class SetOption(Message, tag="setoption"):
    name: str
    value: bool | int | str


class NewGame(Message, tag="newgame"):
    title: str
    seats: list[str]  # the names of the factions, in seat order
    table: dict[str, Any]  # the options of the table
    seed: int  # for the engine's own dice; tells nothing of the game's


class Choice(Struct):
    id: int
    text: str


class Position(Message, tag="position"):
    title: str
    seat: int  # whose view it is, and who decides
    kind: str  # of the decision
    choices: list[Choice]
    view: Any
    games: list[str] = []  # dumps of imagined games, if the engine wants some every time


class Go(Message, tag="go"):
    go: int  # the number of the question; the answer repeats it
    ms: int | None = None
    iterations: int | None = None


class Imagined(Message, tag="imagined"):
    games: list[str]


class Stop(Message, tag="stop"):
    pass


class Ping(Message, tag="ping"):
    ping: int


class Quit(Message, tag="quit"):
    pass


HostMessage = HostHello | SetOption | NewGame | Position | Go | Imagined | Stop | Ping | Quit


# -- what the engine says -----------------------------------------------------------------------


class OptionSpec(Struct, omit_defaults=True):
    """An option that the host may set."""

    name: str
    kind: str  # one of KINDS
    default: bool | int | str
    low: int | None = None  # of a number
    high: int | None = None
    words: list[str] = []  # of a word


KINDS: Final = ("switch", "number", "word", "text")


class Hello(Message, tag="hello"):
    protocol: int
    name: str
    author: str = ""
    titles: list[str] | None = None  # None: plays them all
    options: list[OptionSpec] = []
    imagine: int = 0  # imagined games that it wants with every position


class Ranked(Struct, omit_defaults=True):
    """What the engine thinks of a choice."""

    id: int
    chance: float | None = None
    tried: int = 0


class Chosen(Message, tag="choice"):
    go: int
    id: int
    ranked: list[Ranked] = []


class Imagine(Message, tag="imagine"):
    count: int = msgspec.field(default=1)


class Pong(Message, tag="pong"):
    ping: int


class Info(Message, tag="info"):
    text: str = ""


class Error(Message, tag="error"):
    text: str


EngineMessage = Hello | Chosen | Imagine | Pong | Info | Error

_from_engine: Final[msgspec.json.Decoder[EngineMessage]] = msgspec.json.Decoder(EngineMessage)
_from_host: Final[msgspec.json.Decoder[HostMessage]] = msgspec.json.Decoder(HostMessage)
WORDS: Final = "hello, choice, imagine, pong, info, error"


def heard(line: bytes) -> EngineMessage:
    """The engine's message, or what is wrong with the line."""
    try:
        return _from_engine.decode(line)
    except msgspec.ValidationError as error:
        raise EngineFault(
            GARBLED,
            f"The engine's line {quoted(line)} is no message of the protocol ({error}); "
            f"it may say {WORDS}.",
        ) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise EngineFault(
            GARBLED,
            f"The engine's line {quoted(line)} is no JSON: a message is one JSON object on a line.",
        ) from None


def from_host(line: bytes) -> HostMessage | None:
    """The host's message; None for one that this engine does not know."""
    try:
        return _from_host.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def line_of(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"
