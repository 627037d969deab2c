"""All that a viewer can be told of a moment, message by message, as the server makes it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

import msgspec

from delos.bots import Chair
from delos.bots.advice import EFFORT, advice
from delos.bots.search.style import told as ordered
from delos.kernel.errors import IllegalAction
from delos.server.addresses.playing import weighed
from delos.server.fair import Turns
from delos.server.limits import Limit
from delos.server.live.connection import Connection
from delos.server.live.live import Live
from delos.server.live.news import News
from delos.server.live.sights import sight_of, table_message
from delos.server.people.identity import Identity
from delos.server.protocol.looking import ReplayInfo
from delos.server.refusal import Refusal
from delos.server.remote.streams import Ear, Streams
from delos.server.settings import Settings
from delos.server.tables.checks import check_turn, illegal
from delos.server.tables.course import Course
from delos.server.tables.playing import Playing
from delos.server.tables.table import Table
from delos.server.telling import cards, coaching, hinting, pointing, speaking
from delos.server.telling.words import title_texts
from delos.server.thinking.bot_worker import advised
from tests.server import test_secret_orders as notices
from tests.server import test_secrets_life as life
from tests.server.test_secrets import table_at

SCREENS: Final = (("en", 4), ("fr", 4), ("en", 1), ("fr", 2))
RARE: Final = 0.08  # of the moments of a viewer are asked about with what costs more
RARER: Final = 0.02
# A hint that its seed tells alone: what time allows would differ by itself.
STEADY: Final = ordered(EFFORT, {"seconds": 0.0, "passes": 12.0})


class Wishes:
    """What is asked about a moment, the same of the moment and of its twins."""

    def __init__(self) -> None:
        self.things: list[str] = []
        self.action = 0
        self.words = ""
        self.seed = 0
        self.first = 0
        self.asks = False  # odds, coach, reasons: only whoever decides may
        self.hint = False
        self.stream = False
        self.notice = False
        self.undo = False


class Open:
    """A line that takes everything."""

    paused = False


class Teller:
    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.things: dict[str, list[str]] = {}
        nobody: Any = SimpleNamespace(listeners=[])
        self.settings = Settings(data=Path())
        self.live = Live(nobody, Playing(nobody), self.settings, Limit((1.0, 1.0)))
        self.nobody = nobody
        self.asked: Counter[str] = Counter()

    def wishes(self, course: Course, seat: int | None) -> Wishes:
        dice, found = self.dice, Wishes()
        decides = seat is not None and seat == course.game.seat
        found.first = max(0, len(course.log) - dice.randrange(1, 9))
        found.seed = dice.getrandbits(30)
        if dice.random() < RARE:
            name = course.game.title.name
            if name not in self.things:
                helps = title_texts(name, "en", "complete").helps
                self.things[name] = [help.id for help in helps] + [
                    f"bid:{god}:{bid}" for god in ("ares", "zeus", "hades") for bid in (1, 7)
                ]
            found.things = dice.sample(self.things[name], 2)
        if decides:
            found.action = dice.choice(course.game.ids())
            found.asks = dice.random() < RARE
            found.words = dice.choice(("march", "build fortress", "recruit 3", "pass", "bid 9"))
            found.hint = dice.random() < RARER
            found.undo = bool(course.points) and dice.random() < RARE
        found.stream = seat is not None and dice.random() < RARER
        found.notice = seat is None and dice.random() < RARE
        return found

    def told(
        self, before: Course, course: Course, seat: int | None, wanted: Wishes
    ) -> dict[str, bytes]:
        who = None if seat is None else f"p{seat}"
        table = table_at(before)
        # A screen that has seen the moment before hears what has changed.
        screen = Connection(Open(), table, who)  # type: ignore[arg-type]
        screen.ready, screen.version = True, 4
        screen.standing, screen.sent = table.standing, len(before.log)
        screen.last = sight_of(table, seat)
        public = sight_of(table, None).public
        table.course = course
        table.changed(moved=True)
        news = News(table, public, min(len(before.log), len(course.log)))
        found = {"patch": screen.quick(news) or b"the long way"}
        # One that comes now hears the whole, in either language and every version of the protocol.
        for lang, version in SCREENS:
            fresh = Connection(Open(), table, who)  # type: ignore[arg-type]
            fresh.ready, fresh.lang, fresh.sent = True, lang, wanted.first
            fresh.standing, fresh.version = table.standing, version
            found[f"state {version} {lang}"] = b"\n".join(fresh.compose())
        found["table"] = table_message(table, who)
        found["log"] = self.log(course, seat, wanted.first)
        found["talk, clock, questions"] = life.told(life.timed(course), seat)
        if seat is not None:
            ear = Ear(f"p{seat}")
            ear.hear(table.facts, table.seats)
            found["account stream"] = b"\n".join(ear.lines)
        self.more(table, course, before, seat, wanted, found)
        return found

    def log(self, course: Course, seat: int | None, first: int) -> bytes:
        title = course.game.title
        return msgspec.json.encode(speaking.entries(title, course.log[first:], first, seat, "en"))

    def more(
        self,
        table: Table,
        course: Course,
        before: Course,
        seat: int | None,
        wanted: Wishes,
        found: dict[str, bytes],
    ) -> None:
        game, people = course.game, list(course.game.seats)
        for n, thing in enumerate(wanted.things):
            card = cards.card_of(game.copy(), 0, seat, thing, people, "en")
            found[f"card {n + 1}"] = msgspec.json.encode(card)
        if wanted.things:
            found["replay"] = msgspec.json.encode(
                ReplayInfo(
                    len(course.plays),
                    len(course.plays),
                    seat,
                    msgspec.Raw(msgspec.json.encode(speaking.view_of(game, seat))),
                    speaking.entries(game.title, course.log[-12:], 0, seat, "fr"),
                    len(course.log),
                )
            )
        if wanted.notice:
            found["notice"] = b"\n".join(notices.told(course))
        if seat is None:
            return
        if wanted.asks:
            found["coach"] = msgspec.json.encode(
                coaching.coach_of(game.copy(), 0, seat, people, "en")
            )
            found["odds"] = msgspec.json.encode(weighed(game.copy(), wanted.action, seat, "en"))
            found["error"] = refused(table, seat, wanted.words)
            for thing in wanted.things[:1]:
                found["why"] = pointing.why_not_thing(game, thing, "fr").text.encode()
        if wanted.hint:
            found["hint"] = hinted(course, seat, wanted.seed, people)
        if wanted.stream:
            found["bot stream"] = self.streamed(course, seat, wanted.seed)

    def streamed(self, course: Course, seat: int, seed: int) -> bytes:
        """The first line of a program's stream, with an imagined game if the seat decides."""

        async def first() -> bytes:
            streams = Streams(self.nobody, self.live, self.nobody, Turns(1), self.settings)
            wishes = {"lang": "en", "patch": False, "since": len(course.log) - 10, "imagine": 1}
            who = Identity(f"p{seat}", "p")
            lines = streams.game(table_at(course), who, wishes, asyncio.Event())
            async with contextlib.aclosing(lines):
                return await anext(lines)

        with mock.patch("delos.server.remote.streams.secrets.randbits", return_value=seed):
            found = asyncio.run(first())
        self.nobody.listeners.clear()
        return found


def hinted(course: Course, seat: int, seed: int, people: list[str]) -> bytes:
    """The hint as the worker reckons it and the server words it."""
    game = course.game
    best = [advised(one) for one in advice(Chair(game, seat), seed, 3, STEADY).best]
    return msgspec.json.encode(hinting.told(game.copy(), seat, best, people, "en"))


def refused(table: Table, seat: int, words: str) -> bytes:
    """The answer to a choice that is not legal, or that comes too early."""
    try:
        check_turn(table, seat, table.index)
        table.course.after(words)
    except Refusal as refusal:
        return msgspec.json.encode(refusal.info("en"))
    except IllegalAction as error:
        return msgspec.json.encode(illegal(table, words, error, "en").info("en"))
    return b"legal"
