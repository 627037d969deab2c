"""Whole games of Mytikas through the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import PHONE, Visitor
from tests.server.harness import Host, finished_table, wait_until

pytestmark = pytest.mark.timeout(300)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server on which bots have ended a game."""
    data = tmp_path_factory.mktemp("data")
    finished_table(data, "mytikas", players=3)
    host = Host(data, pace=0.0, workers=1).start()
    yield host
    host.stop()


def test_the_end_tells_everybody_s_points(visit: VisitorMaker) -> None:
    eve = visit(language="fr", theme="dark").sit_down("overmytikas")
    check_end(eve, 3)


def check_end(who: Visitor, players: int) -> None:
    end = who.result()
    expect(end).to_be_visible()
    standings = who.state()["view"]["standings"]
    assert len(standings) == players
    for one in standings:
        expect(end).to_contain_text(str(one["points"]))


@pytest.mark.nightly
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_game(visit: VisitorMaker, players: int) -> None:
    """Against bots that play to win: random play takes hundreds of turns."""
    ann = visit(language="fr" if players == 3 else "en", theme="dark" if players == 4 else "light")
    ann.sit_down(ann.make_table("mytikas", "me" + " bot:greedy" * (players - 1), players=players))
    assert ann.play_to_the_end(250) > 10
    check_end(ann, players)


def test_on_a_phone(visit: VisitorMaker) -> None:
    """Nothing is wider than the screen."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy bot:greedy", players=3))
    ann.wait_for_question()
    ann.check_width()
    for _ in range(12):
        if not ann.wait_for_question():
            break
        ann.answer()
    ann.check_width()


def test_what_is_asked_about_comes_out_from_below_the_sheet(visit: VisitorMaker) -> None:
    """A phone: cubes and slots of the own board that can be chosen are seen above the question."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot", players=2))
    for _ in range(60):
        assert ann.wait_for_question()
        lit = ann.page.locator(".centre .thing.alive")
        if lit.count():
            edge = ann.page.locator(".sheet").bounding_box()
            assert edge is not None
            ann.page.wait_for_timeout(300)  # the sheet has its height, the board has moved
            seen = [box["y"] + 4 < edge["y"] for one in lit.all() if (box := one.bounding_box())]
            assert any(seen), f"{lit.count()} lit things lie below the sheet"
            return
        ann.answer()
    raise AssertionError("nothing on the board was asked about")


def asked(who: Visitor) -> str:
    return str(who.state()["view"]["decision"]["kind"])


def test_the_builder_is_moved_where_its_spaces_are_seen(visit: VisitorMaker) -> None:
    """A phone leads to the action board while the builder is asked about, and back again."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy bot:greedy", players=3))
    shown = ann.page.locator("nav button[aria-current]")
    for _ in range(8):
        assert ann.wait_for_question()
        builder = asked(ann) in {"step.start", "step.side", "follow.side"}
        expect(shown).to_have_text("Actions" if builder else "Mountain")
        if builder:
            expect(ann.page.locator(".panel-view .thing.alive").first).to_be_visible()
        ann.answer()


def question(who: Visitor, kind: str) -> None:
    """Play on until that is asked."""
    for _ in range(60):
        assert who.wait_for_question()
        if asked(who) == kind:
            return
        who.answer()
    raise AssertionError(f"{kind} was not asked")


def test_each_side_of_a_god_says_what_it_does(visit: VisitorMaker) -> None:
    """A phone: the action board stays, and below "by day" stands what one does there."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy", players=2))
    question(ann, "step.side")
    expect(ann.page.locator(".panel-view .space .thing.alive")).to_have_count(2)
    for note in (notes := ann.page.locator(".opt small")).all():
        expect(note).not_to_be_empty()
    expect(notes).to_have_count(2)


