"""The rows of notices: the only SQL about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from delos.server.protocol.notices import ChannelInfo, ChannelKind, ChannelState, Wishes
from delos.server.refusal import Refusal
from delos.server.stored.database import Database, Row
from delos.server.stored.seals import Seals

MOST: Final = 12  # channels of one person


@dataclass(frozen=True)
class Channel:
    """Where somebody hears."""

    id: str
    identity: str
    kind: ChannelKind
    target: str
    keys: dict[str, str]
    label: str
    off: str
    state: ChannelState
    failures: int
    made: int


@dataclass(frozen=True)
class Notice:
    """Something to be told to somebody, about a table or a tournament."""

    identity: str
    about: str
    kind: str
    name: str
    path: str
    due: int
    sent: int | None = None

    @property
    def key(self) -> tuple[str, str, str]:
        return self.identity, self.about, self.kind


@dataclass(frozen=True)
class Listener:
    """Somebody who wants to hear, as it is when something is sent."""

    wishes: Wishes
    base: str
    told: int
    channels: list[Channel]


# Made here, once: threads that read must not be the first to use a type (decision 55).
KEYS: Final = msgspec.json.Decoder(dict[str, str])
WISHES: Final = msgspec.json.Decoder(Wishes)


def channel_of(row: Row, seals: Seals) -> Channel:
    fields = dict(row)
    fields.pop("code")
    fields["target"] = seals.open_target(fields["target"], fields["id"])
    fields["keys"] = KEYS.decode(fields["keys"])
    return Channel(**fields)


def read_wishes(db: Database, who: str) -> tuple[Wishes, str, int]:
    row = db.execute("SELECT * FROM wishes WHERE identity = ?", (who,)).fetchone()
    if row is None:
        return Wishes(), "", 0
    return WISHES.decode(row["content"]), row["base"], row["told"]


def read_channels(db: Database, who: str) -> list[Channel]:
    rows = db.execute("SELECT * FROM channels WHERE identity = ? ORDER BY made, id", (who,))
    return [channel_of(row, db.seals) for row in rows]


def read_listener(db: Database, who: str) -> Listener:
    return Listener(
        *read_wishes(db, who), [one for one in read_channels(db, who) if one.state == "good"]
    )


def read_heard(db: Database) -> set[str]:
    """Everybody who has a channel that works."""
    rows = db.execute("SELECT DISTINCT identity FROM channels WHERE state = 'good'")
    return {row["identity"] for row in rows}


def write_wishes(db: Database, who: str, wishes: Wishes, base: str) -> None:
    db.execute(
        "INSERT INTO wishes (identity, content, base, told) VALUES (?, ?, ?, 0) ON CONFLICT "
        "(identity) DO UPDATE SET content = excluded.content, base = excluded.base",
        (who, msgspec.json.encode(wishes).decode(), base),
    )


def insert_channel(db: Database, channel: Channel, code: bytes | None) -> None:
    """A new channel takes the place of one with the same target."""
    for one in read_channels(db, channel.identity):
        if (one.kind, one.target) == (channel.kind, channel.target):
            db.execute("DELETE FROM channels WHERE id = ?", (one.id,))
    if channel.kind == "mail":  # who mistyped tries again; one address is enough
        db.execute("DELETE FROM channels WHERE identity = ? AND kind = 'mail'", (channel.identity,))
    (there,) = db.execute(
        "SELECT count(*) FROM channels WHERE identity = ?", (channel.identity,)
    ).fetchone()
    if there >= MOST:
        raise Refusal(429, "too_many_channels", most=MOST)
    db.execute(
        "INSERT INTO channels (id, identity, kind, target, keys, label, code, off, state, "
        "failures, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            channel.id,
            channel.identity,
            channel.kind,
            db.seals.seal_target(channel.target, channel.id),
            msgspec.json.encode(channel.keys).decode(),
            channel.label,
            code,
            channel.off,
            channel.state,
            channel.failures,
            channel.made,
        ),
    )


def confirm_channel(db: Database, who: str, id: str, code: bytes, tries: int) -> bool:
    """Whether the code was right; after too many wrong ones the channel is gone."""
    row = db.execute(
        "SELECT code, failures FROM channels WHERE id = ? AND identity = ? AND state = 'new'",
        (id, who),
    ).fetchone()
    if row is None:
        raise unknown_channel()
    if row["code"] == code:
        db.execute(
            "UPDATE channels SET state = 'good', code = NULL, failures = 0 WHERE id = ?", (id,)
        )
        return True
    if row["failures"] + 1 >= tries:
        db.execute("DELETE FROM channels WHERE id = ?", (id,))
    else:
        db.execute("UPDATE channels SET failures = failures + 1 WHERE id = ?", (id,))
    return False


def delete_channel(db: Database, who: str, id: str) -> None:
    found = db.execute("DELETE FROM channels WHERE id = ? AND identity = ?", (id, who))
    if found.rowcount == 0:
        raise unknown_channel()


def unknown_channel() -> Refusal:
    return Refusal(404, "unknown_channel")


def end_channel(db: Database, off: str) -> None:
    """Whoever has the link has the mail. A link that was used already does no harm."""
    db.execute("DELETE FROM channels WHERE off = ?", (off,))


def note_sending(db: Database, id: str, worked: bool, gone: bool, most: int) -> None:
    """A channel that fails again and again is given up; one that is gone is forgotten."""
    if gone:
        db.execute("DELETE FROM channels WHERE id = ?", (id,))
    elif worked:
        db.execute("UPDATE channels SET failures = 0 WHERE id = ? AND failures > 0", (id,))
    else:
        db.execute(
            "UPDATE channels SET failures = failures + 1, "
            "state = CASE WHEN failures + 1 >= ? THEN 'bad' ELSE state END WHERE id = ?",
            (most, id),
        )


def mend_channel(db: Database, id: str) -> None:
    db.execute("UPDATE channels SET state = 'good', failures = 0 WHERE id = ?", (id,))


def insert_notice(db: Database, notice: Notice) -> bool:
    """Whether it is to be told; what was told already, or waits, is not told twice."""
    found = db.execute(
        "INSERT INTO notices (identity, about, kind, name, path, due) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING",
        (
            notice.identity,
            notice.about,
            notice.kind,
            notice.name,
            notice.path,
            notice.due,
        ),
    )
    return found.rowcount == 1


def delete_turns(db: Database, about: str, but: str | None) -> None:
    """A turn is over: what was told about it, or not yet told, is forgotten."""
    db.execute(
        "DELETE FROM notices WHERE about = ? AND kind IN ('turn', 'remind') AND identity != ?",
        (about, but or ""),
    )


def read_due(db: Database) -> list[Notice]:
    rows = db.execute("SELECT * FROM notices WHERE sent IS NULL")
    return [Notice(**dict(row)) for row in rows]


def delay(db: Database, notices: list[Notice], due: int) -> None:
    for notice in notices:
        db.execute(
            "UPDATE notices SET due = ? WHERE identity = ? AND about = ? AND kind = ?",
            (due, *notice.key),
        )


def note_told(db: Database, who: str, told: list[Notice], now: int) -> list[Notice]:
    """Those that are to be told now: another server may have been first."""
    mine = [notice for notice in told if taken(db, notice, now)]
    if mine:
        db.execute("UPDATE wishes SET told = ? WHERE identity = ?", (now, who))
    return mine


def taken(db: Database, notice: Notice, now: int) -> bool:
    where = "WHERE identity = ? AND about = ? AND kind = ? AND sent IS NULL"
    if notice.kind in {"turn", "remind"}:
        done = db.execute(f"UPDATE notices SET sent = ? {where}", (now, *notice.key))
    else:
        done = db.execute(f"DELETE FROM notices {where}", notice.key)
    return done.rowcount == 1


def delete_notices(db: Database, notices: list[Notice]) -> None:
    for notice in notices:
        db.execute("DELETE FROM notices WHERE identity = ? AND about = ? AND kind = ?", notice.key)


def read_awaited(db: Database, table: str = "") -> list[tuple[str, str, str]]:
    """Tables where somebody is asked who has a channel: the person, the table and its name."""
    rows = db.execute(
        "SELECT DISTINCT holder, tables.id, tables.name FROM tables "
        "JOIN seats ON table_id = tables.id AND seat = turn "
        "JOIN channels ON identity = holder AND state = 'good' "
        "WHERE status = 'playing' AND standin = '' AND (:table = '' OR tables.id = :table)",
        {"table": table},
    )
    return [(row[0], row[1], row[2]) for row in rows]


def told_of(channel: Channel, host: str) -> ChannelInfo:
    """Addresses of webhooks and browsers are keys: only the host is shown again."""
    target = channel.target if channel.kind == "mail" else host
    return ChannelInfo(channel.id, channel.kind, target, channel.label, channel.state, channel.made)
