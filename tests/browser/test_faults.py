"""What goes wrong is told in words, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import Visitor
from tests.server.harness import Host

pytestmark = pytest.mark.timeout(200)


def test_two_tabs_of_one_person(visit: VisitorMaker) -> None:
    """Both show the same question; what one answers, the other knows at once."""
    ann = visit()
    table = ann.make_table(seats="me bot bot", players=3, map="quick")
    ann.sit_down(table)
    ann.wait_for_question()
    second = Visitor(ann.page.context.new_page(), ann.url)
    second.sit_down(table)
    second.wait_for_question()
    asked = ann.question()
    assert second.question() == asked
    ann.answer()
    expect(second.page.locator(f"[data-question='{asked}']")).to_have_count(0)
    assert second.complaints == []


def test_a_stale_answer_says_so_and_changes_nothing(visit: VisitorMaker) -> None:
    ann = visit()
    table = ann.make_table(seats="me bot bot", players=3, map="quick")
    ann.sit_down(table)
    ann.wait_for_question()
    state = ann.state()
    body = {"index": state["index"], "seat": state["seat"], "action": state["options"][0]["id"]}
    path = f"/api/v1/tables/{table}/actions"
    assert ann.page.request.post(path, data=body).status == 200
    again = ann.page.request.post(path, data=body)
    assert again.status in {403, 409}
    assert len(again.json()["error"]["message"]) > 10
    ann.wait_for_question()
    ann.answer()


def test_unknown_table(visit: VisitorMaker) -> None:
    ann = visit()
    ann.page.goto("/table/no-such-table-here")
    expect(ann.page.locator("#main")).to_contain_text("table")
    expect(ann.page.get_by_role("link", name="start page").first).to_be_visible()
    ann.complaints.clear()  # the browser itself reports the 404


def test_the_server_restarts_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    """The page notices, waits, and goes on where it was; the game has lost nothing."""
    host = Host(tmp_path, pace=0.0, workers=1).start()
    port = host.port
    maker = VisitorMaker(browser, host.url)
    ann = maker()
    try:
        ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
        for _ in range(3):
            ann.wait_for_question()
            ann.answer()
        ann.wait_for_question()
        before = ann.question()
    finally:
        host.stop()
    expect(ann.page.locator("[data-banner=lost]")).to_have_count(1)
    host = Host(tmp_path, port=port, pace=0.0, workers=1).start()
    try:
        expect(ann.page.locator("[data-banner=lost]")).to_have_count(0)
        assert ann.question() == before
        ann.wait_for_question()
        ann.answer()
        # the browser itself reports what it could not reach
        gone = ("WebSocket", "ERR_CONNECTION_REFUSED")
        ann.complaints = [one for one in ann.complaints if not any(word in one for word in gone)]
        maker.close()
    finally:
        host.stop()
