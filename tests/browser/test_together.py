"""Several people: at one screen, in two browsers, looking on."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import Json, Visitor, late
from tests.server.harness import Host, Person, good, later

pytestmark = pytest.mark.timeout(300)

IN_BATTLE = ("retreat.", "battle.")
LYING = (844, 390)


@pytest.mark.parametrize("enough", [5, late(10_000)])
def test_hot_seat_hides_everything_between_two_people(visit: VisitorMaker, enough: int) -> None:
    """At the first changes of hands, or in a whole game."""
    ann = visit()
    ann.sit_down(ann.make_table(seats="me here bot", players=3, map="quick", goal=1))
    handovers = 0
    for _ in range(2000):
        seen = ann.glance()
        if seen.over or handovers == enough:
            break
        if seen.handover:
            # Nothing of the table is in the page, and nothing secret came with the state.
            assert ann.page.locator("[data-token], [data-option]").count() == 0
            assert ann.state()["options"] == []
            assert all(one["gold"] is None for one in ann.state()["view"]["factions"])
            ann.page.locator("[data-ready]").click()
            expect(ann.page.locator("[data-question]").first).to_be_visible()
            handovers += 1
        elif seen.options:
            ann.answer()
        else:
            ann.page.wait_for_timeout(10)
    assert ann.over() or handovers == enough
    assert handovers > 3


def test_two_browsers_and_a_drop_in_mid_battle(visit: VisitorMaker, host: Host) -> None:
    """The line breaks while a battle waits for an answer; the same question comes back."""
    ann, ben = visit(), visit()
    table = reach_a_battle(host, ann, ben)
    wire = Wire()
    for one in (ann, ben):
        one.page.route_web_socket("**/live", wire.carry)
        one.sit_down(table)
    expect(ann.page.locator("[data-question]").first).to_be_visible()
    expect(ben.page.locator("[data-question]").first).to_be_visible()
    decider = ann if ann.state()["options"] else ben
    other = ben if decider is ann else ann
    asked = decider.question()
    wire.cut()
    expect(decider.page.locator("[data-banner=lost]")).to_have_count(1)
    wire.mend()
    expect(decider.page.locator("[data-banner=lost]")).to_have_count(0)  # and back by itself
    assert decider.question() == asked
    decider.answer()
    expect(other.page.locator(f"[data-question='{asked}']")).to_have_count(0)
    assert decider.state()["index"] == other.state()["index"]


def test_a_lying_phone_has_room_for_a_battle(visit: VisitorMaker, host: Host) -> None:
    """Both sides with all they count, dice too, in sight above the window's lower edge."""
    ann, ben = visit(LYING, touch=True), visit()
    table = reach_a_battle(host, ann, ben)
    ann.sit_down(table)
    dice = ann.page.locator("section.battle .die-of")
    expect(dice).to_have_count(2)
    for die in dice.all():
        box = die.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LYING[1]


class Wire:
    """The way between pages and server, which can be cut."""

    def __init__(self) -> None:
        self.lines: list[WebSocketRoute] = []
        self.whole = True

    def carry(self, line: WebSocketRoute) -> None:
        if self.whole:
            line.connect_to_server()
            self.lines.append(line)
        else:
            line.close(code=1012, reason="cut")

    def cut(self) -> None:
        self.whole = False
        for line in self.lines:
            line.close(code=1012, reason="cut")
        self.lines = []

    def mend(self) -> None:
        self.whole = True


def reach_a_battle(host: Host, ann: Visitor, ben: Visitor) -> str:
    """A table of two people that stands in the middle of a battle, played there by programs."""
    people = [Person(host.url), Person(host.url)]
    dice = random.Random(5)
    try:
        for who, visitor in zip(people, (ann, ben), strict=True):
            who.me()
            visitor.borrow(dict(who.http.cookies))
        for _ in range(40):
            made = people[0].make(["me", "open", "me"], players=3)
            table: str = made["id"]
            good(people[1].post(f"/tables/{table}/join", {"seat": 1}))
            if play_into_battle(people, table, dice):
                return table
    finally:
        for who in people:
            who.close()
    raise AssertionError("no game came to a battle with a question")


