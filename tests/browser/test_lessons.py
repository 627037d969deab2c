"""Lessons as a learner meets them: by mouse, keyboard and on a phone, with wrong ways."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from delos.lessons import GO_ON, GROUPS, Lesson, lessons
from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor, late
from tests.lessons.test_lessons import shown_way
from tests.server.harness import Host

ALL = [(group, lesson) for group in GROUPS for lesson in lessons(group)]
NAMES = [f"{group}-{lesson.name}" for group, lesson in ALL]
# Two of every game each time, one by each way; all by both ways in `make nightly`. Without a page
# every lesson is played each time: tests/lessons.
BY_MOUSE = [one if one[1] is lessons(one[0])[0] else late(*one) for one in ALL]
BY_KEYBOARD = [one if one[1] is lessons(one[0])[1] else late(*one) for one in ALL]
FIRST = ALL[:1]


@pytest.fixture(scope="module")
def pupil(browser: Browser, host: Host) -> Iterator[Callable[[str], Visitor]]:
    """Visitors that stay from lesson to lesson, one for each language."""
    maker = VisitorMaker(browser, host.url)
    known: dict[str, Visitor] = {}

    def come(language: str) -> Visitor:
        if language not in known:
            known[language] = maker(language=language)
        return known[language]

    yield come
    maker.close()


UNHEARD = 0.6  # seconds after which somebody would press once more


def go(visitor: Visitor, group: str, name: str) -> Page:
    visitor.open(f"/learn/{group}/{name}")
    expect(visitor.page.locator("[data-lesson-step]")).to_be_visible()
    return visitor.page


def play(visitor: Visitor, actions: list[int], by: str = "mouse") -> None:
    """Do these actions of the lesson on the page."""
    for action in actions:
        wanted = "[data-lesson-on]" if action == GO_ON else f'[data-option="{action}"]'
        one = visitor.page.locator(f"{wanted}:not([disabled])").first
        deadline = time.monotonic() + 20
        while not one.is_visible() and time.monotonic() < deadline:
            if visitor.page.locator("[data-skip]").count():
                visitor.press("[data-skip]")
            visitor.page.wait_for_timeout(20)
        before = question(visitor.page)
        if by == "keyboard":
            one.focus()
            visitor.page.keyboard.press("Enter")
        else:
            one.click()
        # The next question may offer the same in the same place: what is pressed too early is not
        # heard, so it is pressed again, as people do.
        deadline = time.monotonic() + 2
        again = time.monotonic() + UNHEARD
        while question(visitor.page) == before and time.monotonic() < deadline:
            visitor.page.wait_for_timeout(20)
            if action != GO_ON and time.monotonic() > again:
                visitor.press(f"{wanted}:not([disabled])")
                again = deadline


def question(page: Page) -> str:
    """The moment of the question on show."""
    return str(page.evaluate("document.querySelector('[data-question]')?.dataset.question ?? ''"))


def step(page: Page) -> int:
    return int(page.locator("[data-lesson-step]").get_attribute("data-lesson-step") or -1)


@pytest.mark.parametrize(("group", "lesson"), BY_MOUSE, ids=NAMES)
def test_a_lesson_is_played_to_its_end_by_mouse(
    pupil: Callable[[str], Visitor], group: str, lesson: Lesson
) -> None:
    ann = pupil("en")
    page = go(ann, group, lesson.name)
    looked_at = lesson is lessons(group)[0] or os.environ.get("DELOS_NIGHTLY") == "1"
    if looked_at:
        ann.check_access(f"{group} {lesson.name}")
    play(ann, shown_way(lesson))
    expect(page.locator("[data-lesson-end]")).to_be_visible()
    if looked_at:
        ann.check_access(f"{group} {lesson.name}, end")
    ann.open(f"/learn/{group}")
    expect(page.locator(".done").first).to_be_visible()


@pytest.mark.parametrize(("group", "lesson"), BY_KEYBOARD, ids=NAMES)
def test_a_lesson_is_played_in_french_by_keyboard(
    pupil: Callable[[str], Visitor], group: str, lesson: Lesson
) -> None:
    ann = pupil("fr")
    page = go(ann, group, lesson.name)
    play(ann, shown_way(lesson), by="keyboard")
    expect(page.locator("[data-lesson-end]")).to_be_visible()


@pytest.mark.parametrize(("group", "lesson"), FIRST, ids=["aim"])
def test_a_lesson_on_a_phone(visit: VisitorMaker, group: str, lesson: Lesson) -> None:
    ann = visit(size=PHONE, touch=True)
    page = go(ann, group, lesson.name)
    ann.check_width()
    ann.check_access("phone")
    play(ann, shown_way(lesson))
    expect(page.locator("[data-lesson-end]")).to_be_visible()
    ann.check_access("phone, end")


@pytest.mark.parametrize(("group", "lesson"), FIRST, ids=["aim"])
def test_reload_language_and_leaving_keep_the_step(
    visit: VisitorMaker, group: str, lesson: Lesson
) -> None:
    ann = visit()
    page = go(ann, group, lesson.name)
    way = shown_way(lesson)
    play(ann, way[:3])
    expect(page.locator("[data-lesson-step='3']")).to_be_visible()
    english = page.locator(".nestor .text").inner_text()
    ann.speak("fr")
    expect(page.locator(".nestor .text")).not_to_have_text(english)
    assert step(page) == 3
    page.reload()
    expect(page.locator("[data-lesson-step='3']")).to_be_visible()
    page.goto("/learn")
    expect(page.locator(f"[data-lesson={lesson.name}]")).to_contain_text("4")
    page.go_back()
    expect(page.locator("[data-lesson-step='3']")).to_be_visible()
    page.locator("[data-lesson-back]").click()
    expect(page.locator("[data-lesson-step='2']")).to_be_visible()
    play(ann, way[2:])
    expect(page.locator("[data-lesson-end]")).to_be_visible()


@pytest.mark.parametrize(("group", "lesson"), FIRST, ids=["aim"])
def test_a_lost_connection_keeps_the_step(visit: VisitorMaker, group: str, lesson: Lesson) -> None:
    ann = visit()
    page = go(ann, group, lesson.name)
    play(ann, shown_way(lesson)[:1])
    expect(page.locator("[data-lesson-step='1']")).to_be_visible()
    page.context.set_offline(True)
    page.locator("[data-option]").first.click()
    expect(page.locator("[data-banner=lost]")).to_be_visible()
    assert step(page) == 1
    page.context.set_offline(False)
    expect(page.locator("[data-lesson-step='2']")).to_be_visible()
    ann.complaints = [one for one in ann.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


@pytest.mark.parametrize(("group", "lesson"), FIRST, ids=["aim"])
def test_wrong_ways_are_answered_and_show_me_takes_it_back(
    visit: VisitorMaker, group: str, lesson: Lesson
) -> None:
    ann = visit()
    page = go(ann, group, lesson.name)
    play(ann, shown_way(lesson)[:2])
    expect(page.locator("[data-lesson-step='2']")).to_be_visible()
    page.locator('.hit[data-token="land:ios"]').first.click(force=True)
    expect(page.locator("[data-lesson-answer]")).to_be_visible()
    assert step(page) == 2
    board = page.locator(".board[data-step]")
    before = board.get_attribute("data-step") or ""
    page.locator("[data-lesson-show]").click()
    expect(board).not_to_have_attribute("data-step", before)
    assert step(page) == 2  # Nestor does not run ahead of what will be taken back
    expect(board).to_have_attribute("data-step", before)
    expect(page.locator("[data-lesson-show]")).to_be_enabled()
    assert page.locator("[data-option]").count() == 3


def test_a_dead_end_and_another_table_are_told(visit: VisitorMaker) -> None:
    ann = visit(PHONE, touch=True)
    page = go(ann, "classic", "aim")
    lesson = lessons("classic")[0]
    expect(page.locator("[data-lesson-anew]")).to_have_count(0)
    play(ann, shown_way(lesson, "try"))
    expect(page.locator("[data-lesson-anew]")).to_be_visible()
    page.locator("[data-option]").filter(has_text="philosopher").click()
    expect(page.locator("[data-lesson-stuck]")).to_be_visible()
    page.locator(".nestor .primary[data-lesson-retry]").click()
    expect(page.locator("[data-lesson-stuck]")).to_have_count(0)


def test_the_same_game_some_turns_on_is_no_other_table(visit: VisitorMaker) -> None:
    ann = visit()
    city = lessons("mytikas")[0]
    page = go(ann, "mytikas", city.name)
    play(ann, shown_way(city, "site"))
    expect(page.locator("[data-lesson-anew]")).to_have_text("Later")
    play(ann, shown_way(city, "try")[len(shown_way(city, "site")) :])
    expect(page.locator("[data-lesson-anew]")).to_have_text("Another table")


@pytest.mark.parametrize("group", GROUPS)
def test_after_the_last_lesson_a_whole_easy_game_begins(visit: VisitorMaker, group: str) -> None:
    ann = visit()
    last = lessons(group)[-1]
    page = go(ann, group, last.name)
    play(ann, shown_way(last))
    page.locator("[data-lesson-end] [data-easy]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main .board[data-step]")).to_be_visible()


@pytest.mark.parametrize(
    ("group", "name", "number", "spoken_of"),
    [
        ("legendary", "march", 4, ".battle .total"),  # the sums of a battle that is over
        ("legendary", "march", 6, ".battle .total"),  # of one that waits for an answer
        ("classic", "creatures", 0, '.panel-view [data-token="creature:pegasus"]'),
        ("classic", "creatures", 1, '.panel-view [data-token="creature:harpy"]'),
        ("hades", "coming", 0, ".panel-view [data-see=threat]"),
    ],
)
def test_a_phone_shows_what_is_spoken_of(
    visit: VisitorMaker, group: str, name: str, number: int, spoken_of: str
) -> None:
    """Nestor's sheet lies over the lower half: it must not lie over the thing itself."""
    ann = visit(PHONE, touch=True)
    page = go(ann, group, name)
    lesson = next(one for one in lessons(group) if one.name == name)
    play(ann, shown_way(lesson, lesson.steps[number].id))
    expect(page.locator(f"[data-lesson-step='{number}']")).to_be_visible()
    expect(page.locator(spoken_of).first).to_be_visible()
    page.wait_for_timeout(300)  # the strip has arrived
    for thing in page.locator(spoken_of).all():
        below = thing.evaluate(
            """one => {
                const box = one.getBoundingClientRect();
                const at = document.elementFromPoint(box.x + box.width / 2, box.bottom - 4);
                return at !== null && (one.contains(at) || at.contains(one));
            }"""
        )
        assert below, f"{spoken_of} lies below the sheet"


