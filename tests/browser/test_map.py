"""The map in a real browser: what it shows at which size, and how it is moved."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Visitor

UNIT_PX = 30  # at least, with six players on a usual screen
BOXES = """what => [...document.querySelectorAll(what)].map(one => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""
UNITS = """() => [...document.querySelectorAll('.standing .piece use')]
    .filter(one => /piece-(troop|fleet|mercenary)$/.test(one.getAttribute('href')))
    .map(one => one.getScreenCTM().a * 64)"""
TURN = (
    "() => document.querySelector('.sheet > g[transform^=rotate]')?.getAttribute('transform') ?? ''"
)

Box = list[float]


def share(one: Box, other: Box) -> float:
    """How much of the first lies under the second."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    size = (one[2] - one[0]) * (one[3] - one[1])
    return max(0.0, wide) * max(0.0, high) / size if size else 0.0


def core(box: Box) -> Box:
    """A piece without the air round it."""
    wide, high = (box[2] - box[0]) * 0.1, (box[3] - box[1]) * 0.1
    return [box[0] + wide, box[1] + high, box[2] - wide, box[3] - high]


def placed(visitor: Visitor, table: str, answers: int) -> None:
    visitor.sit_down(table)
    for _ in range(answers):
        visitor.wait_for_question()
        visitor.answer()
    visitor.wait_for_question()
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(500)


def test_names_and_pieces_keep_clear_of_each_other(visit: VisitorMaker) -> None:
    ann = visit(DESKTOP)
    table = ann.make_table(seats="me" + " bot" * 5, players=6, edition="complete", seed=4)
    placed(ann, table, 10)
    names: list[Box] = ann.page.evaluate(BOXES, "[data-name]")
    assert len(names) > 20
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            assert share(one, other) < 0.08  # of their boxes, which are larger than the letters
    pieces: list[Box] = ann.page.evaluate(BOXES, ".standing .piece .body")
    covered = [one for one in names if any(share(one, core(piece)) > 0.1 for piece in pieces)]
    assert len(covered) <= 1
    units: list[float] = ann.page.evaluate(UNITS)
    assert len(units) > 6
    assert min(units) >= UNIT_PX


def test_map_is_turned_by_hand_and_stays_so(visit: VisitorMaker) -> None:
    ann = visit(DESKTOP)
    table = ann.make_table(players=4, seed=3)
    ann.sit_down(table)
    ann.wait_for_question()
    before = ann.page.evaluate(TURN)
    ann.page.get_by_role("button", name="Turn the map").click()
    turned = ann.page.evaluate(TURN)
    assert turned != before
    ann.page.reload()
    ann.wait_for_question()
    assert ann.page.evaluate(TURN) == turned


def test_phone_finds_lit_lands_outside_its_window(visit: VisitorMaker) -> None:
    ann = visit(PHONE, touch=True)
    table = ann.make_table(players=5, seats="me bot bot bot bot", seed=2)
    ann.sit_down(table)
    ann.wait_for_question()
    expect(ann.page.locator(".mini")).to_be_visible()
    chip = ann.page.locator(".chip").first
    expect(chip).to_be_visible()
    name = chip.inner_text()
    chip.click()
    expect(ann.page.locator(".chip").filter(has_text=name)).to_have_count(0)
    ann.page.get_by_role("button", name="Show the whole map").click()
    # what is left then leads to lands below the sheet
    expect(ann.page.locator(".mini")).to_have_count(0)
