"""Every lesson is played to its end by its script: a rule that breaks one breaks its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from delos.kernel import inside
from delos.kernel.errors import BadRecord
from delos.lessons import GO_ON, GROUPS, Lesson, Walk, has, lessons, say, walked
from delos.lessons.form import answers, load
from delos.lessons.walk import Broken
from delos.lessons.words import source
from delos.texts import languages

ALL = [(group, lesson) for group in GROUPS for lesson in lessons(group)]
EACH = pytest.mark.parametrize(
    ("group", "lesson"), ALL, ids=[f"{group}-{lesson.name}" for group, lesson in ALL]
)
BOTH = pytest.mark.parametrize("lang", languages())
LONGEST = {"en": 34, "fr": 38}  # words that Nestor says at once


def shown_way(lesson: Lesson, until: str = "") -> list[int]:
    """The learner's actions on the shown way, to the end or to the beginning of a step."""
    walk = Walk(lesson)
    actions: list[int] = []
    while not walk.done and (walk.step is None or walk.step.id != until):
        action = GO_ON if walk.reading else walk.shown()
        assert action is not None, f"no way is shown: {walk}"
        assert walk.act(action), f"what is shown is not open: {walk}"
        actions.append(action)
        assert len(actions) < 100
    return actions


@EACH
def test_the_shown_way_leads_to_the_end(group: str, lesson: Lesson) -> None:
    actions = shown_way(lesson)
    walk, known = walked(lesson, actions)
    assert walk.done
    assert known == len(actions)


@EACH
def test_every_answer_that_is_called_right_can_be_gone_on_from(group: str, lesson: Lesson) -> None:
    """Where several answers are open, each leads through its step."""
    for number, step in enumerate(lesson.steps):
        if step.aim is not None:
            continue
        for place, move in enumerate(step.do):
            for text in answers(move)[1:]:
                walk, _ = walked(lesson, shown_way(lesson, step.id))
                take(walk, number, place, text)


def take(walk: Walk, number: int, place: int, text: str) -> None:
    while walk.number == number and not walk.reading:
        texts, ids = walk.game.texts(), walk.game.ids()
        action = ids[texts.index(text)] if walk.cursor == place else walk.shown()
        assert action is not None, f"after {text!r}: {walk}"
        assert walk.act(action), f"after {text!r}: {walk}"


@EACH
def test_only_what_is_asked_is_open(group: str, lesson: Lesson) -> None:
    walk = Walk(lesson)
    for action in shown_way(lesson):
        if walk.reading:
            assert walk.open() == []
            assert inside.actor(walk.game) < 0 or not walk.act(walk.game.ids()[0])
        elif not walk.trying:
            asleep = [one for one in walk.game.ids() if one not in walk.open()]
            before = walk.game
            assert not any(walk.act(one) for one in asleep)
            assert not walk.act(GO_ON)
            assert walk.game is before
        assert walk.act(action)


@EACH
def test_a_lesson_has_its_size(group: str, lesson: Lesson) -> None:
    """Five to eight steps, of which one at most is tried without hints: the last."""
    assert 5 <= len(lesson.steps) <= 8
    tries = [step.id for step in lesson.steps if step.aim is not None]
    assert tries == [lesson.steps[-1].id]
    assert 3 <= lesson.minutes <= 6


@EACH
def test_ending_the_turn_misses_the_aim(group: str, lesson: Lesson) -> None:
    """Free play that leads nowhere says so instead of waiting for ever."""
    walk, _ = walked(lesson, shown_way(lesson, lesson.steps[-1].id))
    for _ in range(40):
        texts, ids = walk.game.texts(), walk.game.ids()
        if walk.done or not walk.open():
            break
        idle = [n for n, text in enumerate(texts) if text in {"end", "pass", "retreat stay"}]
        assert walk.act(ids[idle[0]] if idle and ids[idle[0]] in walk.open() else walk.open()[-1])
    assert walk.done or walk.missed


