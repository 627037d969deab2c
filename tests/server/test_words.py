"""Names, help and rules for clients."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from delos import api, texts
from delos.server.telling import catalogue
from delos.server.telling.titles import forms
from delos.server.telling.words import title_texts
from tests.server.conftest import Arrive
from tests.server.harness import bad, good

ROOT = Path(__file__).resolve().parents[2]
BOTH = pytest.mark.parametrize("lang", texts.languages())
TITLES = pytest.mark.parametrize("title", api.titles())
STRAY = re.compile(r"[{}$]|  |'")


@BOTH
@TITLES
def test_everything_has_a_name_and_help_cites_real_rules(title: str, lang: str) -> None:
    for edition in ("base", "complete"):
        found = title_texts(title, lang, edition)
        known = set(catalogue.ids(title))
        ids = [one.id for one in found.helps]
        assert len(set(ids)) == len(ids)
        assert set(ids) <= set(found.names)
        for one in found.helps:
            assert one.kind == one.id.partition(":")[0]
            assert one.name == found.names[one.id]
            assert one.text[-1] == "."
            assert not STRAY.search(one.text), one
            assert set(one.rules) <= known, one
        for token, name in found.names.items():
            assert name, token
            assert not STRAY.search(name), token


@BOTH
def test_the_original_game_explains_its_things_with_rules(lang: str) -> None:
    from delos.classic.ids import BASE_CARDS, CARD_NAMES

    helps = {one.id: one for one in title_texts("classic", lang, "complete").helps}
    things = {
        "god": ["athena", "zeus", "poseidon", "ares", "apollo"],
        "building": ["port", "fortress", "temple", "university", "metropolis"],
        "creature": [CARD_NAMES[card] for card in BASE_CARDS],
    }
    for kind, names in things.items():
        assert all(helps[f"{kind}:{name}"].rules for name in names)


@BOTH
def test_the_modules_of_hades_explain_their_things_with_their_rules(lang: str) -> None:
    from delos.classic.ids import DECK_HEROES, FAVOUR_NAMES, HERO_WORDS, ITEM_NAMES

    found = title_texts("classic", lang, "complete")
    helps = {one.id: one for one in found.helps}
    creatures = ["cerberus", "charon", "chiron", "empousa", "erinyes", "manticore"]
    things = {
        "god": ["hades"],
        "building": ["theatre", "necropolis"],
        "hero": [HERO_WORDS[hero] for hero in DECK_HEROES],
        "creature": creatures,
        "favour": FAVOUR_NAMES,
        "item": ITEM_NAMES,
        "unit": ["undead", "hero", "column"],
        "card": ["priestess"],
        "module": ["placement", "underworld", "heroes", "favours"],
        "option": ["modules", "hecate", "manticore", "printed_prices"],
    }
    for kind, names in things.items():
        for name in names:
            rules = helps[f"{kind}:{name}"].rules
            assert any(rule.startswith("HAD-") for rule in rules), name
    boxes = {rule[:3] for rule in helps["creature:chiron"].rules}
    assert boxes == {"CLA", "HAD"}  # his new card changes the old one
    for phase in ("threat", "arrival", "favour", "upkeep", "departure"):
        assert f"phase:{phase}" in found.names


def test_names_are_those_of_the_title() -> None:
    names = {
        title: title_texts(title, "en", "complete").names for title in ("legendary", "classic")
    }
    assert names["legendary"]["unit:cornucopia"] == "Cornucopia"
    assert names["classic"]["unit:cornucopia"] == "Prosperity marker"


@BOTH
@TITLES
def test_every_option_and_choice_has_a_label(title: str, lang: str) -> None:
    found = title_texts(title, lang, "complete")
    explained = {one.id for one in found.helps if one.kind == "option"}
    for form in forms(title):
        token = f"option:{form.name}"
        assert token in explained
        assert "_" not in found.names[token]
        if form.type in {"choice", "text"}:
            for choice in form.choices:
                assert found.names[f"choice:{form.name}:{choice}"] != choice
        if form.type == "set":
            kind = "module" if form.name == "modules" else form.name.removesuffix("_set")
            assert {f"{kind}:{word}" for word in form.choices} <= set(found.names)


def test_names_are_bare_and_help_may_depend_on_the_edition() -> None:
    english, french = (title_texts("legendary", lang, "complete") for lang in ("en", "fr"))
    assert english.names["creature:kraken"] == french.names["creature:kraken"] == "Kraken"
    assert (english.names["faction:bull"], french.names["faction:bull"]) == ("Bull", "Taureau")
    assert english.names["choice:edition:base"] == "Base box"
    helps = {one.id: one for one in english.helps}
    base = {one.id: one for one in title_texts("legendary", "en", "base").helps}
    assert helps["god:zeus"].rules[0] == "LEG-ZEUS-01"
    assert helps["creature:hydra"].text != base["creature:hydra"].text
    assert helps["god:zeus"].text == base["god:zeus"].text


@BOTH
def test_mytikas_explains_every_card_space_and_building(lang: str) -> None:
    found = title_texts("mytikas", lang, "complete")
    counts: dict[str, int] = {}
    for one in found.helps:
        counts[one.kind] = counts.get(one.kind, 0) + 1
        assert one.rules, one.id
    wanted = {"deity": 16, "space": 8, "construction": 4, "slot": 8, "patron": 4, "resource": 3}
    assert {kind: counts[kind] for kind in wanted} == wanted
    helps = {one.id: one.text for one in found.helps}
    assert "7" in helps["deity:hera"]  # 3, and 4 more
    assert "10" in helps["deity:hestia"]


@TITLES
def test_the_catalogue_is_read_whole(title: str) -> None:
    books = [title, *catalogue.EXPANSIONS.get(title, ())]
    files = [ROOT / "docs" / "rules" / f"{book}.md" for book in books]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    written = re.findall(r"^\s*(?:[-*+]|\|)\s*\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*", text, re.MULTILINE)
    assert list(catalogue.ids(title)) == written
    sections = [section.name for section in catalogue.catalogue(title).sections]
    assert len(set(sections)) == len(sections)
    for section in catalogue.catalogue(title).sections:
        assert section.name
        for rule in section.rules:
            assert len(rule.text) > 10, rule
            assert not re.search(r"[*`|]", rule.text), rule


def test_a_catalogue_in_markdown() -> None:
    text = (
        "# Title\n## 1. Gods (LEG-CORE)\nwords\n### 1.1 Zeus (LEG-ZEUS)\n"
        "- **LEG-ZEUS-01** — A *free* `gift`. **RULING** Reason: *(FR: x; EN –)*\n"
        "## Table\n| id | what | who |\n|---|---|---|\n| **LEG-INFO-01** | Gold | all |\n"
    )
    gods, table = catalogue.read(text)
    assert gods.name == "Gods: Zeus"
    assert gods.rules[0].id == "LEG-ZEUS-01"
    assert gods.rules[0].text == "A free gift. RULING Reason: (FR: x; EN –)"
    assert (table.name, table.rules[0].text) == ("Table", "Gold – all")


def test_the_rules_of_a_wheel_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalogue.file_of("legendary") is not None
    (tmp_path / "legendary.md").write_text("## A\n- **LEG-CORE-01** — B.\n", encoding="utf-8")
    monkeypatch.setattr(catalogue, "IN_WHEEL", tmp_path)
    assert catalogue.file_of("legendary") == tmp_path / "legendary.md"
    monkeypatch.setattr(catalogue, "IN_CHECKOUT", tmp_path)
    assert catalogue.file_of("mytikas") is None


def test_every_catalogue_goes_into_the_wheel() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for title in api.titles():
        for book in (title, *catalogue.EXPANSIONS.get(title, ())):
            assert wheel[f"docs/rules/{book}.md"] == f"delos/server/rules/{book}.md"
    assert wheel["docs/rules/fr"] == "delos/server/rules/fr"


def test_an_expansion_follows_the_rules_of_its_title() -> None:
    sections = catalogue.catalogue("classic").sections
    marked = [section.name.startswith("Hades: ") for section in sections]
    assert marked == sorted(marked)
    for section, expansion in zip(sections, marked, strict=True):
        assert all(rule.id.startswith("HAD-" if expansion else "CLA-") for rule in section.rules)


def test_texts_and_rules_over_http(arrive: Arrive) -> None:
    person = arrive()
    answer = person.get("/titles/legendary/texts", lang="fr", edition="base")
    found = good(answer)
    assert found["lang"] == "fr"
    assert found["names"]["god:ares"] == "Arès"
    assert found["phrases"]["creature:kraken"] == "le Kraken"
    assert set(found["helps"][0]) == {"id", "kind", "name", "text", "rules"}
    assert answer.headers["cache-control"] == "public, max-age=300"
    rules = good(person.get("/titles/mytikas/rules"))
    french = good(person.get("/titles/mytikas/rules", lang="fr"))
    assert french["sections"][0]["name"] == "Mise en place"
    assert [one["id"] for one in french["sections"][0]["rules"]] == [
        one["id"] for one in rules["sections"][0]["rules"]
    ]
    assert rules["sections"][0]["rules"][0]["id"] == "MYT-SETUP-01"
    for page in ("texts", "rules"):
        bad(person.get(f"/titles/chess/{page}"), 404, "unknown")
    bad(person.get("/titles/legendary/texts", lang="xx"), 400, "malformed")
    bad(person.get("/titles/legendary/texts", edition="golden"), 400, "malformed")
