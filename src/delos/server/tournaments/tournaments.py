"""Running tournaments: making tables, reading results, going on. What is stored decides: after a
restart every round goes on where it was."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, final
from weakref import WeakValueDictionary

from delos.kernel.errors import DelosError
from delos.kernel.title import Title
from delos.server.cluster.errands import Errands
from delos.server.notices.notices import Notices
from delos.server.people.identity import Identity, clean, random_id
from delos.server.protocol.tournaments import (
    NewTournament,
    StandingRow,
    TournamentDetail,
    TournamentInfo,
    TournamentSeat,
    TournamentTable,
)
from delos.server.refusal import Refusal, malformed
from delos.server.stored.database import Clash, Database
from delos.server.stored.storage import Storage
from delos.server.tables import seating
from delos.server.tables.absence import Absence
from delos.server.tables.clocks import check_clock
from delos.server.tables.founding import Founding
from delos.server.tables.seating import Seat
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables
from delos.server.tournaments import pairing, rows
from delos.server.tournaments.rows import Game, Player, Tournament
from delos.server.tournaments.scoring import Score, going_on, scores

log = logging.getLogger("delos.tournaments")

ID_LETTERS: Final = 12
INVITE_BYTES: Final = 18
ERRAND: Final = "sit in"  # done where a table is kept
AGAIN: Final = 30.0  # seconds until a table that could not be made is tried again


@final
class Tournaments:
    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        founding: Founding,
        absence: Absence,
        notices: Notices,
        errands: Errands,
    ) -> None:
        self.storage = storage
        self.tables = tables
        self.founding = founding
        self.absence = absence
        self.notices = notices
        # of tournaments at which somebody works
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[None]] = set()
        self.errands = errands
        errands.doing[ERRAND] = self.sit_in
        tables.turning.append(self.look)

    # -- people -----------------------------------------------------------------------------------

    async def make(self, body: NewTournament, me: Identity, owner: str) -> str:
        name = clean(body.name, 60)
        if not name:
            raise malformed("tournament-name")
        check_clock(body.ways.clock)
        title = await self.set_up(owner, body)
        size = len(sides(title))
        if body.kind == "knockout" and body.advance >= size:
            raise malformed("tournament-advance", most=size - 1)
        if body.most < size:
            raise malformed("tournament-most", least=size)
        body.options["players"] = size
        now = int(time.time())
        made = Tournament(
            id=random_id(ID_LETTERS),
            name=name,
            owner=me.id,
            wanted=body,
            status="open",
            round=0,
            invite=secrets.token_urlsafe(INVITE_BYTES),
            created=now,
            updated=now,
        )

        def store(db: Database) -> None:
            rows.insert_tournament(db, made)

        await self.storage.write(store)
        return made.id

    async def set_up(self, owner: str, body: NewTournament) -> Title:
        options: dict[str, object] = {**body.options, "seed": secrets.randbits(32)}
        try:
            return await self.founding.set_up(owner, body.title, options)
        except DelosError as error:
            raise Refusal(400, "bad_option", detail=str(error)) from error

    async def enter(self, id: str, me: Identity, invite: str) -> None:
        tournament = await self.read(id)
        given = secrets.compare_digest(invite.encode(), tournament.invite.encode())
        if not tournament.wanted.public and not given and tournament.owner != me.id:
            if invite:
                raise Refusal(403, "bad_invite")
            raise Refusal(403, "invited_only", "tournament-invited")
        await self.storage.write(lambda db: rows.enter(db, id, me.id, me.name))

    async def leave(self, id: str, me: Identity) -> None:
        """A bot plays on at the tables that run; later rounds are played without them."""
        await self.storage.write(lambda db: rows.leave(db, id, me.id))
        tournament = await self.read(id)
        for game in tournament.games_of(tournament.round):
            if me.id in game.players and not game.places:
                about = {"table": game.table, "who": me.id, "level": tournament.wanted.level}
                await self.errands.at(game.table, ERRAND, about)

    async def sit_in(self, about: dict[str, Any]) -> None:
        """Let a bot play on for who has left, at a table that is kept here."""
        table = await self.tables.find(about["table"])
        async with table.lock:
            if table.facts.status == "playing":
                await self.absence.sit_in(table, about["who"], about["level"])

    async def close_it(self, id: str, me: Identity) -> None:
        tournament = await self.hosted(id, me)
        if tournament.status in {"over", "closed"}:
            raise Refusal(409, "over", "tournament-over")
        now = int(time.time())
        await self.storage.write(
            lambda db: rows.update_status(db, id, "closed", tournament.round, now)
        )

    async def start(self, id: str, me: Identity) -> None:
        tournament = await self.hosted(id, me)
        if tournament.status != "open":
            raise Refusal(409, "started", "tournament-started")
        if not tournament.players:
            raise Refusal(409, "nobody", "tournament-nobody")
        async with self.lock(id):
            now = int(time.time())
            await self.storage.write(lambda db: rows.update_status(db, id, "playing", 0, now))
        self.later(id)  # maps may take a while

    async def hosted(self, id: str, me: Identity) -> Tournament:
        tournament = await self.read(id)
        if tournament.owner != me.id:
            raise Refusal(403, "host_only", "tournament-host")
        return tournament

    async def read(self, id: str) -> Tournament:
        return await self.storage.read(lambda db: rows.read_tournament(db, id))

    async def listed(self, filter: str, me: str) -> list[TournamentInfo]:
        found = await self.storage.read(lambda db: rows.read_list(db, filter, me))
        return [TournamentInfo(**summary(one, me)) for one in found]

    async def check_joinable(self, table: str) -> None:
        """Seats of a tournament are given by the server."""
        if await self.storage.read(lambda db: rows.read_of_table(db, table)) is not None:
            raise Refusal(403, "invited_only", "tournament-seat")

    # -- rounds -----------------------------------------------------------------------------------

    def lock(self, id: str) -> asyncio.Lock:
        return self.locks.setdefault(id, asyncio.Lock())

    def look(self, table: Table) -> None:
        """After every change of a table: one of a tournament may be over."""
        if table.facts.status == "over":
            self.start_task(self.scored_later(table.id))

    async def scored_later(self, table: str) -> None:
        try:
            found = await self.storage.read(lambda db: rows.read_unscored(db, table))
        except Refusal as refusal:  # the next look, or the next start, finds it
            log.warning("a table that is over was not looked at: %s", refusal)
            return
        if found is not None:
            await self.soon(found, 0.0)

    def later(self, id: str, wait: float = 0.0) -> None:
        self.start_task(self.soon(id, wait))

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def soon(self, id: str, wait: float) -> None:
        await asyncio.sleep(wait)
        try:
            await self.go_on(id)
        except Refusal as refusal:  # a full disk, or too much at once
            log.warning("tournament %s waits: %s", id, refusal)
            self.later(id, AGAIN)
        except Clash:  # another server was first: look at what it has done
            self.later(id, AGAIN / 10)
        except Exception:
            log.exception("tournament %s stands still", id)

    async def go_on(self, id: str) -> None:
        """Score what is over; when a round is, make the next one."""
        async with self.lock(id):
            tournament = await self.scored(await self.read(id))
            while tournament.status == "playing":
                if complete(tournament):
                    tournament = await self.next_round(tournament)
                for number in range(
                    len(tournament.games_of(tournament.round)), len(tournament.deal)
                ):
                    await self.seat(tournament, number)
                tournament = await self.scored(await self.read(id))
                if not complete(tournament):
                    return

    async def scored(self, tournament: Tournament) -> Tournament:
        """Read the results of tables that are over."""
        for game in tournament.games_of(tournament.round):
            if not game.places:
                await self.score(game.table)
        return await self.read(tournament.id)

    async def score(self, id: str) -> None:
        """A game that is over changes no more: its record can be read wherever it is kept."""
        found = await self.tables.brief(id)
        if found is None or found[0].status != "over":
            return
        places = places_of(self.tables.held.get(id) or await self.tables.read(id))
        await self.storage.write(lambda db: rows.score(db, id, places))

    async def next_round(self, tournament: Tournament) -> Tournament:
        """Deal the next round, or end; stored before any table is made."""
        now, id, round = int(time.time()), tournament.id, tournament.round + 1
        if finished(tournament):
            await self.storage.write(
                lambda db: rows.update_status(db, id, "over", tournament.round, now)
            )
            return await self.read(id)
        playing = alive(tournament)
        bots = fillers(tournament, -len(playing) % tournament.size)
        ids = [one.id for one in (*playing, *bots)]
        before = [one.players for one in tournament.games]
        deal = (
            pairing.seated(pairing.dealt(ids, tournament.size), before)
            if knockout(tournament)
            else pairing.round_of(ids, tournament.size, round - 1, before, id)
        )

        def store(db: Database) -> None:
            rows.begin_round(db, id, round, deal, now)  # another server may have been first
            for bot in bots:
                rows.insert_player(db, bot)

        await self.storage.write(store)
        return await self.read(id)

    async def seat(self, tournament: Tournament, number: int) -> None:
        """Make a table of the round; it and the note of it are stored together."""
        wanted, ids = tournament.wanted, tournament.deal[number]
        options: dict[str, object] = {**wanted.options, "seed": secrets.randbits(32)}
        title = await self.founding.set_up(tournament.id, wanted.title, options)
        players = [one for id in ids if (one := tournament.player(id)) is not None]
        seats = [
            sitting(one, title.seats[seat], seat, wanted.level)
            for one, side in zip(players, sides(title), strict=True)
            for seat in side
        ]

        def note(db: Database, table: str) -> None:
            rows.insert_game(db, Game(tournament.id, tournament.round, number, table, tuple(ids)))

        table = await self.founding.place(
            title,
            dict(wanted.options),
            sorted(seats, key=lambda one: one.seat),
            Identity(tournament.owner, ""),
            wanted.public,
            f"{tournament.name} {tournament.round}.{number + 1}"[-60:],
            wanted.ways,
            also=note,
        )
        for one in players:
            if not one.level and not one.gone:
                self.notices.round(tournament.id, tournament.name, one.id)
        self.look(table)  # bots may have been quick

    async def resume(self) -> None:
        """After a restart: go on."""
        try:
            for id in await self.storage.read(rows.read_running):
                self.later(id)
        except Refusal as refusal:
            log.warning("tournaments begin late: %s", refusal)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- telling ----------------------------------------------------------------------------------

    async def detail(self, id: str, me: str) -> TournamentDetail:
        tournament = await self.read(id)
        found = scores(tournament.players, tournament.games, knockout(tournament))
        out = out_of(tournament)
        names = {one.id: one for one in tournament.players}
        last = max((one.round for one in tournament.games), default=0)
        return TournamentDetail(
            **summary(tournament, me),
            options=dict(tournament.wanted.options),
            advance=tournament.wanted.advance,
            level=tournament.wanted.level,
            ways=tournament.wanted.ways,
            standings=[row(one, one.player.gone or one.player.id in out) for one in found],
            tables=[
                [table_of(game, names) for game in tournament.games_of(round)]
                for round in range(1, last + 1)
            ],
            invite=f"/tournament/{id}#invite={tournament.invite}"
            if me == tournament.owner and tournament.status == "open"
            else None,
            winner=found[0].player.name if found and tournament.status == "over" else None,
        )


def sides(title: Title) -> list[list[int]]:
    """The seats that each player has."""
    found: list[list[int]] = []
    for seat in range(len(title.seats)):
        side = seating.side(title, seat)
        if side not in found:
            found.append(side)
    return found


def sitting(player: Player, faction: str, seat: int, level: str) -> Seat:
    """Whoever has left is played for by a bot."""
    if player.level or player.gone:
        return Seat(seat, faction, "bot", None, player.name, player.level or level, None)
    return Seat(seat, faction, "open", player.id, player.name, "", None)


def complete(tournament: Tournament) -> bool:
    """Whether the round has been played; before the first one nothing is left to play."""
    there = tournament.games_of(tournament.round)
    return len(there) == len(tournament.deal) and all(one.places for one in there)


def finished(tournament: Tournament) -> bool:
    """Whether nothing is left to play, or nobody to play it."""
    if not any(not one.level and not one.gone for one in tournament.players):
        return True
    if tournament.round == 0:
        return False
    if knockout(tournament):
        return len(tournament.deal) == 1
    return tournament.round >= rounds_of(tournament)


def alive(tournament: Tournament) -> list[Player]:
    """Those who play in the next round: everybody, or who have come so far."""
    if not knockout(tournament) or tournament.round == 0:
        return list(tournament.players)
    advance, last = tournament.wanted.advance, tournament.games_of(tournament.round)
    on = [one for game in last for one in going_on(game, tournament.players, advance)]
    return [one for id in on if (one := tournament.player(id)) is not None]


def fillers(tournament: Tournament, count: int) -> list[Player]:
    """Bots such that all tables are full."""
    first = rows.next_number(tournament)
    return [
        Player(tournament.id, f"bot:{number}", f"Bot {number + 1}", tournament.wanted.level, number)
        for number in range(first, first + count)
    ]


def places_of(table: Table) -> list[int]:
    """The place of each player, in the order of the seats; who share a win share the first."""
    by_seat = {one.seat: one.place for one in table.course.game.standings()}
    if not table.course.game.over:  # it was given up: nobody is ahead
        by_seat = dict.fromkeys(by_seat, 1)
    for seat in table.facts.winners:
        by_seat[seat] = 1
    return [min(by_seat.get(seat, 1) for seat in side) for side in sides(table.title)]


def knockout(tournament: Tournament) -> bool:
    return tournament.wanted.kind == "knockout"


def rounds_of(tournament: Tournament) -> int:
    """How many rounds are played in all."""
    wanted, size = tournament.wanted, max(2, tournament.size)
    if wanted.kind == "rounds":
        others = len(tournament.games_of(1)) * size - 1  # in tables of two one meets each once
        return min(wanted.rounds, others) if size == 2 and others > 0 else wanted.rounds
    people = [one for one in tournament.players if not one.level]
    return pairing.knockout_rounds(max(1, len(people)), size, wanted.advance)


def out_of(tournament: Tournament) -> set[str]:
    """Who is out of a knock-out."""
    if not knockout(tournament):
        return set()
    out: set[str] = set()
    for game in tournament.games:
        if game.places:
            on = going_on(game, tournament.players, tournament.wanted.advance)
            out |= set(game.players) - set(on)
    return out


def summary(tournament: Tournament, me: str) -> dict[str, Any]:
    wanted = tournament.wanted
    mine = tournament.player(me)
    return {
        "id": tournament.id,
        "name": tournament.name,
        "kind": wanted.kind,
        "title": wanted.title,
        "players": tournament.size,
        "status": tournament.status,
        "round": tournament.round,
        "rounds": rounds_of(tournament),
        "entrants": len([one for one in tournament.players if not one.level]),
        "most": wanted.most,
        "public": wanted.public,
        "yours": mine is not None and not mine.gone,
        "host": tournament.owner == me,
        "created": tournament.created,
    }


def row(score: Score, gone: bool) -> StandingRow:
    player = score.player
    return StandingRow(
        place=score.place,
        name=player.name,
        person=None if player.level else player.id,
        level=player.level or None,
        points=score.points,
        won=score.won,
        played=score.played,
        met=score.met,
        gone=gone,
    )


def table_of(game: Game, names: dict[str, Player]) -> TournamentTable:
    places: list[int | None] = list(game.places) or [None] * len(game.players)
    return TournamentTable(
        game.table,
        bool(game.places),
        [
            TournamentSeat(names[id].name, None if names[id].level else id, place)
            for id, place in zip(game.players, places, strict=True)
        ],
    )