@EACH
def test_the_shown_way_is_never_called_a_dead_end(group: str, lesson: Lesson) -> None:
    walk = Walk(lesson)
    for action in shown_way(lesson):
        walk.act(action)
        walk.strayed = walk.trying  # looked for all the same
        assert not walk.stuck()
        walk.strayed = False


def test_a_dead_end_is_known() -> None:
    """The gold goes to a philosopher: the turn goes on, the aim is out of reach."""
    lesson = next(one for one in lessons("classic") if one.name == "aim")
    walk, _ = walked(lesson, shown_way(lesson, "try"))
    assert not walk.stuck()
    before = len(walk.log)
    assert walk.act(walk.game.ids()[walk.game.texts().index("philosopher")])
    assert not walk.missed
    entries = len(walk.log)
    assert walk.stuck()
    assert len(walk.log) == entries > before  # looking ahead leaves no trace


@EACH
@BOTH
def test_words(group: str, lesson: Lesson, lang: str) -> None:
    name = lesson.name
    wanted = [name, f"{name}.about", f"{name}-end"]
    wanted += [f"{name}-end.{part}" for part in ("one", "two", "three", "unused")]
    more = [f"{name}-end.{part}" for part in ("four", "five", "six")]
    wanted += [one for one in more if has(group, lang, one)]
    for step in lesson.steps:
        wanted += [f"{name}-{step.id}", f"{name}-{step.id}.text"]
        if step.aim is not None:
            wanted.append(f"{name}-{step.id}.missed")
        elif step.do and not reads(lesson, step.id):
            wanted.append(f"{name}-{step.id}.wrong")
        wanted += [f"{name}-{step.id}.{word}" for word in step.wrong.values()]
    missing = [one for one in wanted if not has(group, lang, one)]
    assert missing == []
    for one in wanted:
        words = len(re.findall(r"[\w’-]+", say(group, lang, one)))
        assert words <= LONGEST[lang], f"{one} has {words} words"


def reads(lesson: Lesson, step: str) -> bool:
    walk, _ = walked(lesson, shown_way(lesson, step))
    return walk.reading


@pytest.mark.parametrize("group", GROUPS)
def test_both_languages_say_the_same_things(group: str) -> None:
    english, french = (
        set(re.findall(r"^\s*(\.?[a-z][a-z0-9-]*) =", source(group, lang), re.M))
        for lang in ("en", "fr")
    )
    assert english == french
    names = {lesson.name for lesson in lessons(group)}
    strangers = {
        one for one in english if not one.startswith(".") and one.split("-")[0] not in names
    }
    assert strangers == set()


def test_an_action_that_the_lesson_no_longer_knows_ends_the_walk() -> None:
    lesson = lessons("legendary")[0]
    actions = shown_way(lesson)
    walk, known = walked(lesson, [*actions[:2], 10**9, *actions[2:]])
    assert known == 2
    assert not walk.done
    again, count = walked(lesson, actions[:2])
    assert (again.number, count) == (walk.number, 2)


def test_a_script_against_the_rules_is_reported_by_the_lesson(tmp_path: Path) -> None:
    text = lessons("legendary")[0].path.read_text(encoding="utf-8")
    file = tmp_path / "aim.toml"
    file.write_text(text.replace('do = ["building"]', 'do = ["march"]'), encoding="utf-8")
    broken = load(file)
    with pytest.raises(Broken, match="lesson aim, step build: 'march' is not open"):
        walked(broken, [GO_ON])


def test_a_wrong_key_is_named(tmp_path: Path) -> None:
    text = lessons("legendary")[0].path.read_text(encoding="utf-8")
    file = tmp_path / "aim.toml"
    file.write_text(text.replace("minutes = 4", "hours = 4"), encoding="utf-8")
    with pytest.raises(BadRecord, match="hours"):
        load(file)
