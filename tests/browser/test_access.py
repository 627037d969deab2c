"""Every screen in both languages, both themes and both sizes: axe has nothing serious to say."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import VisitorMaker
from tests.browser.driver import DESKTOP, IN_SIGHT, PHONE, Json, Visitor, late
from tests.server.harness import Host, Live, Person, deciding, good, later, play_on

pytestmark = pytest.mark.timeout(300)

TITLES = ("legendary", "mytikas")
LISTS = ("open", "mine", "watch", "replays")
MARCHING = ("march", "sail", "move")


@dataclass
class Eyes:
    """Somebody who looks at screen after screen."""

    who: Visitor
    phone: bool

    def at(self, path: str, sign: str) -> None:
        """Go there, and look when the sign has come."""
        self.who.page.goto(path)
        self.on(path, sign)

    def on(self, where: str, sign: str) -> None:
        """Look at the page as it is now."""
        expect(self.seen(sign)).to_be_visible()
        self.who.check_access(where)
        if self.phone:
            self.who.check_width()

    def seen(self, what: str) -> Locator:
        return self.who.page.locator(what).first

    def press(self, key: str) -> None:
        self.who.page.keyboard.press(key)

    def within(self, where: str, key: str, sign: str) -> None:
        """Open a panel by its key, look at it, close it."""
        self.press(key)
        self.on(where, sign)
        self.press("Escape")
        expect(self.seen(sign)).to_be_hidden()


DESK, THUMB = "en, desktop, light", "fr, phone, dark"
# The other themes and languages: rare faults, looked for at night.
OTHERS = (late("fr, desktop, dark"), late("en, phone, light"))
AT_THE_DESK = pytest.mark.parametrize("eyes", [DESK, late(THUMB), *OTHERS], indirect=True)
ON_THE_PHONE = pytest.mark.parametrize("eyes", [late(DESK), THUMB, *OTHERS], indirect=True)


@pytest.fixture
def eyes(visit: VisitorMaker, request: pytest.FixtureRequest) -> Eyes:
    language, where, theme = request.param.split(", ")
    size = PHONE if where == "phone" else DESKTOP
    return Eyes(visit(size, language=language, theme=theme), phone=where == "phone")


@pytest.fixture(scope="module")
def ann(host: Host) -> Iterator[Person]:
    """The maker of all tables; whoever looks borrows her cookie."""
    ann = Person(host.url)
    ann.me("Ann")
    yield ann
    ann.close()


@pytest.fixture(scope="module")
def over(ann: Person) -> str:
    """A table whose game is over."""
    made: str = ann.make(["me", "random", "random"], players=3, goal=1)["id"]
    live = ann.live(made)
    play_on(ann, live, made, random.Random(1), 900)
    assert live.state["status"] == "over"
    live.close()
    return made


class Journey:
    """A game that a program plays on while the page looks."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.dice = random.Random(2)
        self.live: Live = person.live(table)
        self.state = self.live.until(deciding)

    @property
    def kind(self) -> str:
        return str(self.state["view"]["decision"]["kind"])

    def until(self, arrived: Callable[[], object]) -> None:
        for _ in range(600):
            if arrived():
                return
            options: list[Json] = self.state["options"]
            eager = [one for one in options if one["text"].startswith(MARCHING)]
            good(self.person.play(self.table, self.state, self.dice.choice(eager or options)))
            self.state = self.live.until(later(self.state["index"]))
        raise AssertionError("the game never comes there")

    def lead(self, eyes: Eyes, arrived: Callable[[], object]) -> None:
        """Play on behind a blank page: nobody reads a hundred moves in a second."""
        eyes.who.page.goto("about:blank")
        self.until(arrived)
        eyes.who.sit_down(self.table)
        expect(eyes.seen(self.sign())).to_be_visible()

    def attack(self) -> Json | None:
        """An option that begins a battle."""
        if self.kind not in {"move.to", "sail.to", "march.to", "voyage.to"}:
            return None
        for one in self.state["options"]:
            asked = {"seat": self.state["seat"], "action": one["id"]}
            answer = self.person.get(f"/tables/{self.table}/odds", **asked)
            while answer.status_code == 429:  # nobody asks so fast by hand
                time.sleep(0.5)
                answer = self.person.get(f"/tables/{self.table}/odds", **asked)
            if good(answer)["battle"]:
                found: Json = one
                return found
        return None

    def sign(self) -> str:
        return f"[data-question='{self.state['index']}']"


