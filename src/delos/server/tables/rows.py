"""The rows of tables, seats and moves: the only SQL about them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from delos.kernel.chance import commitment
from delos.server.protocol.common import Status
from delos.server.protocol.tables import Halt, TableInfo, Ways
from delos.server.settings import Settings
from delos.server.stored.database import Database, Row, Rows
from delos.server.stored.seals import Seals
from delos.server.tables.clocks import Clocks
from delos.server.tables.lines import read_rooms
from delos.server.tables.quotas import check_tables
from delos.server.tables.seating import Seat

LISTED: Final = 100
LOOKED: Final = 1000  # tables among which those are chosen

# table, number, seat, action, count, key, played
Move = tuple[str, int, int, int | None, int, str | None, int]


@dataclass(frozen=True)
class Facts:
    """What the row of a table says."""

    id: str
    name: str
    title: str
    rules: int
    options: dict[str, Any]
    asked: dict[str, Any]
    public: bool
    owner: str
    key: bytes
    status: Status
    turn: int | None
    cycle: int
    winners: list[int]
    created: int
    updated: int
    rematch: str | None
    origin: dict[str, Any] | None = None  # table, step, luck and count: what it is played on from
    ways: Ways = field(default_factory=Ways)
    halt: Halt = ""
    barred: tuple[str, ...] = ()  # identities that the host has sent away
    rated: bool = True  # it counts for ratings when it is over, if it can
    clock: Clocks = field(default_factory=Clocks)
    flag: int | None = None  # the hour at which somebody's time is out
    deserted: tuple[str, ...] = ()  # identities that have left the running game

    @property
    def commitment(self) -> str:
        return commitment(self.key)

    def after(self, **changes: object) -> Facts:
        """The same with a few changes: as ``dataclasses.replace``, and much faster."""
        twin = object.__new__(Facts)
        twin.__dict__.update(self.__dict__)
        twin.__dict__.update(changes)
        return twin

    def info(self, seats: list[Seat], me: str | None) -> TableInfo:
        return TableInfo(**summary(self, seats, me))


def summary(facts: Facts, seats: list[Seat], me: str | None) -> dict[str, Any]:
    """The fields of TableInfo."""
    turn = facts.turn if facts.status == "playing" else None
    return {
        "id": facts.id,
        "name": facts.name,
        "title": facts.title,
        "edition": facts.options.get("edition"),
        "players": facts.options.get("players", len(seats)),
        "public": facts.public,
        "seats": [seat.info(me) for seat in seats],
        "status": facts.status,
        "turn": turn,
        "yours": turn is not None and me is not None and seats[turn].holder == me,
        "cycle": facts.cycle,
        "winners": facts.winners,
        "created": facts.created,
        "updated": facts.updated,
        "rematch": facts.rematch,
        "ways": facts.ways,
        "host": me is not None and facts.owner == me,
        "host_seat": next((seat.seat for seat in seats if seat.holder == facts.owner), None),
        "halt": facts.halt,
    }


# Made here, once: threads that read must not be the first to use a type (decision 55).
WAYS: Final = msgspec.json.Decoder(Ways)
CLOCKS: Final = msgspec.json.Decoder(Clocks)


def facts_of(row: Row, seals: Seals) -> Facts:
    fields = dict(row)
    fields["key"] = seals.open_key(fields["key"], fields["id"])
    for name in ("options", "asked", "winners"):
        fields[name] = json.loads(fields[name])
    fields["public"] = bool(fields["public"])
    fields["rated"] = bool(fields["rated"])
    fields["origin"] = None if fields["origin"] is None else json.loads(fields["origin"])
    fields["ways"] = WAYS.decode(fields["ways"])
    fields["barred"] = tuple(json.loads(fields["barred"]))
    fields["deserted"] = tuple(json.loads(fields["deserted"]))
    fields["clock"] = CLOCKS.decode(fields["clock"])
    return Facts(**fields)


def row_of(facts: Facts, seals: Seals) -> dict[str, Any]:
    """The row of a table, as SQLite takes it."""
    row = {**vars(facts), "public": int(facts.public), "rated": int(facts.rated)}
    if facts.status != "over":
        row["key"] = seals.seal_key(facts.key, facts.id)
    for name in ("options", "asked", "winners", "barred", "deserted"):
        row[name] = json.dumps(row[name])
    row["clock"] = stored_clock(facts.clock)
    row["origin"] = None if facts.origin is None else json.dumps(facts.origin)
    row["ways"] = msgspec.json.encode(facts.ways).decode()
    return row


def seat_of(row: Row, seals: Seals) -> Seat:
    fields = dict(row)
    table = fields.pop("table_id")
    fields["robot"] = bool(fields["robot"])
    fields["invite"] = seals.open_invite(fields["invite"], table, fields["seat"])
    return Seat(**fields)


def seat_row(seat: Seat, table: str, seals: Seals) -> dict[str, Any]:
    invite = seals.seal_invite(seat.invite, table, seat.seat)
    return {**vars(seat), "table_id": table, "invite": invite}


def read_seats(connection: Database, id: str) -> list[Seat]:
    rows = connection.execute(
        "SELECT seats.*, EXISTS (SELECT 1 FROM robots WHERE identity = holder) robot "
        "FROM seats WHERE table_id = ? ORDER BY seat",
        (id,),
    )
    seals = connection.seals
    return [seat_of(row, seals) for row in rows]


@dataclass(frozen=True)
class Stored:
    """A table as its rows say."""

    facts: Facts
    seats: list[Seat]
    moves: list[tuple[int, int | None, int]]
    keys: list[tuple[int, str]]  # that moves were sent with: seat and key
    rooms: dict[str, int]


def read_table(connection: Database, id: str) -> Stored | None:
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    moves = connection.execute(
        "SELECT seat, action, count, key FROM moves WHERE table_id = ? ORDER BY number", (id,)
    ).fetchall()
    return Stored(
        facts_of(row, connection.seals),
        read_seats(connection, id),
        [(move[0], move[1], move[2]) for move in moves],
        [(move[0], move[3]) for move in moves if move[3] is not None],
        read_rooms(connection, id),
    )


def read_moves(connection: Database, id: str) -> list[tuple[int, int | None, int]]:
    """Seat, action and count of each move."""
    rows = connection.execute(
        "SELECT seat, action, count FROM moves WHERE table_id = ? ORDER BY number", (id,)
    )
    return [(row[0], row[1], row[2]) for row in rows]


def read_brief(connection: Database, id: str) -> tuple[Facts, list[Seat]] | None:
    """A table without its moves."""
    row = connection.execute("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
    return None if row is None else (facts_of(row, connection.seals), read_seats(connection, id))


FILTERS: Final = {
    # somebody may sit down: before the start, or in the place of who has left the others; the
    # seats of tournaments cannot be joined
    "open": "public = 1 AND halt = '' AND (status = 'waiting' OR status = 'playing' AND EXISTS "
    "(SELECT 1 FROM seats WHERE table_id = id AND holder IS NOT NULL)) AND EXISTS "
    "(SELECT 1 FROM seats WHERE table_id = id AND kind = 'open' AND holder IS NULL) AND "
    "id NOT IN (SELECT table_id FROM tournament_tables)",
    "watch": "public = 1 AND status = 'playing'",
    "mine": "halt != 'closed' AND id IN (SELECT table_id FROM seats WHERE holder = :me)",
}


def read_list(
    connection: Database, filter: str, me: str | None, place: Callable[[str], str]
) -> list[tuple[Facts, list[Seat]]]:
    rows = connection.execute(
        f"SELECT * FROM tables WHERE {FILTERS[filter]} ORDER BY updated DESC LIMIT {LOOKED}",
        {"me": me},
    ).fetchall()
    if filter != "mine":
        rows = mixed(rows, place)
    seals = connection.seals
    return [(facts_of(row, seals), read_seats(connection, row["id"])) for row in rows[:LISTED]]


def mixed(rows: list[Row], place: Callable[[str], str]) -> list[Row]:
    """Of every place the newest, then of every place the second, and so on: one who makes a
    hundred tables hides nobody's."""
    seen: Counter[str] = Counter()
    rounds: list[tuple[int, Row]] = []
    for row in rows:
        where = place(row["owner"])
        rounds.append((seen[where], row))
        seen[where] += 1
    rounds.sort(key=lambda one: one[0])  # stable: within a round the newest first
    return [row for _, row in rounds]


