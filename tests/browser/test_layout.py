"""Nothing jumps, every size has its layout, and the faults that were seen stay away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Visitor, late

pytestmark = pytest.mark.timeout(300)

LYING = (844, 390)
# Of CLS, in a whole game. On a busy machine several beats fall into one frame, and their small
# shifts are added up.
STEADY = 0.02

# The whole page. Shifts that follow a click by script count as well: nobody's finger excuses them,
# but for the list of a phone, which is unfolded over the map by whoever wants it.
WATCH = """
window.shifts = [];
const element = node => node?.nodeType === 1 ? node : node?.parentElement;
const unfolded = sources =>
    sources.every(({node}) => !node || element(node).closest('section.sheet'));
new PerformanceObserver(list => {
    for (const {value, startTime, sources} of list.getEntries())
        if (!unfolded(sources))
            window.shifts.push([value, startTime, ...sources.map(({node}) =>
                `${element(node)?.tagName}.${element(node)?.getAttribute('class')}`)]);
}).observe({type: 'layout-shift', buffered: true});
"""
BOX = """() => {
    const box = document.querySelector('main .board').getBoundingClientRect();
    return [box.left, box.top, box.width, box.height].join(' ');
}"""

# Whether the gods were in sight while others bid.
LED = """() => {
    window.led = false;
    new MutationObserver(() => {
        const playing = document.querySelector('[data-skip]');
        if (playing && document.querySelector('.board[inert]')) window.led = true;
    }).observe(document.body, {childList: true, subtree: true, attributes: true});
}"""


def shifted(visitor: Visitor) -> tuple[float, list[object]]:
    """The score as browsers count it: the worst window, of five seconds at most."""
    worst, score, began, last = 0.0, 0.0, -10_000.0, -10_000.0
    shifts = visitor.page.evaluate("window.shifts")
    for value, at, *_ in shifts:
        if at - last > 1000 or at - began > 5000:
            score, began = 0.0, at
        score, last = score + value, at
        worst = max(worst, score)
    return worst, sorted(shifts, key=lambda one: -one[0])[:6]


QUICK = {"map": "quick", "goal": 1}


@pytest.mark.parametrize(
    ("title", "size", "answers"),
    [
        ("legendary", DESKTOP, 16),
        late("legendary", DESKTOP, 600),
        late("legendary", PHONE, 600),
        late("legendary", LYING, 600),
        late("mytikas", PHONE, 600),
        late("mytikas", LYING, 600),
    ],
    ids=["beginning", "desk", "phone", "lying", "mountain", "lying mountain"],
)
def test_nothing_jumps(
    visit: VisitorMaker, title: str, size: tuple[int, int], answers: int
) -> None:
    """While a game begins, or in a whole one."""
    ann = visit(size, touch=size != DESKTOP)
    ann.page.add_init_script(WATCH)
    greedy = title == "mytikas"  # there random play does not come to an end
    seats = "me bot:greedy bot:greedy" if greedy else "me bot bot"
    ann.sit_down(ann.make_table(title, seats, players=3, **({} if greedy else QUICK)))
    ann.wait_for_question()
    first = ann.page.evaluate(BOX)
    ann.page.evaluate("window.shifts = []")  # the page is laid out
    for _ in range(answers):
        if not ann.wait_for_question():
            break
        assert ann.page.evaluate(BOX) == first
        ann.answer()
    assert ann.over() or answers < 600
    total, worst = shifted(ann)
    assert total < STEADY, worst
    ann.check_width()


# The gods, and what begins below them: the orders, the magic items, the creatures.
ROWS = """() => [
    ...document.querySelectorAll('aside.left ol > li[data-token^="god:"]'),
    ...[...document.querySelectorAll('aside.left > *')].slice(0, 4),
].map(row => Math.round(row.getBoundingClientRect().top))"""


def test_rows_of_the_gods_stand_still_while_one_bids(visit: VisitorMaker) -> None:
    """With the most that a row can hold: nine spaces, a favour, a covered god."""
    ann = visit()
    ann.sit_down(ann.make_table("classic", "me bot bot bot", players=4, modules=["hades"]))
    seen: dict[str, set[tuple[int, ...]]] = {}
    for _ in range(200):
        if {"offering.god", "offering.bid", "god.turn"} <= seen.keys():
            break
        assert ann.wait_for_question()
        kind = ann.state()["view"]["decision"]["kind"]
        seen.setdefault(kind, set()).add(tuple(ann.page.evaluate(ROWS)))
        ann.answer()
    shown = set().union(*seen.values())
    assert len(shown) == 1, seen
    assert len(next(iter(shown))) >= 8


def test_a_lying_phone_has_a_rail_and_a_panel(visit: VisitorMaker) -> None:
    ann = visit(LYING, touch=True)
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.wait_for_question()
    boxes = {
        name: ann.page.locator(what).first.bounding_box()
        for name, what in {"rail": "nav.rail", "map": "main", "panel": "section.sheet"}.items()
    }
    rail, chart, panel = boxes["rail"], boxes["map"], boxes["panel"]
    assert rail is not None
    assert chart is not None
    assert panel is not None
    assert rail["width"] <= 56
    assert chart["height"] == LYING[1]
    assert chart["width"] > 480
    assert panel["x"] + panel["width"] == LYING[0]
    ann.page.locator("[data-option]").first.tap()
    ann.page.locator("[data-confirm]").tap()
    ann.check_access("lying phone")
    for tab in range(1, 4):
        ann.page.locator("nav.rail > button").nth(tab).tap()
        ann.check_access(f"lying phone, tab {tab}")


def test_options_that_do_not_fit_say_so(visit: VisitorMaker) -> None:
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.wait_for_question()
    cue = ann.page.locator("[data-more]")
    expect(cue).to_be_visible()
    hidden = int(cue.get_attribute("data-more") or 0)
    assert 0 < hidden < ann.options.count()
    while cue.count():
        ann.press("[data-more]")  # a real click may come when it has just gone
        ann.page.wait_for_timeout(80)
    expect(ann.options.last).to_be_in_viewport()


def test_a_question_in_parts_counts_them_and_goes_back_by_escape(visit: VisitorMaker) -> None:
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.wait_for_question()
    parts = ann.page.locator("[data-parts]")
    expect(parts).to_have_attribute("data-parts", "1")
    ann.answer()
    expect(parts).to_have_attribute("data-parts", "2")
    expect(ann.page.locator("[data-taken]")).to_have_count(1)  # stands there at once
    ann.page.keyboard.press("Escape")
    expect(parts).to_have_attribute("data-parts", "1")


def test_the_forecast_says_what_a_land_offers(visit: VisitorMaker) -> None:
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.wait_for_question()
    ann.options.first.hover()
    slot = ann.page.locator(".slot .fact")
    expect(slot).to_contain_text(re.compile(r"free sites?.* on \d seas?"))
    # The steps of the question and the field that seeks among its options stand beside each other.
    parts = ann.page.locator("[data-parts]").bounding_box()
    field = ann.page.locator("input[type=search]").bounding_box()
    assert parts is not None
    assert field is not None
    assert parts["y"] + parts["height"] <= field["y"] or parts["x"] + parts["width"] <= field["x"]


def test_a_phone_shows_the_auction_and_clears_the_log(visit: VisitorMaker) -> None:
    ann = visit(PHONE, touch=True, speed=4)
    ann.sit_down(ann.make_table(seats="me bot bot", players=3, map="quick"))
    ann.page.evaluate(LED)
    for _ in range(40):
        assert ann.wait_for_question()
        if ann.page.evaluate("window.led"):
            break
        ann.answer()
        ann.page.wait_for_timeout(400)  # time to see a bid of others before it is skipped
    assert ann.page.evaluate("window.led")
    ann.page.locator("nav button").last.tap()
    expect(ann.page.locator("[data-list]")).to_be_visible()  # the question draws back
    expect(ann.page.locator("[data-option]")).to_have_count(0)


def test_a_table_may_be_made_right_after_changing_the_players(visit: VisitorMaker) -> None:
    ann = visit()
    ann.open("/new")
    expect(ann.page.locator(".map svg").first).to_be_visible()  # the map for four is drawn
    ann.page.evaluate("""() => {
        document.querySelector('input[name=players][value="5"]').click();
        setTimeout(() => document.querySelector('.make button').click(), 40);
    }""")
    expect(ann.page).to_have_url(re.compile("/table/"))
    made = ann.page.url.rsplit("/", 1)[1]
    seats = ann.page.request.get(f"/api/v1/tables/{made}").json()["seats"]
    assert len(seats) == 5


def test_a_phone_makes_a_table_without_scrolling(visit: VisitorMaker) -> None:
    """Below all that can be chosen, and yet always in sight."""
    ann = visit(PHONE, touch=True).open("/new")
    make = ann.page.get_by_role("button", name="Make the table")
    expect(make).to_be_in_viewport()
    ann.page.get_by_role("heading", name="All options").scroll_into_view_if_needed()
    expect(make).to_be_in_viewport()
    make.tap()
    expect(ann.page.locator("nav[aria-label] button[aria-current]")).to_be_visible()


def test_hades_has_its_place_among_the_games(visit: VisitorMaker) -> None:
    ann = visit(language="fr", theme="dark")
    ann.open("/")
    expect(ann.page.locator("[data-game]")).to_have_count(4)
    ann.check_access("home")
    ann.page.locator("[data-game=hades] .primary").click()
    expect(ann.page).to_have_url(re.compile("title=classic"))
    expect(ann.page.locator(".modules input").first).to_be_checked()


def test_in_a_duel_one_person_is_asked_once(visit: VisitorMaker) -> None:
    """Two people with two seats each: the screen changes hands when the person does."""
    ann = visit()
    ann.sit_down(ann.make_table(seats="me here me here", players=2, map="quick"))
    asked: list[int] = []
    before: int | None = None
    for _ in range(1500):  # most of them only wait
        if len(asked) > 2:
            break
        seen = ann.glance()
        if seen.handover:
            assert ann.page.locator(".handover .marks > *").count() == 2
            seat = ann.state()["handover"]
            if before is not None:
                assert seat % 2 != before % 2, asked
            asked.append(seat)
            ann.page.locator("[data-ready]").click()
            expect(ann.page.locator("[data-question]").first).to_be_visible()
        elif seen.options:
            before = ann.state()["seat"]
            ann.answer()
        else:
            ann.page.wait_for_timeout(10)
    assert len(asked) > 2


def test_the_server_refuses_in_french(visit: VisitorMaker) -> None:
    ann = visit(language="fr")
    ann.open("/new?title=legendary")
    ann.page.locator("input[name=map][value=code]").check(force=True)
    ann.page.locator(".map input.field").fill("A-nonsense")
    expect(ann.page.locator(".map [role=alert], .map .wrong").first).to_contain_text("Cette carte")
    ann.complaints.clear()  # the browser reports the 400 itself
