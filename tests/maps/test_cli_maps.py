"""`delos map` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from delos.cli.maps import app
from delos.maps import parse, presets

TRIAL = presets()["trial"].code


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def test_show_lists_areas_and_their_neighbours() -> None:
    result = run("show", "trial")
    assert result.exit_code == 0
    assert "13 Land Areas on 6 Islands, 13 Sea Areas, 20 sites" in result.output
    assert "halki   c      inland" in result.output


def test_show_as_json_is_the_drawing() -> None:
    assert json.loads(run("show", "quick", "--factions", "3", "--json").output)["face"] == "A"


def test_check_says_legal_or_why_not() -> None:
    good = run("check", "quick-5", "--factions", "5")
    assert good.exit_code == 0
    assert "Legal for 5 factions" in good.output
    bad = run("check", "quick-5", "--factions", "4")
    assert bad.exit_code == 1
    assert "10 tiles; 4 factions play on 8 (LEG-MAP-11)" in bad.output


def test_check_as_json() -> None:
    result = run("check", "quick-5", "--factions", "4", "--json")
    assert result.exit_code == 1
    answer = json.loads(result.output)
    assert answer["legal"] is False
    assert answer["findings"][0]["rule"] == "LEG-MAP-11"
    assert len(answer["fairness"]["seats"]) == 4


def test_generate_prints_a_code_that_comes_back() -> None:
    code = run("generate", "--factions", "3", "--seed", "4").output.strip()
    assert parse(code).code == code
    assert run("generate", "--factions", "3", "--seed", "4").output.strip() == code
    answer = json.loads(run("generate", "--balanced", "--json").output)
    assert len(parse(answer["code"]).placements) == 8


def test_render_writes_once_and_overwrites_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    assert run("render", "trial", str(file)).exit_code == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")
    file.write_text("mine", encoding="utf-8")
    refused = run("render", "trial", str(file))
    assert refused.exit_code == 1
    assert "--force" in refused.output
    assert file.read_text(encoding="utf-8") == "mine"
    answer = json.loads(run("render", "trial", str(file), "--force", "--json").output)
    assert answer["code"] == TRIAL
    assert file.stat().st_size == answer["bytes"]


def test_render_into_a_folder_that_is_not_there(tmp_path: Path) -> None:
    result = run("render", "trial", str(tmp_path / "no" / "map.svg"))
    assert result.exit_code == 1
    assert "cannot be written" in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["show", "atlantis"],
        ["show", "A-99z"],
        ["check", "trial", "--factions", "0"],
        ["check", "trial", "--edition", "gold"],
        ["generate", "--factions", "12"],
        ["generate", "--face", "Q"],
        ["generate", "--factions", "many"],
        ["render", "trial"],
    ],
)
def test_wrong_use_is_two_and_never_a_traceback(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
