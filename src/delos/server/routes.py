"""The route table: app.py serves it, openapi.py describes it, tests walk through it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from delos.server import endpoints as e
from delos.server import lesson_messages as m
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
    max_age: int = 0  # seconds that browsers may keep the answer


STATIC: Final = 300  # seconds; changes with the program only
LANG: Final = ("lang", str, "en or fr")
SEAT: Final = ("seat", int, "your seat")
ENTRY: Final = ("entry", int, "instead of step: an entry of the log")
INDEX: Final = ("index", int, "of the state with the option; null if the table has moved on")
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
        "/titles/{title}/texts",
        e.get_texts,
        "Names and help of everything in a title, and of its options",
        p.TitleTexts,
        query=(LANG, ("edition", str, "base or complete; where their rules differ")),
        errors=(404,),
        max_age=STATIC,
    ),
    Endpoint(
        "GET",
        "/titles/{title}/rules",
        e.get_rules,
        "The numbered rules that reasons and help cite",
        p.TitleRules,
        errors=(404,),
        max_age=STATIC,
    ),
    Endpoint(
        "GET",
        "/lessons",
        e.get_lessons,
        "The lessons of all games",
        list[m.LessonGroup],
        query=(LANG,),
        max_age=STATIC,
    ),
    Endpoint(
        "GET",
        "/lessons/{group}/{name}",
        e.get_lesson,
        "A lesson and its table",
        m.LessonTable,
        query=(LANG,),
        errors=(404, 429),
    ),
    Endpoint(
        "POST",
        "/lessons/{group}/{name}",
        e.post_lesson,
        "The lesson after what the learner has done; nothing is stored",
        m.LessonMoment,
        m.LessonBody,
        query=(LANG,),
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
        "POST",
        "/tables/{id}/undo/ask",
        e.post_ask,
        "Ask the others to let you take your last choice back",
        p.Index,
        p.AskBody,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/undo/answer",
        e.post_answer,
        "Agree to what another seat has asked, or refuse",
        p.Index,
        p.AnswerBody,
        errors=(401, 403, 404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/why",
        e.get_why,
        "Why an action is not legal now, or a thing cannot be chosen",
        p.Why,
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
        e.get_hint,
        "The options a bot likes best, knowing what you know, and why",
        p.Hint,
        query=(SEAT, LANG),
        errors=(401, 403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/card",
        e.get_card,
        "What a thing costs you, could do and lacks at this moment",
        p.CardInfo,
        query=(EYES, ("thing", str, "a token such as creature:harpy or bid:ares:7"), LANG),
        errors=(403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/odds",
        e.get_odds,
        "The odds of the battle that an option of yours begins",
        p.Odds,
        query=(SEAT, ("action", int, "the option's id"), INDEX),
        errors=(401, 403, 404, 422, 429),
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
        query=(("step", int, "decisions"), ENTRY, EYES, LANG),
        errors=(403, 404, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/stats",
        e.get_stats,
        "Numbers and milestones, when the game is over",
        p.TableStats,
        errors=(404, 409, 429),
    ),
    Endpoint(
        "GET",
        "/tables/{id}/review",
        e.get_review,
        "What decided a finished game, or how far its review is",
        p.ReviewInfo,
        errors=(404, 409),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/review",
        e.post_review,
        "Have a finished game reviewed; look again until it is ready",
        p.ReviewInfo,
        status=202,
        errors=(404, 409, 429, 503),
    ),
    Endpoint(
        "POST",
        "/tables/{id}/play-on",
        e.post_play_on,
        "A new table at a moment of a finished game, with bots in the other seats",
        p.Made,
        p.PlayOnBody,
        status=201,
        errors=(400, 404, 409, 429),
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
