"""Somebody in front of the page: what they see and do, in the words of the game."""

from __future__ import annotations

import json
import random
import time
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket, expect

from delos.server.live.patching import patched

Json = dict[str, Any]


def late(*values: object) -> Any:
    """Parameters for `make nightly`: another size, language or length of what runs every time."""
    return pytest.param(*values, marks=pytest.mark.nightly)


DESKTOP = (1440, 900)
LAPTOP = (1280, 720)
PHONE = (390, 844)
GRAVE = {"serious", "critical"}
# Beside what axe does by itself: who speaks to the page says the words that are written there.
AXE = {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": True}}}


# A point of the window where a click reaches the thing itself.
IN_SIGHT = """token => {
    for (const shape of document.querySelectorAll(`[data-token="${token}"]`)) {
        const box = shape.getBoundingClientRect();
        for (const across of [.5, .3, .7, .2, .8])
            for (const down of [.5, .3, .7, .2, .8]) {
                const x = box.left + box.width * across, y = box.top + box.height * down;
                const hit = document.elementFromPoint(x, y)?.closest('[data-token]');
                if (hit?.dataset.token === token && hit.closest('[role=application]'))
                    return [x, y];
            }
    }
    return null;
}"""


# What is on the screen; LOOK is the body of a function without arguments.
LOOK = """
    const count = what => document.querySelectorAll(what).length;
    return {
        over: count('[data-end], [data-victory]') > 0,
        handover: count('[data-ready]') > 0,
        playing: count('[data-skip]') > 0,
        options: count('[data-option]:not([disabled])'),
        folded: count('[data-list]') > 0,
        confirm: count('[data-confirm]:not([disabled])') > 0,
        question: document.querySelector('[data-question]')?.dataset.question ?? '',
    };
"""
GLANCE = f"() => {{{LOOK}}}"

# The page itself waits: asking it over and over from outside is half the work of a busy machine.
# Gives up after so many milliseconds, then what it saw last counts.
PATIENTLY = """
    const until = performance.now() + milliseconds;
    for (;;) {
        const seen = look();
        if (good(seen) || performance.now() > until) return seen;
        if (seen.playing && pressing) document.querySelector('[data-skip]')?.click();
        if (seen.folded && pressing) document.querySelector('[data-list]')?.click();
        if (seen.confirm && agreeing)
            document.querySelector('[data-confirm]:not([disabled])')?.click();
        await new Promise(go => setTimeout(go, 12));
    }
"""
UNTIL_ASKED = f"""async milliseconds => {{
    const look = () => {{{LOOK}}}, pressing = true, agreeing = false;
    const good = seen => seen.over || seen.options > 0;
    {PATIENTLY}
}}"""
UNTIL_SETTLED = f"""async ([milliseconds, before]) => {{
    const look = () => {{{LOOK}}}, pressing = false, agreeing = true;
    const good = seen => seen.over || seen.handover || seen.question !== before;
    {PATIENTLY}
}}"""
PRESS = "([what, which]) => document.querySelectorAll(what)[which]?.click()"


# what a state of version 4 leaves out when it is empty
LEFT_OUT: Json = {
    **dict.fromkeys(("handover", "view", "patch", "own", "asked", "key")),
    "options": [],
    "prompt": "",
    "undo": False,
    "may_ask": False,
    "winners": [],
}


@dataclass(frozen=True)
class Glance:
    over: bool
    handover: bool  # the screen is to be passed on
    playing: bool  # what others did is still being shown
    options: int
    folded: bool
    confirm: bool
    question: str


class Visitor:
    """A browser with one page, and everything that went wrong in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.heard: list[str] = []  # every frame that any socket of the page received
        self.read: list[Json] = []  # the same, taken apart
        self.kept: Json = {}  # the view of the last state
        self.dice = random.Random(7)
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("websocket", self.listen)

    def note(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{self.page.url}: {message.text}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    # -- going places ---------------------------------------------------------------------------

    def open(self, path: str) -> Visitor:
        self.page.goto(path)
        expect(self.page.locator("#main")).to_be_visible()
        return self

    def make_table(
        self, title: str = "legendary", seats: str = "me bot bot bot", **options: Any
    ) -> str:
        """A table by the API, as this visitor; seats as words, a bot's level after a colon."""
        body = {"title": title, "options": options, "seats": [seat(word) for word in seats.split()]}
        answer = self.page.request.post("/api/v1/tables", data=body)
        assert answer.status == 201, answer.text()
        made: str = answer.json()["id"]
        return made

    def borrow(self, cookies: dict[str, str]) -> None:
        """Be somebody who began elsewhere."""
        self.page.context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in cookies.items()]
        )

    def introduce(self, name: str) -> None:
        """Answer who one is, as a stranger who wants a seat is asked."""
        dialog = self.page.locator("[data-ask-name]")
        dialog.locator("#ask-name").fill(name)
        dialog.locator(".primary").click()

    def sit_down(self, table: str) -> Visitor:
        return self.open(f"/table/{table}")

    def speak(self, language: str) -> None:
        """Choose the language in the table's settings."""
        names = {"en": "English", "fr": "Français"}
        self.page.locator("[data-settings]").first.click()
        self.page.get_by_role("dialog").get_by_text(names[language], exact=True).click()
        self.page.keyboard.press("Escape")

    def frames(self) -> list[Json]:
        """Every frame; a state with the whole view, as the page keeps it."""
        for text in self.heard[len(self.read) :]:
            frame = json.loads(text)
            if frame["type"] == "state":
                frame = {**LEFT_OUT, **frame}
                if frame["view"] is None:
                    changed = patched(self.kept, frame["patch"] or {})
                    frame["view"] = patched(changed, frame["own"] or {})
                self.kept = frame["view"]
            self.read.append(frame)
        return self.read

    def state(self) -> Json:
        """What the server last told this page."""
        return next((one for one in reversed(self.frames()) if one["type"] == "state"), {})

    # -- the question ---------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        return self.page.locator("[data-option]:not([disabled])")

    def glance(self) -> Glance:
        """What is on the screen at this moment."""
        return Glance(**self.page.evaluate(GLANCE))

    def over(self) -> bool:
        return self.glance().over

    def result(self) -> Locator:
        """How the game went, behind the poster of who won it."""
        poster = self.page.locator("[data-victory]")
        end = self.page.locator("[data-end]")
        expect(poster.or_(end)).to_be_visible()
        if poster.is_visible():
            poster.locator("[data-results]").click()
        return end

    def question(self) -> str:
        """What tells one question from the next."""
        return self.glance().question

    def page_text(self) -> str:
        return self.page.locator("body").inner_text()[:2000]

    def press(self, what: str, which: int = 0) -> None:
        """Click by script: lists may scroll away under a slow pointer."""
        self.page.evaluate(PRESS, [what, which])

    def wait_for_question(self, seconds: float = 45) -> bool:
        """Whether it is this visitor's turn to answer; False when the game is over."""
        # on a phone the list may be folded away; what is still being shown is skipped
        seen = Glance(**self.page.evaluate(UNTIL_ASKED, seconds * 1000))
        if seen.over or seen.options:
            return not seen.over
        raise AssertionError("neither a question nor the end of the game:\n" + self.page_text())

    def answer(self) -> None:
        """Choose one of the offered options, and say yes if asked again."""
        for _ in range(5):  # the list may change while the finger comes down
            seen = self.glance()
            if not seen.options:
                return
            self.press("[data-option]:not([disabled])", self.dice.randrange(seen.options))
            if self.settled(seen.question, 5):
                return
        raise AssertionError("the choice was not taken:\n" + self.page_text())

    def settled(self, before: str, seconds: float = 20) -> bool:
        """Whether the question becomes another one; says yes where a choice waits for it."""
        seen = Glance(**self.page.evaluate(UNTIL_SETTLED, [seconds * 1000, before]))
        return seen.over or seen.handover or seen.question != before

    def answer_on_the_map(self) -> bool:
        """Click the place that an option names with a real mouse; False if none is in sight."""
        places = {
            token
            for option in self.state().get("options", [])
            for token in option["tokens"]
            if token.startswith(("land:", "sea:", "site:"))
        }
        before = self.question()
        for token in self.dice.sample(sorted(places), len(places)):
            spot = self.page.evaluate(IN_SIGHT, token)
            if spot is not None:
                self.page.mouse.click(*spot)
                return self.settled(before, 3)
        return False

    def play_to_the_end(self, seconds: float = 200) -> int:
        """Answer until the game is over; how many answers it took."""
        deadline = time.monotonic() + seconds
        answers = 0
        while time.monotonic() < deadline:
            if not self.wait_for_question():
                return answers
            self.answer()
            answers += 1
        raise AssertionError(f"the game is not over after {answers} answers:\n" + self.page_text())

    # -- looking --------------------------------------------------------------------------------

    def check_access(self, where: str) -> None:
        """axe finds nothing serious on the page as it is now."""
        found = Axe().run(self.page, options=AXE).response["violations"]
        grave = [
            f"{where}: {one['id']} ({one['impact']}): {one['nodes'][0]['html'][:160]}"
            for one in found
            if one["impact"] in GRAVE
        ]
        assert not grave, "\n".join(grave)

    def check_width(self) -> None:
        """Nothing makes the page scroll sideways."""
        wide = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide[0] <= wide[1], f"{self.page.url} is {wide[0]} px wide on {wide[1]}"


def seat(word: str) -> Json:
    kind, _, level = word.partition(":")
    return {"kind": kind, "level": level or "random"} if kind == "bot" else {"kind": kind}


def finished(url: str, table: str, cookies: dict[str, str]) -> Json:
    """The table's info as the API tells it."""
    answer = httpx.get(f"{url}/api/v1/tables/{table}", cookies=cookies)
    assert answer.status_code == 200
    told: Json = answer.json()
    return told
