"""Playing by order: after a while, as a person would, and never against the person's own hand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, final

from msgspec import structs

from delos import texts
from delos.kernel.game import Game
from delos.server.orders import choosing, rows
from delos.server.orders.choosing import AUCTIONS, BID, Moment
from delos.server.orders.rows import Given, Played
from delos.server.protocol.orders import OrderPlayed, Orders, OrdersInfo
from delos.server.refusal import Refusal, malformed
from delos.server.settings import Settings
from delos.server.stored.database import Database
from delos.server.stored.storage import Storage
from delos.server.tables.checks import check_holder
from delos.server.tables.playing import Playing
from delos.server.tables.table import Table
from delos.server.tables.tables import Tables
from delos.server.telling import speaking

log = logging.getLogger("delos.orders")

TOLD: Final = 30  # moves by order that are remembered
OPEN: Final = 5  # so much sooner is an answer given that hides nothing
AGAIN: Final = 5.0  # seconds until a full disk is tried again


@final
class StandingOrders:
    def __init__(
        self, storage: Storage, settings: Settings, tables: Tables, playing: Playing
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.tables = tables
        self.playing = playing
        self.given: dict[str, dict[int, Given]] = {}  # by table and seat
        self.steps: dict[str, int] = {}  # choices of a game when it was last looked at
        self.skips: dict[str, int] = {}  # where something was taken back
        self.waiting: dict[str, asyncio.Task[None]] = {}
        self.storing: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.look)

    # -- giving -----------------------------------------------------------------------------------

    def of(self, table: Table, seat: int) -> Given:
        """The orders of a seat; those of whoever held it before do not count."""
        holder = table.seats[seat].holder or ""
        found = self.given.get(table.id, {}).get(seat)
        if found is None or found.holder != holder:
            return Given(table.id, seat, holder, Orders())
        return found

    async def give(self, table: Table, who: str, seat: int, orders: Orders) -> None:
        check_holder(table, who, seat)
        if table.facts.status == "over":
            raise Refusal(409, "over")
        orders = self.checked(table, seat, orders)
        async with table.lock:
            self.skips.pop(table.id, None)
            await self.keep(replace(self.of(table, seat), orders=orders, skip=-1))
        self.look(table)

    def checked(self, table: Table, seat: int, orders: Orders) -> Orders:
        """Orders that make sense here; a bid is for this cycle's auction, or the next one's."""
        title = table.title.name
        known = [one.id for one in choosing.questions_of(title)]
        for answer in orders.answers:
            if answer.id not in known:
                raise malformed("order-question", id=answer.id, known=", ".join(known) or "-")
        bids = orders.bids
        if bids is None:
            return orders
        if title not in AUCTIONS:
            raise malformed("order-auction")
        gods = gods_of(table)
        for wish in bids.wishes:
            if wish.god not in gods:
                raise malformed("order-god", god=wish.god, known=", ".join(gods))
        if len({wish.god for wish in bids.wishes}) < len(bids.wishes):
            raise malformed("order-twice")
        view = speaking.view_of(table.course.game, seat)
        now = choosing.cycle_of(view)
        later = getattr(view, "phase", "") in AUCTIONS[title]
        return structs.replace(orders, bids=structs.replace(bids, cycle=now + later))

    async def keep(self, given: Given) -> None:
        await self.storage.write(lambda db: rows.write_given(db, given))
        self.given.setdefault(given.table, {})[given.seat] = given

    def info(self, table: Table, who: str, seat: int, lang: str) -> OrdersInfo:
        check_holder(table, who, seat)
        given = self.of(table, seat)
        view = speaking.view_of(table.course.game, seat)
        orders = choosing.lapsed(given.orders, choosing.cycle_of(view))
        title = table.title.name
        return OrdersInfo(
            seat,
            orders,
            [one.id for one in choosing.questions_of(title)],
            gods_of(table) if title in AUCTIONS else [],
            [OrderPlayed(one.index, one.said[lang]) for one in given.played],
        )

    # -- playing ----------------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """After every change: whether an order has to say something. Most tables have none."""
        if table.id not in self.given:
            return
        if table.facts.status == "over":
            self.end(table.id)
            return
        steps = len(table.course.plays)
        before, self.steps[table.id] = self.steps.get(table.id, steps), steps
        if steps < before:
            self.step_back(table)
        if table.id in self.waiting or self.due(table) is None:
            return
        table.users += 1
        task = asyncio.create_task(self.play(table))
        self.waiting[table.id] = task
        task.add_done_callback(lambda _: self.done(table))

    def end(self, id: str) -> None:
        """The game is over: nobody needs its orders any more."""
        self.steps.pop(id, None)
        self.skips.pop(id, None)
        if self.given.pop(id, None) is not None:
            self.store(lambda db: rows.delete_given(db, id))

    def step_back(self, table: Table) -> None:
        """Something was taken back: whoever decides now does so themselves."""
        seat, count = table.turn, table.course.game.count
        self.skips[table.id] = count
        if seat is not None and seat in self.given.get(table.id, {}):
            given = self.given[table.id][seat] = replace(self.given[table.id][seat], skip=count)
            self.store(lambda db: rows.write_given(db, given))

    def store(self, job: Callable[[Database], None]) -> None:
        task = asyncio.create_task(self.written(job))
        self.storing.add(task)
        task.add_done_callback(self.storing.discard)

    async def written(self, job: Callable[[Database], None]) -> None:
        try:
            await self.storage.write(job)
        except Refusal as refusal:
            log.warning("an order is not kept: %s", refusal)

    def done(self, table: Table) -> None:
        table.users -= 1
        task = self.waiting.pop(table.id)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: its orders stopped", table.id, exc_info=task.exception())
            return
        if not task.cancelled():
            self.look(table)  # a change may have come while the task was ending

    def due(self, table: Table) -> int | None:
        """The action that an order picks for the seat that decides now."""
        seat = table.turn
        if seat is None or table.asked is not None or table.seats[seat].bot:
            return None
        holder, title, game = table.seats[seat].holder, table.facts.title, table.course.game
        given = self.of(table, seat)
        if holder is None or game.decision is None or game.count in self.skipped(given):
            return None
        if not concerns(title, given.orders, game.decision.kind):
            return None
        own = any(one.count == game.count for one in given.played)
        moment = choosing.moment_of(game, speaking.view_of(game, seat), own)
        return choosing.chosen(title, fitting(given.orders, moment, game), moment)

    def skipped(self, given: Given) -> tuple[int, ...]:
        return given.skip, self.skips.get(given.table, -1)

    async def play(self, table: Table) -> None:
        """Wait like somebody who thinks, and play if the question is still the same."""
        index, seat = table.index, table.turn
        assert seat is not None
        await asyncio.sleep(self.pause(table))
        action = self.due(table)
        if table.index != index or action is None:
            return
        holder = table.seats[seat].holder
        given, game = self.of(table, seat), table.course.game
        said = {lang: said_of(game, seat, action, lang) for lang in texts.languages()}
        try:
            await self.playing.play(table, holder, seat, index, action, f"order:{index}")
            played = Played(index, table.course.game.count, said)
            kept = replace(given, played=(*given.played, played)[-TOLD:])
            await self.keep(kept)
        except Refusal as refusal:
            if refusal.status == 503:
                await asyncio.sleep(AGAIN)
            elif refusal.code not in {"stale", "not_your_turn", "over", "not_your_seat"}:
                raise

    def pause(self, table: Table) -> float:
        """Nobody shall tell an order from a thought; where nothing is hidden, nobody waits long."""
        least, most = self.settings.order_pause
        decision = table.course.game.decision
        kind = "" if decision is None else decision.kind
        known = [one for one in choosing.questions_of(table.facts.title) if one.kind == kind]
        if known and not known[0].discreet:
            return least / OPEN
        return least + (most - least) * secrets.randbelow(1000) / 1000

    async def resume(self) -> None:
        """After a restart: read the orders of all tables, and go on where one is due."""
        try:
            for given in await self.storage.read(rows.read_all):
                self.given.setdefault(given.table, {})[given.seat] = given
            due = await self.storage.read(rows.read_due)
        except Refusal as refusal:
            log.warning("orders begin late: %s", refusal)
            return
        for id in due:
            try:
                self.look(await self.tables.find(id))
            except Refusal as refusal:
                if refusal.code != "elsewhere":  # its keeper plays by them
                    log.warning("table %s: orders wait: %s", id, refusal)

    async def take(self, table: str) -> None:
        """Another server kept the table until now: its orders may be new."""
        found = await self.storage.read(lambda db: rows.read_of(db, table))
        self.given.pop(table, None)
        if found:
            self.given[table] = {one.seat: one for one in found}

    async def close(self) -> None:
        tasks = list(self.waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.storing, return_exceptions=True)


def concerns(title: str, orders: Orders, kind: str) -> bool:
    """Whether an order could say something; most decisions are none of its business."""
    if kind in {choosing.GOD, BID}:
        return orders.bids is not None
    return any(one.kind == kind for one in choosing.questions_of(title))


def fitting(orders: Orders, moment: Moment, game: Game) -> Orders:
    if orders.bids is None:
        return orders
    return structs.replace(orders, bids=choosing.affordable(orders.bids, moment, game))


def gods_of(table: Table) -> list[str]:
    """The gods that take part in this game; Apollo is the way out. With modules a god may stand
    aside for a cycle that comes back later."""
    view: Any = speaking.view_of(table.course.game, None)
    there = {one.god for one in view.gods} | set(getattr(view, "face_down", ()))
    if table.title.options.get("modules"):
        there |= set(choosing.CLASSIC_GODS)
    return [one for one in choosing.GODS if one in there]


def said_of(game: Game, seat: int, action: int, lang: str) -> str:
    label = next(one.label(lang) for one in game.options() if one.id == action)
    about = speaking.prompt_of(game, lang)
    return f"{about} {label}".strip()
