"""Modules of a title: chosen in the form of a new table, explained on the pages of rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, late

WAYS = pytest.mark.parametrize(
    ("size", "language", "theme"), [late(DESKTOP, "en", "dark"), (PHONE, "fr", "light")]
)
WORDS = {
    "en": ("All four modules", "Hades", "Divine favours", "Hecate", "Manticore"),
    "fr": ("Les quatre modules", "Hadès", "Faveurs divines", "Hécate", "Manticore"),
}


@WAYS
def test_modules_are_chosen_for_a_table(
    visit: VisitorMaker, size: tuple[int, int], language: str, theme: str
) -> None:
    ann = visit(size, language=language, theme=theme, touch=size == PHONE)
    everything, underworld, favours, hecate, manticore = WORDS[language]
    page = ann.open("/new?title=classic").page

    def box(name: str) -> Locator:
        return page.get_by_role("checkbox", name=re.compile(f"^{name} ?"))

    expect(box(underworld)).to_be_visible()
    expect(box(hecate)).to_have_count(0)
    box(everything).check()
    expect(box(favours)).to_be_checked()
    box(hecate).check()
    box(manticore).check()
    ann.check_access("new table, modules")
    ann.check_width()
    box(everything).uncheck()
    expect(box(manticore)).to_have_count(0)
    box(underworld).check()
    box(favours).check()
    expect(box(hecate)).not_to_be_checked()
    box(hecate).check()
    page.locator(".make button").click()
    page.wait_for_url("**/table/*")
    assert ann.wait_for_question()
    made = page.request.get(f"/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    chosen = {name: made["options"][name] for name in ("modules", "hecate", "manticore")}
    assert chosen == {"modules": ["underworld", "favours"], "hecate": True, "manticore": False}


@WAYS
def test_the_rules_of_hades_stand_beside_those_of_the_title(
    visit: VisitorMaker, size: tuple[int, int], language: str, theme: str
) -> None:
    ann = visit(size, language=language, theme=theme, touch=size == PHONE)
    for path, sign in (
        ("/rules/classic?part=hades", "#chapter-cycle"),
        ("/rules/classic?part=cards", "[id='item:girdle']"),
        ("/rules#HAD-NECRO-02", "[id='HAD-NECRO-02'].asked"),
    ):
        ann.open(path)
        expect(ann.page.locator(sign)).to_be_visible()
        ann.check_access(path)
        ann.check_width()
