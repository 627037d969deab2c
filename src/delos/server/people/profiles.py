"""What people have played: profiles, their games, and the ladders."""

from __future__ import annotations

from typing import Final, final

from delos.server.people.identity import Identity
from delos.server.protocol.profiles import (
    CurvePoint,
    LadderInfo,
    LadderRow,
    PlayedGame,
    Profile,
    RatingInfo,
    RecordInfo,
)
from delos.server.refusal import Refusal
from delos.server.stored.database import Database, Row
from delos.server.stored.storage import Storage
from delos.server.tables.rating import ladder_of
from delos.server.tables.rows import Facts, facts_of, read_seats
from delos.server.tables.seating import Seat

SCALE: Final = 60.0  # points for one of OpenSkill's
BEGINNER: Final = 1500.0
MIDDLE: Final = 25.0  # OpenSkill's beginner
COUNTED: Final = 1000  # games that a profile looks at
LAST: Final = 50
SETTLED: Final = 5  # games until somebody is on the ladder
LISTED: Final = 100


def points(mu: float) -> int:
    return round(BEGINNER + SCALE * (mu - MIDDLE))


def band(sigma: float) -> int:
    return round(SCALE * sigma)


@final
class Profiles:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def profile(self, id: str, viewer: Identity | None) -> Profile:
        found = await self.storage.read(
            lambda db: read_profile(db, id, None if viewer is None else viewer.id)
        )
        if found is None:
            raise Refusal(404, "unknown_person")
        return found

    async def ladder(self, game: str, players: int) -> LadderInfo:
        return await self.storage.read(lambda db: read_ladder(db, game, players))


def read_profile(db: Database, id: str, viewer: str | None) -> Profile | None:
    person = db.execute(
        "SELECT name, created, EXISTS (SELECT 1 FROM accounts WHERE identity = id) claimed, "
        "EXISTS (SELECT 1 FROM robots WHERE identity = id) robot "
        "FROM identities WHERE id = ?",
        (id,),
    ).fetchone()
    if person is None:
        return None
    games = read_games(db, id)
    ratings = read_ratings(db, id)
    bond = db.execute("SELECT kind FROM bonds WHERE who = ? AND whom = ?", (viewer, id)).fetchone()
    kind = None if bond is None else bond["kind"]
    shown = may_see(games, id, viewer)[:LAST]
    return Profile(
        id=id,
        name=person["name"],
        claimed=bool(person["claimed"]),
        since=person["created"],
        games=len(games),
        won=sum(won(facts, seats, id) for facts, seats in games),
        row=best_row([won(facts, seats, id) for facts, seats in games]),
        ratings=ratings,
        record=record(games, id),
        curve=read_curve(db, id, ratings[0]) if ratings else [],
        last=[played(db, facts, seats, id, viewer) for facts, seats in shown],
        followed=kind == "follow",
        blocked=kind == "block",
        yours=viewer == id,
        robot=bool(person["robot"]),
    )


def read_games(db: Database, id: str) -> list[tuple[Facts, list[Seat]]]:
    """Finished games, the latest first; not those played on from another."""
    rows = db.execute(
        "SELECT * FROM tables WHERE status = 'over' AND halt = '' AND origin IS NULL AND id IN "
        "(SELECT table_id FROM seats WHERE holder = ?) ORDER BY updated DESC LIMIT ?",
        (id, COUNTED),
    ).fetchall()
    return [(facts_of(row, db.seals), read_seats(db, row["id"])) for row in rows]


def may_see(
    games: list[tuple[Facts, list[Seat]]], id: str, viewer: str | None
) -> list[tuple[Facts, list[Seat]]]:
    """Those at private tables are for oneself alone."""
    return [game for game in games if viewer == id or game[0].public]


def read_shown(db: Database, id: str, viewer: str | None) -> list[tuple[Facts, list[Seat]]]:
    """Finished games that whoever looks may see, the latest first."""
    return may_see(read_games(db, id), id, viewer)


