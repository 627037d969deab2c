"""Imagined games where nobody may look through the discard pile."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from delos.cyclades.cells import DISCARD
from delos.kernel import inside
from delos.scenarios import load

SCEPTRE = """
name = "Red holds the Sceptre, and nobody may look through the discard pile"
title = "classic"
rules = ["HAD-ITEM-SCEPTRE-04"]
[options]
modules = ["favours"]
hidden_discard = true
[position]
turn = "red"
gods = ["ares", "zeus"]
creatures = {{ track = ["", "", ""], deck = {deck}, discard = {discard} }}
[position.red]
gold = 5
god = "zeus"
items = ["sceptre"]
islands = {{ naxos = "1 troop" }}
[position.blue]
islands = {{ andros = "1 troop" }}
[position.green]
islands = {{ tinos = "1 troop" }}
[[step]]
expect = {{ decision = "god.turn" }}
"""


@pytest.mark.rule("HAD-ITEM-SCEPTRE-04", "CLA-CREATURE-TRACK-08")
@pytest.mark.parametrize(
    ("deck", "discard", "offered"),
    [
        (["medusa"], ["harpy", "giant", "sylph"], True),
        (["harpy", "giant", "medusa"], ["minotaur", "sylph"], True),
        (["harpy", "giant"], ["sylph", "medusa"], False),
        (["harpy", "giant"], ["sylph", "sphinx"], False),
    ],
)
def test_whether_the_deck_holds_a_figure_is_known(
    tmp_path: Path, deck: list[str], discard: list[str], offered: bool
) -> None:
    """By counting; what else lies where is not."""
    file = tmp_path / "sceptre.toml"
    file.write_text(SCEPTRE.format(deck=json.dumps(deck), discard=json.dumps(discard)), "utf-8")
    game = load(file).start()
    assert ("play sceptre" in game.texts()) == offered
    piles: set[int] = set()
    for seed in range(60):
        for seat in range(3):
            twin = game.imagine(seat, seed)
            piles.add(inside.state(twin).at[DISCARD])
            if seat == game.seat:
                assert twin.ids() == game.ids()
    assert len(piles) > (1 if len(deck) > 1 else 0)