def read_move(connection: Database, id: str, seat: int, key: str) -> Row | None:
    row: Row | None = connection.execute(
        "SELECT number, action FROM moves WHERE table_id = ? AND seat = ? AND key = ?",
        (id, seat, key),
    ).fetchone()
    return row


def insert_table(
    connection: Database,
    facts: Facts,
    seats: list[Seat],
    most: Settings,
    before: str | None,
) -> None:
    check_tables(connection, facts.owner, facts.status == "waiting", most)
    seals = connection.seals
    row = row_of(facts, seals)
    names = list(row)
    connection.execute(
        f"INSERT INTO tables ({', '.join(names)}) VALUES ({', '.join(':' + n for n in names)})", row
    )
    for seat in seats:
        connection.execute(
            "INSERT INTO seats "
            "(table_id, seat, faction, kind, holder, name, level, invite, standin) VALUES "
            "(:table_id, :seat, :faction, :kind, :holder, :name, :level, :invite, :standin)",
            seat_row(seat, facts.id, seals),
        )
    if connection.server:  # whoever makes a table keeps it
        connection.execute("INSERT INTO keepers VALUES (?, ?)", (facts.id, connection.server))
    if before is not None:
        connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (facts.id, before))


def update_table(connection: Database, facts: Facts, seats: list[Seat]) -> None:
    """Who sits where, who is the host, and whether the table waits, plays or stands still."""
    seals = connection.seals
    for seat in seats:
        connection.execute(
            "UPDATE seats SET kind = :kind, holder = :holder, name = :name, level = :level, "
            "invite = :invite, standin = :standin WHERE table_id = :table_id AND seat = :seat",
            seat_row(seat, facts.id, seals),
        )
    connection.execute(
        "UPDATE tables SET owner = :owner, status = :status, updated = :updated, ways = :ways, "
        "halt = :halt, public = :public, barred = :barred, rated = :rated, clock = :clock, "
        "flag = :flag, deserted = :deserted, key = :key WHERE id = :id",
        row_of(facts, seals),
    )


