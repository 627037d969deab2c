"""The form of a new card: its words come where they belong, or nowhere."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.texts.test_french import test_typography as check_typography
from tools import new_card
from tools.rules.catalogue import read_catalogues

ROOT = Path(__file__).resolve().parents[2]
FILES = (*new_card.CATALOGUES.values(), *new_card.TEXTS.values())

RULE = "-".join(("LEG", "CREATURE", "PAN", "01"))  # in no catalogue: not written as one


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in ("docs/rules", "src/delos/texts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


@pytest.fixture
def form() -> str:
    """The one of CONTRIBUTING."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    match = re.search(r'```toml\n(card = "pan".*?)```', page, re.DOTALL)
    assert match, "CONTRIBUTING has no example of a form"
    return match.group(1)


def put(copy: Path, form: str) -> int:
    path = copy / "pan.toml"
    path.write_text(form, encoding="utf-8")
    return new_card.main([str(path)], copy)


def added(copy: Path, name: str) -> list[str]:
    """The lines that a file has more than before; it has lost none."""
    before = (ROOT / name).read_text(encoding="utf-8").splitlines()
    after = (copy / name).read_text(encoding="utf-8").splitlines()
    found: list[str] = []
    index = 0
    for line in after:
        if index < len(before) and line == before[index]:
            index += 1
        else:
            found.append(line)
    assert index == len(before), name
    return [line for line in found if line]


def test_the_form_of_the_page(copy: Path, form: str) -> None:
    assert put(copy, form) == 0
    assert added(copy, "docs/rules/legendary.md") == [
        "| Pan | Pan | one-shot | – | no | no |",
        "### Pan",
        f"- **{RULE}** — **RULING** Gain 1 gold for each of your Philosophers. "
        "Reason: the card is ours.",
    ]
    assert added(copy, "docs/rules/fr/legendary.md") == [
        "### Pan",
        f"- **{RULE}** — **DÉCISION** Gagnez 1 PO par Philosophe à vous. "
        "Raison\u202f: la carte est de nous.",
    ]
    for lang, help in (("en", "Gain 1 gold"), ("fr", "Gagnez 1 PO")):
        name, helped = added(copy, new_card.TEXTS[lang])
        assert name == "creature-pan = Pan"
        assert helped.startswith(f"help-creature-pan = {help}")
        text = (copy / new_card.TEXTS[lang]).read_text(encoding="utf-8")
        assert text.index("\ncreature-manticore") < text.index("\ncreature-pan")
        assert text.index("\ncreature-pan") < text.index("\ncreature-pegasus")
    assert RULE in read_catalogues(copy)["legendary"]


def test_the_last_figurine(copy: Path, form: str) -> None:
    form = form.replace('"pan"', '"zephyr"').replace("one-shot", "figurine")
    form = form.replace('name = "Pan"', 'name = "Zephyr"\ntext = "the Zephyr"')
    assert put(copy, form.replace('"none"', '"complete"')) == 0
    row, heading, _ = added(copy, "docs/rules/legendary.md")
    assert row == "| Zephyr | Zephyr | figurine | – | no | yes |"
    assert heading == "### Zephyr `[complete]`"
    french = (copy / "docs/rules/fr/legendary.md").read_text(encoding="utf-8")
    assert french.index("LEG-CREATURE-TYPHON-07") < french.index("### Zephyr `[édition complète]`")
    assert "\n    .text = the Zephyr\npiece-scylla" in (copy / "src/delos/texts/en.ftl").read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Ici: l'or ; là !", "Ici\u202f: l\u2019or\u202f; là\u202f!"),
        ("Une « série » (deux) : non", "Une «\u202fsérie\u202f» (deux)\u202f: non"),
        ("Pan\u202f: rien", "Pan\u202f: rien"),
    ],
)
def test_french_typography(copy: Path, form: str, said: str, printed: str) -> None:
    assert new_card.french(said) == printed
    assert put(copy, form.replace("Gagnez 1 PO par Philosophe à vous.", said)) == 0
    check_typography(copy / "src/delos/texts/fr.ftl")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ('card = "pan"', 'card = "satyr"', "has LEG-CREATURE-SATYR-01 already"),
        ('card = "pan"', 'card = "The Pan"', "small letters"),
        ("one-shot", "spell", "neither"),
        ('"none"', '"printed"', "none of both, complete, none"),
        ('["DÉCISION Gagnez', '["Gagnez', "a ruling in one language only"),
        ('["DÉCISION', '["DÉCISION Rien.", "DÉCISION', "1 in English, 2 in French"),
        ('help = "Gain', 'hint = "Gain', "unknown field `hint`"),
        ('help = "Gagnez 1 PO par Philosophe à vous."', 'help = ""', "fr.help: write one line"),
        ("[en]", "[en", "not valid TOML"),
    ],
)
def test_a_wrong_form_writes_nothing(
    copy: Path, form: str, capsys: pytest.CaptureFixture[str], old: str, new: str, part: str
) -> None:
    assert old in form
    assert put(copy, form.replace(old, new)) == 1
    assert part in capsys.readouterr().err
    for name in FILES:
        assert (copy / name).read_bytes() == (ROOT / name).read_bytes()


def test_an_empty_form_says_what_to_write(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_card.main(["--form", "pan"]) == 0
    assert put(copy, capsys.readouterr().out) == 1
    assert "en.name: write one line" in capsys.readouterr().err
