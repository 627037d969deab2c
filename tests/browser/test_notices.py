"""Orders, notices and tournaments in a real browser, at the desk and on the phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor
from tests.server.harness import Host
from tests.server.listening import Ear


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that may send to this machine, and plays orders soon."""
    running = Host(
        tmp_path_factory.mktemp("data"),
        private_targets=True,
        notice_wait=0.0,
        notice_gap=0.0,
        order_pause=(0.3, 0.5),
    ).start()
    yield running
    running.stop()


def fits(visitor: Visitor) -> None:
    """Nothing sticks out at the side."""
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_order_is_given_played_and_told_to_its_owner(visit: VisitorMaker) -> None:
    ann = visit()
    table = ann.make_table("classic", "me bot:random bot:random", players=3)
    ann.sit_down(table)
    panel = ann.page.locator("[data-orders]")
    panel.locator("summary").click()
    for god, limit in (("Poseidon", "2"), ("Ares", "1")):
        panel.get_by_role("button", name="Another god").click()
        panel.locator("select").last.select_option(label=god)
        panel.locator("input[type=number]").last.fill(limit)
    # a god whom somebody has for more already costs nothing by this order
    expect(panel.get_by_text("costs you").first).to_be_visible()
    ann.check_access("an order")
    panel.locator(".primary").click()
    expect(panel.get_by_role("button", name="Withdraw it")).to_be_visible()
    # The game begins with the auction: nobody touches the table.
    expect(ann.page.get_by_text("By your order:").first).to_be_visible(timeout=40_000)
    orders = ann.page.request.get(f"/api/v1/tables/{table}/orders?seat=0").json()
    assert orders["played"]


def test_notices_and_a_tournament(visit: VisitorMaker) -> None:
    ear = Ear()
    ann, phone = visit(), visit(size=PHONE, language="fr")
    ann.make_table()
    ann.open("/notices")
    ann.page.get_by_role("button", name="Come in as a guest").click()
    ann.page.locator("#hook").fill("https://nothing.invalid/hook")
    ann.page.get_by_role("button", name="Add the webhook").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Nothing is found at this address")
    ann.page.locator("#hook").fill(ear.url + "/hook")
    ann.page.get_by_role("button", name="Add the webhook").click()
    ways = ann.page.locator("[data-ways] li")
    expect(ways).to_have_count(1)
    ways.get_by_role("button", name="Try it").click()
    assert ear.wait_for(1)[0]["content"].startswith("Delos can reach you here.")
    ann.page.locator("[data-wishes] .primary").click()
    expect(ann.page.get_by_text("Kept.")).to_be_visible()
    ann.check_access("notices")
    ann.complaints = [one for one in ann.complaints if "400" not in one]  # refused on purpose

    ann.open("/tournaments/new")
    ann.page.locator("#t-name").fill("Cup of the islands")
    ann.page.locator("[data-tournament-form] [data-clock-pick] select").first.select_option("days")
    ann.page.get_by_label("The same map at every table").check()
    expect(ann.page.locator("[data-tournament-map] svg").first).to_be_visible(timeout=40_000)
    ann.check_access("a new tournament")
    ann.page.locator("[data-tournament-form] .primary").click()
    expect(ann.page.locator("[data-tournament-clock]")).to_be_visible()
    ann.page.get_by_role("button", name="Take part").click()
    expect(ann.page.locator("[data-standings] tbody tr")).to_have_count(1)
    phone.open("/tournaments")
    phone.page.get_by_role("link", name="Cup of the islands").click()
    phone.page.get_by_role("button", name="Participer").click()
    phone.introduce("Théa")
    expect(phone.page.locator("[data-standings] tbody tr")).to_have_count(2)
    fits(phone)
    phone.check_access("a tournament on the phone")
    ann.page.get_by_role("button", name="Begin").click()
    expect(ann.page.locator("[data-round] ul a")).to_have_count(1)
    cup = ann.page.request.get("/api/v1/tournaments?filter=mine").json()[0]["id"]
    found = ann.page.request.get(f"/api/v1/tournaments/{cup}").json()
    table = ann.page.request.get(f"/api/v1/tables/{found['tables'][0][0]['table']}").json()
    assert found["ways"]["clock"] == table["ways"]["clock"]
    assert table["ways"]["clock"]["kind"] == "days"
    assert table["options"]["map"] == found["options"]["map"]
    told = ear.wait_for(2)[1]
    assert "Cup of the islands" in told["content"]
    ann.page.locator("[data-tournament-end]").click()
    ann.check_access("about to end a tournament")
    ann.page.locator("[data-sure]").get_by_role("button", name="Cancel").click()
    ann.page.locator("[data-tournament-end]").click()
    ann.page.locator("[data-sure] .primary").click()
    expect(ann.page.get_by_text("Closed")).to_be_visible()
    phone.open("/tournaments/new")
    fits(phone)
    phone.open("/notices")
    fits(phone)
    ear.close()
