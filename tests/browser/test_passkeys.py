"""Passkeys in a real browser, with an authenticator that the browser pretends to have."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor
from tests.server.harness import Host

PASSWORD = "eleven olive trees"
Authenticate = Callable[[Visitor], CDPSession]


@pytest.fixture
def at_home(browser: Browser, host: Host) -> Iterator[VisitorMaker]:
    """Visitors at localhost, which browsers trust with passkeys as they trust https."""
    maker = VisitorMaker(browser, host.url.replace("127.0.0.1", "localhost"))
    yield maker
    maker.close()


def lock(visitor: Visitor) -> CDPSession:
    """A device with a lock that its owner opens whenever it asks."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def claimed(visitor: Visitor, name: str) -> None:
    body = {"name": name, "password": PASSWORD}
    assert visitor.page.request.post("/api/v1/me/claim", data=body).ok
    visitor.page.goto("/")
    visitor.page.evaluate("localStorage['delos.guest'] = 'yes'")
    visitor.open("/account")


def test_a_passkey_is_added_signs_in_and_is_removed(at_home: VisitorMaker) -> None:
    ann = at_home(size=PHONE)
    lock(ann)
    claimed(ann, "Ariadne")
    panel = ann.page.locator("[data-passkeys]")
    panel.locator("#passkey-password").fill("not my password")
    panel.get_by_role("button", name="Add a passkey").click()
    expect(panel.get_by_role("alert")).to_contain_text("not your password")
    panel.locator("#passkey-password").fill(PASSWORD)
    panel.get_by_role("button", name="Add a passkey").click()
    expect(panel.locator("li")).to_have_count(1)
    expect(panel.locator("li")).to_contain_text("not used yet")
    ann.check_access("passkeys")
    ann.check_width()

    ann.page.locator("[data-devices]").get_by_role("button", name="Sign out").click()
    ann.page.locator("[data-passkey-sign-in]").click()
    expect(ann.page.locator("h1")).to_have_text("Ariadne")
    expect(panel.locator("li")).to_contain_text("last used")
    data = ann.page.request.get("/api/v1/me/data").json()["data"]
    assert [list(one) for one in data["passkeys"]] == [["id", "label", "created", "used"]]

    panel.get_by_role("button", name="Remove").click()
    expect(panel.locator("li")).to_have_count(0)
    ann.page.locator("[data-devices]").get_by_role("button", name="Sign out").click()
    ann.page.locator("[data-passkey-sign-in]").click()  # the device still has it
    expect(ann.page.get_by_role("alert")).to_contain_text("not known here any more")
    ann.complaints = [one for one in ann.complaints if "403" not in one]  # refused on purpose


def test_without_a_name_the_page_says_why_and_has_no_button(visit: VisitorMaker) -> None:
    ann = visit(language="fr")
    lock(ann)
    ann.open("/account")
    expect(ann.page.locator("[data-sign-in]")).to_be_visible()
    claimed(ann, "Pasiphae")
    expect(ann.page.locator("[data-passkeys-why=no_name]")).to_contain_text("--address")
    expect(ann.page.locator("[data-passkey-add]")).to_have_count(0)
    expect(ann.page.locator("[data-passkey-sign-in]")).to_have_count(0)
