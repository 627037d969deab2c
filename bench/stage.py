"""How smoothly the browser plays a game back: frames, jumps of the layout, opening, first script.

    python bench/stage.py --seconds 40

A real server, a real Chromium, Legendary with six players on a quick map at 1440 × 900 and 1×. The
numbers are those of this machine: what else runs on it, runs in them. Only "page ms" waits for
nobody: it is the processor's time that the page itself took, a frame, and to open a table.
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
from bisect import bisect
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from playwright.sync_api import Browser, Page, sync_playwright

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


TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


def page_time(trace: Path) -> tuple[float, list[float]]:
    """Milliseconds of the processor that the page's own thread took: in all, and frame by frame."""
    events = json.loads(trace.read_text())["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    spent: Counter[tuple[int, int]] = Counter()
    for one in events:
        if one["name"] == "RunTask" and (one["pid"], one["tid"]) in threads:
            spent[one["pid"], one["tid"]] += one.get("tdur", 0)
    page, total = spent.most_common(1)[0]
    own = [one for one in events if (one["pid"], one["tid"]) == page]
    frames = sorted(one["ts"] for one in own if one["name"] == "FireAnimationFrame")
    each: Counter[int] = Counter()
    for one in own:
        if one["name"] == "RunTask":
            each[bisect(frames, one["ts"])] += one.get("tdur", 0)
    return total / 1000, sorted(each[at] / 1000 for at in range(1, len(frames)))


def opening_time(browser: Browser, page: Page, table: str, trace: Path) -> float:
    """What the page itself needs to open a table."""
    page.goto("about:blank")
    browser.start_tracing(page=page, path=trace, categories=TRACED)
    opening(page, table)
    browser.stop_tracing()
    return page_time(trace)[0]


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
        trace = Path(data) / "trace.json"
        found["opening page ms"] = opening_time(browser, ann.page, table, trace)
        ann.sit_down(table)
        browser.start_tracing(page=ann.page, path=trace, categories=TRACED)
        found |= watch(ann, given.seconds)
        browser.stop_tracing()
        frames = page_time(trace)[1]
        found["frame page ms, p95"] = frames[int(len(frames) * 0.95)]
        found["first script kB"] = first_script()
        browser.close()
        host.stop()
    print(json.dumps({name: round(value, 3) for name, value in found.items()}, indent=1))


if __name__ == "__main__":
    main()
