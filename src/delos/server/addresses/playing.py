"""Choosing, taking back, and asking before one chooses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from delos.kernel.errors import IllegalAction
from delos.kernel.game import Game
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import EYES, INDEX, LANG, SEAT, Endpoint
from delos.server.protocol.common import Index
from delos.server.protocol.playing import (
    ActionBody,
    AnswerBody,
    AskBody,
    BattleInfo,
    CardInfo,
    CoachInfo,
    Hint,
    Odds,
    UndoBody,
    Why,
)
from delos.server.refusal import (
    Refusal,
    malformed,
    not_your_seat,
    not_your_turn,
    unknown_seat,
)
from delos.server.tables.table import Table
from delos.server.telling import cards, coaching, hinting, pointing
from delos.server.thinking.bot_worker import Advised

if TYPE_CHECKING:
    from delos.study.odds import BattleOdds

HINTS: Final = 3  # options that a hint names


THING: Final = re.compile(r"[a-z]{2,20}:[a-z0-9:-]{1,60}")


CARDS: Final = 200  # told of one moment that are kept


async def post_action(call: Call, body: ActionBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(
        await call.services.playing.play(
            table, me.id, body.seat, body.index, body.action, body.key, call.lang()
        )
    )


async def post_undo(call: Call, body: UndoBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(await call.services.playing.undo(table, me.id, body.seat, body.index, body.key))


async def post_ask(call: Call, body: AskBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(await call.services.taking_back.ask(table, me.id, body.seat, body.index))


async def post_answer(call: Call, body: AnswerBody) -> Index:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    return Index(
        await call.services.taking_back.answer(table, me.id, body.seat, body.index, body.agree)
    )


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
    game, lang, short = table.course.game, call.lang(), ""
    if action is not None and thing is None:
        reason = game.why_not(action[:200], lang)
    elif thing is not None and action is None:
        thing = thing[: pointing.LONGEST]
        reason = pointing.why_not_thing(game, thing, lang)
        short = pointing.in_short(game, thing, lang)
    else:
        raise malformed("action-or-thing")
    rules = list(reason.rules)
    return Why(reason.text, rules[0] if rules else None, rules, short)


async def get_hint(call: Call) -> Hint:
    table = await call.table()
    seat = await decider(call, table)
    call.services.asking.take(call.address)
    lang = call.lang()
    game = table.course.game
    answer = await call.services.bots.advise(call.address, table.id, game, seat, HINTS)
    best = answer.best
    if not best:
        any_of = await call.services.bots.choose(call.address, table.id, game, seat, "random")
        best = [Advised(any_of)]
    people = [one.called for one in table.seats]
    told = await call.services.threads.thread(
        call.address, hinting.told, game.copy(), seat, best, people, lang
    )
    option = next(one for one in game.options() if one.id == told[0].action)
    return Hint(option.id, option.text, option.label(lang), told, answer.ways)


async def get_coach(call: Call) -> CoachInfo:
    table = await call.table()
    seat, lang = await holder(call, table), call.lang()
    index = table.index
    if table.turn != seat:
        return CoachInfo(index, [])  # the table has moved on
    call.services.weighing.take(call.address)
    people = [one.called for one in table.seats]
    twin = table.course.game.copy()
    return await call.services.threads.thread(
        call.address, coaching.coach_of, twin, index, seat, people, lang
    )


async def get_odds(call: Call) -> Odds:
    table = await call.table()
    seat, action = await holder(call, table), call.number("action")
    if call.number("index", table.index) != table.index:
        return Odds(None)  # the table has moved on: a pointer may be slower than a finger
    if table.turn != seat:
        raise not_your_turn()
    call.services.weighing.take(call.address)
    twin = table.course.game.copy()
    lang = call.lang()
    found, told = await call.services.threads.thread(
        call.address, weighed, twin, action, seat, lang
    )
    # Not in the thread: decision 55.
    battle = None if found is None else msgspec.convert(found, BattleInfo, from_attributes=True)
    return Odds(battle, told)


def weighed(game: Game, action: int, seat: int, lang: str) -> tuple[BattleOdds | None, list[str]]:
    """The odds of the battle that an option begins, else what it surely brings."""
    from delos.server.telling.bringing import brings
    from delos.study.odds import battle_odds

    try:
        found = battle_odds(game, action, seat=seat)
    except IllegalAction as error:
        raise Refusal(422, "illegal", detail=str(error)) from error
    return found, brings(game, seat, action, lang) if found is None else []


async def get_card(call: Call) -> CardInfo:
    table = await call.table()
    seat, lang = await viewer(call, table), call.lang()
    thing = call.query.get("thing", "")
    if not THING.fullmatch(thing):
        raise malformed("no-token", example="creature:harpy")
    call.services.weighing.take(call.address)
    people = [one.called for one in table.seats]
    kept = table.cards.setdefault(table.index, {})
    found = kept.get((seat, thing, lang))
    if found is None:
        if len(table.cards) > 1:  # what was told of earlier moments
            table.cards = {table.index: kept}
        twin = table.course.game.copy()
        found = await call.services.threads.thread(
            call.address, cards.card_of, twin, table.index, seat, thing, people, lang
        )
        if len(kept) < CARDS:
            kept[seat, thing, lang] = found
    return found


async def viewer(call: Call, table: Table) -> int | None:
    """The seat whose eyes are wanted: one's own, or anybody's once the game is over."""
    seat = call.seat()
    if seat is None:
        return None
    if seat >= len(table.seats):
        raise unknown_seat(seat, len(table.seats))
    if table.facts.status == "waiting":
        raise Refusal(409, "waiting")  # who still may change places sees no seat's secrets
    if table.facts.status != "over":
        me = await call.caller()
        if me is None or table.seats[seat].holder != me.id:
            raise not_your_seat()
    return seat


ROUTES: Final = (
    Endpoint(
        "POST",
        "/tables/{id}/actions",
        post_action,
        "Play; answered after it is stored",
        Index,
        ActionBody,
        query=(LANG,),
        errors=(401, 403, 404, 409, 422, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/undo",
        post_undo,
        "Take your last choice back",
        Index,
        UndoBody,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/undo/ask",
        post_ask,
        "Ask the others to let you take your last choice back",
        Index,
        AskBody,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/undo/answer",
        post_answer,
        "Agree to what another seat has asked, or refuse",
        Index,
        AnswerBody,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/why",
        get_why,
        "Why an action is not legal now, or a thing cannot be chosen",
        Why,
        query=(
            SEAT,
            ("action", str, "the action's text"),
            ("thing", str, "instead of the action: a token such as land:naxos"),
            LANG,
        ),
        errors=(401, 403, 404),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/hint",
        get_hint,
        "The options a bot likes best, knowing what you know, and why",
        Hint,
        query=(SEAT, LANG),
        errors=(401, 403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/coach",
        get_coach,
        "What matters now to whoever plays a first game, from what the seat may know",
        CoachInfo,
        query=(SEAT, LANG),
        errors=(401, 403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/card",
        get_card,
        "What a thing costs you, could do and lacks at this moment",
        CardInfo,
        query=(EYES, ("thing", str, "a token such as creature:harpy or bid:ares:7"), LANG),
        errors=(403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/odds",
        get_odds,
        "The odds of the battle that an option of yours begins",
        Odds,
        query=(SEAT, ("action", int, "the option's id"), INDEX, LANG),
        errors=(401, 403, 404, 422, 429),
    ),
)
