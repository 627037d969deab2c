"""French as French players write it: what was mended once stays mended, in server and client."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest

from delos import texts
from delos.api import new
from delos.maps.library import library
from delos.server.telling.speaking import entries

ROOT: Final = Path(__file__).parents[2]
FILES: Final = sorted(
    [
        *(ROOT / "src/delos/texts").glob("*fr.ftl"),
        *(ROOT / "web/src/words").glob("*.fr.ftl"),
        *(ROOT / "web/src/pages/rules/words").glob("*.fr.ftl"),
    ]
)


def lines(file: Path) -> list[str]:
    return [
        line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_typography(file: Path) -> None:
    """A narrow no-break space before ; : ! ? and inside guillemets, so that no line begins with
    one of them."""
    for line in lines(file):
        assert not re.search(r"(?<=\S)[ \u00a0][:;!?»]", line), line
        assert not re.search(r"«[^\u202f]", line), line
        assert "'" not in re.sub(r"\{[^{}]*\}", "", line), f"a straight apostrophe: {line}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_terms(file: Path) -> None:
    """One word for one thing: PO for gold outside Mytikas, bot, mortes-vivantes."""
    for line in lines(file):
        if "mytikas" not in file.name:
            assert not re.search(r"[0-9}] (?:or|po)\b", line), f"write PO: {line}"
            assert not re.search(r"[0-9}] pièces? d’or", line), f"write PO: {line}"
        assert not re.search(r"(?i)\brobots?\b", line), f"write bot: {line}"
        assert "mort-vivante" not in line, f"write morte-vivante: {line}"
        assert "en sécurité" not in line, f"write sauvegardée: {line}"


NOUNS: Final = (
    "cartes|places|lignes|points|offrandes|troupes|flottes|ressources|métropoles|cycles|tours"
    "|unités|joueurs|pièces|marches|traversées"
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_plurals(file: Path) -> None:
    """A counted noun stands in a form of its own for one."""
    for line in lines(file):
        if re.match(r"\s*\*?\[", line) or "->" in line:
            continue  # a form of a selector
        assert not re.search(rf"\{{ \$count \}} (?:{NOUNS})\b", line, re.I), f"no singular: {line}"


def test_every_sea_of_the_tiles_has_a_name_in_both_languages() -> None:
    seas = {area.slug: area.name for face in library().values() for area in face.seas}
    assert len(seas) > 70
    for slug, name in seas.items():
        assert texts.say("en", f"sea-{slug}") == name
        phrase = texts.say("fr", f"sea-{slug}.text")
        assert re.match(r"(le|la|les) |l’", phrase), phrase
        bare = texts.say("fr", f"sea-{slug}")
        assert phrase.casefold().endswith(bare.casefold())
        assert not re.search(r"\b(Bay|Strait|Sound|Gulf|Channel|Roads|Passage of)\b", bare), bare


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("legendary", {"players": 3}),
        ("legendary", {"players": 4, "edition": "complete"}),
        ("classic", {"players": 3}),
        ("classic", {"players": 4, "modules": ["hades"]}),
        ("mytikas", {"players": 3}),
    ],
)
def test_nothing_raw_is_said(title: str, options: dict[str, Any]) -> None:
    """Questions, options and log of whole games: no "none", no braces, no English sea."""
    dice = random.Random(17)
    game = new(title, seed=17, **options)
    told: set[str] = set()
    while not game.over:
        if game.decision is not None:
            told.add(game.decision.prompt("fr"))
            told.update(one.label("fr") for one in game.options()[:6])
        events = tuple(game.play(dice.choice(game.ids())))
        told.update(one.text for one in entries(game.title, events, 0, None, "fr"))
    for text in told:
        assert not re.search(r"(?i)\bnone\b|[{}]|\b(Bay|Strait|Roads|Channel|Sound)\b", text), text
