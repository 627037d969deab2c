"""Whole games through the page, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Json, Visitor, finished, late
from tests.server.harness import Host

pytestmark = pytest.mark.timeout(300)


def cookies_of(visitor: Visitor) -> dict[str, str]:
    return {one["name"]: one["value"] for one in visitor.page.context.cookies()}


@pytest.mark.parametrize("enough", [12, late(10_000)])
def test_by_mouse_on_the_map(visit: VisitorMaker, host: Host, enough: int) -> None:
    """Places are chosen on the map itself, a dozen of them or in a whole game."""
    ann = visit()
    table = ann.make_table(seats="me bot bot", players=3, map="quick", goal=2)
    ann.sit_down(table)
    on_map = answers = 0
    while on_map < enough and answers < 900 and ann.wait_for_question():
        if ann.answer_on_the_map():
            on_map += 1
        elif not ann.over():
            ann.answer()
        answers += 1
    assert on_map > 10, f"{on_map} of {answers} answers were clicks on the map"
    if on_map == enough:
        return
    told = finished(host.url, table, cookies_of(ann))
    assert told["status"] == "over"
    assert told["winners"]
    expect(ann.result()).to_contain_text(["Metropolis"], ignore_case=True)


@pytest.mark.parametrize("limit", [12, late(600)])
def test_play_now_by_keyboard_alone(visit: VisitorMaker, limit: int) -> None:
    """From the home page into a game, and to its end, without touching a mouse."""
    ann = visit().open("/")
    keyboard = ann.page.keyboard
    for _ in range(40):
        keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement?.matches('[data-play-now]')"):
            break
    keyboard.press("Enter")
    expect(ann.page.locator("[data-experience=delos]")).to_be_visible()
    for _ in range(8):
        if ann.page.evaluate("document.activeElement?.matches('[data-experience=delos]')"):
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(ann.page.locator("[data-question]").first).to_be_visible()
    answers = 0
    while answers < limit and ann.wait_for_question(60):
        seen = ann.glance()
        if seen.options:
            keyboard.press(str(1 + ann.dice.randrange(min(9, seen.options))))
            assert confirmed_by_key(ann, seen.question), "no effect:\n" + ann.page_text()
            answers += 1
    assert ann.over() or answers == limit < 600


def confirmed_by_key(ann: Visitor, before: str) -> bool:
    for _ in range(1000):
        seen = ann.glance()
        if seen.over or seen.question != before:
            return True
        # Enter must mean yes to what was chosen, so the focus has to be there by itself.
        if seen.confirm and ann.page.evaluate("document.activeElement?.matches('[data-confirm]')"):
            ann.page.keyboard.press("Enter")
        ann.page.wait_for_timeout(15)
    return False


@pytest.mark.parametrize("language", [late("en"), "fr"])
def test_on_a_phone(visit: VisitorMaker, language: str) -> None:
    """A short game with a thumb: first tap chooses, the wide button confirms."""
    ann = visit(PHONE, language=language, touch=True)
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick", goal=1))
    ann.play_to_the_end(200)
    ann.check_width()


@pytest.mark.parametrize("limit", [20, late(900)])
def test_a_duel_and_teams(visit: VisitorMaker, limit: int) -> None:
    """Two seats of one person share a purse that both see."""
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot me bot", players=2, map="quick", goal=1))
    ann.wait_for_question()
    purses = [one["gold"] for one in ann.state()["view"]["factions"]]
    assert sum(gold is not None for gold in purses) == 2
    for _ in range(limit):
        if not ann.wait_for_question():
            break
        ann.answer()
    assert ann.over() or limit == 20


@pytest.mark.nightly
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"edition": "complete", "map": "random"}),
        ("classic", {}),
        ("classic", {"modules": ["hades"]}),
        ("mytikas", {}),
    ],
    ids=["legendary", "classic", "hades", "mytikas"],
)
def test_watched_to_the_end_in_motion(visit: VisitorMaker, title: str, options: Json) -> None:
    """With everything that flies, glides and is told: the page has nothing to complain of."""
    ann = visit(speed=4, calm=False)
    ann.sit_down(ann.make_table(title, "me bot:greedy bot:greedy", players=3, **options))
    for _ in range(20_000):
        seen = ann.glance()
        if seen.over:
            break
        if seen.options:
            ann.answer()
        ann.page.wait_for_timeout(20)
    assert ann.over()
