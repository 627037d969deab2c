"""The games, their maps, words and rules."""

from __future__ import annotations

import asyncio
from typing import Final

from delos import api
from delos.server.addresses.call import Call
from delos.server.addresses.endpoint import LANG, STATIC, Endpoint
from delos.server.protocol.examples import RuleExample
from delos.server.protocol.titles import MapInfo, TitleInfo, TitleRules, TitleTexts
from delos.server.refusal import (
    Refusal,
    malformed,
)
from delos.server.telling import catalogue, examples, titles, words


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
    return await call.services.maps.preview(call.address, players, name, edition, face, seed)


async def get_texts(call: Call) -> TitleTexts:
    title, edition = known_title(call), call.query.get("edition", "complete")
    if edition not in titles.EDITIONS:
        raise malformed("edition")
    return await asyncio.to_thread(words.title_texts, title, call.lang(), edition)


async def get_rules(call: Call) -> TitleRules:
    return await asyncio.to_thread(catalogue.catalogue, known_title(call), call.lang())


async def get_example(call: Call) -> RuleExample:
    title, rule, number = known_title(call), call.path["rule"], call.number("number", 0)
    call.services.asking.take(call.address)
    found = await asyncio.to_thread(examples.example, title, rule, number, call.lang())
    if found.table.drawing is None:
        options = found.table.options
        found.table.drawing = await call.services.maps.picture(call.address, title, options)
    return found


def known_title(call: Call) -> str:
    title = call.path["title"]
    if title not in api.titles():
        raise Refusal(404, "unknown", "unknown-title", titles=", ".join(api.titles()))
    return title


ROUTES: Final = (
    Endpoint("GET", "/titles", get_titles, "The games and their options", list[TitleInfo]),
    Endpoint(
        "GET",
        "/titles/{title}/map",
        get_map,
        "A map before the table is made",
        MapInfo,
        query=(
            ("players", int, "2 to 6"),
            ("map", str, "random, balanced, quick, a preset or a code"),
            ("seed", int, "same seed, same map"),
            ("edition", str, "base or complete"),
            ("face", str, "A, B or random"),
        ),
        errors=(404, 429),
    ),
    Endpoint(
        "GET",
        "/titles/{title}/texts",
        get_texts,
        "Names and help of everything in a title, and of its options",
        TitleTexts,
        query=(LANG, ("edition", str, "base or complete; where their rules differ")),
        errors=(404,),
        max_age=STATIC,
    ),
    Endpoint(
        "GET",
        "/titles/{title}/rules",
        get_rules,
        "The numbered rules that reasons and help cite",
        TitleRules,
        query=(LANG,),
        errors=(404,),
        max_age=STATIC,
    ),
    Endpoint(
        "GET",
        "/titles/{title}/rules/{rule}/example",
        get_example,
        "A rule on a board: a position, and move by move what follows",
        RuleExample,
        query=(LANG, ("number", int, "which of its examples, from 0")),
        errors=(404, 429),
        max_age=STATIC,
    ),
)
