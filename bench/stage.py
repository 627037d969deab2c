"""How smoothly the browser plays a game back: frames, jumps of the layout, opening, first script.

    python bench/stage.py --seconds 40

A real server, a real Chromium, Legendary with six players on a quick map at 1440 × 900 and 1×. The
numbers are those of this machine: what else runs on it, runs in them.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from playwright.sync_api import Page, sync_playwright

from delos.server.settings import CLIENT
from tests.browser.conftest import ARGUMENTS, VisitorMaker, chromium
from tests.browser.driver import Visitor
from tests.server.harness import Host

# Frames are counted only while something plays.
WATCH = """() => {
    window.frames_ = []; window.shift_ = 0;
    let last = 0;
    const tick = now => {
        if (last && document.querySelector('[data-skip]')) window.frames_.push(now - last);
        last = now;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    new PerformanceObserver(list => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift_ += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
}"""


def watch(visitor: Visitor, seconds: float) -> dict[str, float]:
    """Answer by clicking, watch all else at 1×."""
    page = visitor.page
    page.evaluate(WATCH)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if visitor.glance().options:
            visitor.answer()
        page.wait_for_timeout(100)
    frames = sorted(page.evaluate("window.frames_"))
    return {
        "frames": len(frames),
        "median ms": statistics.median(frames) if frames else 0.0,
        "p95 ms": frames[int(len(frames) * 0.95)] if frames else 0.0,
        "layout shift": page.evaluate("window.shift_"),
    }


def opening(page: Page, table: str) -> float:
    """Milliseconds from asking for the page until the map is drawn."""
    began = time.monotonic()
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-step]")
    return (time.monotonic() - began) * 1000


def first_script() -> float:
    """Kilobytes of script, gzipped, that the first page waits for."""
    html = (CLIENT / "index.html").read_text()
    names = re.findall(r'(?:src|href)="(/[^"]+\.js)"', html)
    return sum(len(gzip.compress((CLIENT / name[1:]).read_bytes())) for name in names) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--players", type=int, default=6)
    given = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        host = Host(Path(data), pace=0.0, workers=1).start()
        make = VisitorMaker(browser, host.url)
        ann = make(speed=1, calm=False)
        bots = " bot:greedy" * (given.players - 1)
        table = ann.make_table(
            seats="me" + bots,
            players=given.players,
            edition="complete",
            map="quick",
            teams=given.players == 6,
        )
        found = {"opening ms, cold": opening(ann.page, table)}
        # Somebody who comes back: the server has the table, the browser the script.
        warm = sorted(opening(ann.page, table) for _ in range(5))
        found["opening ms, warm"] = warm[2]
        ann.sit_down(table)
        found |= watch(ann, given.seconds)
        found["first script kB"] = first_script()
        browser.close()
        host.stop()
    print(json.dumps({name: round(value, 3) for name, value in found.items()}, indent=1))


if __name__ == "__main__":
    main()
