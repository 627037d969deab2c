"""Lessons over HTTP: the learner's actions in, the table as the learner may see it out."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.lessons import GROUPS, Lesson, Walk, has, lesson, lessons, say, walked
from delos.scenarios.fields import Field
from delos.server.protocol.lessons import (
    LessonBody,
    LessonEnd,
    LessonGroup,
    LessonInfo,
    LessonMoment,
    LessonTable,
)
from delos.server.protocol.live import Choice, State
from delos.server.protocol.tables import SeatInfo, TableDetail
from delos.server.refusal import Refusal
from delos.server.telling import speaking
from delos.server.telling.scene import scene

PLACES: Final = {"lands": "land", "islands": "land", "seas": "sea"}
LEVEL: Final = "novice"  # what the others are called; nobody thinks in a lesson
LEARNT: Final = ("one", "two", "three", "four", "five", "six")  # the first three always


def found(group: str, name: str) -> Lesson:
    one = lesson(group, name)
    if one is None:
        raise Refusal(404, "unknown", "unknown-lesson", games=", ".join(GROUPS))
    return one


def groups(lang: str) -> list[LessonGroup]:
    return [
        LessonGroup(group, [info(group, one, lang) for one in lessons(group)]) for group in GROUPS
    ]


def info(group: str, one: Lesson, lang: str) -> LessonInfo:
    steps = [say(group, lang, f"{one.name}-{step.id}") for step in one.steps]
    name = one.name
    about = say(group, lang, f"{name}.about")
    return LessonInfo(name, say(group, lang, name), about, one.minutes, one.picture, steps)


def opened(group: str, name: str, lang: str) -> LessonTable:
    one = found(group, name)
    names = [other.name for other in lessons(group)]
    after = names[names.index(name) + 1 :]
    told = info(group, one, lang)
    return LessonTable(told, one.side, detail(group, one, lang), after[0] if after else None)


def detail(group: str, one: Lesson, lang: str) -> TableDetail:
    return the_table(Walk(one).game, one.learner, say(group, lang, one.name))


def the_table(game: Game, learner: str, name: str, level: str = LEVEL) -> TableDetail:
    """A table to learn at, as if it were any other; nobody can find it by its id."""
    seats = [
        SeatInfo(
            number,
            faction,
            "person" if faction == learner else "bot",
            "",
            None if faction == learner else level,
            faction == learner,
        )
        for number, faction in enumerate(game.title.seats)
    ]
    return scene(game, seats, "playing", name)


def moment(group: str, name: str, body: LessonBody, lang: str) -> LessonMoment:
    """The lesson after these actions."""
    one = found(group, name)
    walk, known = walked(one, body.actions)
    step = walk.step
    base = f"{one.name}-{step.id}" if step else f"{one.name}-end"
    said = step is not None
    word = "missed" if walk.missed else "text"
    wrong = step.wrong if step else {}
    return LessonMoment(
        known=known,
        step=walk.number,
        said=say(group, lang, base),
        text=say(group, lang, f"{base}.{word}") if said else "",
        wrong=say(group, lang, f"{base}.wrong") if has(group, lang, f"{base}.wrong") else "",
        answers={thing: say(group, lang, f"{base}.{word}") for thing, word in wrong.items()},
        reading=walk.reading,
        trying=walk.trying,
        missed=walk.missed,
        stuck=walk.stuck(),
        show=walk.shown(),
        look=places_of(step.aim) if step and step.aim else [],
        see=step.see if step and walk.acts == walk.first else "",
        end=None if said else the_end(group, one, lang),
        first=walk.first,
        anew=walk.number > 0 and step is not None and step.position is not None,
        later=step is not None and step.later,
        states=states(walk, body.whole or known < len(body.actions), lang),
    )


def places_of(aim: Field) -> list[str]:
    """The lands and seas that an aim names, as things of the board."""
    found: list[str] = []
    for key, entry in aim.items():
        kind = PLACES.get(key)
        if kind is not None:
            found += [f"{kind}:{place}" for place, _ in entry.items()]
        if key == "view":
            for _, seen in entry.items():
                for path, _ in seen.items():
                    section, place, *_ = path.split(".")
                    found += [f"{PLACES[section]}:{place}"] if section in PLACES else []
    return found


def the_end(group: str, one: Lesson, lang: str) -> LessonEnd:
    base = f"{one.name}-end"
    parts = [f"{base}.{part}" for part in LEARNT if has(group, lang, f"{base}.{part}")]
    learnt = [say(group, lang, part) for part in parts]
    return LessonEnd(say(group, lang, base), learnt, say(group, lang, f"{base}.unused"))


def states(walk: Walk, whole: bool, lang: str) -> list[State]:
    """The table after every action since the learner's last; with ``whole`` as it is now."""
    if whole or not walk.shots:
        return [state(walk, walk.game, walk.plays, 0, len(walk.log), True, lang)]
    told: list[State] = []
    first = walk.before
    for number, shot in enumerate(walk.shots, 1):
        last = number == len(walk.shots)
        told.append(state(walk, shot.game, shot.plays, first, shot.entries, last, lang))
        first = shot.entries
    return told


def state(
    walk: Walk, game: Game, plays: int, first: int, entries: int, last: bool, lang: str
) -> State:
    seat = walk.learner
    log: list[Event] = walk.log[first:entries]
    told = speaking.entries(game.title, tuple(log), first, seat, lang)
    options = open_choices(walk, lang) if last else []
    return State(
        index=plays,
        steps=plays,
        status="playing",
        you=[seat],
        seat=seat,
        handover=None,
        view=encoded(speaking.view_of(game, seat)),
        options=options,
        prompt=speaking.prompt_of(game, lang) if options else "",
        log=encoded(told),
        from_=first,
        undo=last,
        may_ask=False,
        asked=None,
        winners=[],
        key=None,
    )


def encoded(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def open_choices(walk: Walk, lang: str) -> list[Choice]:
    """The options that do not sleep."""
    awake = set(walk.open())
    return [one for one in speaking.choices(walk.game, lang) if one.id in awake] if awake else []
