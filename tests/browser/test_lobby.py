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
    # Only the host is told links, and no name leads nowhere.
    expect(row(ben, 3).locator("input")).to_have_count(0)
    expect(row(ben, 0).locator("a")).to_have_attribute("href", f"/profile/{host_of(ben, table)}")
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
    eve.introduce("Eve")
    expect(eve.page.locator("[data-take]")).to_have_count(0)
    told = eve.page.request.get(f"/api/v1/tables/{table}").json()
    assert [seat["yours"] for seat in told["seats"]] == [False, False, False, True]


def host_of(visitor: Visitor, table: str) -> str:
    """Who the host is, as a page finds them."""
    seats = visitor.page.request.get(f"/api/v1/tables/{table}").json()["seats"]
    person: str = seats[0]["person"]
    assert visitor.page.request.get(f"/api/v1/people/{person}").ok
    return person


def test_sent_away_left_and_closed(visit: VisitorMaker) -> None:
    ann, ben = visit(), visit()
    table = make(ann)
    ann.sit_down(table)
    ben.sit_down(table)
    row(ben, 1).get_by_role("button", name="Take this seat").click()
    ben.introduce("Ben")
    row(ann, 1).locator("[data-kick]").click()
    ann.check_access("about to send somebody away")
    row(ann, 1).get_by_role("button", name="Cancel").click()
    expect(row(ann, 1)).to_contain_text("Ben")  # a slip of the finger sends nobody away
    row(ann, 1).locator("[data-kick]").click()
    row(ann, 1).locator("[data-kick-sure]").click()
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


def test_a_seat_of_a_running_game_is_found_in_the_list_and_taken(visit: VisitorMaker) -> None:
    ann, ben, eve = visit(), visit(), visit(PHONE)
    body = {
        "title": "legendary",
        "options": {"players": 3, "map": "quick"},
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}],
        "public": True,
        "name": "Naxos by night",
    }
    table = ann.page.request.post("/api/v1/tables", data=body).json()["id"]
    assert ben.page.request.post(f"/api/v1/tables/{table}/join", data={"seat": 1}).ok
    assert ben.page.request.post(f"/api/v1/tables/{table}/leave", data={}).ok
    eve.open("/tables?filter=open")
    vacant = eve.page.locator("main li", has_text="Naxos by night")
    expect(vacant).to_contain_text("a seat is free")
    vacant.get_by_role("button").click()
    eve.introduce("Eve")  # nobody sits down without a name
    eve.page.wait_for_url(f"**/table/{table}")
    told = eve.page.request.get(f"/api/v1/tables/{table}").json()
    assert [seat["name"] for seat in told["seats"]][1] == "Eve"


def test_whoever_is_signed_out_at_the_table_is_told_and_comes_back(visit: VisitorMaker) -> None:
    ann, elsewhere = visit(), visit()
    named = {"name": "Nausicaa", "password": "eleven olive trees"}
    assert ann.page.request.post("/api/v1/me/claim", data=named).ok
    table = ann.make_table()
    ann.sit_down(table)
    expect(ann.page.locator("[data-question]").first).to_be_visible()
    assert elsewhere.page.request.post("/api/v1/sign-in", data=named).ok
    devices = elsewhere.page.request.get("/api/v1/me/devices").json()
    first = next(one["id"] for one in devices if not one["here"])
    assert elsewhere.page.request.post(f"/api/v1/me/devices/{first}/revoke", data={}).ok
    expect(ann.page.locator("[data-signed-out]")).to_be_visible()
    ann.check_access("signed out at the table")
    ann.page.locator("[data-signed-out] a").click()
    ann.page.locator("#sign-name").fill(named["name"])
    ann.page.locator("#sign-password").fill(named["password"])
    ann.page.locator("[data-sign-in] .primary").click()
    ann.page.wait_for_url(f"**/table/{table}")
    expect(ann.options.first).to_be_visible()
    ann.complaints.clear()  # the browser notes that nobody was known for a while
