"""Beside the game at a running table: clocks, talk, a pause that all agree on, one's own notes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor

pytestmark = pytest.mark.timeout(300)

LOG = "nav > button:nth-child(4)"  # of the phone


def two(ann: Visitor, ben: Visitor) -> str:
    """Both at a table with a clock, the game under way."""
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "public": True,
        "ways": {"clock": {"kind": "live", "main": 600, "step": 10}},
    }
    answer = ann.page.request.post("/api/v1/tables", data=body)
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    joined = ben.page.request.post(f"/api/v1/tables/{table}/join", data={"seat": 1})
    assert joined.ok, joined.text()
    for one in (ann, ben):
        one.sit_down(table)
        expect(one.page.locator("[data-question]").first).to_be_visible()
    return table


def test_clocks_talk_pause_and_notes(visit: VisitorMaker) -> None:
    """At a desk in English, on a phone in French and dark: what one asks reaches the other."""
    ann, ben = visit(), visit(PHONE, language="fr", theme="dark", touch=True)
    table = two(ann, ben)
    # a clock for each person, none for the bot
    expect(ann.page.locator("[data-clock]")).to_have_count(2)

    ann.page.locator("[data-beside=talk]").click()
    ann.page.locator("[data-say]").fill("Naxos is mine, isn't it?")
    ann.page.locator("[data-say]").press("Enter")
    expect(ben.page.locator(f"{LOG} .said")).to_be_visible()  # told while the map is looked at
    ben.page.locator(LOG).tap()
    ben.page.locator("[data-beside=talk]").tap()
    expect(ben.page.locator("[data-talk] .words")).to_have_text("Naxos is mine, isn't it?")
    expect(ben.page.locator(f"{LOG} .said")).to_have_count(0)
    for one in (ann, ben):
        one.check_access("talk")
        one.check_width()

    ann.page.locator("[data-beside=notes]").click()
    ann.page.locator("[data-notes]").fill("Ben bluffs.")
    expect(ann.page.locator("[data-note-state=kept]")).to_be_visible()
    ann.check_access("notes")
    assert "bluffs" not in ben.page_text()

    ann.page.locator("[data-settings]").first.click()
    ann.page.locator("[data-pause]").click()
    ann.page.keyboard.press("Escape")
    expect(ben.page.locator("[data-proposal=pause]")).to_be_visible()
    ben.check_access("asked for a pause")
    # whoever is to choose has the coach's word above it, not over it
    chooser = next(one for one in (ann, ben) if one.page.locator("[data-question].mine").count())
    expect(chooser.page.locator("[data-coach]")).to_be_visible()
    ben.page.locator("[data-agree]").tap()
    for one in (ann, ben):
        expect(one.page.locator("[data-paused]")).to_be_visible()
        one.check_access("paused")
    told = ann.page.request.get(f"/api/v1/tables/{table}").json()
    assert told["halt"] == "paused"
    ann.page.locator("[data-resume]").click()
    ben.page.locator("[data-agree]").tap()
    for one in (ann, ben):
        expect(one.page.locator("[data-paused]")).to_have_count(0)

    ann.page.reload()
    ann.page.locator("[data-beside=notes]").click()
    expect(ann.page.locator("[data-notes]")).to_have_value("Ben bluffs.")
