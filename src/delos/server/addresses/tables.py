"""Making, finding and joining tables."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import Endpoint
from delos.server.protocol.common import Made
from delos.server.protocol.tables import (
    JoinBody,
    Joined,
    NewTable,
    NewTableInfo,
    OriginInfo,
    TableDetail,
    TableInfo,
)
from delos.server.refusal import (
    Refusal,
    malformed,
)
from delos.server.tables.rows import Facts, summary
from delos.server.tables.table import Table


async def post_table(call: Call, body: NewTable) -> NewTableInfo:
    me = await call.me_or_guest()
    call.services.making.take(call.address)
    table = await call.services.founding.make(body, me, call.address)
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
    place = call.services.places.of
    return await call.services.tables.listed(wanted, None if me is None else me.id, place)


async def get_table(call: Call) -> TableDetail:
    table = await call.table()
    me = await call.caller()
    who = None if me is None else me.id
    facts = table.facts
    if table.picture is None:
        table.picture = await call.services.maps.picture(call.address, facts.title, facts.options)
    return TableDetail(
        **summary(facts, table.seats, who),
        options=facts.options,
        rules=facts.rules,
        commitment=facts.commitment,
        key=facts.key.hex() if facts.status == "over" else None,
        invites=invites(table) if who == facts.owner else {},
        drawing=table.picture,
        asked=facts.asked,
        origin=origin_of(facts),
    )


def origin_of(facts: Facts) -> OriginInfo | None:
    if facts.origin is None:
        return None
    return OriginInfo(facts.origin["table"], facts.origin["step"])


async def post_join(call: Call, body: JoinBody) -> Joined:
    table = await call.table()
    call.services.guessing.check(call.address)
    call.services.joining.take(call.address)
    me = await call.me_or_guest()
    await call.services.tournaments.check_joinable(table.id)
    people = {table.facts.owner, *(seat.holder for seat in table.seats if seat.holder)}
    await call.services.bonds.check_welcome(me.id, people)
    try:
        seats = await call.services.lobby.join(table, me, body.seat, body.invite)
    except Refusal as refusal:
        if refusal.code == "bad_invite":
            call.services.guessing.allows(call.address)
        raise
    return Joined(seats)


async def post_rematch(call: Call) -> Made:
    table, me = await call.table(), await call.me()
    call.services.making.take(call.address)
    return Made(await call.services.founding.rematch(table, me, call.address))


async def post_again(call: Call, body: NewTable) -> NewTableInfo:
    """The others are told, and need not come."""
    table, me = await call.table(), await call.me()
    call.services.making.take(call.address)
    people = {one.holder for one in table.seats if one.holder is not None} - {me.id}
    await call.services.bonds.check_welcome(me.id, people)
    new = await call.services.founding.again(table, body, me, call.address)
    for who in people:
        call.services.notices.invited(new, who)
    return NewTableInfo(new.id, new.facts.commitment, invites(new))


ROUTES: Final = (
    Endpoint(
        "GET",
        "/tables",
        get_tables,
        "Tables that you can join, that are yours, or that you can watch",
        list[TableInfo],
        query=(("filter", str, "open, mine or watch"),),
    ),
    Endpoint(
        "POST",
        "/tables",
        post_table,
        "Make a table",
        NewTableInfo,
        NewTable,
        status=201,
        errors=(429,),
    ),
    Endpoint("GET", "/tables/{id}", get_table, "A table", TableDetail, errors=(404,)),
    Endpoint(
        "POST",
        "/tables/{id}/join",
        post_join,
        "Take a seat",
        Joined,
        JoinBody,
        errors=(403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/rematch",
        post_rematch,
        "The same seats once more",
        Made,
        status=201,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/again",
        post_again,
        "A new table for the people of one that is over, with other options",
        NewTableInfo,
        NewTable,
        status=201,
        errors=(401, 403, 404, 409, 429),
    ),
)