def won(facts: Facts, seats: list[Seat], id: str) -> bool:
    return any(seats[winner].holder == id for winner in facts.winners)


def best_row(wins: list[bool]) -> int:
    best = now = 0
    for one in wins:
        now = now + 1 if one else 0
        best = max(best, now)
    return best


def record(games: list[tuple[Facts, list[Seat]]], id: str) -> list[RecordInfo]:
    found: dict[str, RecordInfo] = {}
    for facts, seats in games:
        game = ladder_of(facts)[0]
        line = found.setdefault(game, RecordInfo(game, 0, 0, 0.0))
        line.games += 1
        line.won += won(facts, seats, id)
        line.even += len(facts.winners) / len(seats)
    return sorted(found.values(), key=lambda line: (-line.games, line.game))


def played(
    db: Database, facts: Facts, seats: list[Seat], id: str, viewer: str | None
) -> PlayedGame:
    game, players = ladder_of(facts)
    row = db.execute(
        "SELECT before, mu FROM rated WHERE table_id = ? AND player = ?", (facts.id, id)
    ).fetchone()
    return PlayedGame(
        table=facts.id,
        name=facts.name,
        game=game,
        players=players,
        ended=facts.updated,
        cycle=facts.cycle,
        won=won(facts, seats, id),
        seats=[seat.info(viewer) for seat in seats],
        winners=facts.winners,
        change=None if row is None else points(row["mu"]) - points(row["before"]),
    )


def read_ratings(db: Database, player: str) -> list[RatingInfo]:
    rows = db.execute(
        "SELECT * FROM ratings WHERE player = ? ORDER BY games DESC, game, players", (player,)
    )
    return [rating_of(row) for row in rows]


def rating_of(row: Row) -> RatingInfo:
    return RatingInfo(
        row["game"],
        row["players"],
        points(row["mu"]),
        band(row["sigma"]),
        row["games"],
        row["won"],
    )


def read_curve(db: Database, player: str, rating: RatingInfo) -> list[CurvePoint]:
    rows = db.execute(
        "SELECT ended, mu, sigma FROM rated WHERE player = ? AND game = ? AND players = ? "
        "ORDER BY ended DESC, table_id LIMIT 200",
        (player, rating.game, rating.players),
    ).fetchall()
    return [CurvePoint(row["ended"], points(row["mu"]), band(row["sigma"])) for row in rows[::-1]]


def read_ladder(db: Database, game: str, players: int) -> LadderInfo:
    """Claimed names with a few games, and the bots: ordered by what is nearly sure."""
    rows = db.execute(
        "SELECT r.*, i.name, EXISTS (SELECT 1 FROM robots o WHERE o.identity = r.player) robot "
        "FROM ratings r LEFT JOIN identities i ON i.id = r.player "
        "LEFT JOIN accounts a ON a.identity = r.player "
        "WHERE game = ? AND players = ? AND games >= ? "
        "AND (r.player LIKE 'bot:%' OR a.identity IS NOT NULL) "
        "ORDER BY mu - 2 * sigma DESC LIMIT ?",
        (game, players, SETTLED, LISTED),
    ).fetchall()
    ladders = db.execute("SELECT DISTINCT game, players FROM ratings ORDER BY game, players")
    return LadderInfo(
        game,
        players,
        [ladder_row(place, row) for place, row in enumerate(rows, 1)],
        [(row["game"], row["players"]) for row in ladders],
    )


def ladder_row(place: int, row: Row) -> LadderRow:
    bot = row["player"].removeprefix("bot:") if row["name"] is None else None
    info = rating_of(row)
    return LadderRow(
        place=place,
        person=None if bot else row["player"],
        name=row["name"] or "",
        bot=bot,
        rating=info.rating,
        band=info.band,
        games=info.games,
        won=info.won,
        robot=bool(row["robot"]),
    )
