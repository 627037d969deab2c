"""Modules of a title on the command line."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner, Result

from delos.cli.main import app


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def test_games_with_modules_are_simulated() -> None:
    common = ["simulate", "classic", "--games", "1", "--players", "3", "--seed", "4", "--json"]
    answers = []
    for modules in ([], ["--modules", "heroes, favours"], ["--modules", "hades"]):
        result = run(*common, *modules)
        assert result.exit_code == 0, result.output
        answers.append(json.loads(result.stdout))
    assert [answer["finished"] for answer in answers] == [1, 1, 1]
    assert len({answer["actions"] for answer in answers}) == 3  # three different games


def test_a_promo_comes_with_its_module() -> None:
    promo = ["simulate", "classic", "--games", "1", "--option", "manticore=true"]
    assert run(*promo, "--modules", "heroes").exit_code == 0
    result = run(*promo, "--modules", "favours")
    assert result.exit_code == 2
    assert "manticore needs the module 'heroes'" in result.stderr


@pytest.mark.parametrize("command", [["simulate"], ["play", "--terminal"]], ids=" ".join)
def test_unknown_modules_are_refused_with_the_known_ones(command: list[str]) -> None:
    result = run(*command, "classic", "--modules", "heroes,underwrld")
    assert result.exit_code == 2
    assert "no module 'underwrld'" in result.stderr
    assert "underworld" in result.stderr
    assert "Traceback" not in result.output


def test_other_titles_have_no_modules() -> None:
    result = run("simulate", "legendary", "--modules", "hades")
    assert result.exit_code == 2
    assert "'modules' for legendary" in result.stderr