def play_into_battle(people: list[Person], table: str, dice: random.Random) -> bool:
    lives = [who.live(table) for who in people]
    try:
        states = [live.next("state") for live in lives]
        for _ in range(500):
            mover = next((n for n, state in enumerate(states) if state["options"]), None)
            if mover is None:
                return False
            state = states[mover]
            kind = str(state["view"]["decision"]["kind"])
            if kind.startswith(IN_BATTLE):
                return True
            good(people[mover].play(table, state, eager(state, dice)))
            states = [live.until(later(state["index"])) for live in lives]
    finally:
        for live in lives:
            live.close()
    return False


def eager(state: Json, dice: random.Random) -> Json:
    """Rather march and sail than anything else."""
    options: list[Json] = state["options"]
    eager = [one for one in options if one["text"].startswith(("march", "sail", "move"))]
    return dice.choice(eager or options)


def test_a_spectator_is_told_no_secret(visit: VisitorMaker) -> None:
    """Every frame that the page of a spectator receives, looked through."""
    ann, eve = visit(), visit()
    table = ann.make_table(seats="me bot bot", players=3, map="quick", goal=1)
    ann.sit_down(table)
    ann.wait_for_question()
    eve.sit_down(table)
    for _ in range(8):
        if not ann.wait_for_question():
            break
        ann.answer()
    eve.page.wait_for_timeout(200)
    states = [one for one in eve.frames() if one["type"] == "state" and one["status"] != "over"]
    assert len(states) > 6
    for state in states:
        assert state["you"] == []
        assert state["seat"] is None
        assert state["options"] == []
        assert state["key"] is None
        assert all(one["gold"] is None for one in state["view"]["factions"])
        assert state["view"]["creatures"]["top"] is None
        assert state["view"]["creatures"]["hand"] is None
    assert eve.options.count() == 0


def test_an_invited_friend_takes_the_seat(visit: VisitorMaker) -> None:
    ann, ben = visit(), visit()
    table = ann.make_table(seats="me invite bot", players=3, map="quick")
    ann.sit_down(table)
    link = ann.page.request.get(f"/api/v1/tables/{table}").json()["invites"]["1"]
    ben.page.goto(link)
    ben.introduce("Ben")
    expect(ben.page.locator("[data-question]").first).to_be_visible()
    expect(ann.page.locator("[data-question]").first).to_be_visible()
    assert ben.state()["you"] == [1]
    assert "invite" not in ben.page.url


@pytest.mark.parametrize("agreed", [True, late(False)])
def test_undo_by_consent(visit: VisitorMaker, agreed: bool) -> None:
    """A choice that others have seen goes back only if they agree."""
    ann, ben = visit(), visit()  # no bots: they would play on while we ask
    table = ann.make_table(seats="me open me", players=3, map="quick")
    joined = ben.page.request.post(f"/api/v1/tables/{table}/join", data={"seat": 1})
    assert joined.status == 200
    for one in (ann, ben):
        one.sit_down(table)
        expect(one.page.locator("[data-question]").first).to_be_visible()
    asker, other = ann, ben
    for _ in range(30):  # until somebody's last choice can only go back by consent
        asker, other = (ann, ben) if ann.state()["may_ask"] else (ben, ann)
        if asker.state()["may_ask"]:
            break
        mover = ann if ann.glance().options else ben
        if mover.glance().options:
            mover.answer()
        ann.page.wait_for_timeout(60)
        ben.page.wait_for_timeout(60)
    assert asker.state()["may_ask"]
    steps = asker.state()["steps"]
    asker.page.keyboard.press("u")
    answer = other.page.get_by_role("button", name="Agree" if agreed else "Refuse")
    answer.click()
    expect(answer).to_have_count(0)
    asker.page.wait_for_timeout(300)
    assert asker.state()["asked"] is None
    assert (asker.state()["steps"] < steps) == agreed
