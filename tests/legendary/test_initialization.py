"""The god tiles from Cycle to Cycle, at every size of table (LEG-INIT)."""

from __future__ import annotations

from typing import Any, Final

import pytest

import delos
from delos import Game, SeededChance

TABLES: Final[list[tuple[dict[str, Any], int]]] = [
    ({"players": 3}, 3),
    ({"players": 4}, 4),
    ({"players": 5}, 5),
    ({"players": 4, "teams": True}, 4),
    ({"players": 6}, 6),
    ({"players": 2}, 4),
]


def tiles(game: Game) -> list[tuple[str, bool]]:
    view: Any = game.view()
    return [(god["god"], god["open"]) for god in view["gods"]]


@pytest.mark.rule("LEG-INIT-01", "LEG-INIT-10", "LEG-INIT-11", "LEG-INIT-12", "LEG-INIT-13")
@pytest.mark.rule("LEG-INIT-14", "LEG-INIT-15")
@pytest.mark.parametrize(("options", "factions"), TABLES)
def test_gods_rotate_and_as_many_are_open_as_there_are_factions(
    options: dict[str, Any], factions: int
) -> None:
    game = delos.new("legendary", seed=3, goal=9, **options)
    dice = SeededChance(3)
    first = tiles(game)
    cycles: set[int] = set()
    while not game.over and game.length < 7:
        if game.decision is not None and game.decision.kind == "offering.god":
            now = tiles(game)
            turned = (game.length - 1) % 5
            names = [name for name, _ in first[:5]]
            assert [name for name, _ in now] == [*names[turned:], *names[:turned], "apollo"]
            shown = [True] * (factions - 1) + [False] * (6 - factions) + [True]
            assert [is_open for _, is_open in now] == shown
            offered = {text.removeprefix("offer ") for text in game.texts()}
            assert offered <= {name for name, is_open in now if is_open}
            if game.length not in cycles:
                cycles.add(game.length)
                assert "offer apollo" in game.texts()
        game.play(game.texts()[dice.draw() % len(game.texts())])
    assert cycles >= {1, 2, 3}
