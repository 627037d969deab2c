"""The first visit: "Play now" asks once, says what it starts, and remembers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, late


def test_a_newcomer_begins_with_the_first_lesson(visit: VisitorMaker) -> None:
    ann = visit(language="fr").open("/")
    ann.page.locator("[data-play-now]").click()
    ann.check_access("first visit")
    ann.page.locator("[data-experience=new]").click()
    expect(ann.page.locator("[data-lesson-step='0']")).to_be_visible()
    ann.open("/")
    ann.page.locator("[data-play-now]").click()  # asked once only
    expect(ann.page.locator("[data-lesson-step='0']")).to_be_visible()


def test_the_first_button_is_the_first_game(visit: VisitorMaker) -> None:
    ann = visit(size=PHONE, language="fr", touch=True).open("/")
    expect(ann.page.locator(".start .btn").first).to_contain_text("Première partie")
    ann.check_access("home of a newcomer")
    ann.check_width()
    ann.page.locator("[data-first-game]").tap()
    expect(ann.page.locator("[data-lesson-step='0']")).to_be_visible()


def test_whoever_has_a_game_goes_on_with_it(visit: VisitorMaker) -> None:
    """The row of what to go on with: the game, the lesson; no first game once there was one."""
    ann = visit()
    ann.make_table(seats="me bot bot", players=3)
    ann.open("/")
    expect(ann.page.locator("[data-go-on]")).to_be_visible()
    expect(ann.page.locator(".door").first).to_contain_text(
        re.compile("Lesson 1 of 8.*Legendary: ", re.DOTALL)  # of which game, too
    )
    ann.page.reload()
    expect(ann.page.locator("[data-go-on]")).to_be_visible()
    expect(ann.page.locator("[data-first-game]")).to_have_count(0)
    ann.check_access("home with a game")


def test_who_knows_the_board_game_gets_an_easy_one(visit: VisitorMaker) -> None:
    ann = visit().open("/")
    ann.page.locator("[data-play-now]").click()
    with ann.page.expect_request(
        lambda one: one.method == "POST" and one.url.endswith("/tables")
    ) as asked:
        ann.page.locator("[data-experience=board]").click()
    body = asked.value.post_data_json
    assert body is not None
    assert body["options"] == {"players": 3, "edition": "base", "map": "quick-3"}
    assert [seat["level"] for seat in body["seats"][1:]] == ["novice", "novice"]
    expect(ann.page).to_have_url(re.compile("/table/"))


def test_the_answer_can_be_changed(visit: VisitorMaker) -> None:
    ann = visit(size=PHONE).open("/")
    ann.page.evaluate("localStorage['delos.experience'] = 'delos'")
    ann.page.reload()
    before = ann.page.locator(".says").inner_text()
    ann.page.locator("[data-change]").click()
    ann.page.locator("[data-experience=new]").click()
    expect(ann.page.locator(".says")).not_to_have_text(before)
    expect(ann.page.locator("[data-play-now]")).to_be_visible()  # nothing was started
    ann.check_width()


@pytest.mark.parametrize("game", [late("legendary"), late("classic"), "hades", "mytikas"])
def test_every_game_has_an_easy_table(visit: VisitorMaker, game: str) -> None:
    ann = visit().open(f"/learn/{game}")
    ann.page.locator("[data-easy]").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    expect(ann.page.locator("[data-question]").first).to_be_visible()
