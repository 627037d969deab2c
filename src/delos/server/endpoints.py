"""What each address does: read the request, call one thing, answer."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Final, final

import msgspec

import delos
from delos import api
from delos.kernel.errors import DelosError, IllegalAction
from delos.kernel.game import Game
from delos.server import cards, catalogue, hinting, pointing, speaking, teaching, titles, words
from delos.server.bot_worker import Advised
from delos.server.bots_runner import Bots
from delos.server.checkpoints import Checkpoints
from delos.server.identity import Guest, Identities, Identity
from delos.server.lesson_messages import LessonBody, LessonGroup, LessonMoment, LessonTable
from delos.server.limits import Limit
from delos.server.live import Live
from delos.server.protocol import (
    ActionBody,
    AnswerBody,
    AskBody,
    BattleInfo,
    CardInfo,
    Health,
    Hint,
    Index,
    JoinBody,
    Joined,
    Log,
    Made,
    MapInfo,
    Me,
    NameBody,
    NewTable,
    NewTableInfo,
    Odds,
    OriginInfo,
    PlayOnBody,
    ReplayInfo,
    ReviewInfo,
    TableDetail,
    TableInfo,
    TableStats,
    TitleInfo,
    TitleRules,
    TitleTexts,
    UndoBody,
    Why,
)
from delos.server.refusal import (
    Refusal,
    malformed,
    no_identity,
    not_your_seat,
    not_your_turn,
    unknown_seat,
)
from delos.server.reviews import Reviews
from delos.server.rows import Facts, summary
from delos.server.settings import Settings
from delos.server.stats import stats_of
from delos.server.storage import Storage
from delos.server.tables import Table, Tables

LOG_PAGE = 500
HINTS: Final = 3  # options that a hint names
THING: Final = re.compile(r"[a-z]{2,20}:[a-z0-9:-]{1,60}")
CARDS: Final = 200  # told of one moment that are kept


@final
class Services:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.identities = Identities(self.storage)
        self.tables = Tables(self.storage, settings)
        self.live = Live(self.tables, settings)
        self.bots = Bots(self.tables, settings)
        self.reviews = Reviews(self.storage, settings)
        self.acting = Limit(settings.actions_rate)
        self.making = Limit(settings.making_rate)
        self.asking = Limit(settings.asking_rate)
        self.weighing = Limit(settings.odds_rate)
        self.guessing = Limit(settings.guess_rate)
        self.replaying = Limit(settings.replay_rate)
        self.learning = Limit(settings.replay_rate)
        self.checkpoints = Checkpoints()
        self.drawing = asyncio.Semaphore(1)  # maps are slow to draw

    async def close(self) -> None:
        await self.bots.close()
        await self.reviews.close()
        await asyncio.to_thread(self.storage.close)


@final
class Call:
    """A request, read: who asks from where, and what is in the address."""

    def __init__(
        self,
        services: Services,
        address: str,
        token: str | None,
        path: dict[str, str],
        query: dict[str, str],
    ) -> None:
        self.services = services
        self.address = address
        self.token = token
        self.path = path
        self.query = query
        self.guest: Guest | None = None  # made for this call: its cookie goes with the answer

    async def caller(self) -> Identity | None:
        return await self.services.identities.of(self.token)

    async def me(self) -> Identity:
        found = await self.caller()
        if found is None:
            raise no_identity()
        return found

    async def me_or_guest(self, name: str = "") -> Identity:
        found = await self.caller()
        if found is None:
            self.services.making.take(self.address)
            self.guest = await self.services.identities.make(name)
            found = self.guest.identity
        return found

    async def table(self) -> Table:
        return await self.services.tables.find(self.path["id"])

    # -- the address's questions ------------------------------------------------------------

    def number(self, name: str, default: int | None = None) -> int:
        text = self.query.get(name)
        if text is None and default is not None:
            return default
        if text is None or not text.isascii() or not text.isdecimal() or len(text) > 10:
            raise malformed("number", name=name)
        return int(text)

    def seat(self) -> int | None:
        """The wanted seat; none is a spectator."""
        return None if self.query.get("seat", "") == "" else self.number("seat")

    def lang(self) -> str:
        return speaking.checked_lang(self.query.get("lang", "en"))


# -- identity -----------------------------------------------------------------------------------


async def healthz(call: Call) -> Health:
    return Health("ok", delos.__version__)


async def get_me(call: Call) -> Me:
    me = await call.me()
    return Me(me.id, me.name)


async def post_me(call: Call, body: NameBody) -> Me:
    me = await call.me_or_guest(body.name)
    if call.guest is None and body.name:
        call.services.acting.take(me.id)
        me = await call.services.identities.rename(me, body.name)
    return Me(me.id, me.name)


# -- titles and maps ----------------------------------------------------------------------------


async def get_titles(call: Call) -> list[TitleInfo]:
    return await asyncio.to_thread(titles.titles_info)


async def get_map(call: Call) -> MapInfo:
    if call.path["title"] != "legendary":
        raise Refusal(404, "no_maps")
    players, seed = call.number("players", 4), call.number("seed", 0)
    name = call.query.get("map", "random")[:400]
    edition, face = call.query.get("edition", "complete"), call.query.get("face", "A")
    if players not in titles.PLAYERS["legendary"]:
        raise malformed("players")
    if edition not in titles.EDITIONS or face not in {"A", "B", "random"}:
        raise malformed("edition-face")
    call.services.asking.take(call.address)
    async with call.services.drawing:
        return await asyncio.to_thread(titles.preview, players, name, edition, face, seed)


async def get_texts(call: Call) -> TitleTexts:
    title, edition = known_title(call), call.query.get("edition", "complete")
    if edition not in titles.EDITIONS:
        raise malformed("edition")
    return await asyncio.to_thread(words.title_texts, title, call.lang(), edition)


async def get_rules(call: Call) -> TitleRules:
    return await asyncio.to_thread(catalogue.catalogue, known_title(call))


def known_title(call: Call) -> str:
    title = call.path["title"]
    if title not in api.titles():
        raise Refusal(404, "unknown", "unknown-title", titles=", ".join(api.titles()))
    return title


# -- lessons ------------------------------------------------------------------------------------


async def get_lessons(call: Call) -> list[LessonGroup]:
    return await asyncio.to_thread(teaching.groups, call.lang())


async def get_lesson(call: Call) -> LessonTable:
    call.services.learning.take(call.address)
    group, name = call.path["group"], call.path["name"]
    return await asyncio.to_thread(teaching.opened, group, name, call.lang())


async def post_lesson(call: Call, body: LessonBody) -> LessonMoment:
    call.services.learning.take(call.address)
    group, name = call.path["group"], call.path["name"]
    return await asyncio.to_thread(teaching.moment, group, name, body, call.lang())


# -- tables -------------------------------------------------------------------------------------


async def post_table(call: Call, body: NewTable) -> NewTableInfo:
    me = await call.me_or_guest()
    call.services.making.take(call.address)
    table = await call.services.tables.make(body, me)
    return NewTableInfo(table.id, table.facts.commitment, invites(table))


def invites(table: Table) -> dict[str, str]:
    """The token is behind #, so that it is in no log of any server on the way."""
    return {
        str(seat.seat): f"/table/{table.id}#invite={seat.invite}"
        for seat in table.seats
        if seat.invite is not None
    }


