"""How somebody plays: what was counted in their last finished games of a title.

A game that is over never changes, so what was counted of it is kept, as long as there is room.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, final

from delos.server.fair import Turns
from delos.server.people.identity import Identity
from delos.server.people.profiles import read_shown
from delos.server.protocol.profiles import HowPlayed, Often
from delos.server.refusal import Refusal
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage
from delos.server.tables.rating import ladder_of
from delos.server.tables.rows import Facts, read_moves
from delos.server.tables.seating import Seat
from delos.server.telling.style import Style, styles_of, sum_of

LAST: Final = 20  # games
LEAST: Final = 3  # of fewer nothing is told
KEPT: Final = 1000  # games
TOLD: Final = 12  # of one thing, as the god

Sat = tuple[Facts, list[int]]  # a game, and the seats that were played


@final
class Styles:
    def __init__(self, storage: Storage, threads: Turns) -> None:
        self.storage = storage
        self.threads = threads
        self.turns = Turns(1)  # no game is counted twice because two ask at once
        self.kept: OrderedDict[str, list[Style]] = OrderedDict()  # by table; empty: unreadable

    async def played(self, id: str, game: str, viewer: Identity | None, address: str) -> HowPlayed:
        me = None if viewer is None else viewer.id
        sat = await self.storage.read(lambda db: read_sat(db, id, game, me))
        if sat is None:
            raise Refusal(404, "unknown_person")
        if len(sat) < LEAST:
            return HowPlayed(game, len(sat), LEAST)
        own, others, games = Style(), Style(), 0
        for facts, seats in sat:
            styles = await self.styles(facts, address)
            if styles:
                games += 1
                own += sum_of(styles[seat] for seat in seats)
                others += sum_of(one for at, one in enumerate(styles) if at not in seats)
        return told(game, games, own, others) if games >= LEAST else HowPlayed(game, games, LEAST)

    async def styles(self, facts: Facts, address: str) -> list[Style]:
        id = facts.id
        if id in self.kept:
            self.kept.move_to_end(id)
            return self.kept[id]
        async with self.turns.turn(address):
            if id in self.kept:
                return self.kept[id]
            moves = await self.storage.read(lambda db: read_moves(db, id))
            found = await self.threads.thread(address, styles_of, facts, moves)
            self.kept[id] = found
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return found


def read_sat(db: Database, id: str, game: str, viewer: str | None) -> list[Sat] | None:
    """The last games of a title that whoever looks may see, the latest first, and the seats that
    were somebody's to the end: not those of friends at one screen, nor those left to a bot."""
    if db.execute("SELECT 1 FROM identities WHERE id = ?", (id,)).fetchone() is None:
        return None
    shown = read_shown(db, id, viewer)
    found = [(facts, own_seats(seats, id)) for facts, seats in shown if ladder_of(facts)[0] == game]
    return [one for one in found if one[1]][:LAST]


def own_seats(seats: list[Seat], id: str) -> list[int]:
    return [one.seat for one in seats if one.holder == id and one.kind != "here" and not one.bot]


def told(game: str, games: int, own: Style, others: Style) -> HowPlayed:
    often = {
        topic: [Often(what, times) for what, times in ranked(counter)[:TOLD]]
        for topic, counter in own.often.items()
    }
    return HowPlayed(game, games, LEAST, often, price(own), price(others))


def ranked(counter: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counter.items(), key=lambda entry: (-entry[1], entry[0]))


def price(style: Style) -> float | None:
    """Gold that a cycle's gods cost."""
    return round(style.paid / style.cycles, 2) if style.cycles else None
