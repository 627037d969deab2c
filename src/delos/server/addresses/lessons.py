"""Lessons: nothing is stored, and nobody needs to be known."""

from __future__ import annotations

import asyncio
from typing import Final

from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import LANG, STATIC, Endpoint
from delos.server.protocol.lessons import LessonBody, LessonGroup, LessonMoment, LessonTable
from delos.server.protocol.tables import TableDetail
from delos.server.telling import lessons


async def get_lessons(call: Call) -> list[LessonGroup]:
    return await asyncio.to_thread(lessons.groups, call.lang())


async def get_lesson(call: Call) -> LessonTable:
    call.services.learning.take(call.address)
    group, name = call.path["group"], call.path["name"]
    found = await asyncio.to_thread(lessons.opened, group, name, call.lang())
    await draw(call, found.detail)
    return found


async def draw(call: Call, detail: TableDetail) -> None:
    """A map of tiles is drawn once: a lesson opens at once."""
    if detail.drawing is None and "map" in detail.options:
        kept, code = call.services.lesson_maps, str(detail.options["map"])
        if code not in kept:
            drawn = await call.services.maps.picture(call.address, detail.title, detail.options)
            kept[code] = drawn
        detail.drawing = kept[code]


async def post_lesson(call: Call, body: LessonBody) -> LessonMoment:
    call.services.learning.take(call.address)
    group, name = call.path["group"], call.path["name"]
    return await asyncio.to_thread(lessons.moment, group, name, body, call.lang())


ROUTES: Final = (
    Endpoint(
        "GET",
        "/lessons",
        get_lessons,
        "The lessons of all games",
        list[LessonGroup],
        query=(LANG,),
        max_age=STATIC,
    ),
    Endpoint(
        "GET",
        "/lessons/{group}/{name}",
        get_lesson,
        "A lesson and its table",
        LessonTable,
        query=(LANG,),
        errors=(404, 429),
    ),
    Endpoint(
        "POST",
        "/lessons/{group}/{name}",
        post_lesson,
        "The lesson after what the learner has done; nothing is stored",
        LessonMoment,
        LessonBody,
        query=(LANG,),
        errors=(404, 429),
    ),
)
