"""The page of one's own name, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, late

PASSWORD = "eleven olive trees"


@pytest.mark.parametrize("language", ["en", late("fr")])
def test_claim_sign_in_elsewhere_and_go(visit: VisitorMaker, language: str) -> None:
    name = f"Ariane {language}"
    ann, phone = visit(language=language), visit(size=PHONE, language=language)
    ann.make_table()
    ann.open("/account")
    form = ann.page.locator("[data-claim]")
    form.locator("#claim-name").fill(name)
    form.locator("#claim-password").fill(PASSWORD)
    form.locator("button").click()
    expect(ann.page.locator("[data-codes] code")).to_have_count(8)
    expect(ann.page.locator("h1")).to_have_text(name)
    ann.check_access("account")
    expect(ann.page.locator("[data-codes-left='8']")).to_be_visible()
    with ann.page.expect_download() as kept:
        ann.page.locator("[data-codes] a[download]").click()
    shown = ann.page.locator("[data-codes] code").all_inner_texts()
    assert kept.value.path().read_text().split() == shown

    phone.open("/tables")
    phone.open("/account")
    phone.check_access("sign in")
    phone.page.locator("#sign-name").fill(name.upper())
    phone.page.locator("#sign-password").fill(PASSWORD)
    phone.page.locator("[data-sign-in] .primary").click()
    expect(phone.page.locator("[data-devices] li")).to_have_count(2)
    phone.page.locator("[data-delete] input[type=checkbox]").check()
    phone.page.locator("#gone-password").fill(PASSWORD)
    phone.page.locator("[data-delete] .danger").click()
    expect(phone.page).to_have_url(f"{phone.url}/")
