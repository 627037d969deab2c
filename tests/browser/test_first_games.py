"""A first game as the page starts it: easy, with the coach beside whoever plays."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor

pytestmark = pytest.mark.timeout(900)
PICTURES = os.environ.get("DELOS_PICTURES")  # a folder for a look at what the coach said
MOST = 700  # answers


def begun(ann: Visitor, game: str) -> str:
    """The table of an easy first game, as the lessons' page starts it."""
    ann.open(f"/learn/{game}").page.locator("[data-easy]").click()
    expect(ann.page).to_have_url(re.compile("/table/"))
    return ann.page.url.rpartition("/")[2]


def answer_as_advised(ann: Visitor, table: str) -> None:
    """What the hint says, as a newcomer who asks for it would play; else anything."""
    state = ann.state()
    answer = ann.page.request.get(f"/api/v1/tables/{table}/hint", params={"seat": state["seat"]})
    before = ann.question()
    best = answer.json()["action"] if answer.ok else None
    for _ in range(200):
        seen = ann.glance()
        if seen.over or seen.question != before:
            return
        if seen.confirm:
            ann.press("[data-confirm]:not([disabled])")
        elif best is not None and ann.page.locator(f"[data-option='{best}']").count():
            ann.press(f"[data-option='{best}']")
        elif seen.options:
            ann.answer()
        ann.page.wait_for_timeout(30)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["legendary", "classic", "hades", "mytikas"])
def test_to_its_end_with_the_coach(visit: VisitorMaker, game: str) -> None:
    ann = visit()
    told: list[str] = []
    ann.page.on("response", lambda one: told.append(one.url) if "/coach?" in one.url else None)
    table = begun(ann, game)
    said: list[str] = []
    answers = 0
    while answers < MOST and ann.wait_for_question(90):
        answers += 1
        coach = ann.page.locator("[data-coach] p")
        for _ in range(40):  # somebody who reads the question is slower than the coach
            if len(told) >= answers:
                break
            ann.page.wait_for_timeout(50)
        ann.page.wait_for_timeout(50)
        if coach.count():
            words = coach.first.inner_text().strip()
            if PICTURES and words not in said:
                name = f"{game}-{len(said):02}.png"
                ann.page.screenshot(path=str(Path(PICTURES) / name))
            if not said or said[-1] != words:
                said.append(words)
        answer_as_advised(ann, table)
    if PICTURES:
        lines = "\n".join([f"{game}: {answers} answers, {len(said)} sentences", *said])
        (Path(PICTURES) / f"{game}.txt").write_text(lines, encoding="utf-8")
    assert ann.over(), f"not over after {answers} answers"
    bare = [re.sub(r"\d+", "", one) for one in said]
    assert len(set(bare)) == len(bare), "said twice"
    assert 3 <= len(said) <= answers / 3


def test_the_coach_speaks_is_silenced_and_comes_back(visit: VisitorMaker) -> None:
    """One sentence at the first question; a tap silences it, a reload keeps that, the settings
    bring it back; a phone shows it too."""
    ann = visit(language="fr")
    table = begun(ann, "classic")
    assert ann.wait_for_question()
    coach = ann.page.locator("[data-coach]")
    expect(coach).to_be_visible()
    words = coach.locator("p").inner_text()
    ann.check_access("coach")
    ann.page.reload()
    expect(coach.locator("p")).to_have_text(words)  # the same question, the same words
    ann.speak("en")
    expect(coach.locator("p")).not_to_have_text(words)
    coach.locator("[data-silence]").click()
    expect(coach).to_have_count(0)
    ann.page.reload()
    assert ann.wait_for_question()
    ann.page.wait_for_timeout(300)
    expect(coach).to_have_count(0)
    ann.page.locator("[data-settings]").first.click()
    ann.page.get_by_label("The coach tells").check()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    expect(coach).to_be_visible()
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(coach).to_be_visible()
    ann.check_width()
    ann.check_access("coach on a phone")
    assert table
