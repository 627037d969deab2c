"""A table before its start, in two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor, late

pytestmark = pytest.mark.timeout(300)

SEATS = ("me", "open", "bot", "invite")


def make(visitor: Visitor) -> str:
    body = {
        "title": "legendary",
        "options": {"players": 4, "map": "quick", "goal": 1},
        "seats": [{"kind": kind} for kind in SEATS],
        "name": "Friday night",
        "ways": {"start": "host"},
    }
    answer = visitor.page.request.post("/api/v1/tables", data=body)
    assert answer.status == 201, answer.text()
    made: str = answer.json()["id"]
    return made


def row(visitor: Visitor, seat: int) -> Locator:
    return visitor.page.locator(f"[data-seat='{seat}']")


@pytest.mark.parametrize("size", [late((1440, 900)), PHONE])
def test_a_table_fills_and_the_host_begins(visit: VisitorMaker, size: tuple[int, int]) -> None:
    ann, ben, eve = visit(size), visit(size), visit(size)
    table = make(ann)
    ann.sit_down(table)
    ben.sit_down(table)
    row(ben, 1).get_by_role("button", name="Take this seat").click()
    ben.introduce("Ben")
    expect(row(ann, 1).locator("[data-kick]")).to_be_visible()
    expect(ben.page.locator("[data-start]")).to_have_count(0)
    # Ben moves to the bot's place, the bot to his.
    row(ben, 1).locator("[data-move]").click()
    row(ben, 2).locator("[data-move]").click()
    expect(row(ann, 1).locator("[data-offer=bot]")).to_have_attribute("aria-pressed", "true")
    # The host gives the guest's seat to anybody, and the bot another level.
    expect(row(ann, 3).locator("input")).to_be_visible()  # its link
    row(ann, 3).locator("[data-offer=open]").click()
    expect(row(ben, 3)).to_contain_text("Open seat")
    row(ann, 1).get_by_role("combobox").select_option("novice")
    for one in (ann, ben):
        one.check_access("lobby")
        one.check_width()
    ann.page.locator("[data-start]").click()
    for one in (ann, ben):
        expect(one.page.locator("[role=application]").first).to_be_visible()
    # Somebody comes late: a bot has kept the seat warm.
    eve.sit_down(table)
    eve.page.locator("[data-take]").click()
    expect(eve.page.locator("[data-take]")).to_have_count(0)
    told = eve.page.request.get(f"/api/v1/tables/{table}").json()
    assert [seat["yours"] for seat in told["seats"]] == [False, False, False, True]


def test_sent_away_left_and_closed(visit: VisitorMaker) -> None:
    ann, ben = visit(), visit()
    table = make(ann)
    ann.sit_down(table)
    ben.sit_down(table)
    row(ben, 1).get_by_role("button", name="Take this seat").click()
    ben.introduce("Ben")
    row(ann, 1).locator("[data-kick]").click()
    row(ben, 1).get_by_role("button", name="Take this seat").click()
    expect(ben.page.get_by_text("The host has sent you away")).to_be_visible()
    ben.complaints.clear()  # the browser notes the refusal
    ann.page.get_by_role("button", name="Close the table").click()
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(visit: VisitorMaker) -> None:
    ann, ben = visit(), visit()
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "ways": {"away": 1},
    }
    table = ann.page.request.post("/api/v1/tables", data=body).json()["id"]
    assert ben.page.request.post(f"/api/v1/tables/{table}/join", data={"seat": 1}).ok
    ann.sit_down(table)
    for _ in range(200):
        told = ann.page.request.get(f"/api/v1/tables/{table}").json()
        if told["seats"][1]["standin"]:
            break
        if ann.glance().options:
            ann.answer()
        ann.page.wait_for_timeout(50)
    ben.sit_down(table)
    ben.page.locator("[data-back]").click()
    expect(ben.page.locator("[data-back]")).to_have_count(0)
    told = ann.page.request.get(f"/api/v1/tables/{table}").json()
    assert (told["seats"][1]["kind"], told["seats"][1]["standin"]) == ("person", False)
    # Ann goes for good, and Ben is the host now.
    ann.page.locator("[data-settings]").first.click()
    ann.page.locator("[data-leave]").click()
    ann.page.locator("[data-leave-sure]").click()
    ann.page.wait_for_url("**/")
    told = ben.page.request.get(f"/api/v1/tables/{table}").json()
    assert (told["host"], told["seats"][0]["kind"]) == (True, "open")
