"""What Lighthouse says of the pages: how soon they stand, whether they jump, who can use them.

    make lighthouse                      # every page, as on a phone and at a desk
    python bench/pages.py /learn /new    # only these

A real server, a real Chromium; a table with bots is made to be watched. Marks of speed are those of
this machine as Lighthouse slows it down (four times, for a phone); the others hold everywhere.
Whole reports go to build/lighthouse. Lighthouse is installed on first use, from
bench/lighthouse/package-lock.json.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

import httpx

from bench.homes import HOMES, ROOT, NotReady, node_home
from tests.browser.conftest import ARGUMENTS, chromium
from tests.browser.driver import seat
from tests.server.harness import Host

REPORTS = ROOT / "build" / "lighthouse"
PAGES = ("/", "/new", "/learn", "/rules", "/tables", "/ladder")
SHAPES = {"phone": [], "desk": ["--preset=desktop"]}
MARKS = ("performance", "accessibility", "best-practices", "seo")
TIMES = {
    "first-contentful-paint": "first ms",
    "largest-contentful-paint": "whole ms",
    "total-blocking-time": "blocked ms",
    "cumulative-layout-shift": "shift",
}
GOOD = 0.9  # a check that a mark other than speed is made of
TOO_LONG = 180  # seconds a page


def watched_table(url: str) -> str:
    """The page of a table of bots that anybody may watch."""
    body = {
        "title": "legendary",
        "seats": [seat("bot:greedy")] * 4,
        "options": {"players": 4},
        "public": True,
    }
    made = httpx.post(f"{url}/api/v1/tables", json=body, timeout=30)
    made.raise_for_status()
    return f"/table/{made.json()['id']}"


def report(url: str, shape: str, to: Path) -> dict[str, Any]:
    """Lighthouse's own report of one page."""
    command = [
        *("node", "node_modules/lighthouse/cli/index.js", url, *SHAPES[shape]),
        *("--quiet", "--output=json", f"--output-path={to}"),
        f"--chrome-flags=--headless=old {' '.join(ARGUMENTS)}",
    ]
    ended = subprocess.run(
        command,
        cwd=HOMES / "lighthouse",
        env={**os.environ, "CHROME_PATH": chromium() or ""},
        capture_output=True,
        text=True,
        timeout=TOO_LONG,
        check=False,
    )
    if ended.returncode:
        raise NotReady(ended.stderr.strip().splitlines()[-1])
    told: dict[str, Any] = json.loads(to.read_text("utf-8"))
    return told


def faults(told: dict[str, Any]) -> list[str]:
    """The checks that failed, but for those of speed."""
    return [
        f"{name}: {audit['title']} ({audit['id']})"
        for name in MARKS[1:]
        for part in told["categories"][name]["auditRefs"]
        if (audit := told["audits"][part["id"]])["score"] is not None and audit["score"] < GOOD
    ]


def line(page: str, shape: str, told: dict[str, Any]) -> str:
    marks = [round(100 * (told["categories"][name]["score"] or 0)) for name in MARKS]
    times = [told["audits"][name].get("numericValue", 0.0) for name in TIMES]
    shown = [
        f"{time:.3f}" if name == "shift" else f"{time:.0f}"
        for name, time in zip(TIMES.values(), times, strict=True)
    ]
    return f"{page[:14]:<14} {shape:<6}" + "".join(f"{one:>15}" for one in [*marks, *shown])


def main() -> None:
    if chromium() is None:
        sys.exit("no Chromium: make chromium")
    try:
        node_home("lighthouse")
    except NotReady as why:
        sys.exit(f"no Lighthouse: {why}")
    REPORTS.mkdir(parents=True, exist_ok=True)
    print(f"{'page':<14} {'as on':<6}" + "".join(f"{one:>15}" for one in [*MARKS, *TIMES.values()]))
    with tempfile.TemporaryDirectory() as data:
        host = Host(Path(data), pace=1.0, workers=1).start()
        try:
            for page in sys.argv[1:] or [*PAGES, watched_table(host.url)]:
                name = page.strip("/").split("/")[0] or "home"
                for shape in SHAPES:
                    told = report(host.url + page, shape, REPORTS / f"{name}-{shape}.json")
                    print(line(page, shape, told), *faults(told), sep="\n    ", flush=True)
        except NotReady as why:
            sys.exit(f"Lighthouse gave up: {why}")
        finally:
            host.stop()


if __name__ == "__main__":
    main()
