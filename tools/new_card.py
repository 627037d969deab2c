"""The words of a new Creature of the Legendary Edition, written where they belong.

    python -m tools.new_card FORM.toml         into both catalogues and both files of texts
    python -m tools.new_card --form pan        an empty form to fill in

A form has everything that is said of a card, in both languages; CONTRIBUTING, *Add a card*, has one
that is filled in. The card takes its place in the alphabet of its sort: a row of the card list, a
heading with its rules, its name and its help. French typography is seen to. Afterwards the words
stand in those four files alone, and the form can go. Exit codes: 0 good, 1 nothing was written,
because something is wrong with the form, 2 wrong use.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
CATALOGUES: Final = {"en": "docs/rules/legendary.md", "fr": "docs/rules/fr/legendary.md"}
TEXTS: Final = {"en": "src/delos/texts/en.ftl", "fr": "src/delos/texts/fr.ftl"}
RULINGS: Final = {"en": "RULING", "fr": "DÉCISION"}
ONE_SHOT: Final = "one-shot"
FIGURINE: Final = "figurine"
# What the card list and the headings say of each edition.
EDITIONS: Final = {
    "both": ("yes", "yes", {"en": "", "fr": ""}),
    "complete": ("no", "yes", {"en": " `[complete]`", "fr": " `[édition complète]`"}),
    "none": ("no", "no", {"en": "", "fr": ""}),
}
EMPTY: Final = """card = "{card}"
sort = "one-shot"                 # or "figurine"
goes_on = "–"                     # a figurine: "Land", "Sea", "Land or Sea" …
editions = "none"                 # "both", "complete"; "none": only where a table names the card

[en]
name = ""
text = ""                         # in a sentence, if not as the name: "the Harpy"
help = ""
rules = [""]                      # one for each sentence; "RULING …" where it is ours

[fr]
name = ""
text = ""
help = ""
rules = [""]                      # "DÉCISION …"
"""
NARROW: Final = "\u202f"


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """What is said in one language."""

    name: str
    help: str
    rules: list[str]
    text: str = ""


class Form(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    en: Words
    fr: Words
    sort: str = ONE_SHOT
    goes_on: str = "–"
    editions: str = "none"

    def words(self, lang: str) -> Words:
        return self.fr if lang == "fr" else self.en

    def rule(self, number: int) -> str:
        return f"LEG-CREATURE-{self.card.upper()}-{number:02}"


class BadForm(Exception):
    """Something is wrong; the message says what and what to do."""


@dataclass(frozen=True)
class Card:
    """A card that the catalogue has already."""

    card: str
    heading: str


# --- reading -----------------------------------------------------------------------------------


def read_form(path: Path) -> Form:
    try:
        form = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Form)
    except OSError as error:
        raise BadForm(f"{path} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadForm(f"{path} is not valid TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadForm(f"{path}: {error}. `--form NAME` prints an empty form.") from error
    check(form)
    return form


def check(form: Form) -> None:
    if not re.fullmatch(r"[a-z]+", form.card):
        raise BadForm(f"card: {form.card!r} is not a name in small letters without spaces.")
    if form.sort not in (ONE_SHOT, FIGURINE):
        raise BadForm(f'sort: {form.sort!r} is neither "{ONE_SHOT}" nor "{FIGURINE}".')
    if form.editions not in EDITIONS:
        raise BadForm(f"editions: {form.editions!r} is none of {', '.join(EDITIONS)}.")
    for lang in CATALOGUES:
        words = form.words(lang)
        for field, said in (("name", words.name), ("help", words.help), *numbered(words.rules)):
            if not said.strip() or "\n" in said:
                raise BadForm(f"{lang}.{field}: write one line.")
    if len(form.en.rules) != len(form.fr.rules):
        raise BadForm(
            f"rules: {len(form.en.rules)} in English, {len(form.fr.rules)} in French. Say each "
            f"rule in both."
        )
    for number, (ours, notre) in enumerate(zip(form.en.rules, form.fr.rules, strict=True), 1):
        if ours.startswith(RULINGS["en"]) != notre.startswith(RULINGS["fr"]):
            raise BadForm(f"rules: the {number}. is a ruling in one language only.")


def numbered(rules: list[str]) -> list[tuple[str, str]]:
    return [(f"rules[{number}]", rule) for number, rule in enumerate(rules, 1)]


# --- writing -----------------------------------------------------------------------------------


def french(said: str) -> str:
    """With the print's typography: narrow no-break spaces, round apostrophes."""
    said = said.replace("'", "\u2019")
    said = re.sub(r"(?<=\w)[ \u00a0]?([:;!?])(?=\s|$)", NARROW + r"\1", said)
    said = re.sub(r"(?<=[)\u2019»*])[ \u00a0]([:;!?])", NARROW + r"\1", said)
    return re.sub(r"«[ \u00a0]?", "«" + NARROW, re.sub(r"[ \u00a0]?»", NARROW + "»", said))