@ON_THE_PHONE
def test_pages(eyes: Eyes, ann: Person, over: str) -> None:
    eyes.who.borrow(dict(ann.http.cookies))
    eyes.at("/", "[data-play-now]")
    if eyes.phone:
        eyes.seen("[popovertarget=menu]").click()
        eyes.on("menu", "#menu")
    eyes.who.page.goto("/new?title=legendary")
    eyes.seen("summary").click()
    eyes.on("new table, all options", "details[open] .options")
    eyes.at("/new?title=mytikas", "#main form")
    for one in LISTS:
        eyes.at(f"/tables?filter={one}", f"#main a[href$='={one}'][aria-current]")
    eyes.at("/no-such-page", "#main h1")
    eyes.at("/table/no-such-table", "#main h1")
    lost = [one for one in eyes.who.complaints if "404" in one]
    assert eyes.who.complaints == lost  # the browser itself says that there is no such table
    eyes.who.complaints.clear()


@ON_THE_PHONE
def test_rules(eyes: Eyes) -> None:
    for title in TITLES:
        eyes.at(f"/rules/{title}", "#main section h2")
        eyes.at(f"/rules/{title}?part=cards", "#main li h3")
        eyes.who.page.goto(f"/rules/{title}?part=all")
        eyes.seen("summary").click()
        eyes.on(f"the rules of {title}", "details[open] li")
        eyes.seen("details[open] .show").click()
        eyes.on(f"a rule of {title} on a board", "#main .example .board svg")


@AT_THE_DESK
def test_before_a_game(eyes: Eyes, ann: Person) -> None:
    eyes.who.borrow(dict(ann.http.cookies))
    table = ann.make(["me", "open", "invite"], players=3)["id"]
    eyes.at(f"/table/{table}", "#main li")
    table = ann.make(["me", "here", "random"], players=3)["id"]
    eyes.who.sit_down(table)
    expect(eyes.seen("[data-ready], [data-question]")).to_be_visible()
    for _ in range(40):
        if eyes.who.glance().handover:
            break
        eyes.who.wait_for_question()
        eyes.who.answer()
    eyes.on("hand-over", "[data-ready]")


@AT_THE_DESK
def test_legendary(eyes: Eyes, ann: Person) -> None:
    """From the first settlement to the first battle, with all panels."""
    eyes.who.borrow(dict(ann.http.cookies))
    table = ann.make(["me"] * 4, players=4, edition="complete", map="random", goal=9)["id"]
    journey = Journey(ann, table)
    eyes.who.sit_down(table).wait_for_question()
    point_at_something_else(eyes)
    eyes.on("placement, and why not there", "[data-why]")
    journey.lead(eyes, lambda: journey.kind == "offering.god")
    look_around(eyes, "auction: god", journey.sign(), tabs=[1])
    journey.lead(eyes, lambda: journey.kind == "offering.bid")
    look_around(eyes, "auction: bid", journey.sign(), tabs=[1])
    journey.lead(eyes, lambda: journey.kind == "turn" and journey.state["view"]["cycle"] > 1)
    look_around(eyes, "turn", journey.sign())
    eyes.within("help", "?", "dialog[open] h3")
    eyes.press("t")
    eyes.on("text", "#main table")
    eyes.press("t")
    if not eyes.phone:
        eyes.within("log", "l", "dialog[open]")
    eyes.seen("[data-settings]").click()
    eyes.on("settings", "dialog[open] fieldset")
    fight(eyes, journey)
    journey.live.close()


def point_at_something_else(eyes: Eyes) -> None:
    """Point at a sea while a land is to be chosen."""
    page = eyes.who.page
    seas = page.locator("[role=application] [data-token^='sea:']")
    tokens = {str(one.get_attribute("data-token")) for one in seas.all()}
    spot = next(spot for one in sorted(tokens) if (spot := page.evaluate(IN_SIGHT, one)))
    page.mouse.click(*spot)