def test_a_second_tap_confirms_and_one_may_be_enough(visit: VisitorMaker) -> None:
    """A phone: the first tap only chooses, unless the settings say that it is enough."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy", players=2))
    question(ann, "step.side")
    before = ann.question()
    box = ann.page.locator(".opt").first.bounding_box()
    assert box is not None
    for tap in (1, 2):
        ann.page.touchscreen.tap(box["x"] + 60, box["y"] + 20)
        if tap == 1:
            expect(ann.page.locator("[data-confirm]")).to_be_enabled()
            assert ann.question() == before
    expect(ann.page.locator(f".sheet[data-question='{before}']")).to_have_count(0)
    ann.page.locator("[data-settings]").first.click()
    ann.page.locator("[data-one-tap]").check()
    ann.page.keyboard.press("Escape")
    question(ann, "step.side")
    before = ann.question()
    ann.page.locator(".opt").first.tap()
    expect(ann.page.locator(f".sheet[data-question='{before}']")).to_have_count(0)


def test_the_mountain_is_seen_under_its_tab(visit: VisitorMaker) -> None:
    """A phone: wherever the last question had scrolled to."""
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy", players=2))
    question(ann, "step.start")
    ann.page.evaluate("document.querySelector('.centre').scrollTo(0, 400)")
    ann.page.locator("nav button").first.click()
    expect(ann.page.locator(".mountain")).to_be_in_viewport(ratio=0.9)


# What soon lifts a resource off the ground, so that there is something to tumble.
LIFTING = ("raise", "produce", "bonus", "act", "move zeus-day", "move hades-day", "move")


def lift(who: Visitor) -> None:
    """Answer by what comes first in that list, else by anything."""
    before = who.question()
    options = who.state()["options"]
    for wish in LIFTING:
        for one in options:
            if one["text"].startswith(wish):
                who.press(f"[data-option='{one['id']}']")
                assert who.settled(before)
                return
    who.answer()


def test_the_end_of_the_turn_is_settled_where_it_is_asked(visit: VisitorMaker) -> None:
    ann = visit(PHONE, touch=True)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy bot:greedy", players=3))
    settling = ann.page.get_by_role("button", name="End it, now and from now on")
    for _ in range(80):
        assert ann.wait_for_question()
        if asked(ann) != "step.last":
            lift(ann)
            continue
        before = ann.question()
        settling.tap()
        assert ann.settled(before)
        # once more after the followers, for a moment: the server answers that, too
        wait_until(lambda: ann.wait_for_question() is False or asked(ann) != "step.last")
        return
    raise AssertionError("nobody asked whether the turn was over")


# Whose colour the dock has, and whose board lies below the mountain.
WATCHED = """() => {
    const dock = document.querySelector('[data-dock][style*="--f-"]');
    const acting = dock?.style.getPropertyValue('--c').match(/--f-(\\w+)/)?.[1];
    const beat = document.querySelector('[data-beat]');
    return acting && beat ? [acting, beat.querySelector('[data-board]').dataset.board] : null;
}"""


def test_a_phone_shows_the_board_of_whoever_acts(visit: VisitorMaker) -> None:
    """What a rival produces and raises is seen where it lies; to answer one has one's own again."""
    ann = visit(PHONE, touch=True, speed=1, calm=False)
    ann.sit_down(ann.make_table("mytikas", "me bot:greedy bot:greedy", players=3))
    board = ann.page.locator(".centre [data-board]")
    expect(board).to_be_visible()
    own = board.get_attribute("data-board")
    watched = None
    for _ in range(2000):
        now = ann.glance()
        if now.folded:
            ann.press("[data-list]")  # the action board lies open above it
        if now.options:
            expect(board).to_have_attribute("data-board", own or "")
            ann.answer()
        seen = ann.page.evaluate(WATCHED)
        if seen is not None and seen[0] != own:
            watched = seen
            break
        ann.page.wait_for_timeout(30)
    assert watched is not None
    acting, shown = watched
    assert acting == shown
