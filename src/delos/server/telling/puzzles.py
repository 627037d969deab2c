"""Puzzles over HTTP: told as lessons are, without anything stored."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Final

from delos.kernel.game import Game
from delos.lessons import GROUPS
from delos.pictures import corner_of
from delos.puzzles import RIVAL, Puzzle, PuzzleWalk, of_the_day, puzzle, puzzles, say, walked
from delos.puzzles.reached import reached, seen
from delos.scenarios.fields import Field
from delos.server.protocol.lessons import (
    LessonBody,
    LessonEnd,
    LessonInfo,
    LessonMoment,
    LessonTable,
)
from delos.server.protocol.puzzles import PuzzleInfo, PuzzleList
from delos.server.refusal import Refusal
from delos.server.telling import speaking
from delos.server.telling.lessons import states, the_table
from delos.texts import speak
from delos.views.mytikas import MytikasView

DAY: Final = 86_400  # seconds
PICTURES: Final = 64  # kept
OF_ITSELF: Final = {"paid", "discount", "creature_discarded", "deck_shuffled"}


def found(group: str, name: str) -> Puzzle:
    one = puzzle(group, name)
    if one is None:
        raise Refusal(404, "unknown", "unknown-puzzle", games=", ".join(GROUPS))
    return one


def listed(lang: str) -> PuzzleList:
    day = int(time.time()) // DAY
    today = of_the_day(day)
    told = [info(one, lang) for group in GROUPS for one in puzzles(group)]
    return PuzzleList(told, info(today, lang) if today else None, day)


@lru_cache(512)
def info(one: Puzzle, lang: str) -> PuzzleInfo:
    said = say(lang, one.aim, {"wants": one.wants})
    return PuzzleInfo(one.group, one.name, said, about(one, lang), one.stars)


def about(one: Puzzle, lang: str) -> str:
    """With which god and how much gold, or from how many points."""
    game = started(one)
    seat = game.seats.index(one.learner)
    view = seen(game, seat)
    if isinstance(view, MytikasView):
        return say(lang, "about-points", {"points": reached(game, seat)})
    god = next(row.god for row in view.gods if stands(row, one.learner))
    gold = next(row.gold for row in view.factions if row.faction == one.learner)
    named = speak.named(lang, f"god:{god}", title=one.title)
    return say(lang, "about-god", {"god": named, "gold": gold or 0})


def stands(row: object, faction: str) -> bool:
    return getattr(row, "faction", None) == faction or faction in (
        getattr(row, "queue", None) or ()
    )


def started(one: Puzzle) -> Game:
    return one.start(Field("", {}))


@lru_cache(PICTURES)
def picture(group: str, name: str) -> str:
    one = found(group, name)
    game = started(one)
    return corner_of(game, game.seats.index(one.learner))


def lesson_info(one: Puzzle, lang: str) -> LessonInfo:
    told = info(one, lang)
    return LessonInfo(
        one.name, told.said, told.about, one.minutes, one.picture, [say(lang, "turn", {})]
    )


def opened(group: str, name: str, lang: str) -> LessonTable:
    one = found(group, name)
    names = [other.name for other in puzzles(group)]
    after = names[names.index(name) + 1 :]
    told = lesson_info(one, lang)
    detail = the_table(started(one), one.learner, told.said, RIVAL)
    return LessonTable(told, one.side, detail, after[0] if after else None)


def moment(group: str, name: str, body: LessonBody, lang: str) -> LessonMoment:
    """The puzzle after these actions."""
    one = found(group, name)
    walk, known = walked(one, body.actions)
    text = f"{one.aim}.text" if not walk.missed else "missed"
    return LessonMoment(
        known=known,
        step=walk.number,
        said=info(one, lang).said,
        text="" if walk.done else say(lang, text, {"wants": one.wants}),
        wrong="",
        answers={},
        reading=False,
        anew=False,
        later=False,
        trying=walk.trying,
        missed=walk.missed,
        stuck=False,  # whether a way is left is the puzzle
        show=walk.shown(),
        look=[],
        see="",
        end=the_end(one, lang) if walk.done else None,
        first=walk.first,
        states=states(walk, body.whole or known < len(body.actions), lang),
    )


def the_end(one: Puzzle, lang: str) -> LessonEnd:
    return LessonEnd(
        say(lang, "solved", {}), way_in_words(one, lang), say(lang, "solved.again", {})
    )


@lru_cache(128)
def way_in_words(one: Puzzle, lang: str) -> list[str]:
    """The known way as the log tells it, without what follows of itself."""
    walk = PuzzleWalk(one)
    first = len(walk.log)
    while not walk.done and (action := walk.shown()) is not None:
        walk.act(action)
    log = speaking.entries(walk.game.title, tuple(walk.log), 0, walk.learner, lang)
    return [entry.text for entry in log[first:] if entry.event["event"] not in OF_ITSELF]
