"""Pictures of the main screens: `make pictures` writes those of README and docs to docs/images,
and every screen at every size to build/pictures, to be looked at beside one another.

A real server, a real browser, a real game: the person at the table follows the hints.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, VisitorMaker, chromium
from tests.browser.driver import DESKTOP, PHONE, Visitor
from tests.server.harness import Host

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "docs" / "images"
EVERY = ROOT / "build" / "pictures"
SIZES = (DESKTOP, (1920, 1080), PHONE, (844, 390))
SETTLED = 900  # ms after a change of size
BOTS = " bot:greedy" * 3
LONG_ENOUGH = 60  # answers until a Legendary table looks lived in


def follow_hint(visitor: Visitor, table: str) -> None:
    state = visitor.state()
    request = visitor.page.request
    told = request.get(f"/api/v1/tables/{table}/hint?seat={state['seat']}").json()
    request.post(
        f"/api/v1/tables/{table}/actions",
        data={"index": state["index"], "seat": state["seat"], "action": told["action"]},
    )
    visitor.settled(str(state["index"]))


def play_until(visitor: Visitor, table: str, answers: int, wanted: tuple[str, ...]) -> None:
    """At least so many answers, then on to a question of a kind that shows something."""
    for number in range(answers + 60):
        if not visitor.wait_for_question():
            return
        kind = visitor.state()["view"]["decision"]["kind"]
        if number >= answers and kind.startswith(wanted):
            return
        follow_hint(visitor, table)


def shoot(visitor: Visitor, name: str) -> None:
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(5200)  # rings of what changed have faded
    path = IMAGES / f"{name}.png"
    visitor.page.screenshot(path=path)
    print(path.name, path.stat().st_size // 1024, "kB")
    every_size(visitor, name)


def every_size(visitor: Visitor, name: str) -> None:
    """The same screen in all layouts; the page is then as large as it was."""
    before = visitor.page.viewport_size
    assert before is not None
    for wide, high in SIZES:
        visitor.page.set_viewport_size({"width": wide, "height": high})
        visitor.page.wait_for_timeout(SETTLED)
        visitor.page.screenshot(path=EVERY / f"{name}-{wide}x{high}.png")
    visitor.page.set_viewport_size(before)


def pages(make: VisitorMaker) -> None:
    ann = make(DESKTOP)
    ann.open("/")
    shoot(ann, "home")
    ann.open("/new")
    shoot(ann, "new-table")


def legendary(make: VisitorMaker) -> None:
    ann = make(DESKTOP)
    table = ann.make_table(seats="me" + BOTS, players=4, edition="complete", map="balanced")
    ann.sit_down(table)
    play_until(ann, table, LONG_ENOUGH, ("turn", "move", "recruit", "build"))
    shoot(ann, "table")
    phone = make(PHONE, theme="dark", language="fr", touch=True)
    phone.borrow({one["name"]: one["value"] for one in ann.page.context.cookies()})
    phone.sit_down(table)
    phone.wait_for_question()
    shoot(phone, "table-phone")


def end(make: VisitorMaker) -> None:
    ann = make(DESKTOP)
    table = ann.make_table(seats="me" + BOTS, players=4, map="quick", goal=2)
    ann.sit_down(table)
    while ann.wait_for_question():
        follow_hint(ann, table)
    shoot(ann, "end")
    ann.open(f"/replay/{table}?step=150")
    shoot(ann, "replay")


def mytikas(make: VisitorMaker) -> None:
    ann = make(DESKTOP)
    table = ann.make_table("mytikas", "me" + " bot:greedy" * 2, players=3)
    ann.sit_down(table)
    play_until(ann, table, 45, ("",))
    shoot(ann, "table-mytikas")


def classic(make: VisitorMaker) -> None:
    ann = make(DESKTOP)
    table = ann.make_table("classic", "me bot bot bot", players=4)
    ann.sit_down(table)
    for _ in range(60):
        if not ann.wait_for_question():
            break
        ann.answer()
    shoot(ann, "table-classic")


def hades(make: VisitorMaker) -> None:
    ann = make(DESKTOP)
    table = ann.make_table("classic", "me" + BOTS, players=4, modules=["hades"])
    ann.sit_down(table)
    play_until(ann, table, 24, ("god.turn", "march", "undead", "voyage"))
    shoot(ann, "table-hades")


SCREENS = {
    "pages": pages,
    "legendary": legendary,
    "end": end,
    "mytikas": mytikas,
    "classic": classic,
    "hades": hades,
}


def take(browser: Browser, wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data:
        host = Host(Path(data), pace=0.0, workers=1).start()
        try:
            for name in wanted or SCREENS:
                make = VisitorMaker(browser, host.url)
                SCREENS[name](make)
                make.close()
        finally:
            host.stop()


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    EVERY.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        take(browser, sys.argv[1:])
        browser.close()


if __name__ == "__main__":
    main()