async def get_tables(call: Call) -> list[TableInfo]:
    wanted = call.query.get("filter", "open")
    if wanted not in {"open", "mine", "watch"}:
        raise malformed("filter")
    me = await call.caller()
    return await call.services.tables.listed(wanted, None if me is None else me.id)


async def get_table(call: Call) -> TableDetail:
    table = await call.table()
    me = await call.caller()
    who = None if me is None else me.id
    facts = table.facts
    async with call.services.drawing:
        picture = await asyncio.to_thread(titles.picture, facts.title, facts.options)
    return TableDetail(
        **summary(facts, table.seats, who),
        options=facts.options,
        rules=facts.rules,
        commitment=facts.commitment,
        key=facts.key.hex() if facts.status == "over" else None,
        invites=invites(table) if who == facts.owner else {},
        drawing=picture,
        origin=origin_of(facts),
    )


def origin_of(facts: Facts) -> OriginInfo | None:
    if facts.origin is None:
        return None
    return OriginInfo(facts.origin["table"], facts.origin["step"])


async def post_join(call: Call, body: JoinBody) -> Joined:
    table = await call.table()
    call.services.guessing.check(call.address)
    me = await call.me_or_guest()
    try:
        seats = await call.services.tables.join(table, me, body.seat, body.invite)
    except Refusal as refusal:
        if refusal.code == "bad_invite":
            call.services.guessing.allows(call.address)
        raise
    return Joined(seats)


