"""The numbered rules for readers: in their language, found in both, shown on a small board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor, late


def test_a_link_to_a_rule_lands_on_it_in_the_reader_s_language(visit: VisitorMaker) -> None:
    who = visit(language="fr").open("/rules#LEG-HERO-AJAX-02")
    rule = who.page.locator("[id='LEG-HERO-AJAX-02']")
    expect(rule).to_contain_text("donne une Métropole si vous contrôlez au moins 7 Zones")
    expect(rule).to_be_focused()
    expect(who.page.locator("div[lang=fr] summary h2").first).to_have_text("Conventions générales")


@pytest.mark.parametrize("words", ["metropole penthesilee", late("penthesilea metropolis")])
def test_rules_are_found_in_both_languages_and_without_accents(
    visit: VisitorMaker, words: str
) -> None:
    who = visit(language="fr").open("/rules/legendary?part=all")
    expect(who.page.locator("summary").first).to_be_visible()
    who.page.get_by_role("searchbox").fill(words)
    found = who.page.locator("[id='LEG-HERO-PENTHESILEA-02']")
    expect(found).to_contain_text("Pouvoir Sacrificiel")


@pytest.mark.parametrize(("size", "touch"), [late((1440, 900), False), (PHONE, True)])
def test_a_rule_is_shown_move_by_move(
    visit: VisitorMaker, size: tuple[int, int], touch: bool
) -> None:
    who = visit(size=size, language="fr", touch=touch).open("/rules#LEG-HERO-AJAX-02")
    page = who.page
    rule = page.locator("[id='LEG-HERO-AJAX-02']")
    rule.get_by_role("button", name="Montrez-moi LEG-HERO-AJAX-02").click()
    shown = rule.get_by_role("region", name="LEG-HERO-AJAX-02 sur un plateau")
    expect(shown.locator("svg").first).to_be_visible()
    expect(shown.locator(".said")).to_have_text("Voici la table.")
    step = shown.get_by_role("button", name="Une étape en avant")
    step.click()
    expect(shown.locator(".said")).to_contain_text("Sacrifier Ajax")
    expect(shown.locator(".said")).to_contain_text("Ajax demande 7 Zones Terrestres")
    while step.is_enabled():
        step.click()
    expect(shown.locator(".said")).to_contain_text("Métropole")
    shown.get_by_role("button", name="Fermer").click()
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("rule", [late("CLA-BATTLE-02"), "HAD-NECRO-02", "MYT-PRODUCE-02"])
def test_other_titles_show_their_rules_too(visit: VisitorMaker, rule: str) -> None:
    who = visit().open(f"/rules#{rule}")
    line = who.page.locator(f"[id='{rule}']")
    line.get_by_role("button", name=f"Show me {rule}").click()
    shown = line.get_by_role("region", name=f"{rule} on a board")
    expect(shown.locator(".board svg").first).to_be_visible()
    shown.get_by_role("button", name="One step on").click()
    expect(shown.locator(".said")).not_to_have_text("So the table stands.")


def test_a_card_is_shown_too(visit: VisitorMaker) -> None:
    who = visit(language="fr").open("/rules/legendary?part=cards")
    card = who.page.locator("[id='hero:ajax']")
    card.get_by_role("button", name="Montrez-moi Ajax").click()
    shown = card.locator(".example")
    expect(shown.locator(".board svg").first).to_be_visible()


def test_links_of_the_table_land_on_their_rule(visit: VisitorMaker) -> None:
    """From why something cannot be chosen, from a card, and from a thing that the log names."""
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick-3", edition="base"))
    assert ann.wait_for_question()
    ann.answer()
    assert ann.wait_for_question()
    links = why_not(ann)
    while ann.state()["view"]["phase"] == "placement":
        ann.answer()
        assert ann.wait_for_question()
    page = ann.page
    for thing in ("[data-token^='creature:']", "[data-block] [data-card^='creature:']"):
        page.locator(thing).last.scroll_into_view_if_needed()
        page.locator(thing).last.hover()
        link = page.locator("[data-card-shown] a[href^='/rules#']").first
        expect(link).to_be_visible()
        links.append(link.get_attribute("href") or "")
        page.mouse.move(720, 3)
    for language in ("en", "fr"):
        who = visit(language=language)
        for address in links:
            rule = who.open("/").open(address).page.locator(f"[id='{address.partition('#')[2]}']")
            expect(rule).to_be_focused()
            expect(rule).to_be_in_viewport()


def why_not(ann: Visitor) -> list[str]:
    """Where the reasons lead why a land cannot be chosen."""
    lit = {token for option in ann.state()["options"] for token in option["tokens"]}
    lands = [f"land:{one['land']}" for one in ann.state()["view"]["lands"]]
    dark = next(token for token in lands if token not in lit)
    ann.page.evaluate(
        "token => document.querySelector(`[tabindex][data-token='${token}']`).focus()", dark
    )
    ann.page.keyboard.press("?")
    reasons = ann.page.locator(f"[data-why='{dark}'] a")
    expect(reasons.first).to_be_visible()
    return [one.get_attribute("href") or "" for one in reasons.all()]
