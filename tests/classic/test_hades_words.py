"""What modules offer is called by its name and price, and refused in words of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from delos.kernel.game import Game
from delos.scenarios import load

POSITION = """
name = "words"
title = "classic"

[options]
modules = ["hades"]
printed_prices = {printed}

[position]
turn = "red"
gods = ["zeus", "{last}"]
{more}

[position.red]
gold = 18
god = "{god}"
islands = {{ naxos = "1 troop, midas", andros = "penthesilea" }}
items = ["chariot", "helm"]
[position.blue]
islands = {{ tinos = "1 troop" }}
[position.green]
islands = {{ syros = "1 troop" }}

[[step]]
expect = {{ over = false }}
"""


def started(tmp_path: Path, god: str, more: str, printed: str = "false") -> Game:
    path = tmp_path / "words.toml"
    last = "hades" if god == "hades" else "ares"
    text = POSITION.format(god=god, last=last, more=more, printed=printed)
    path.write_text(text, encoding="utf-8")
    return load(path).start()


def labels(game: Game, lang: str) -> dict[str, str]:
    return {option.text: option.label(lang) for option in game.options()}


def test_a_turn_of_hades(tmp_path: Path) -> None:
    game = started(tmp_path, "hades", 'done = { extras = 2 }\ncovered = "ares"\nthreat = 9')
    english, french = labels(game, "en"), labels(game, "fr")
    assert english["undead-troop"] == "Raise another undead troop (3 gold)"
    assert french["undead-troop"] == "Lever une Troupe morte-vivante de plus (3 PO)"
    assert english["necropolis"] == "Build the Necropolis (2 gold)"
    assert english["sacrifice midas"] == "Sacrifice Midas (15 gold)"
    assert french["play chariot"] == "Jouer le Char du Soleil"


@pytest.mark.parametrize(
    ("favour", "printed", "price"),
    [("demeter", "false", " (2 gold)"), ("demeter", "true", ""), ("hestia", "true", " (2 gold)")],
)
def test_the_price_of_a_favour(tmp_path: Path, favour: str, printed: str, price: str) -> None:
    game = started(tmp_path, "ares", f'favour = "{favour}"', printed)
    assert labels(game, "en")["favour"] == f"Use the favour of {favour.capitalize()}{price}"


def test_reasons_in_the_words_of_the_modules(tmp_path: Path) -> None:
    game = started(tmp_path, "ares", "")
    why = game.why_not
    waits = why("sacrifice penthesilea", "en").text
    assert waits.startswith("Penthesilea waits for the next metropolis")
    assert why("play helm", "en").text.startswith("This item is played at another moment.")
    assert why("undead-fleet", "fr").rules == ("HAD-GOD-11",)
    game = started(tmp_path, "apollo", 'apollo = ["red"]')
    midas = game.why_not("sacrifice midas", "en")
    assert str(midas) == "You may not do this on Apollo. (HAD-APOLLO-01, HAD-HERO-SACRIFICE-02)"
