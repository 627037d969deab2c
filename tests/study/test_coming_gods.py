"""Which gods are said to open next, against those that do: at every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from delos import texts
from delos.api import new
from delos.kernel.game import Game
from delos.server.telling.cards import card_of

GODS = ("zeus", "athena", "poseidon", "ares", "hera")
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[("legendary", {"players": players, "map": "quick"}) for players in range(2, 7)],
    ("legendary", {"players": 4, "teams": True, "map": "quick"}),
    *[("classic", {"players": players}) for players in range(2, 6)],
    ("classic", {"players": 3, "modules": ["hades"]}),
]


def open_now(game: Game) -> set[str]:
    """Those that opened; Hades may lie on one of them (HAD-GOD-01)."""
    view = game.view(None).plain()
    found = {row["god"] for row in view["gods"] if row.get("open", True)}
    return found | {str((view.get("hades") or {}).get("covered"))}


def promised(game: Game) -> dict[str, int]:
    """In how many cycles every closed god is said to open; 0: nothing is said."""
    soon = {texts.say("en", "tell-next-cycle", count=count): count for count in range(1, 6)}
    soon[texts.say("en", "tell-not-this-cycle")] = 0
    people = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
    found: dict[str, int] = {}
    for god in GODS:
        card = card_of(game, 0, None, f"god:{god}", people, "en")
        notes = [note.text for note in card.notes]
        told = [soon[note] for note in notes if note in soon]
        if told:
            found[god] = told[0]
    return found


@pytest.mark.parametrize(("title", "options"), TABLES, ids=str)
def test_gods_open_when_their_cards_say(title: str, options: dict[str, Any]) -> None:
    dice = random.Random(3)
    game = new(title, seed=5, **options)
    told: dict[int, set[str]] = {}  # by cycle: who must open then
    before: Game | None = None  # at the end of the last cycle's actions
    cycle = looked = 0
    while not game.over and cycle < 7:
        view = game.view(None).plain()
        if view["phase"] == "actions":
            cycle, before = view["cycle"], game.copy()
        elif view["phase"] == "offerings" and before is not None:
            now, latest = open_now(game), promised(before)
            assert {god for god, count in latest.items() if count == 1} <= now
            assert not {god for god, count in latest.items() if count > 1} & now
            looked += 1
            for god, count in latest.items():
                told.setdefault(cycle + count, set()).add(god)
            assert told.get(view["cycle"], set()) <= now
            before = None
        game.play(dice.choice(game.ids()))
    assert looked > 2 or options["players"] > 4