def look_around(eyes: Eyes, where: str, sign: str, tabs: Sequence[int] = (3, 2, 1, 0)) -> None:
    """The table, on a phone tab after tab; the board is the first."""
    if not eyes.phone:
        eyes.on(where, sign)
        return
    for one in tabs:
        eyes.who.page.locator("nav button").nth(one).click()
        eyes.on(f"{where}, tab {one}", sign)


def fight(eyes: Eyes, journey: Journey) -> None:
    """The odds before an attack, how they are counted, then the battle itself."""
    journey.lead(eyes, journey.attack)
    attack = journey.attack()
    assert attack is not None
    eyes.who.wait_for_question()
    eyes.who.press(f"[data-option='{attack['id']}']")
    eyes.on("forecast", ".forecast")
    eyes.seen(".forecast button").click()
    eyes.on("reckoning", "dialog[open] .rounds")
    eyes.press("Escape")
    eyes.seen("[data-confirm]").click()
    eyes.on("battle", "section.battle")


@ON_THE_PHONE
def test_classic(eyes: Eyes, ann: Person) -> None:
    """An attack in the original game: the forecast, a second question, the battle."""
    eyes.who.borrow(dict(ann.http.cookies))
    journey = Journey(ann, eyes.who.make_table("classic", "me me me", players=3))
    fight(eyes, journey)
    journey.live.close()


@ON_THE_PHONE
def test_mytikas(eyes: Eyes, ann: Person) -> None:
    eyes.who.borrow(dict(ann.http.cookies))
    table = eyes.who.make_table("mytikas", seats="me bot bot", players=3)
    eyes.at(f"/table/{table}", "[data-question]")
    for _ in range(12):
        eyes.who.wait_for_question()
        eyes.who.answer()
    eyes.who.wait_for_question()
    look_around(eyes, "Mytikas", "[data-question]")
    eyes.press("t")
    eyes.on("Mytikas, text", "#main table")


@AT_THE_DESK
def test_after_a_game(eyes: Eyes, ann: Person, over: str) -> None:
    eyes.who.borrow(dict(ann.http.cookies))
    eyes.at(f"/table/{over}", "[data-end] svg")
    eyes.who.page.goto(f"/replay/{over}?step=40")
    look_around(eyes, "replay", "[data-token]", tabs=[2, 0])


# A band stands for two seconds, too short to be looked at: a copy stays in its place.
KEEP = """() => new MutationObserver((_, self) => {
    const band = document.querySelector('[data-moment]');
    if (!band) return;
    self.disconnect();
    const copy = band.cloneNode(true);
    copy.dataset.kept = '';
    band.parentElement.append(copy);
}).observe(document.body, {childList: true, subtree: true})"""


@pytest.mark.parametrize("size", [late(DESKTOP), PHONE], ids=["desktop", "phone"])
def test_what_comes_and_goes_in_french(visit: VisitorMaker, size: tuple[int, int]) -> None:
    """Cards, a band across the map, and the small map of a phone."""
    who = visit(size, language="fr", theme="dark", touch=size == PHONE, speed=4)
    page = who.page
    who.sit_down(who.make_table(seats="me bot:greedy bot:greedy", players=3, map="quick"))
    page.evaluate(KEEP)
    for _ in range(300):
        if page.locator("[data-kept]").count():
            break
        seen = who.glance()
        if seen.folded:
            who.press("[data-list]")
        elif seen.options:
            who.answer()
        page.wait_for_timeout(80)
    expect(page.locator("[data-kept]")).to_be_visible()
    if size == PHONE:
        expect(page.locator("svg.mini")).to_be_visible()
    who.check_access("a band")
    page.evaluate("document.querySelector('[data-kept]').remove()")
    assert who.wait_for_question()
    if size == DESKTOP:
        page.keyboard.press("Tab")  # the focus is to be seen
        page.locator("[data-card-row] .face").first.focus()
        expect(page.locator("[data-card-shown]")).to_be_visible()
        who.check_access("a card")
