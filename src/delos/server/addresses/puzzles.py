"""Puzzles: nothing is stored, and nobody needs to be known."""

from __future__ import annotations

import asyncio
from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import LANG, STATIC, Endpoint
from delos.server.addresses.lessons import draw
from delos.server.protocol.lessons import LessonBody, LessonMoment, LessonTable
from delos.server.protocol.puzzles import PuzzleList
from delos.server.telling import puzzles


async def get_puzzles(call: Call) -> PuzzleList:
    return await asyncio.to_thread(puzzles.listed, call.lang())


async def get_puzzle(call: Call) -> LessonTable:
    call.services.learning.take(call.address)
    group, name = call.path["group"], call.path["name"]
    found = await asyncio.to_thread(puzzles.opened, group, name, call.lang())
    await draw(call, found.detail)
    return found


async def post_puzzle(call: Call, body: LessonBody) -> LessonMoment:
    call.services.learning.take(call.address)
    group, name = call.path["group"], call.path["name"]
    return await asyncio.to_thread(puzzles.moment, group, name, body, call.lang())


async def get_picture(call: Call) -> str:
    call.services.learning.take(call.address)
    return await asyncio.to_thread(puzzles.picture, call.path["group"], call.path["name"])


ROUTES: Final = (
    Endpoint(
        "GET",
        "/puzzles",
        get_puzzles,
        "The puzzles of all games, and the one of this day",
        PuzzleList,
        query=(LANG,),
    ),
    Endpoint(
        "GET",
        "/puzzles/{group}/{name}",
        get_puzzle,
        "A puzzle and its table",
        LessonTable,
        query=(LANG,),
        errors=(404, 429),
    ),
    Endpoint(
        "POST",
        "/puzzles/{group}/{name}",
        post_puzzle,
        "The puzzle after what was tried; nothing is stored",
        LessonMoment,
        LessonBody,
        query=(LANG,),
        errors=(404, 429),
    ),
    Endpoint(
        "GET",
        "/puzzles/{group}/{name}/picture",
        get_picture,
        "The table of a puzzle as SVG",
        str,
        svg=True,
        max_age=STATIC,
        errors=(404, 429),
    ),
)
