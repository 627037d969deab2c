"""A real server, a real Chromium, and a page that must never complain."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from delos.server.settings import CLIENT
from tests.browser.driver import DESKTOP, Visitor
from tests.server.harness import Host

# A headless shell has no window to draw around the page: half the work (tools/chromium.sh).
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NAMES = (*SHELLS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 20_000  # ms; a busy machine is not a failure
STARTING = 90_000  # ms
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Begun first, so that nobody waits for them at the end.
LONG = ("test_access", "test_whole_games", "test_together", "test_review")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONG)


def trusted() -> bool:
    """A build whose green means something: there a missing browser is a failure."""
    return os.environ.get("CI") == "true"


def chromium() -> str | None:
    named = os.environ.get("DELOS_CHROMIUM")
    return next((found for one in (named, *NAMES) if one and (found := shutil.which(one))), None)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = chromium()
    if path is None or not (CLIENT / "index.html").is_file():
        missing = "no Chromium (make chromium)" if path is None else "no client (make web)"
        if trusted():
            pytest.fail(f"The browser tests cannot run: {missing}.")
        pytest.skip(f"browser tests: {missing}")
    browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=STARTING)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with bots that do not dawdle."""
    host = Host(tmp_path_factory.mktemp("data"), pace=0.0, workers=1).start()
    yield host
    host.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[VisitorMaker]:
    """Visitors, each with a browser of their own; their pages are looked at when the test ends."""
    maker = VisitorMaker(browser, host.url)
    yield maker
    maker.close()


class VisitorMaker:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.made: list[tuple[BrowserContext, Visitor]] = []

    def __call__(
        self,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        calm: bool = True,
        touch: bool = False,
        speed: int = 0,
    ) -> Visitor:
        """``speed``: of the playback; 0 shows everything at once."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            locale="fr-FR" if language == "fr" else "en-GB",
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"try {{ localStorage['delos.speed'] ??= '{speed}' }} catch {{}}")
        visitor = Visitor(context.new_page(), self.url)
        self.made.append((context, visitor))
        return visitor

    def close(self) -> None:
        for context, _ in self.made:
            context.close()
        for _, visitor in self.made:
            assert visitor.complaints == []
