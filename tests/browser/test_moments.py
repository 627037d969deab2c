"""Moments across the map, and the recap of what happened meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Visitor

BOTS = "me bot:greedy bot:greedy"
HOURS = 4
# The newest entry that was shown, long ago.
LONG_AGO = """([table, hours]) => localStorage.setItem(
    `delos.seen.${table}`, JSON.stringify({n: 3, at: Date.now() - hours * 3600000}))"""


def seated(ann: Visitor, answers: int) -> str:
    """At a table whose first cycle runs."""
    table = ann.make_table(seats=BOTS, players=3, map="quick")
    ann.sit_down(table)
    for _ in range(answers):
        assert ann.wait_for_question()
        ann.answer()
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_comes_back_after_hours_is_told(visit: VisitorMaker, size: tuple[int, int]) -> None:
    ann = visit(size, touch=size == PHONE)
    table = seated(ann, 6)
    ann.page.evaluate(LONG_AGO, [table, HOURS])
    ann.page.goto("about:blank")
    ann.page.goto(f"/table/{table}")
    recap = ann.page.locator("[data-recap]")
    expect(recap).to_contain_text(f"{HOURS} hours")
    expect(recap.locator("article")).not_to_have_count(0)
    ann.check_access("the recap")
    ann.page.keyboard.press("Enter")
    expect(recap).to_have_count(0)
    assert ann.wait_for_question()
    # Whoever has just looked need not be told again.
    ann.page.reload()
    assert ann.wait_for_question()
    expect(recap).to_have_count(0)


def test_a_moment_ends_with_any_key(visit: VisitorMaker) -> None:
    ann = visit(speed=1)
    ann.sit_down(ann.make_table(seats=BOTS, players=3, map="quick"))
    moment = ann.page.locator("[data-moment]")
    for _ in range(60):
        if moment.count():
            break
        if ann.glance().options:
            ann.answer()
        ann.page.wait_for_timeout(100)
    expect(moment).to_contain_text("Cycle 1")
    ann.check_access("a moment")
    ann.page.keyboard.press("x")
    expect(moment).to_have_count(0)
