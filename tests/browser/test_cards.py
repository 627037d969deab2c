"""Cards explain every thing where one decides: by mouse, by keyboard and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.timeout(120)

HOLD = """(element, ms) => new Promise(done => {
    const box = element.getBoundingClientRect();
    const at = {clientX: box.left + 20, clientY: box.top + 20, pointerId: 5, pointerType: 'touch',
                isPrimary: true, bubbles: true, cancelable: true, composed: true};
    element.dispatchEvent(new PointerEvent('pointerdown', {...at, buttons: 1}));
    setTimeout(() => {
        element.dispatchEvent(new PointerEvent('pointerup', at));
        element.dispatchEvent(new PointerEvent('click', at));
        done();
    }, ms);
})"""


def seated(visit: VisitorMaker, size: tuple[int, int], *, touch: bool = False) -> Visitor:
    ann = visit(size, touch=touch)
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.wait_for_question()
    while ann.state()["view"]["phase"] == "placement":
        ann.answer()
        ann.wait_for_question()
    return ann


def creature(ann: Visitor) -> Locator:
    return ann.page.locator("[data-token^='creature:']").first


def apart(ann: Visitor, one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_a_card_opens_beside_what_is_pointed_at_and_stays_under_the_pointer(
    visit: VisitorMaker,
) -> None:
    ann = seated(visit, DESKTOP)
    thing, card = creature(ann), ann.page.locator("[data-card-shown]")
    name = thing.locator("b").inner_text()
    for _ in range(20):  # what is not named yet has no card: a slow line is no fault
        ann.page.mouse.move(720, 3)
        thing.hover()
        ann.page.wait_for_timeout(600)
        if card.count():
            break
    expect(card).to_contain_text(name)
    assert apart(ann, thing, card)
    card.hover()
    ann.page.wait_for_timeout(500)
    expect(card).to_be_visible()  # one may go over to it, for the link
    ann.page.mouse.move(720, 3)
    expect(card).to_have_count(0)


def test_the_focus_opens_a_card_at_once_and_escape_closes_it(visit: VisitorMaker) -> None:
    ann = seated(visit, DESKTOP)
    card = ann.page.locator("[data-card-shown]")
    ann.page.keyboard.press("Tab")  # from now on the focus is the keyboard's
    creature(ann).focus()
    expect(card).to_be_visible(timeout=200)
    described = creature(ann).get_attribute("aria-describedby")
    assert described
    assert ann.page.locator(f"[id='{described}']").count() == 1
    ann.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_each_name_in_a_line_of_the_log_has_its_own_card(visit: VisitorMaker) -> None:
    ann = seated(visit, DESKTOP)
    card = ann.page.locator("[data-card-shown]")
    line = ann.page.locator("[data-log] [data-line], [data-log] [data-block=cycle] p")
    several = line.filter(
        has=ann.page.locator("[data-card^='creature:'] ~ [data-card^='creature:']")
    )
    names = several.first.locator("[data-card^='creature:']")
    shown = [names.nth(at).inner_text() for at in range(names.count())]
    assert len(set(shown)) == len(shown) > 1
    for at, name in enumerate(shown):
        names.nth(at).hover()
        expect(card).to_contain_text(name)
    ann.page.mouse.move(720, 3)
    expect(card).to_have_count(0)
    ann.page.keyboard.press("Tab")  # from now on the focus is the keyboard's
    for at, name in enumerate(shown):
        names.nth(at).focus()
        expect(card).to_contain_text(name)


def test_a_long_press_explains_and_never_chooses(visit: VisitorMaker) -> None:
    ann = seated(visit, PHONE, touch=True)
    ann.page.locator("nav button").nth(1).tap()
    index = ann.state()["index"]
    lit = ann.page.locator("li.alive[data-token^='god:'] .face").first
    expect(lit).to_be_visible()
    lit.evaluate(HOLD, 700)
    sheet = ann.page.locator("dialog[data-card-shown='sheet']")
    expect(sheet).to_be_visible()
    ann.page.wait_for_timeout(300)
    assert ann.state()["index"] == index
    assert ann.page.locator("[data-confirm]:not([disabled])").count() == 0
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_a_tap_on_the_name_explains(visit: VisitorMaker) -> None:
    ann = seated(visit, PHONE, touch=True)
    ann.page.locator("nav button").nth(1).tap()
    name = creature(ann).locator("[data-card-name]")
    name.scroll_into_view_if_needed()
    name.tap()
    expect(ann.page.locator("dialog[data-card-shown='sheet']")).to_be_visible()


def test_where_a_card_could_act_is_lit_and_not_told_as_news(visit: VisitorMaker) -> None:
    ann = seated(visit, DESKTOP)
    card = ann.page.locator("[data-card-shown]")

    def asks(token: str) -> bool:
        """Whether the card names places where the creature could act."""
        ann.page.locator(f"[data-token='{token}']").first.hover()
        expect(card).to_be_visible()
        ann.page.wait_for_timeout(300)  # its sums are asked for on the way
        return card.locator(".pills li").count() > 0

    for _ in range(80):
        offered = {
            token
            for option in ann.state()["options"]
            if "word:buy" in option["tokens"]
            for token in option["tokens"]
            if token.startswith("creature:")
        }
        found = next((token for token in sorted(offered) if asks(token)), None)
        ann.page.mouse.move(720, 3)
        if found is not None:
            expect(card).to_have_count(0)
            ann.page.wait_for_timeout(6500)  # until nothing on the map is news any more
            assert asks(found)
            expect(ann.page.locator(":is(.state, .ring).lit").first).to_be_attached()
            assert not ann.page.locator(":is(.state, .ring).changed").count()
            return
        before = ann.question()
        ann.press("[data-option]:not([disabled])")  # the lowest bid, the first thing to do
        ann.settled(before)
        assert ann.wait_for_question()
    raise AssertionError("no creature could act anywhere")
