"""Puzzles as somebody meets them: from the list to the table, shown and solved."""

from __future__ import annotations

from playwright.sync_api import expect

from delos.puzzles import Puzzle, puzzles
from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE
from tests.browser.test_lessons import play
from tests.puzzles.test_puzzles import the_way


def shortest(group: str) -> Puzzle:
    return min(puzzles(group), key=lambda one: len(one.way))


def test_a_puzzle_is_found_shown_and_solved(visit: VisitorMaker) -> None:
    ann = visit()
    page = ann.page
    one = shortest("classic")
    ann.open("/learn/classic")
    page.locator("[data-more]").click()
    page.locator(f"[data-puzzle='{one.name}']").click()
    expect(page.locator("[data-lesson-step]")).to_be_visible()
    ann.check_access("puzzle")
    page.locator("[data-lesson-show]").click()  # shown and taken back
    expect(page.locator("[data-lesson-show]")).to_be_enabled(timeout=20_000)
    expect(page.locator("[data-lesson-end]")).to_have_count(0)
    play(ann, the_way(one))
    expect(page.locator("[data-lesson-end]")).to_be_visible()
    ann.check_access("puzzle, solved")
    ann.open("/learn/classic")
    page.locator("[data-more]").click()  # those that are solved come last
    expect(page.locator(f"[data-puzzle='{one.name}'] .solved")).to_be_visible()


def test_a_puzzle_in_french_on_a_phone(visit: VisitorMaker) -> None:
    bea = visit(language="fr", size=PHONE, touch=True)
    page = bea.page
    one = shortest("mytikas")
    bea.open("/learn/mytikas")
    bea.check_width()
    bea.check_access("list of puzzles")
    bea.open(f"/puzzle/mytikas/{one.name}")
    expect(page.locator("[data-lesson-step]")).to_be_visible()
    play(bea, the_way(one))
    expect(page.locator("[data-lesson-end]")).to_be_visible()


def test_a_puzzle_that_is_not_there_says_so(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/puzzle/classic/nothing")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.complaints = [one for one in ann.complaints if "404" not in one]
