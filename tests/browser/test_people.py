"""Profiles, the leaderboard and invitations, in a real browser."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor, late
from tests.server.harness import Host, Person, good, play_on

pytestmark = pytest.mark.timeout(240)


def played(host: Host, name: str, games: int = 1) -> tuple[Person, str]:
    """Somebody with a claimed name who has finished games against bots."""
    person = Person(host.url)
    claimed = {"name": name, "password": "eleven olive trees"}
    id: str = good(person.post("/me/claim", claimed))["me"]["id"]
    for _ in range(games):
        table = person.make(["me", "random"] * 2, goal=1)["id"]
        live = person.live(table)
        play_on(person, live, table, random.Random(3), 5000)
        assert live.state["status"] == "over"
        live.close()
    return person, id


def come_as(person: Person, visitor: Visitor) -> None:
    visitor.borrow(dict(person.http.cookies))


@pytest.mark.parametrize("language", [late("en"), "fr"])
def test_a_profile_is_looked_at_followed_and_blocked(
    visit: VisitorMaker, host: Host, language: str
) -> None:
    person, id = played(host, f"Ariane {language}")
    own, other = visit(language=language), visit(size=PHONE, language=language)
    come_as(person, own)
    own.open(f"/profile/{id}")
    expect(own.page.locator("h1")).to_have_text(f"Ariane {language}")
    expect(own.page.locator("[data-record] tbody tr")).to_have_count(1)
    expect(own.page.locator("[data-games] li")).to_have_count(1)
    expect(own.page.locator("[data-curve] circle")).to_have_count(1)
    expect(own.page.locator("[data-people]")).to_be_visible()
    expect(own.page.locator("[data-style] p")).to_contain_text("3")  # games until it is told
    assert "profile-" not in own.page.locator("main").inner_text()  # every word is there
    own.check_access("profile")
    other.open(f"/profile/{id}")
    other.page.locator("[data-follow]").click()
    expect(other.page.locator("[data-follow]")).to_have_attribute("aria-pressed", "true")
    other.page.locator("[data-block]").click()
    expect(other.page.locator("[data-follow]")).to_have_count(0)
    other.page.locator("[data-report]").click()
    other.page.locator("#report-words").fill("nothing, only a test")
    other.page.locator("dialog[open] .primary").click()
    expect(other.page.locator(".toast")).to_be_visible()
    other.check_width()
    other.check_access("profile of another")
    person.close()


@pytest.mark.parametrize("language", ["en", late("fr")])
def test_three_games_show_how_somebody_plays(
    visit: VisitorMaker, host: Host, language: str
) -> None:
    person, id = played(host, f"Ismene {language}", games=3)
    ann = visit(size=PHONE, language=language, theme="dark")
    ann.open(f"/profile/{id}")
    style = ann.page.locator("[data-style]")
    expect(style.locator(".bars li").first).to_contain_text("%")
    expect(style.locator(".facts li").first).to_be_visible()
    assert "profile-" not in style.inner_text()
    ann.check_width()
    ann.check_access("how somebody plays")
    person.close()


def test_the_leaderboard_shows_people_and_bots(visit: VisitorMaker, host: Host) -> None:
    person, id = played(host, "Penthesilea")
    person.close()
    host.services.storage.writer.execute("UPDATE ratings SET games = 9")
    ann = visit()
    ann.open("/ladder?game=legendary&players=2")
    expect(ann.page.locator(f"main a[href='/profile/{id}']")).to_be_visible()
    expect(ann.page.locator("tr.bot")).to_have_count(1)
    ann.check_access("leaderboard")


def test_a_friend_with_a_link_is_asked_for_a_name(visit: VisitorMaker, host: Host) -> None:
    ann = Person(host.url)
    made = ann.make(["me", "invite"] * 2)
    ben = visit(size=PHONE)
    ben.open(made["invites"]["1"])
    ben.introduce("Ben")
    expect(ben.page.locator("[data-question], [data-token]").first).to_be_visible()
    names = [seat["name"] for seat in good(ann.get(f"/tables/{made['id']}"))["seats"]]
    assert names.count("Ben") == 2
    ann.close()


def test_a_friend_with_a_name_signs_in_and_the_invitation_waits(
    visit: VisitorMaker, host: Host
) -> None:
    named = {"name": "Kalypso", "password": "eleven olive trees"}
    own, ann = Person(host.url), Person(host.url)
    good(own.post("/me/claim", named))
    made = ann.make(["me", "invite"] * 2)
    ben = visit()
    ben.open(made["invites"]["1"])
    dialog = ben.page.locator("[data-ask-name]")
    dialog.get_by_role("link", name="Sign in").click()
    ben.page.locator("#sign-name").fill(named["name"])
    ben.page.locator("#sign-password").fill(named["password"])
    ben.page.locator("[data-sign-in] .primary").click()
    ben.page.wait_for_url(f"**/table/{made['id']}")
    expect(ben.page.locator("[data-question], [data-token]").first).to_be_visible()
    names = [seat["name"] for seat in good(ann.get(f"/tables/{made['id']}"))["seats"]]
    assert names.count("Kalypso") == 2
    for one in (own, ann):
        one.close()


def test_an_invitation_outlives_a_reload_while_the_name_is_asked_for(
    visit: VisitorMaker, host: Host
) -> None:
    ann, ben = Person(host.url), visit(size=PHONE)
    made = ann.make(["me", "invite"] * 2)
    ben.open(made["invites"]["1"])
    expect(ben.page.locator("[data-ask-name]")).to_be_visible()
    ben.page.reload()
    ben.introduce("Ben")
    expect(ben.page.locator("[data-question], [data-token]").first).to_be_visible()
    assert "invite" not in ben.page.url  # used, and in no bookmark
    ann.close()


def test_the_link_of_a_seat_can_be_scanned_where_the_server_is_shared(
    browser: Browser, tmp_path: Path
) -> None:
    host = Host(tmp_path, address="http://192.168.7.9:8000").start()
    visit = VisitorMaker(browser, host.url)
    try:
        ann, ben = visit(), visit(size=PHONE, language="fr")
        table = ann.make_table(seats="me invite me invite", players=2)
        ann.open(f"/table/{table}")
        seat = ann.page.locator("[data-seat='1']")
        expect(seat.locator("input")).to_have_value(re.compile("^http://192.168.7.9:8000/table/"))
        seat.locator("[data-seat-qr]").click()
        expect(seat.get_by_role("img", name="QR code of the link")).to_be_visible()
        ann.check_access("a seat's code")
        ben.open(f"/table/{table}")
        expect(ben.page.locator("[data-invite=network]")).to_contain_text("--address https://")
        ben.check_width()
        visit.close()
    finally:
        host.stop()


def test_a_waiting_table_tells_for_whom_its_link_works(visit: VisitorMaker) -> None:
    ann = visit()
    table = ann.make_table(seats="me open me open", players=2)
    ann.open(f"/table/{table}")
    expect(ann.page.locator("[data-invite=here]")).to_be_visible()