@pytest.mark.parametrize(("group", "lesson"), FIRST, ids=["aim"])
def test_free_play_that_misses_its_aim_may_be_tried_again(
    visit: VisitorMaker, group: str, lesson: Lesson
) -> None:
    ann = visit()
    page = go(ann, group, lesson.name)
    last = len(lesson.steps) - 1
    play(ann, shown_way(lesson, lesson.steps[last].id))
    expect(page.locator(f"[data-lesson-step='{last}']")).to_be_visible()
    for _ in range(6):
        if page.locator(".nestor .primary[data-lesson-retry]").count():
            break
        ending = page.locator("[data-option]").filter(has_text="End")
        (ending if ending.count() else page.locator("[data-option]")).first.click()
        page.wait_for_timeout(300)
    page.locator(".nestor .primary[data-lesson-retry]").click()
    play(ann, shown_way(lesson)[len(shown_way(lesson, lesson.steps[last].id)) :])
    expect(page.locator("[data-lesson-end]")).to_be_visible()


def test_no_card_opens_below_a_mouse_that_only_clicked(visit: VisitorMaker) -> None:
    """What the next question puts there was not asked for; a move of the hand asks."""
    ann = visit()
    city = lessons("mytikas")[0]
    page = go(ann, "mytikas", city.name)
    before = shown_way(city, city.steps[-1].id)
    play(ann, before[:-1])
    last = page.locator(f"[data-option='{before[-1]}']")
    box = last.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*at)
    page.mouse.click(*at)
    below = page.locator("[data-option]:hover[data-card^='space:']")
    expect(below).to_be_visible()  # an answer of the next question lies there now
    page.wait_for_timeout(600)
    expect(page.locator("[data-card-shown]")).to_have_count(0)
    page.mouse.move(at[0] + 9, at[1])
    expect(page.locator("[data-card-shown]")).to_be_visible()


def test_an_unknown_lesson_says_so(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/learn/legendary/chess")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.complaints = [one for one in ann.complaints if "404" not in one]


def test_a_lesson_opens_within_a_second(visit: VisitorMaker) -> None:
    """Once the program is there; the rest is the lesson's own."""
    ann = visit()
    group, lesson = ALL[0]
    go(ann, group, lesson.name)
    took: list[float] = []
    while len(took) < 4 and min(took, default=9.0) > 1:  # a busy machine is not a failure
        begun = time.perf_counter()
        go(ann, group, lesson.name)
        took.append(time.perf_counter() - begun)
    assert min(took) < 2.5


def test_a_phone_shows_all_that_a_step_offers(visit: VisitorMaker) -> None:
    """Four gods to choose from, none behind "more", on a page as high as the window."""
    page = go(visit(PHONE, touch=True), "mytikas", "favours")
    expect(page.locator("[data-option]")).to_have_count(4)
    expect(page.locator("[data-more]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight") == PHONE[1]
