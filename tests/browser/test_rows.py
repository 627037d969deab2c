"""The rows of players: who they are called, what fits, what the numbers say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import Json, Visitor

pytestmark = pytest.mark.timeout(120)

USEFUL = 200  # px of log that tell something
ROOM = """() => {
    const column = document.querySelector('aside.right');
    const rows = [...column.querySelectorAll('article')].map(row => row.getBoundingClientRect());
    return {
        rows: rows.length,
        below: Math.max(...rows.map(row => row.bottom)),
        log: column.querySelector('.log').getBoundingClientRect().height,
        scrolls: column.scrollHeight > column.clientHeight,
        wide: [...column.querySelectorAll('article *')].some(
            one => one.getBoundingClientRect().right > column.getBoundingClientRect().right),
    };
}"""


def seated(visitor: Visitor, options: Json, seats: list[Json]) -> Visitor:
    body = {"title": "legendary", "options": options, "seats": seats}
    answer = visitor.page.request.post("/api/v1/tables", data=body)
    assert answer.status == 201, answer.text()
    return visitor.sit_down(answer.json()["id"])


def names(visitor: Visitor) -> list[str]:
    rows = visitor.page.locator("aside.right article header")
    return [" ".join(text.split()) for text in rows.all_inner_texts()]


def test_six_players_and_a_log_fit(visit: VisitorMaker) -> None:
    ann = visit()
    ann.sit_down(ann.make_table(seats="me bot bot bot bot bot", players=6))
    expect(ann.page.locator("aside.right article")).to_have_count(6)
    room = ann.page.evaluate(ROOM)
    assert room["below"] < 900 - USEFUL
    assert room["log"] >= USEFUL
    assert not room["scrolls"]
    assert not room["wide"]


def test_a_bot_has_one_name_in_each_language(visit: VisitorMaker) -> None:
    ann = visit(language="fr")
    ann.sit_down(ann.make_table(seats="me bot bot:greedy", players=3))
    expect(ann.page.locator("aside.right article")).to_have_count(3)
    assert names(ann)[1:] == ["Dauphin bot, hasard", "Abeille bot"]
    assert names(ann)[0].startswith("Invité ")
    assert names(ann)[0].endswith(" vous")


def test_a_duel_at_one_screen_names_its_people(visit: VisitorMaker) -> None:
    ann = visit()
    people = ["Ada", "Theo", "Ada", "Theo"]
    seated(
        ann,
        {"players": 2},
        [{"kind": "here", "level": "greedy", "name": name} for name in people],
    )
    ann.page.locator("[data-ready]").click()
    expect(ann.page.locator("aside.right article")).to_have_count(4)
    assert names(ann) == ["Ada Bull", "Ada Bee", "Theo Dolphin", "Theo Owl"]
