"""The page for teachers: readable in both languages, and each summary is one page of paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Visitor, late

GAMES = ("legendary", "classic", "hades", "mytikas")
STEPS = {"legendary": 10, "classic": 10, "hades": 9, "mytikas": 10}
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
A4 = (595, 842)  # points
BOX = re.compile(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]")


def printed(who: Visitor) -> bytes:
    """The page as the browser prints it, on the paper that the page asks for."""
    return who.page.pdf(prefer_css_page_size=True)


@pytest.mark.parametrize(
    ("size", "language", "theme"), [late(DESKTOP, "en", "light"), (PHONE, "fr", "dark")]
)
def test_every_game_is_told_and_summed_up_on_one_page(
    visit: VisitorMaker, size: tuple[int, int], language: str, theme: str
) -> None:
    who = visit(size=size, language=language, theme=theme)
    name = {"en": "Print the summary", "fr": "Imprimer le résumé"}[language]
    for game in GAMES:
        who.open(f"/teach/{game}")
        expect(who.page.locator(f"[data-sheet={game}] h4").first).to_be_visible()
        expect(who.page.locator("ol.steps > li")).to_have_count(STEPS[game])
        expect(who.page.get_by_role("button", name=name)).to_be_visible()
        assert not re.search(
            r"\b(?:step|ask|leave|win|cycle|god|sheet)-\w", who.page.locator("#main").inner_text()
        )
        who.check_access(f"/teach/{game}")
        who.check_width()
        paper = printed(who)
        assert len(PAGE.findall(paper)) == 1, f"{game}, {language}: more than a page"
        width, height = (float(side) for side in BOX.findall(paper)[0])
        assert (round(width), round(height)) == A4


def test_the_button_prints_and_the_lessons_and_rules_lead_there(visit: VisitorMaker) -> None:
    who = visit().open("/learn/classic")
    who.page.locator("a[data-teach]").click()
    expect(who.page).to_have_url(re.compile(r"/teach/classic$"))
    who.page.evaluate("window.print = () => { document.title = 'printed' }")
    who.page.locator("[data-print]").click()
    expect(who.page).to_have_title("printed")
    who.open("/rules/hades").page.locator("a[data-teach]").click()
    expect(who.page).to_have_url(re.compile(r"/teach/hades$"))


def test_a_game_we_do_not_know_is_told_so(visit: VisitorMaker) -> None:
    who = visit().open("/teach/atlantis")
    expect(who.page.get_by_text("We have no page for teachers of this game.")).to_be_visible()
    expect(who.page.locator("[data-print]")).to_have_count(0)
