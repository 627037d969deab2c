"""The original Cyclades through the page: whole games with every number of players."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, late

pytestmark = pytest.mark.timeout(300)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("players", "size", "language"),
    [(2, DESKTOP, "en"), (3, PHONE, "fr"), (4, DESKTOP, "fr"), (5, PHONE, "en")],
)
def test_a_whole_game(
    visit: VisitorMaker, players: int, size: tuple[int, int], language: str
) -> None:
    ann = visit(size, language=language, touch=size == PHONE)
    seats = "me" + " bot:greedy" * (players - 1)  # they end a game sooner than random ones
    ann.sit_down(ann.make_table("classic", seats, players=players))
    assert ann.wait_for_question()
    ann.check_width()
    assert ann.play_to_the_end() > 5
    expect(ann.result()).to_be_visible()


def test_places_are_chosen_on_the_map(visit: VisitorMaker) -> None:
    """Islands, sea spaces and sites of a printed board answer questions by a click."""
    ann = visit()
    ann.sit_down(ann.make_table("classic", "me bot bot", players=3))
    on_map = answers = 0
    while on_map < 5 and answers < 200 and ann.wait_for_question():
        if ann.answer_on_the_map():
            on_map += 1
        elif not ann.over():
            ann.answer()
        answers += 1
    assert on_map >= 5, f"{on_map} of {answers} answers were clicks on the map"


@pytest.mark.parametrize("theme", [late("light"), "dark"])
def test_for_everybody(visit: VisitorMaker, theme: str) -> None:
    ann = visit(theme=theme)
    ann.sit_down(ann.make_table("classic", "me bot bot bot bot", players=5))
    assert ann.wait_for_question()
    ann.check_access(f"classic, {theme}")
