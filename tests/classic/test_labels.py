"""What options cost stands in their labels."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.kernel.game import Game
from delos.scenarios import load

POSITION = """
name = "labels"
title = "classic"

[position]
{when}
creatures = {{ track = ["fates", "harpy", ""] }}

[position.red]
gold = 9
priests = 2
god = {god}
islands = {{ naxos = "1 troop, temple", andros = "" }}
[position.blue]
islands = {{ tinos = "" }}
[position.green]
islands = {{ syros = "" }}

[[step]]
expect = {{ over = false }}
"""


def started(tmp_path: Path, when: str, god: str) -> Game:
    path = tmp_path / "labels.toml"
    path.write_text(POSITION.format(when=when, god=f'"{god}"'), encoding="utf-8")
    return load(path).start()


def labels(game: Game) -> dict[str, str]:
    return {option.text: option.label("en") for option in game.options()}


def test_prices_of_a_turn(tmp_path: Path) -> None:
    found = labels(started(tmp_path, 'turn = "red"\ndone = { extras = 1 }', "poseidon"))
    assert found["buy fates"] == "Buy the Fates (1 gold)"
    assert found["buy harpy"] == "Buy the Harpy (2 gold)"
    assert found["fleet"] == "Recruit another fleet (2 gold)"
    found = labels(started(tmp_path, 'turn = "red"\ndone = { extras = 2 }', "ares"))
    assert found["troop"] == "Recruit another troop (4 gold)"


@pytest.mark.rule("CLA-OFFER-09")
def test_a_bid_tells_what_it_costs_after_the_priests(tmp_path: Path) -> None:
    whole = POSITION.format(when='phase = "offerings"\norder = ["red", "blue", "green"]', god="0")
    path = tmp_path / "bids.toml"
    path.write_text(whole.replace("god = 0\n", ""), encoding="utf-8")
    game = load(path).start()
    game.play("offer zeus")
    found = labels(game)
    assert "3" in found["bid 5"]
    assert found["bid 5"] != found["bid 3"]