def insert_first_moves(
    connection: Database, facts: Facts, moves: list[tuple[int, int, int]]
) -> None:
    """What a table begins with that is played on from another: (seat, action, count)."""
    connection.executemany(
        "INSERT INTO moves (table_id, number, seat, action, count, key, played) "
        "VALUES (?, ?, ?, ?, ?, NULL, ?)",
        [(facts.id, number, *move, facts.created) for number, move in enumerate(moves)],
    )


NO_CLOCK: Final = Clocks()


def stored_clock(clock: Clocks) -> str:
    """JSON; most tables have none."""
    return "{}" if clock == NO_CLOCK else msgspec.json.encode(clock).decode()


INSERT_MOVE: Final = (
    "INSERT INTO moves (table_id, number, seat, action, count, key, played) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_COURSE: Final = (
    "UPDATE tables SET status = ?, turn = ?, cycle = ?, winners = ?, updated = ?, rated = ?, "
    "clock = ?, flag = ? WHERE id = ?"
)


UPDATE_TURN: Final = "UPDATE tables SET turn = ?, cycle = ? WHERE id = ?"


def move_rows(move: Move, facts: Facts, before: Facts) -> Rows:
    """A move of a game that goes on, as rows that can be written with those of other tables. What
    is as it was ``before``, as it is stored, is not written again: most columns have an index."""
    inserted = INSERT_MOVE, move
    if not (
        facts.updated == before.updated
        and facts.status == before.status
        and facts.rated == before.rated
        and facts.winners == before.winners
        and facts.flag == before.flag
        and facts.clock == before.clock
    ):
        return inserted, (UPDATE_COURSE, course_row(facts))
    if facts.turn == before.turn and facts.cycle == before.cycle:
        return (inserted,)
    return inserted, (UPDATE_TURN, (facts.turn, facts.cycle, facts.id))


def course_row(facts: Facts) -> tuple[object, ...]:
    winners = json.dumps(facts.winners) if facts.winners else "[]"
    return (
        facts.status,
        facts.turn,
        facts.cycle,
        winners,
        facts.updated,
        int(facts.rated),
        stored_clock(facts.clock),
        facts.flag,
        facts.id,
    )


def insert_move(connection: Database, move: Move, facts: Facts) -> None:
    connection.execute(INSERT_MOVE, move)
    connection.execute(UPDATE_COURSE, course_row(facts))
    if facts.status == "over":  # the key is published: who loses the key file keeps the game
        connection.execute("UPDATE tables SET key = ? WHERE id = ?", (facts.key, facts.id))
