"""Standing orders, for nobody but whoever gave them."""

from __future__ import annotations

from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import LANG, Endpoint
from delos.server.protocol.orders import OrdersBody, OrdersInfo


async def get_orders(call: Call) -> OrdersInfo:
    table, me = await call.table(), await call.me()
    return call.services.orders.info(table, me.id, call.number("seat"), call.lang())


async def post_orders(call: Call, body: OrdersBody) -> OrdersInfo:
    table, me = await call.table(), await call.me()
    call.services.acting.take(me.id)
    await call.services.orders.give(table, me.id, body.seat, body.orders)
    return call.services.orders.info(table, me.id, body.seat, call.lang())


ROUTES: Final = (
    Endpoint(
        "GET",
        "/tables/{id}/orders",
        get_orders,
        "Your standing orders at a seat, and what was played by them",
        OrdersInfo,
        query=(("seat", int, "one of yours"), LANG),
        errors=(401, 403, 404),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/orders",
        post_orders,
        "Give, change or withdraw standing orders",
        OrdersInfo,
        OrdersBody,
        query=(LANG,),
        errors=(401, 403, 404, 409, 429),
    ),
)
