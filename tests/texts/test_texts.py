"""Every word the engine can utter is there in every language, and formats without errors."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, TextElement

from delos import texts
from delos.cyclades.ids import BUILDING_NAMES, GOD_NAMES, PIECE_NAMES
from delos.kernel.errors import BadOption
from delos.kernel.kind import Kind
from delos.legendary import creatures, heroes
from delos.legendary.creatures import CREATURE_NAMES
from delos.legendary.events import EVENTS
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES, FACTION_NAMES
from delos.legendary.kinds import KINDS
from delos.legendary.subjects import RULES
from delos.texts import helps

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src" / "delos"
CATALOGUE = ROOT / "docs" / "rules" / "legendary.md"
BOTH = pytest.mark.parametrize("lang", texts.languages())
# whole, or added to the ids of rules that the program looks up; tokens may follow
RULE = r"[A-Z]+(?:-[A-Z0-9]+)+"
REASON = re.compile(rf"(?:{RULE}(?:,{RULE})*)?:(?P<word>[a-z]+(?:-[a-z]+)*)(?: .*)?")
NAMES = {
    "god": GOD_NAMES,
    "building": BUILDING_NAMES,
    "bonus": BONUS_NAMES,
    "faction": FACTION_NAMES,
    "hero": HERO_NAMES,
    "creature": CREATURE_NAMES,
    "piece": PIECE_NAMES,
    "holder": ["penthesilea", "pandora"],
}
HELPED = [
    f"{type}:{name}"
    for type in ("god", "building", "bonus", "hero", "creature")
    for name in NAMES[type]
]
# Proper names and a few words are the same in both languages.
SAME = re.compile(
    r"^(god-zeus|(hero|creature|piece)-\w+|building-(port|temple)|phase-(placement|actions)"
    r"|site-of|option-draw-god)$"
)


def messages(lang: str) -> dict[str, Message]:
    parsed = FluentParser().parse(texts.source(lang))
    junk = [entry.content for entry in parsed.body if isinstance(entry, Junk)]
    assert junk == []
    found = [entry for entry in parsed.body if isinstance(entry, Message)]
    by_id = {entry.id.name: entry for entry in found}
    assert len(by_id) == len(found), "an id stands twice"
    return by_id


def ids(lang: str) -> set[str]:
    """Messages and attributes."""
    found = set()
    for name, message in messages(lang).items():
        found |= {name, *(f"{name}.{attribute.id.name}" for attribute in message.attributes)}
    return found


def variables(lang: str) -> dict[str, set[str]]:
    blocks = re.split(r"^(?=[a-z][\w-]* =)", texts.source(lang), flags=re.MULTILINE)
    return {block.split(" =", 1)[0]: set(texts.VARIABLE.findall(block)) for block in blocks[1:]}


def wanted_labels() -> Iterator[str]:
    for kind in KINDS:
        for part in kind.parts:
            message = "option-" + kind.name.replace(".", "-")
            yield f"{message}-{part.prefix}" if part.prefix else message


@cache
def used_reasons() -> set[str]:
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                match = REASON.fullmatch(node.value)
                if match:
                    found.add(match["word"])
    return found


@cache
def phase_names() -> set[str]:
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "Phase" for base in node.bases
            ):
                found |= set(re.findall(r"super\(\).__init__\('([\w-]+)'\)", ast.unparse(node)))
    return found


@BOTH
def test_every_phase_has_a_name(lang: str) -> None:
    assert {name for name in phase_names() if not texts.has(lang, f"phase-{name}")} == set()


def test_both_languages_have_the_same_ids_and_variables() -> None:
    assert ids("en") == ids("fr")
    english, french = variables("en"), variables("fr")
    assert {name for name in english if english[name] != french[name]} == set()


def test_no_id_is_left_over() -> None:
    wanted = {f"prompt-{kind.name.replace('.', '-')}" for kind in KINDS} | set(wanted_labels())
    wanted |= {f"event-{kind.name}" for kind in EVENTS} | {"event-unknown"}
    wanted |= {f"{type}-{name}" for type, names in NAMES.items() for name in names}
    families = re.compile(r"(prompt|option|event|" + "|".join(NAMES) + r")-")
    assert {name for name in messages("en") if families.match(name)} == wanted


@BOTH
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_kind_has_a_prompt(lang: str, kind: Kind) -> None:
    assert texts.has(lang, "prompt-" + kind.name.replace(".", "-"))


@BOTH
def test_every_part_of_every_kind_has_a_label(lang: str) -> None:
    assert [label for label in wanted_labels() if not texts.has(lang, label)] == []


@BOTH
def test_every_name_is_there(lang: str) -> None:
    for type, names in NAMES.items():
        assert [name for name in names if not texts.has(lang, f"{type}-{name}")] == []


@BOTH
def test_every_event_is_told_with_its_own_fields(lang: str) -> None:
    used = variables(lang)
    for kind in EVENTS:
        fields = {field.split(":")[0] for field in kind.fields}
        unsaid = {"slot"}  # where on a track is of no interest in a log
        assert used[f"event-{kind.name}"] <= fields
        assert fields - used[f"event-{kind.name}"] <= unsaid, kind.name


@BOTH
def test_every_reason_in_the_engine_has_a_sentence(lang: str) -> None:
    assert len(used_reasons()) > 10
    assert {word for word in used_reasons() if not texts.has(lang, f"why-{word}")} == set()


@BOTH
@pytest.mark.parametrize("token", HELPED)
def test_everything_is_explained_in_few_words(lang: str, token: str) -> None:
    for edition in ("base", "complete"):
        said = helps.help(lang, token, edition)
        assert 10 < len(said) < 330
        assert said.endswith(".")


def test_the_base_edition_has_its_own_help_where_rules_differ() -> None:
    assert helps.help_id("creature:hydra", "base") == "help-creature-hydra-base"
    assert helps.help_id("creature:hydra", "complete") == "help-creature-hydra"
    assert helps.help_id("creature:kraken", "base") == "help-creature-kraken"
    assert helps.help("en", "god:apollo", "base") != helps.help("en", "god:apollo")


def test_help_names_all_rules_of_each_thing() -> None:
    catalogue = set(re.findall(r"\*\*(LEG-[A-Z0-9-]+)\*\*", CATALOGUE.read_text(encoding="utf-8")))
    assert set(RULES) == set(HELPED)
    named = {rule for listed in RULES.values() for rule in listed}
    assert named <= catalogue
    gods = "|".join(GOD_NAMES).upper()
    family = re.compile(rf"LEG-(({gods})|HERO|CREATURE|METRO)-")
    own = {rule for rule in catalogue if family.match(rule) and "-GEN-" not in rule}
    assert own <= named


@BOTH
@pytest.mark.parametrize("value", ["none", 0, 1, 2, 25, "Naxos"])
def test_nothing_goes_wrong_when_formatted(lang: str, value: str | int) -> None:
    bundle = texts.bundle(lang)
    given = dict.fromkeys({name for used in variables(lang).values() for name in used}, value)
    for name in sorted(messages(lang)):
        assert bundle.has(name), name
    for name in sorted(ids(lang)):
        text = bundle.format(name, given)
        assert text == text.strip() or name in {"price-tag", "what-tag"}
        assert not re.search(r"[{}\u2068\u2069]|  |'", text), name


@BOTH
def test_prompts_read_well_without_any_variable(lang: str) -> None:
    for kind in KINDS:
        said = texts.say(lang, "prompt-" + kind.name.replace(".", "-"))
        assert not re.search(r"\bnone\b", said)
        assert said[-1] in ".?"


def worded(pattern: Pattern) -> bool:
    """Whether it has words of its own, and not only variables, which every language has."""
    return any(
        isinstance(part, TextElement) and re.search(r"\w", part.value) for part in pattern.elements
    )


def test_french_differs_from_english() -> None:
    english, french = messages("en"), messages("fr")
    same = set()
    for name, message in english.items():
        ours, theirs = message.value, french[name].value
        assert ours is not None
        assert theirs is not None
        if ours.equals(theirs) and worded(ours):
            same.add(name)
    assert {name for name in same if not SAME.match(name)} == set()
    assert len(same) < 50


def test_french_typography_and_grammar() -> None:
    for line in texts.source("fr").splitlines():
        if line.startswith("#"):
            continue
        assert not re.search(r"(?<!^) [:;?!]", line), f"a no-break space is missing: {line}"
        # “de le Kraken”, “de Ios”: write around it
        assert not re.search(r"(?i)\b(de|du|des|au|aux) \{ \$(?!count|amount)", line), line


def test_editions_are_those_of_the_catalogue() -> None:
    """The card lists say "yes" or "no" of the two editions; Heroes stand two in a row."""
    told: dict[str, list[str]] = {}
    for line in CATALOGUE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        for row in (cells, cells[5:]):
            said = [cell.split()[0] for cell in row if re.match(r"(yes|no)\b", cell)]
            if len(said) >= 2:
                told.setdefault(row[0], said[:2])
    for type, cards in (("creature", creatures.CARDS), ("hero", heroes.CARDS)):
        for card in cards.cards:
            declared = ["yes" if one in card.editions else "no" for one in ("base", "complete")]
            name = texts.say("en", f"{type}-{card.name}")
            assert told.get(name) == declared, f"{name}: the catalogue says {told.get(name)}"


def test_french_names_are_those_of_the_catalogue() -> None:
    cells = [
        [cell.strip() for cell in line.split("|")]
        for line in CATALOGUE.read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
    ]
    pairs = {(cell[i], cell[i + 1]) for cell in cells for i in range(len(cell) - 1)}
    for type in ("hero", "creature"):
        for name in NAMES[type]:
            message = f"{type}-{name}"
            pair = texts.say("en", message), texts.say("fr", message)
            assert pair in pairs, f"the card list of legendary.md, 0.2, has no row with {pair}"


def test_unknown_language_and_unknown_text_are_said_clearly() -> None:
    assert texts.languages() == ("en", "fr")
    with pytest.raises(BadOption, match=r"'de'.*en, fr"):
        texts.say("de", "god-zeus")
    with pytest.raises(KeyError, match="god-pan"):
        texts.say("en", "god-pan")
    assert not texts.has("en", "god-pan")
    assert texts.has("en", "building-port.text")
    assert not texts.has("en", "god-zeus.text")


def test_fluent_is_imported_on_first_use_only() -> None:
    check = "import sys, delos.texts.speak; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_babel_is_never_imported() -> None:
    """It is most of what an installation would weigh (docs/decisions/0022)."""
    check = (
        "import sys; from delos import texts; texts.say('en', 'god-zeus');"
        "sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
