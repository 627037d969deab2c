"""Moments across the map, and the recap of what happened meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, late

BOTS = "me bot:greedy bot:greedy"
HOURS = 4
# The newest entry that was shown, long ago.
LONG_AGO = """([table, hours]) => localStorage.setItem(
    `delos.seen.${table}`, JSON.stringify({n: 3, at: Date.now() - hours * 3600000}))"""
# Presses a key as soon as a moment stands, and notes its title and how long it stood.
IMPATIENT = """() => {
    window.moments = [];
    let since = null;
    new MutationObserver(() => {
        const band = document.querySelector('[data-moment]');
        if (band && !since) {
            since = {title: band.querySelector('h2').textContent, at: performance.now()};
            setTimeout(() => document.body.dispatchEvent(
                new KeyboardEvent('keydown', {key: 'x', bubbles: true})), 50);
        } else if (!band && since) {
            window.moments.push({title: since.title, ms: performance.now() - since.at});
            since = null;
        }
    }).observe(document.body, {childList: true, subtree: true});
}"""


@pytest.mark.parametrize("size", [DESKTOP, late(PHONE)], ids=["desktop", "phone"])
def test_who_comes_back_after_hours_is_told(visit: VisitorMaker, size: tuple[int, int]) -> None:
    ann = visit(size, touch=size == PHONE)
    table = ann.make_table(seats=BOTS, players=3, map="quick")
    ann.sit_down(table)
    recap = ann.page.locator("[data-recap]")
    for _ in range(12):  # until the others have done something worth a word
        for _ in range(5):
            assert ann.wait_for_question()
            ann.answer()
        assert ann.wait_for_question()
        ann.page.evaluate(LONG_AGO, [table, HOURS])
        ann.page.reload()
        assert ann.wait_for_question()
        if recap.count():
            break
    expect(recap).to_contain_text(f"{HOURS} hours")
    expect(recap.locator("article")).not_to_have_count(0)
    ann.check_access("the recap")
    ann.page.keyboard.press("Enter")
    expect(recap).to_have_count(0)
    # Whoever has just looked need not be told again.
    ann.page.reload()
    assert ann.wait_for_question()
    expect(recap).to_have_count(0)


def test_a_moment_ends_with_any_key(visit: VisitorMaker) -> None:
    ann = visit(speed=1)
    ann.sit_down(ann.make_table(seats=BOTS, players=3, map="quick"))
    ann.page.evaluate(IMPATIENT)
    for _ in range(40):
        assert ann.wait_for_question(60)
        if ann.page.evaluate("window.moments.length"):
            break
        ann.answer()
    moment = ann.page.evaluate("window.moments")[0]
    assert moment["title"].startswith("Cycle ")
    assert moment["ms"] < 1500, moment


def test_a_game_seen_again_has_its_moments(visit: VisitorMaker) -> None:
    ann = visit(speed=4)
    table = ann.make_table(seats="me bot bot", players=3, map="quick")
    ann.sit_down(table)
    last = 0
    while ann.wait_for_question() and ann.state()["view"]["phase"] == "placement":
        last = ann.state()["steps"]
        ann.answer()
    # slowly enough that a busy machine does not look away meanwhile
    ann.page.evaluate("localStorage['delos.speed'] = '1'")
    ann.open(f"/replay/{table}?step={last}")
    expect(ann.page.locator(f"[data-step='{last}']").first).to_be_visible()
    ann.page.keyboard.press("p")
    expect(ann.page.locator("[data-moment]")).to_contain_text("Cycle 1")
    expect(ann.page.locator("[data-moment]")).to_have_count(0)


def test_a_phone_tells_a_replay_s_log_on_a_tab(visit: VisitorMaker) -> None:
    ann = visit(PHONE, touch=True)
    table = ann.make_table(seats="me bot bot", players=3, map="quick")
    ann.sit_down(table)
    while ann.wait_for_question() and ann.state()["view"]["phase"] == "placement":
        ann.answer()
    ann.open(f"/replay/{table}?step={ann.state()['steps']}")
    ann.page.get_by_role("navigation").get_by_role("button", name="Log").tap()
    expect(ann.page.locator("[data-block=cycle]")).to_contain_text("Cycle 1")
    ann.check_width()
