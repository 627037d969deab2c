"""A finished game is understood afterwards: its review in the browser, and playing on from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor
from tests.server.harness import Host, finished_table

OVER = "overlegendary"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A game is over, and reviews are quick."""
    data = tmp_path_factory.mktemp("data")
    finished_table(data, "legendary", players=3, map="quick", goal=1)
    host = Host(data, pace=0.0, workers=1, review_games=2, review_samples=2).start()
    yield host
    host.stop()


def opened(visitor: Visitor, table: str) -> None:
    visitor.open(f"/replay/{table}?step=5")
    visitor.page.get_by_role("link", name="Review").or_(
        visitor.page.get_by_role("link", name="Analyse")
    ).click()
    expect(visitor.page.locator(".band svg path").first).to_be_attached(timeout=150_000)


def test_a_review_explains_and_is_played_on(visit: VisitorMaker) -> None:
    ann = visit()
    opened(ann, OVER)
    page = ann.page
    ann.check_access("review")
    page.get_by_role("button", name="Turning point 1", exact=True).click()
    expect(page.get_by_role("heading", name="Turning point 1")).to_be_visible()
    done = page.locator(".decision li.done")
    expect(done).to_have_count(1)
    expect(done).to_contain_text("What was done")
    expect(page.locator(".decision li .chance").first).to_contain_text("%")
    step = int(page.locator("[data-step]").get_attribute("data-step") or 0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step - 1))
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(step))
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    assert ann.wait_for_question()
    new = page.url.rpartition("/")[2]
    detail = page.request.get(f"/api/v1/tables/{new}").json()
    assert detail["origin"] == {"table": OVER, "step": step - 1}
    assert [seat["kind"] for seat in detail["seats"]].count("bot") == 2
    ann.answer()


def test_a_review_on_the_phone_in_french(visit: VisitorMaker) -> None:
    eve = visit(PHONE, language="fr", theme="dark", touch=True)
    opened(eve, OVER)
    eve.check_width()
    eve.check_access("review on a phone")
    expect(eve.page.get_by_role("heading", name="Tournants")).to_be_attached()


def test_a_replay_on_a_lying_phone_keeps_the_map(visit: VisitorMaker) -> None:
    eve = visit((844, 390), touch=True).open(f"/replay/{OVER}?step=5")
    board = eve.page.locator(".stage .board").first.bounding_box()
    assert board is not None
    assert board["height"] > 270
    eve.check_width()
    eve.check_access("replay on its side")
    eve.page.get_by_role("button", name="Players").tap()
    expect(eve.page.locator(".panel-view")).to_be_visible()


def test_a_running_game_has_no_review(visit: VisitorMaker) -> None:
    ann = visit()
    table = ann.make_table(seats="me bot bot", players=3, map="quick")
    ann.open(f"/review/{table}")
    expect(ann.page.get_by_role("alert")).to_contain_text("when the game is over")
    ann.complaints.clear()  # the browser tells of the refusal
