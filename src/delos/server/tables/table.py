"""A table in memory."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from mypy_extensions import mypyc_attr

from delos.kernel.kept import Kept
from delos.kernel.title import Title
from delos.server.protocol.looking import TableStats
from delos.server.protocol.playing import CardInfo
from delos.server.protocol.tables import TableInfo
from delos.server.tables import seating
from delos.server.tables.consent import Request
from delos.server.tables.course import Course
from delos.server.tables.latch import Latch
from delos.server.tables.proposal import Proposal
from delos.server.tables.rows import Facts
from delos.server.tables.seating import Seat
from delos.server.telling import speaking
from delos.server.telling.log_pieces import LogPieces


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A table in memory; where it is kept, a ``HeldTable``. ``version`` rises with every change
    that somebody may see, ``standing`` with those that are more than a move: who sits where, how
    the table is called, whether it plays."""

    def __init__(self, facts: Facts, seats: list[Seat], course: Course, index: int) -> None:
        self.facts = facts
        self.seats = seats
        self.course = course
        self.index = index  # moves in the record, those taken back included
        self.version = 0
        self.told_turn: int | None = None  # whose turn it was when that was last told
        self.standing = 0
        self.beside = 0  # rises when something is to be told beside the game: clocks, talk
        self.lock = Latch()
        self.users = 0  # sockets and bots that need the table in memory
        self.kept: dict[object, Any] = {}  # messages made for this version, by live.py
        self.sections = Kept()  # of the last view that was shown
        self.sign = speaking.sign_of(course.game.title)  # of its words
        self.log_pieces = LogPieces(self.sign)
        self.cards: dict[int, dict[object, CardInfo]] = {}  # what was told of things, by moment
        self.asked: Request | None = None  # somebody wants to take a choice back
        self.proposed: Proposal | None = None  # somebody wants to pause, go on or end the game
        self.screens = 0  # the hour by which screens have shown what happened
        self.rooms: dict[str, int] = {}  # the last line of each room
        self.keys: set[int] = set()  # of moves, as hashes: `may_know`
        self.reminded: dict[str, float] = {}  # by person: when they may be reminded again
        self.asked_since: tuple[str | None, float] = None, 0.0  # whom, and since when
        self.refusals: dict[int, tuple[int, float]] = {}  # by seat: how often, and until when
        self.picture: Raw | None = None  # of what lies on it, once somebody wanted it
        self.stats: TableStats | None = None  # of a game that is over, once somebody wanted them

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def title(self) -> Title:
        return self.course.game.title

    @property
    def turn(self) -> int | None:
        """The seat that may choose now; nobody's while the game is paused."""
        running = self.facts.status == "playing" and not self.facts.halt
        return self.course.game.seat if running else None

    def held(self, who: str | None) -> list[int]:
        return seating.held(self.seats, who)

    def info(self, me: str | None) -> TableInfo:
        return self.facts.info(self.seats, me)

    def note_key(self, seat: int, key: str) -> None:
        """A move is sent with this key."""
        self.keys.add(hash((seat, key)))

    def may_know(self, seat: int, key: str) -> bool:
        """Whether a move may have come with this key; if so, the record must be asked. Whoever
        keeps the table has seen all its moves."""
        return hash((seat, key)) in self.keys

    def changed(self, moved: bool = False) -> None:
        """Something is not as it was; ``moved``: a move was made and nothing else."""
        self.version += 1
        if not moved:
            self.standing += 1
            self.beside += 1
        self.kept = {}
        self.log_pieces.changed()
