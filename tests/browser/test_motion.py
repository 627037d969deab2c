"""What others do is seen happening, and leaves nothing behind."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import Visitor

pytestmark = pytest.mark.timeout(120)

# Counts everything that ever moved: a piece is in motion for a third of a second only.
WATCH = """() => {
    window.moved = 0;
    const look = () => window.moved += document.querySelectorAll('.motions .mover, .flight').length;
    const watch = () => new MutationObserver(look).observe(
        document.documentElement, { childList: true, subtree: true });
    document.documentElement ? watch() : addEventListener('DOMContentLoaded', watch);
}"""


def watched(ann: Visitor) -> int:
    """How much moved in the first answers of a game: the others settle on the islands."""
    ann.page.add_init_script(f"({WATCH})()")
    ann.sit_down(ann.make_table(seats="me bot:greedy bot:greedy", players=3, map="quick"))
    for _ in range(6):
        assert ann.wait_for_question()
        ann.answer()
    assert ann.wait_for_question()
    expect(ann.page.locator(".motions .mover")).to_have_count(0)
    return int(ann.page.evaluate("window.moved"))


def test_pieces_move_while_a_step_plays(visit: VisitorMaker) -> None:
    assert watched(visit(calm=False, speed=4)) > 0


def test_those_who_want_no_motion_see_none(visit: VisitorMaker) -> None:
    assert watched(visit(calm=True, speed=4)) == 0
