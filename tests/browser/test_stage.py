"""Playback: what is drawn, told and counted is one moment, at the viewer's pace."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor, late
from tests.server.harness import Host

# One look at the page: all parts at the same moment.
LOOK = """() => {
    const row = document.querySelector('.right [data-token^="faction:"]');
    const gold = row?.querySelector('[data-gold]')?.dataset.gold;
    return {
        step: Number(document.querySelector('[data-step]').dataset.step),
        buildings: document.querySelectorAll('[role=application] .building').length,
        gold: gold === undefined ? null : Number(gold),
        playing: document.querySelector('[data-dock]') !== null,
    };
}"""


def table_with_bots(visitor: Visitor) -> str:
    table = visitor.make_table(seats="me bot bot", players=3, map="quick", goal=2)
    visitor.sit_down(table)
    expect(visitor.page.locator("[data-step]").first).to_be_attached()
    return table


def then(page: Page, table: str, step: int) -> Any:
    """The table as it was after a step, from the server."""
    return page.request.get(f"/api/v1/tables/{table}/replay?step={step}&seat=0").json()["view"]


def agree(visitor: Visitor, table: str) -> int:
    """What is drawn is the table at the step that is shown; the step."""
    seen = visitor.page.evaluate(LOOK)
    view = then(visitor.page, table, seen["step"])
    assert seen["buildings"] == sum(site["building"] is not None for site in view["sites"])
    assert seen["gold"] in (None, view["factions"][0]["gold"])
    step: int = seen["step"]
    return step


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("speed", "looks"), [late(0, 900), (4, 14)])
def test_the_drawn_moment_is_the_told_one(visit: VisitorMaker, speed: int, looks: int) -> None:
    """Looked at again and again while bots play at 4×; every night a whole game, at once."""
    ann = visit(speed=speed, calm=False)
    table = table_with_bots(ann)
    shown = set()
    for _ in range(looks):
        if ann.over():
            break
        shown.add(agree(ann, table))
        if ann.glance().options:
            ann.answer()
        else:
            ann.page.wait_for_timeout(120)
    assert len(shown) > 5


def test_skip_pause_and_step(visit: VisitorMaker, host: Host) -> None:
    ann = visit(speed=1, calm=False)
    table_with_bots(ann)
    page = ann.page
    for _ in range(30):
        if ann.glance().options:
            ann.answer()
        if page.locator("[data-skip]").count():
            break
        page.wait_for_timeout(200)
    page.keyboard.press("p")
    expect(page.get_by_role("button", name=re.compile("^Go on"))).to_be_visible()
    page.wait_for_timeout(1500)  # the motion that ran is over
    at = page.evaluate(LOOK)["step"]
    page.wait_for_timeout(1200)
    assert page.evaluate(LOOK)["step"] == at
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(LOOK)["step"] < at
    page.keyboard.press("ArrowRight")
    assert page.evaluate(LOOK)["step"] == at
    page.locator("[data-skip]").click()
    assert ann.wait_for_question()
    expect(page.locator("[data-dock]")).to_have_count(0)


def test_the_speed_is_remembered(visit: VisitorMaker) -> None:
    ann = visit(speed=1, calm=False)
    table = table_with_bots(ann)
    for _ in range(30):
        if ann.page.locator("[data-dock]").count():
            break
        if ann.glance().options:
            ann.answer()
        ann.page.wait_for_timeout(100)
    ann.page.keyboard.press("4")
    expect(ann.page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    ann.open(f"/table/{table}")
    assert ann.page.evaluate("localStorage['delos.speed']") == "4"


@pytest.mark.parametrize("size", [PHONE, late((844, 390))])
def test_a_phone_has_the_same_hand(visit: VisitorMaker, size: tuple[int, int]) -> None:
    ann = visit(size, speed=1, calm=False, touch=True)
    table_with_bots(ann)
    page = ann.page
    for _ in range(30):
        if page.locator("[data-skip]").count():
            break
        if ann.glance().options or ann.glance().folded:
            ann.wait_for_question()
            ann.answer()
        page.wait_for_timeout(100)
    page.get_by_role("button", name=re.compile("^Pause")).tap()
    beads, hand = page.locator("[data-dock] ol"), page.locator("[data-dock] .controls")
    if beads.count():  # the beads lie clear of what one presses
        one, other = beads.bounding_box(), hand.bounding_box()
        assert one is not None
        assert other is not None
        beside = one["x"] + one["width"] <= other["x"] + 1
        assert beside or one["y"] + one["height"] <= other["y"] + 1
    page.get_by_role("button", name=re.compile("^One step back")).tap()
    page.locator("[data-skip]").tap()
    assert ann.wait_for_question()


def test_a_lost_connection_in_mid_playback(visit: VisitorMaker) -> None:
    """What was heard is shown to its end; what was missed is told when the line is back."""
    ann = visit(speed=1, calm=False)
    table = table_with_bots(ann)
    for _ in range(30):
        if ann.page.locator("[data-skip]").count():
            break
        if ann.glance().options:
            ann.answer()
        ann.page.wait_for_timeout(100)
    ann.page.context.set_offline(True)
    ann.page.wait_for_timeout(700)
    agree_offline = ann.page.evaluate(LOOK)["step"]
    ann.page.context.set_offline(False)
    assert ann.wait_for_question(60)
    assert agree(ann, table) >= agree_offline
    ann.complaints.clear()  # the browser tells of the line that was cut
