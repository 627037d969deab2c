"""What the server will not do it says in the language of whoever asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from delos import texts
from delos.server import refusal
from delos.server.language import preferred, spoken
from delos.server.refusal import Refusal
from tests.server.conftest import Arrive
from tests.server.harness import bad

SOURCES = Path(refusal.__file__).parent
MADE = re.compile(r'Refusal\(\s*(?:\d{3}|[\w.]+),\s*"(\w+)"(?:,\s*"([\w-]+)")?(?=[,)])')
MALFORMED = re.compile(r'malformed\(\s*"([\w-]+)"')


def used() -> set[str]:
    found: set[str] = set()
    for path in sorted(SOURCES.rglob("*.py")):
        code = path.read_text(encoding="utf-8")
        found |= {text or name.replace("_", "-") for name, text in MADE.findall(code)}
        found |= set(MALFORMED.findall(code))
    return found - {"refused"}  # says what the framework says


@pytest.mark.parametrize("lang", texts.languages())
def test_every_refusal_has_its_sentence(lang: str) -> None:
    file = texts.source(lang, texts.SERVER)
    known = set(re.findall(r"^refusal-([\w-]+) =", file, re.MULTILINE))
    assert len(used()) > 40
    assert used() == known


def test_french_is_not_english() -> None:
    for name in used():
        said = Refusal(400, "any", name, detail="x", index=3)
        assert said.message("en") != said.message("fr"), name


def test_numbers_are_not_grouped() -> None:
    assert "1204" in Refusal(409, "stale", index=1204).message("en")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de-DE, en;q=0.5, fr;q=0.7", "fr"),
        ("en;q=0.9, fr;q=0.2", "en"),
        ("fr;q=zero", "en"),
        ("fr;x=1", "en"),
        (";;;,,,=", "en"),
    ],
)
def test_the_best_language_a_browser_accepts(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_the_address_goes_before_the_browser() -> None:
    assert spoken("fr", "en") == "fr"
    assert spoken("xx", "fr") == "fr"
    assert spoken(None, None) == "en"


def test_a_page_in_french_is_refused_in_french(arrive: Arrive) -> None:
    one = arrive()
    english = bad(one.get("/tables/nowhere"), 404, "unknown_table")
    assert english["message"] == "There is no such table. Check the link."
    asked = bad(one.get("/tables/nowhere", lang="fr"), 404, "unknown_table")
    assert asked["message"] == "Cette table n’existe pas. Vérifiez le lien."
    one.http.headers["accept-language"] = "fr-FR,fr;q=0.9,en;q=0.5"
    french = bad(one.get("/tables/nowhere"), 404, "unknown_table")
    assert french["message"] == asked["message"]
