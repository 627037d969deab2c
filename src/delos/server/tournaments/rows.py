"""The rows of tournaments: the only SQL about them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

import msgspec

from delos.server.protocol.tournaments import NewTournament, Stage
from delos.server.refusal import Refusal
from delos.server.stored.database import Clash, Database, Row

LISTED: Final = 100
OPEN: Final = 3  # unfinished ones that one person may have made
ENTERED: Final = 10  # unfinished ones at which one person may take part


@dataclass(frozen=True)
class Player:
    """Who takes part: a person, or a bot that fills a table."""

    tournament: str
    id: str  # an identity, or bot:NUMBER
    name: str
    level: str  # of a bot
    number: int  # in the order of coming
    gone: bool = False  # has left


@dataclass(frozen=True)
class Game:
    """A table of a round: who sits there, in the order of the seats, and their places."""

    tournament: str
    round: int
    number: int
    table: str
    players: tuple[str, ...]
    places: tuple[int, ...] = ()  # empty: it is not over


@dataclass(frozen=True)
class Tournament:
    id: str
    name: str
    owner: str
    wanted: NewTournament
    status: Stage
    round: int
    invite: str
    created: int
    updated: int
    deal: tuple[tuple[str, ...], ...] = ()  # who sits together in this round
    players: tuple[Player, ...] = ()
    games: tuple[Game, ...] = ()

    @property
    def size(self) -> int:
        """How many sit at a table."""
        found = self.wanted.options.get("players")
        return found if isinstance(found, int) else 0

    def games_of(self, round: int) -> list[Game]:
        return [one for one in self.games if one.round == round]

    def player(self, id: str) -> Player | None:
        return next((one for one in self.players if one.id == id), None)


def unknown_tournament() -> Refusal:
    return Refusal(404, "unknown_tournament")


# Made here, once: threads that read must not be the first to use a type (decision 55).
CONTENT: Final = msgspec.json.Decoder(NewTournament)


def tournament_of(db: Database, row: Row) -> Tournament:
    id = row["id"]
    players = db.execute(
        "SELECT * FROM entrants WHERE tournament_id = ? ORDER BY number", (id,)
    ).fetchall()
    games = db.execute(
        "SELECT * FROM tournament_tables WHERE tournament_id = ? ORDER BY round, number", (id,)
    ).fetchall()
    return Tournament(
        id=id,
        name=row["name"],
        owner=row["owner"],
        wanted=CONTENT.decode(row["content"]),
        status=row["status"],
        round=row["round"],
        invite=db.seals.open_invite(row["invite"], id, 0) or "",
        created=row["created"],
        updated=row["updated"],
        deal=tuple(tuple(one) for one in json.loads(row["deal"])),
        players=tuple(
            Player(id, one["player"], one["name"], one["level"], one["number"], bool(one["gone"]))
            for one in players
        ),
        games=tuple(
            Game(
                id,
                one["round"],
                one["number"],
                one["table_id"],
                tuple(json.loads(one["players"])),
                tuple(json.loads(one["places"])),
            )
            for one in games
        ),
    )


def read_tournament(db: Database, id: str) -> Tournament:
    row = db.execute("SELECT * FROM tournaments WHERE id = ?", (id,)).fetchone()
    if row is None:
        raise unknown_tournament()
    return tournament_of(db, row)


FILTERS: Final = {
    "open": "public = 1 AND status = 'open'",
    "running": "public = 1 AND status IN ('playing', 'over')",
    "mine": "owner = :me OR id IN (SELECT tournament_id FROM entrants WHERE player = :me)",
}


def read_list(db: Database, filter: str, me: str) -> list[Tournament]:
    rows = db.execute(
        f"SELECT * FROM tournaments WHERE {FILTERS[filter]} ORDER BY updated DESC LIMIT {LISTED}",
        {"me": me},
    ).fetchall()
    return [tournament_of(db, row) for row in rows]


def read_running(db: Database) -> list[str]:
    return [row["id"] for row in db.execute("SELECT id FROM tournaments WHERE status = 'playing'")]


def read_of_table(db: Database, table: str) -> str | None:
    row = db.execute(
        "SELECT tournament_id FROM tournament_tables WHERE table_id = ?", (table,)
    ).fetchone()
    return None if row is None else str(row["tournament_id"])


def read_unscored(db: Database, table: str) -> str | None:
    """The tournament of a table whose result is not known yet."""
    row = db.execute(
        "SELECT tournament_id FROM tournament_tables WHERE table_id = ? AND places = '[]'",
        (table,),
    ).fetchone()
    return None if row is None else str(row["tournament_id"])


def insert_tournament(db: Database, made: Tournament) -> None:
    (there,) = db.execute(
        "SELECT count(*) FROM tournaments WHERE owner = ? AND status IN ('open', 'playing')",
        (made.owner,),
    ).fetchone()
    if there >= OPEN:
        raise Refusal(429, "too_many_tournaments", most=OPEN)
    db.execute(
        "INSERT INTO tournaments (id, name, owner, content, public, status, round, deal, "
        "invite, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?, '[]', ?, ?, ?)",
        (
            made.id,
            made.name,
            made.owner,
            msgspec.json.encode(made.wanted).decode(),
            int(made.wanted.public),
            made.status,
            made.round,
            db.seals.seal_invite(made.invite, made.id, 0),
            made.created,
            made.updated,
        ),
    )


def update_status(db: Database, id: str, status: Stage, round: int, now: int) -> None:
    db.execute(
        "UPDATE tournaments SET status = ?, round = ?, updated = ? WHERE id = ?",
        (status, round, now, id),
    )


def begin_round(db: Database, id: str, round: int, deal: list[list[str]], now: int) -> None:
    """The round after the one that was; of two servers one begins it."""
    done = db.execute(
        "UPDATE tournaments SET round = ?, deal = ?, updated = ? "
        "WHERE id = ? AND round = ? AND status = 'playing'",
        (round, json.dumps(deal), now, id, round - 1),
    )
    if done.rowcount != 1:
        raise Clash("the round has begun")


def insert_player(db: Database, player: Player) -> None:
    db.execute(
        "INSERT INTO entrants (tournament_id, player, name, level, number, gone) "
        "VALUES (?, ?, ?, ?, ?, 0)",
        (player.tournament, player.id, player.name, player.level, player.number),
    )


def enter(db: Database, id: str, who: str, name: str) -> None:
    """Take part, if one still can: two cannot both be the last."""
    tournament = read_tournament(db, id)
    if tournament.player(who) is not None:
        return
    if tournament.status != "open":
        raise Refusal(409, "started", "tournament-started")
    if len(tournament.players) >= tournament.wanted.most:
        raise Refusal(409, "taken", "tournament-full")
    (there,) = db.execute(
        "SELECT count(*) FROM entrants JOIN tournaments ON id = tournament_id "
        "WHERE player = ? AND status IN ('open', 'playing') AND gone = 0",
        (who,),
    ).fetchone()
    if there >= ENTERED:
        raise Refusal(429, "too_many_tournaments", "too-many-entered", most=ENTERED)
    insert_player(db, Player(id, who, name, "", next_number(tournament)))


def next_number(tournament: Tournament) -> int:
    return max((one.number for one in tournament.players), default=-1) + 1


def leave(db: Database, id: str, who: str) -> None:
    """Before the start one is not there any more; later a bot plays on."""
    tournament = read_tournament(db, id)
    if tournament.player(who) is None:
        raise Refusal(409, "not_there", "tournament-not-there")
    if tournament.status == "open":
        db.execute("DELETE FROM entrants WHERE tournament_id = ? AND player = ?", (id, who))
    else:
        db.execute("UPDATE entrants SET gone = 1 WHERE tournament_id = ? AND player = ?", (id, who))


def insert_game(db: Database, game: Game) -> None:
    db.execute(
        "INSERT INTO tournament_tables (tournament_id, round, number, table_id, players, places) "
        "VALUES (?, ?, ?, ?, ?, '[]')",
        (game.tournament, game.round, game.number, game.table, json.dumps(game.players)),
    )


def score(db: Database, table: str, places: list[int]) -> None:
    db.execute(
        "UPDATE tournament_tables SET places = ? WHERE table_id = ? AND places = '[]'",
        (json.dumps(places), table),
    )
