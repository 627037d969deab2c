"""What may come between somebody and the stage: another window, another language, no storage."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Visitor, late
from tests.server.harness import wait_until

STEP = "Number(document.querySelector('[data-step]').dataset.step)"
# A tab behind another one, and in front again.
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
        configurable: true, get: () => hidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
LATER = "(now => { Date.now = () => now() + 61_000 })(Date.now)"  # than a short look elsewhere
NO_STORAGE = """() => {
    const refuse = () => { throw new DOMException('switched off', 'SecurityError'); };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
}"""
# How far the log is from its end.
BEHIND = """() => {
    const list = document.querySelector('[data-log]');
    return list.scrollHeight - list.scrollTop - list.clientHeight;
}"""


def playing(visitor: Visitor, seats: str = "me bot:greedy bot:greedy") -> str:
    """A table at which others move just now."""
    table = visitor.make_table(seats=seats, players=len(seats.split()), map="quick")
    visitor.sit_down(table)
    for _ in range(60):
        if visitor.page.locator("[data-skip]").count():
            return table
        if visitor.glance().options or visitor.glance().folded:
            visitor.wait_for_question()
            visitor.answer()
        visitor.page.wait_for_timeout(100)
    raise AssertionError("nobody moves:\n" + visitor.page_text())


def pause(visitor: Visitor) -> int:
    visitor.page.keyboard.press("p")
    expect(
        visitor.page.get_by_role("button", name=re.compile("^(Go on|Reprendre)"))
    ).to_be_visible()
    visitor.page.wait_for_timeout(1500)  # the motion that ran is over
    step: int = visitor.page.evaluate(STEP)
    return step


def test_a_phone_sees_the_map_while_others_move(visit: VisitorMaker) -> None:
    ann = visit(PHONE, speed=1, calm=False, touch=True)
    playing(ann)
    dock = ann.page.locator("[data-dock]").bounding_box()
    board = ann.page.get_by_role("application").bounding_box()
    assert dock is not None
    assert board is not None
    assert dock["height"] < 0.3 * PHONE[1]
    assert board["y"] + board["height"] <= dock["y"] + 20  # but for the dock's round corners


def test_another_language_and_another_window_in_mid_playback(visit: VisitorMaker) -> None:
    ann = visit(speed=1, calm=False)
    playing(ann)
    at = pause(ann)
    ann.speak("fr")
    expect(ann.page.locator("[data-skip]")).to_contain_text("Passer")
    assert ann.page.evaluate(STEP) == at
    for wide, high in (PHONE, (844, 390), DESKTOP):
        ann.page.set_viewport_size({"width": wide, "height": high})
        expect(ann.page.locator("[data-dock]")).to_be_visible()
        ann.check_width()
        assert ann.page.evaluate(STEP) == at
    ann.page.locator("[data-skip]").click()
    assert ann.wait_for_question()
    expect(ann.page.locator("[data-dock]")).to_have_count(0)


def test_a_hidden_tab_keeps_no_minutes_of_motion(visit: VisitorMaker) -> None:
    ann = visit(speed=1, calm=False)
    playing(ann)
    ann.page.evaluate(HIDE, True)
    while not ann.state()["options"]:  # what a rival does only when one looks again is played
        ann.page.wait_for_timeout(50)
    ann.page.evaluate(LATER)
    ann.page.evaluate(HIDE, False)
    # All is shown at once: the question that waits, and nothing to be skipped.
    expect(ann.page.locator("[data-skip]")).to_have_count(0, timeout=1500)
    expect(ann.options.first).to_be_visible()


@pytest.mark.parametrize("speed", [late(0), late(4)])
def test_without_storage_all_is_played_and_nothing_remembered(
    visit: VisitorMaker, speed: int
) -> None:
    ann = visit(calm=speed == 0)
    ann.page.add_init_script(f"({NO_STORAGE})()")
    table = ann.make_table(seats="me bot:greedy bot:greedy", players=3, map="quick")
    ann.sit_down(table)
    if speed:
        ann.page.keyboard.press(str(speed))
    for _ in range(12):
        assert ann.wait_for_question()
        ann.answer()


def test_the_log_stays_at_its_end_while_it_grows(visit: VisitorMaker) -> None:
    ann = visit(speed=4, calm=False)
    table = ann.make_table(seats="me bot:greedy bot:greedy", players=3, map="quick")
    ann.sit_down(table)
    grown = 0
    for _ in range(60):
        assert ann.wait_for_question()
        wait_until(lambda: ann.page.evaluate(BEHIND) < 40)
        grown = ann.page.evaluate("document.querySelector('[data-log]').scrollHeight")
        if grown > 1200:
            break
        ann.answer()
    assert grown > 1200
    # Whoever reads further up is left there.
    ann.page.locator("[data-log]").hover()
    ann.page.mouse.wheel(0, -3000)
    wait_until(lambda: ann.page.evaluate(BEHIND) > 600)
    for _ in range(3):
        ann.answer()
        assert ann.wait_for_question()
    assert ann.page.evaluate(BEHIND) > 40
