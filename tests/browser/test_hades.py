"""The original Cyclades with the whole of Hades through the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, PHONE, Json, Visitor, late
from tests.server.harness import Host, Person, good, later

pytestmark = pytest.mark.timeout(420)

HADES = ["hades"]
WINDOWS = ("helm.use", "palace.use", "girdle.player", "necklace.use", "item.sure")


@pytest.mark.nightly
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_a_whole_game(visit: VisitorMaker, size: tuple[int, int], language: str) -> None:
    ann = visit(size, language=language, touch=size == PHONE)
    seats = "me bot:greedy bot:greedy bot:greedy"
    ann.sit_down(ann.make_table("classic", seats, players=4, modules=HADES))
    assert ann.wait_for_question()
    ann.check_width()
    assert ann.play_to_the_end(seconds=330) > 5
    expect(ann.result()).to_be_visible()
    assert all(keeps_secrets(state) for state in told(ann))


@pytest.mark.parametrize(
    ("size", "language", "theme"), [late(DESKTOP, "en", "light"), (PHONE, "fr", "dark")]
)
def test_for_everybody(
    visit: VisitorMaker, host: Host, size: tuple[int, int], language: str, theme: str
) -> None:
    """A table on which much of the underworld is to be seen, as it is and in all its panels."""
    ann, ben = visit(size, language, theme, touch=size == PHONE), visit()
    ann.sit_down(reach_hidden_items(host, ann, ben))
    expect(ann.page.locator("[data-question]").first).to_be_visible()
    ann.check_width()
    ann.check_access(f"Hades, {size[0]} px, {theme}")
    if size == PHONE:
        for tab in ann.page.locator("nav button").all():
            tab.click()
            ann.check_width()
            ann.check_access(f"Hades, {tab.inner_text()}, {theme}")
    else:
        for box in ann.page.locator("aside details").all():
            box.locator("summary").click()
        ann.check_access(f"Hades, unfolded, {theme}")


@pytest.mark.nightly
def test_places_are_chosen_on_the_map(visit: VisitorMaker) -> None:
    """Nobody starts on the board: troops and fleets are set down by clicks."""
    ann = visit()
    ann.sit_down(ann.make_table("classic", "me bot bot bot", players=4, modules=HADES))
    placed: set[str] = set()
    for _ in range(60):
        if placed >= {"deploy.troop", "deploy.fleet"} or not ann.wait_for_question():
            break
        kind = ann.state()["view"]["decision"]["kind"]
        if kind.startswith("deploy.") and ann.answer_on_the_map():
            placed.add(kind)
        else:
            ann.answer()
    assert placed >= {"deploy.troop", "deploy.fleet"}


@pytest.mark.parametrize("answers", [10, late(30)])
def test_a_second_seat_is_told_no_hidden_item(
    visit: VisitorMaker, host: Host, answers: int
) -> None:
    """Every frame that two pages receive while cards lie face down, looked through."""
    ann, ben = visit(), visit()
    table = reach_hidden_items(host, ann, ben)
    for one in (ann, ben):
        one.sit_down(table)
        expect(one.page.locator("[data-question]").first).to_be_visible()
    take_turns(ann, ben, answers=answers)
    cards = 0
    for one in (ann, ben):
        states = told(one)
        assert len(states) > 5 or ann.over()  # a game of programs may end soon
        assert all(keeps_secrets(state) for state in states)
        first = states[0]["view"]["factions"]
        own = {first[seat]["faction"] for seat in states[0]["you"]}
        assert not hidden_cards_told(one, but=own)
        cards += sum(len(player["hidden_items"] or []) for player in first)
    assert cards, "somebody sees a card of their own"


@pytest.mark.parametrize("by_itself", [True, late(False)])
def test_moments_without_a_card(visit: VisitorMaker, host: Host, by_itself: bool) -> None:
    """Who has nothing to play is asked like everybody, and need not answer, unless they want to."""
    ann, ben = visit(), visit()
    table = reach_hidden_items(host, ann, ben, at_a_window=True)
    for seat, one in enumerate((ann, ben)):
        if not by_itself:
            body = {"seat": seat, "orders": {"alone": False}}
            assert one.page.request.post(f"/api/v1/tables/{table}/orders", data=body).ok
        one.sit_down(table)
        expect(one.page.locator("[data-question]").first).to_be_visible()
    asked = next(one for one in (ann, ben) if told(one)[0]["options"])
    first = told(asked)[0]
    assert first["view"]["decision"]["kind"] in WINDOWS
    assert len(first["options"]) == 1
    assert asked.settled(str(first["index"]), 5 if by_itself else 2) == by_itself


# -- how they come there --------------------------------------------------------------------------


def reach_hidden_items(host: Host, ann: Visitor, ben: Visitor, at_a_window: bool = False) -> str:
    """A table of two at which somebody has a card face down, played there by programs; or one that
    asks somebody without the card whether to play it."""
    people = [Person(host.url), Person(host.url)]
    dice = random.Random(11)
    try:
        for who, visitor in zip(people, (ann, ben), strict=True):
            who.me()
            visitor.borrow(dict(who.http.cookies))
        for _ in range(20):
            table = ann.make_table("classic", "me open", players=2, modules=HADES)
            good(people[1].post(f"/tables/{table}/join", {"seat": 1}))
            if play_on(people, table, dice, at_a_window):
                return table
    finally:
        for who in people:
            who.close()
    raise AssertionError("no game came to a card that lies face down")


def play_on(people: list[Person], table: str, dice: random.Random, at_a_window: bool) -> bool:
    lives = [who.live(table) for who in people]
    try:
        states = [live.next("state") for live in lives]
        for _ in range(900):
            state = next((one for one in states if one["options"]), None)
            if state is None:
                return False
            view = state["view"]
            if at_a_window:
                if view["decision"]["kind"] in WINDOWS and len(state["options"]) == 1:
                    return True
            elif any(player["items_face_down"] for player in view["factions"]):
                return True
            good(people[states.index(state)].play(table, state, dice.choice(state["options"])))
            states = [live.until(later(state["index"])) for live in lives]
    finally:
        for live in lives:
            live.close()
    return False


def take_turns(ann: Visitor, ben: Visitor, answers: int) -> None:
    """So many answers on the two pages, or until the game is over."""
    given = 0
    while given < answers and not ann.over():
        mover = next((one for one in (ann, ben) if one.glance().options), None)
        if mover is not None:
            mover.answer()
            given += 1
        ann.page.wait_for_timeout(10)
        ben.page.wait_for_timeout(10)


# -- what they were told --------------------------------------------------------------------------


def told(visitor: Visitor) -> list[Json]:
    return [
        frame
        for frame in visitor.frames()
        if frame["type"] == "state" and frame["view"] and frame["status"] != "over"
    ]


def keeps_secrets(state: Json) -> bool:
    """Cards face down are named to nobody but their owner."""
    return all(
        player["hidden_items"] is None
        for seat, player in enumerate(state["view"]["factions"])
        if seat not in state["you"]
    )


def hidden_cards_told(visitor: Visitor, but: set[str]) -> list[Json]:
    """Entries of the log that name a card which other factions got face down."""
    return [
        entry
        for frame in visitor.frames()
        for entry in frame.get("log", [])
        if entry["event"]["event"] == "item_hidden"
        and entry["event"]["faction"] not in but
        and entry["event"].get("item") is not None
    ]