async def post_rematch(call: Call) -> Made:
    table, me = await call.table(), await call.me()
    call.services.making.take(call.address)
    return Made(await call.services.tables.rematch(table, me))


# -- playing ------------------------------------------------------------------------------------


async def post_action(call: Call, body: ActionBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(
        await call.services.tables.play(
            table, me.id, body.seat, body.index, body.action, body.key, call.lang()
        )
    )


async def post_undo(call: Call, body: UndoBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(await call.services.tables.undo(table, me.id, body.seat, body.index, body.key))


async def post_ask(call: Call, body: AskBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(await call.services.tables.ask(table, me.id, body.seat, body.index))


async def post_answer(call: Call, body: AnswerBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(await call.services.tables.answer(table, me.id, body.seat, body.index, body.agree))


async def decider(call: Call, table: Table) -> int:
    """The wanted seat, if it is the caller's and decides now."""
    seat = await holder(call, table)
    if table.turn != seat:
        raise not_your_turn()
    return seat


async def holder(call: Call, table: Table) -> int:
    """The wanted seat, if it is the caller's."""
    me = await call.me()
    seat = call.number("seat")
    if seat not in table.held(me.id):
        raise not_your_seat()
    return seat


async def get_why(call: Call) -> Why:
    table = await call.table()
    await decider(call, table)
    action, thing = call.query.get("action"), call.query.get("thing")
    game, lang = table.course.game, call.lang()
    if action is not None and thing is None:
        reason = game.why_not(action[:200], lang)
    elif thing is not None and action is None:
        reason = pointing.why_not_thing(game, thing[: pointing.LONGEST], lang)
    else:
        raise malformed("action-or-thing")
    return Why(reason.text, reason.rules[0] if reason.rules else None, list(reason.rules))


async def get_hint(call: Call) -> Hint:
    table = await call.table()
    seat = await decider(call, table)
    call.services.asking.take(call.address)
    lang = call.lang()
    game = table.course.game
    best = await call.services.bots.advise(table.id, game, seat, HINTS)
    if not best:
        best = [Advised(await call.services.bots.choose(table.id, game, seat, "random"), 0.0, {})]
    people = [one.name for one in table.seats]
    told = await asyncio.to_thread(hinting.told, game.copy(), seat, best, people, lang)
    option = next(one for one in game.options() if one.id == told[0].action)
    return Hint(option.id, option.text, option.label(lang), told)


async def get_odds(call: Call) -> Odds:
    table = await call.table()
    seat, action = await holder(call, table), call.number("action")
    if call.number("index", table.index) != table.index:
        return Odds(None)  # the table has moved on: a pointer may be slower than a finger
    if table.turn != seat:
        raise not_your_turn()
    call.services.weighing.take(call.address)
    twin = table.course.game.copy()
    return Odds(await asyncio.to_thread(weighed, twin, action, seat))


def weighed(game: Game, action: int, seat: int) -> BattleInfo | None:
    """The odds of the battle that an option begins, as a message."""
    from delos.study.odds import battle_odds

    try:
        found = battle_odds(game, action, seat=seat)
    except IllegalAction as error:
        raise Refusal(422, "illegal", detail=str(error)) from error
    return None if found is None else msgspec.convert(found, BattleInfo, from_attributes=True)


async def get_card(call: Call) -> CardInfo:
    table = await call.table()
    seat, lang = await viewer(call, table), call.lang()
    thing = call.query.get("thing", "")
    if not THING.fullmatch(thing):
        raise malformed("no-token", example="creature:harpy")
    call.services.weighing.take(call.address)
    people = [one.name for one in table.seats]
    kept = table.cards.setdefault(table.index, {})
    found = kept.get((seat, thing, lang))
    if found is None:
        if len(table.cards) > 1:  # what was told of earlier moments
            table.cards = {table.index: kept}
        twin = table.course.game.copy()
        found = await asyncio.to_thread(cards.card_of, twin, table.index, seat, thing, people, lang)
        if len(kept) < CARDS:
            kept[seat, thing, lang] = found
    return found


# -- looking back -------------------------------------------------------------------------------


async def viewer(call: Call, table: Table) -> int | None:
    """The seat whose eyes are wanted: one's own, or anybody's once the game is over."""
    seat = call.seat()
    if seat is None:
        return None
    if seat >= len(table.seats):
        raise unknown_seat(seat, len(table.seats))
    if table.facts.status != "over":
        me = await call.caller()
        if me is None or table.seats[seat].holder != me.id:
            raise not_your_seat()
    return seat


async def get_log(call: Call) -> Log:
    table = await call.table()
    seat, lang = await viewer(call, table), call.lang()
    whole = table.course.log
    first = min(call.number("from", 0), len(whole))
    last = min(call.number("to", first + LOG_PAGE), first + LOG_PAGE, len(whole))
    shown = speaking.entries(table.title, whole[first:last], first, seat, lang)
    return Log(first, len(whole), shown)


async def get_replay(call: Call) -> ReplayInfo:
    table = await call.table()
    seat, lang = await viewer(call, table), call.lang()
    course = table.course
    steps = len(course.plays)
    if "entry" in call.query:
        step = course.step_of(call.number("entry"))
    else:
        step = call.number("step", steps)
    if step > steps:
        raise malformed("no-step", step=step, last=steps)
    services = call.services
    services.replaying.take(call.address)
    before, after = await asyncio.to_thread(services.checkpoints.around, table.id, course, step)
    first = len(before.log) if step else 0
    return ReplayInfo(
        step,
        steps,
        seat,
        msgspec.Raw(msgspec.json.encode(speaking.view_of(after.game, seat))),
        speaking.entries(table.title, after.log[first:], first, seat, lang),
        len(after.log),
    )


async def get_stats(call: Call) -> TableStats:
    table = await call.table()
    if table.facts.status != "over":
        raise Refusal(409, "not_over", "no-stats")
    if table.stats is None:
        call.services.asking.take(call.address)
        table.stats = await asyncio.to_thread(stats_of, table.course)
    return table.stats


async def get_review(call: Call) -> ReviewInfo:
    return await call.services.reviews.info(await call.table())


async def post_review(call: Call) -> ReviewInfo:
    table = await call.table()
    call.services.asking.take(call.address)
    return await call.services.reviews.start(table)


async def post_play_on(call: Call, body: PlayOnBody) -> Made:
    table, me = await call.table(), await call.me_or_guest()
    call.services.making.take(call.address)
    return Made((await call.services.tables.play_on(table, me, body)).id)


async def get_record(call: Call) -> str:
    table = await call.table()
    if table.facts.status != "over":
        raise Refusal(409, "not_over", "no-record")
    call.services.asking.take(call.address)
    try:
        text = await asyncio.to_thread(table.course.game.copy().record)
    except DelosError as error:
        raise Refusal(409, "unreadable", "unreadable-record", detail=str(error)) from error
    return with_players(text, table)


def with_players(text: str, table: Table) -> str:
    """The record with the names of who played, and when."""
    from delos.kernel.record import tag

    head, gap, rest = text.partition("\n\n")
    day = time.strftime("%Y-%m-%d", time.gmtime(table.facts.created))
    people = [tag(f"Player {seat.seat}", seat.name) for seat in table.seats]
    return "\n".join([head, *people, tag("Date", day)]) + gap + rest