def told(lang: str, said: str) -> str:
    said = said.strip()
    return french(said) if lang == "fr" else said


def cards_of(catalogue: str, sort: str) -> list[Card]:
    """The cards of a sort as the catalogue has them, in its order."""
    chapters = re.split(r"^## ", catalogue, flags=re.MULTILINE)
    number = "20." if sort == ONE_SHOT else "21."
    chapter = next((text for text in chapters if text.startswith(number)), "")
    found = re.findall(
        r"^### (.+)\n(?:(?!###).*\n)*?- \*\*LEG-CREATURE-([A-Z]+)-01\*\*", chapter, re.MULTILINE
    )
    if not found:
        raise BadForm(f"the catalogue has no chapter {number} with cards any more.")
    return [Card(name.lower(), heading) for heading, name in found]


def put(text: str, block: str, neighbour: str, before: bool) -> str:
    """A block beside the one that a pattern finds."""
    found = re.search(neighbour, text, re.MULTILINE)
    if found is None:
        raise BadForm(f"the place beside {neighbour!r} is not found; write the card by hand.")
    place = found.start() if before else found.end()
    return text[:place] + block + text[place:]


def bare(heading: str) -> str:
    """A heading without its edition."""
    return heading.partition(" `[")[0]


def row_of(form: Form) -> str:
    base, complete, _ = EDITIONS[form.editions]
    cells = [form.en.name, told("fr", form.fr.name), form.sort, form.goes_on, base, complete]
    return "| " + " | ".join(cells) + " |\n"


def section_of(form: Form, lang: str) -> str:
    words = form.words(lang)
    lines = [f"### {told(lang, words.name)}{EDITIONS[form.editions][2][lang]}"]
    if lang == "fr":
        lines.append("")  # as its other headings
    for number, rule in enumerate(words.rules, 1):
        said = told(lang, rule)
        ruling = RULINGS[lang]
        if said.startswith(ruling):
            said = f"**{ruling}**{said.removeprefix(ruling)}"
        lines.append(f"- **{form.rule(number)}** — {said}")
    return "\n".join(lines) + "\n\n"


def messages_of(form: Form, lang: str, prefix: str) -> str:
    words = form.words(lang)
    found = f"{prefix}-{form.card} = {told(lang, words.name)}\n"
    if words.text and words.text != words.name:
        found += f"    .text = {told(lang, words.text)}\n"
    return found


def written(form: Form, root: Path) -> dict[str, str]:
    """The files as they are with the card."""
    files = {
        name: (root / name).read_text(encoding="utf-8")
        for name in (*CATALOGUES.values(), *TEXTS.values())
    }
    english = files[CATALOGUES["en"]]
    if form.rule(1) in english:
        raise BadForm(f"card: the catalogue has {form.rule(1)} already.")
    here = cards_of(english, form.sort)
    later = [card.card for card in here if card.card > form.card]
    before = bool(later)
    beside = later[0] if later else here[-1].card
    heading = {card.card: bare(card.heading) for card in here}[beside]
    for lang, name in CATALOGUES.items():
        mark = {card.card: card.heading for card in cards_of(files[name], form.sort)}[beside]
        section = rf"^### {re.escape(mark)}\n\n?(?:(?!##).+\n)*\n"
        files[name] = put(files[name], section_of(form, lang), section, before)
    row = rf"^\| {re.escape(heading)} \|.*\n"
    files[CATALOGUES["en"]] = put(files[CATALOGUES["en"]], row_of(form), row, before)
    prefixes = ["creature"] if form.sort == ONE_SHOT else ["creature", "piece"]
    for lang, name in TEXTS.items():
        for prefix in prefixes:
            entry = rf"^{prefix}-{beside} =.*\n(?:[ \t]+.*\n)*"
            files[name] = put(files[name], messages_of(form, lang, prefix), entry, before)
        help = f"help-creature-{form.card} = {told(lang, form.words(lang).help)}\n"
        entry = rf"^help-creature-{beside} =.*\n(?:[ \t]+.*\n)*"
        files[name] = put(files[name], help, entry, before)
    return files


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="The words of a new Legendary Creature.")
    parser.add_argument("form", nargs="?", type=Path, help="a form in TOML, filled in")
    parser.add_argument("--form", dest="empty", metavar="NAME", help="print an empty form")
    given = parser.parse_args(arguments)
    if (given.form is None) == (given.empty is None):
        parser.error("give a form, or --form NAME for an empty one")
    if given.empty is not None:
        print(EMPTY.format(card=given.empty), end="")
        return 0
    try:
        form = read_form(given.form)
        files = written(form, root)
    except BadForm as error:
        print(error, file=sys.stderr)
        return 1
    for name, text in files.items():
        (root / name).write_text(text, encoding="utf-8")
        print(f"{name}: {form.card}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
