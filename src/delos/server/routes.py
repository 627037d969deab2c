"""The route table: app.py serves it, openapi.py describes it, tests walk through it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from delos.server import endpoints as e
from delos.server import protocol as p


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str  # below /api/v1
    does: Callable[..., Awaitable[Any]]
    about: str
    answer: Any
    body: Any = None
    query: tuple[tuple[str, type, str], ...] = ()  # name, type, meaning
    status: int = 200
    errors: tuple[int, ...] = ()
    text: bool = False  # the answer is plain text


LANG: Final = ("lang", str, "en or fr")
SEAT: Final = ("seat", int, "your seat")
EYES: Final = ("seat", int, "whose eyes; left out: a spectator's")

ENDPOINTS: Final = (
    Endpoint("GET", "/me", e.get_me, "Who you are", p.Me, errors=(401,)),
    Endpoint(
        "POST",
        "/me",
        e.post_me,
        "Become a guest, or change your name",
        p.Me,
        p.NameBody,
        errors=(429,),
    ),
    Endpoint("GET", "/titles", e.get_titles, "The games and their options", list[p.TitleInfo]),
    Endpoint(
        "GET",
        "/titles/{title}/map",
        e.get_map,
        "A map before the table is made",
        p.MapInfo,
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
        "/tables",
        e.get_tables,
        "Tables that you can join, that are yours, or that you can watch",
        list[p.TableInfo],
        query=(("filter", str, "open, mine or watch"),),
    ),
    Endpoint(
        "POST",
        "/tables",
        e.post_table,
        "Make a table",
        p.NewTableInfo,
        p.NewTable,
        status=201,
        errors=(429,),
    ),
    Endpoint("GET", "/tables/{id}", e.get_table, "A table", p.TableDetail, errors=(404,)),
    Endpoint(
        "POST",
        "/tables/{id}/join",
        e.post_join,
        "Take a seat",
        p.Joined,
        p.JoinBody,
        errors=(403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/actions",
        e.post_action,
        "Play; answered after it is stored",
        p.Index,
        p.ActionBody,
        query=(LANG,),
        errors=(401, 403, 404, 409, 422, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/undo",
        e.post_undo,
        "Take your last choice back",
        p.Index,
        p.UndoBody,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/why",
        e.get_why,
        "Why an action is not legal now",
        p.Why,
        query=(SEAT, ("action", str, "the action's text"), LANG),
        errors=(401, 403, 404),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/hint",
        e.get_hint,
        "What a bot would do, knowing what you know",
        p.Hint,
        query=(SEAT, LANG),
        errors=(401, 403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/log",
        e.get_log,
        "What happened, as a seat may know it",
        p.Log,
        query=(EYES, ("from", int, "first entry"), ("to", int, "entry to stop before"), LANG),
        errors=(403, 404),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/replay",
        e.get_replay,
        "The view after so many decisions",
        p.ReplayInfo,
        query=(("step", int, "decisions"), EYES, LANG),
        errors=(403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/record",
        e.get_record,
        "The record, when the game is over",
        str,
        errors=(404, 409, 429),
        text=True,
    ),
    Endpoint(
        "POST",
        "/tables/{id}/rematch",
        e.post_rematch,
        "The same seats once more",
        p.Made,
        status=201,
        errors=(401, 403, 404, 409, 429),
    ),
)
