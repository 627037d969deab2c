"""Whole games of Mytikas through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE

pytestmark = pytest.mark.timeout(300)

NIGHTLY = pytest.mark.nightly


@pytest.mark.parametrize(
    "players", [pytest.param(2, marks=NIGHTLY), 3, pytest.param(4, marks=NIGHTLY)]
)
def test_whole_game(visit: VisitorMaker, players: int) -> None:
    """Against bots that play to win: random play takes hundreds of turns."""
    ann = visit(language="fr" if players == 3 else "en", theme="dark" if players == 4 else "light")
    ann.sit_down(ann.make_table("mytikas", "me" + " bot:greedy" * (players - 1), players=players))
    assert ann.play_to_the_end(250) > 10
    end = ann.result()
    expect(end).to_be_visible()
    standings = ann.state()["view"]["standings"]
    assert len(standings) == players
    for one in standings:
        expect(end).to_contain_text(str(one["points"]))


def test_on_a_phone(visit: VisitorMaker) -> None:
    """Nothing is wider than the screen."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy bot:greedy", players=3))
    ann.wait_for_question()
    ann.check_width()
    for _ in range(12):
        if not ann.wait_for_question():
            break
        ann.answer()
    ann.check_width()
