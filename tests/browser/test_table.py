"""What the table offers besides choosing: undo, hint, why not, help, words, text view, replay."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import Visitor
from tests.server.harness import Host, Person, play_on

pytestmark = pytest.mark.timeout(200)


@pytest.fixture
def ann(visit: VisitorMaker) -> Visitor:
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.wait_for_question()
    return ann


def test_undo_takes_the_last_choice_back(ann: Visitor) -> None:
    while not ann.state()["undo"]:  # until a choice of one's own can be taken back
        ann.wait_for_question()
        ann.answer()
        ann.page.wait_for_timeout(50)
    index, steps = ann.state()["index"], ann.state()["steps"]
    ann.page.keyboard.press("u")
    expect(ann.page.locator(f"[data-question='{index + 1}']")).to_have_count(1)
    assert ann.state()["steps"] == steps - 1


PRESS = "() => dispatchEvent(new PointerEvent('pointerdown', {clientX: 9, clientY: 9}))"
CLICK = """() => document.querySelector('[data-option]').dispatchEvent(
    new MouseEvent('click', {detail: 1, bubbles: true}))"""


def test_a_press_answers_the_question_it_was_meant_for(ann: Visitor) -> None:
    """The next question lies in the same place, and its answer may spend or give away."""
    ann.page.evaluate(PRESS)
    ann.answer()
    ann.wait_for_question()
    before = ann.question()
    ann.page.evaluate(CLICK)
    assert not ann.settled(before, 1)
    ann.page.wait_for_timeout(600)
    ann.page.evaluate(PRESS)
    ann.page.evaluate(CLICK)
    assert ann.settled(before)


WISHES = "all => all.map(one => one.dataset.wish)"


def test_a_number_beside_a_god_bids_it_at_once(ann: Visitor) -> None:
    """The god is named and the number offered; the head says what all this is for."""
    expect(ann.page.locator("[data-goal]")).to_have_text(re.compile(r"^\d metropolis"))
    while ann.state()["view"]["decision"]["kind"] != "offering.god":
        ann.answer()
        ann.wait_for_question()
    own = ann.state()["view"]["seat"]
    faction = ann.state()["view"]["factions"][own]["faction"]
    # the lowest one above all rivals: a purse holds it
    bid = min(map(int, ann.page.locator("[data-wish]").evaluate_all(WISHES)))
    number = ann.page.locator(f"[data-wish='{bid}']").last
    god = (number.get_attribute("data-card") or "").split(":")[1]
    number.click()
    expect(ann.page.locator("[data-wish]")).to_have_count(0)
    ann.page.wait_for_timeout(1000)
    told = [entry["event"] for frame in ann.frames() for entry in frame.get("log") or []]
    assert {"event": "bid", "faction": faction, "god": god, "bid": bid} in told, told[-5:]


def test_hint_marks_an_option(ann: Visitor) -> None:
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hinted").first).to_be_visible()
    assert ann.state()["options"]  # and plays nothing


BOXES = """() => ['.prompt', '.hints', '.hints li', '.hints li + li', '.hints p'].map(one => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].map(Math.round);
})"""


def test_a_hint_is_read_whole_and_moves_nothing(ann: Visitor) -> None:
    """Its reason is never cut: it wraps in a place of its own, and what is longer is scrolled."""
    before = ann.page.locator(".prompt").bounding_box()
    ann.page.keyboard.press("h")
    why = ann.page.locator(".hints p")
    expect(why).to_have_text(re.compile(r"\w{3,}"))
    assert ann.page.locator(".prompt").bounding_box() == before
    boxes = ann.page.evaluate(BOXES)
    styles = "one => [getComputedStyle(one).whiteSpace, getComputedStyle(one).overflowY]"
    assert why.evaluate(styles) == ["normal", "auto"]
    ann.page.locator(".hints li button").nth(1).hover()
    expect(ann.page.locator(".hints li button").nth(1)).to_have_class(re.compile("now"))
    assert ann.page.evaluate(BOXES) == boxes
    told = ann.page.locator(".hints i").all_inner_texts()
    chances = [int(re.sub(r"\D", "", one)) for one in told]
    assert chances == sorted(chances, reverse=True)


# px² that a box takes of what another shows
COVERED = """(box, what) => {
    const one = box.getBoundingClientRect();
    const other = document.querySelector(what).getBoundingClientRect();
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return Math.max(0, across) * Math.max(0, down);
}"""


def test_why_not_names_the_rule(ann: Visitor) -> None:
    """A place that cannot be chosen says why, with a link to the rule, and stays in sight."""
    lit = {token for option in ann.state()["options"] for token in option["tokens"]}
    lands = [f"land:{one['land']}" for one in ann.state()["view"]["lands"]]
    ann.answer()
    ann.wait_for_question()
    lit = {token for option in ann.state()["options"] for token in option["tokens"]}
    dark = next(token for token in lands if token not in lit)
    ann.page.evaluate(
        "token => document.querySelector(`[tabindex][data-token='${token}']`).focus()", dark
    )
    ann.page.keyboard.press("?")
    why = ann.page.locator("[data-why]")
    expect(why).to_contain_text(re.compile(r"\w{3,}"))
    assert why.evaluate(COVERED, f"[tabindex][data-token='{dark}']") == 0


def test_a_god_that_cannot_be_bid_on_says_why(visit: VisitorMaker) -> None:
    """Beside its name, and among the choices, where a click tells the whole sentence."""
    ann = visit()
    ann.sit_down(ann.make_table("classic", "me bot:greedy bot:greedy", players=3))
    dark = ann.page.locator("li:not(.alive) [data-withheld]")
    for _ in range(200):
        assert ann.wait_for_question()
        if ann.state()["view"]["decision"]["kind"] == "offering.god":
            offered = {token for one in ann.state()["options"] for token in one["tokens"]}
            if {f"god:{row['god']}" for row in ann.state()["view"]["gods"]} - offered:
                break
        ann.answer()
    expect(dark.first).to_have_text(re.compile(r"just outbid here|costs \d+, you have \d+"))
    lines = ann.page.locator("[data-shut]")
    expect(lines).to_have_count(dark.count())
    lines.first.click()
    expect(ann.page.locator("[data-why]")).to_contain_text(re.compile(r"\w{3,}.*CLA-", re.DOTALL))


def test_help_tells_of_every_card(ann: Visitor) -> None:
    ann.page.keyboard.press("?")
    panel = ann.page.get_by_role("dialog")
    expect(panel).to_contain_text("Minotaur")
    expect(panel).to_contain_text("Zeus")
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_language_can_be_changed_at_any_time(ann: Visitor) -> None:
    english = ann.page.locator("[data-question] h2").inner_text()
    ann.speak("fr")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.page.locator("[data-question] h2")).not_to_have_text(english)
    ann.wait_for_question()
    ann.answer()
    ann.wait_for_question()
    ann.speak("en")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_text_view_is_enough_to_play(ann: Visitor) -> None:
    ann.page.keyboard.press("t")
    table = ann.page.get_by_role("table").first
    expect(table).to_be_visible()
    before = ann.question()
    table.get_by_role("button").first.press("Enter")
    assert ann.settled(before)


def finished_game(host: Host, visitor: Visitor) -> str:
    """A game that the visitor has played to its end, by program."""
    person = Person(host.url)
    person.me()
    visitor.borrow(dict(person.http.cookies))
    table: str = person.make(["me", "random", "random"], players=3, goal=1)["id"]
    live = person.live(table)
    play_on(person, live, table, random.Random(3), 2000)
    live.close()
    person.close()
    return table


def test_replay_steps_and_slides(visit: VisitorMaker, host: Host) -> None:
    ann = visit()
    table = finished_game(host, ann)
    ann.open(f"/replay/{table}?step=10")
    place = ann.page.locator("[data-step]")
    expect(place).to_have_attribute("data-step", "10")
    ann.page.keyboard.press("ArrowRight")
    expect(place).to_have_attribute("data-step", "11")
    ann.page.keyboard.press("End")
    expect(place).not_to_have_attribute("data-step", "11")
    ann.page.keyboard.press("Home")
    expect(place).to_have_attribute("data-step", "0")
    expect(ann.page).to_have_url(re.compile("step=0&seat=0$"))  # with one's own eyes
    eve = visit()  # a link that was shared opens the same moment for anybody
    eve.open(f"/replay/{table}?step=25")
    expect(eve.page.locator("[data-step]")).to_have_attribute("data-step", "25")


def test_a_far_jump_says_that_it_is_on_its_way(visit: VisitorMaker, host: Host) -> None:
    """Meanwhile the counter tells nothing of the moment that is still drawn."""
    ann = visit()
    ann.open(f"/replay/{finished_game(host, ann)}?step=1")
    place = ann.page.locator("[data-step]")
    expect(place).to_contain_text("Cycle 1")
    held: list[Route] = []
    ann.page.route("**/replay?*", lambda route: held.append(route))  # noqa: PLW0108
    ann.page.keyboard.press("End")
    expect(ann.page.locator("[data-veil]")).to_contain_text("is on its way")
    expect(place).not_to_contain_text("Cycle 1 ")
    for route in held:
        route.continue_()
    ann.page.unroute("**/replay?*")
    expect(ann.page.locator("[data-veil]")).to_have_count(0)


def test_a_replay_beyond_the_end_shows_the_end(visit: VisitorMaker) -> None:
    ann = visit()
    table = ann.make_table(seats="me bot bot", players=3, map="quick")
    ann.sit_down(table)
    ann.wait_for_question()
    ann.answer()
    ann.open(f"/replay/{table}?step=9000")
    expect(ann.page.get_by_text("There is no step 9000")).to_be_visible()
    last = ann.page.locator("[data-step]")
    expect(last).not_to_have_attribute("data-step", "0")
    ann.complaints.clear()  # the browser tells of the refusal


def test_the_log_leads_back_to_the_table_as_it_was(ann: Visitor) -> None:
    heading = ann.page.locator("h3 a[href*='entry=']")
    while not heading.count():  # until the first phase has begun
        ann.wait_for_question()
        ann.answer()
    ann.wait_for_question()
    heading.first.click()
    expect(ann.page.locator("[data-step]")).to_be_visible()
    step = int(ann.page.locator("[data-step]").get_attribute("data-step") or "999")
    assert 0 < step <= ann.state()["steps"]
    ann.page.go_back()
    ann.wait_for_question()
