"""The keywords of ``delos.new`` have types: a checker sees what is misspelt."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from delos.classic.options import KNOWN as CLASSIC
from delos.legendary.options import KNOWN as LEGENDARY
from delos.mytikas.options import KNOWN as MYTIKAS
from delos.options import AllOptions, ClassicOptions, LegendaryOptions, MytikasOptions

OF_NEW = {"players", "seed"}  # arguments of their own


@pytest.mark.parametrize(
    ("types", "known"),
    [(LegendaryOptions, LEGENDARY), (ClassicOptions, CLASSIC), (MytikasOptions, MYTIKAS)],
)
def test_every_option_of_a_title_has_a_type(types: type, known: list[str]) -> None:
    assert set(types.__annotations__) == {*known, "rules"} - OF_NEW, "see delos/options.py"
    assert set(types.__annotations__) <= set(AllOptions.__annotations__)


@pytest.mark.plain_only
def test_a_type_checker_sees_a_misspelt_option(tmp_path: Path) -> None:
    script = tmp_path / "wrong.py"
    script.write_text(
        "import delos\n"
        "delos.new('legendary', players=4, edition='base')\n"
        "delos.new('legendary', player=4)\n"
        "delos.new('mytikas', two_cards='yes')\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path), script.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = {line.split(":")[1] for line in done.stdout.splitlines() if " error: " in line}
    assert lines == {"3", "4"}, done.stdout
