"""Set-up and placement at every size of table (LEG-SETUP, LEG-PLACE)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import delos
from delos import CHANCE, Game, SeededChance
from delos.scenarios import load

Options = dict[str, Any]

TABLES: Final[list[tuple[Options, int]]] = [
    ({"players": 3}, 3),
    ({"players": 4}, 4),
    ({"players": 5}, 5),
    ({"players": 4, "teams": True}, 4),
    ({"players": 6}, 6),
    ({"players": 2}, 4),
]
NAMES: Final = ["three", "four", "five", "teams of four", "teams of six", "duel"]


def table(options: Options, seed: int = 1) -> Game:
    return delos.new("legendary", seed=seed, **options)


def seen(game: Game, seat: int | None = None) -> Any:
    return game.view(seat)


def placed(options: Options, seed: int) -> tuple[Game, list[tuple[str, int]]]:
    """A game after a random placement, with who decided what on the way."""
    game = table(options, seed)
    dice = SeededChance(seed)
    asked: list[tuple[str, int]] = []
    while game.decision is not None and game.decision.kind.startswith("placement."):
        asked.append((game.decision.kind, game.decision.seat))
        game.play(game.texts()[dice.draw() % len(game.texts())])
    return game, asked


@pytest.mark.rule("LEG-SETUP-02", "LEG-SETUP-03", "LEG-SETUP-10", "LEG-MAP-11")
@pytest.mark.parametrize(
    ("number", "down", "tiles", "purse"),
    [(0, 3, 6, 5), (1, 2, 8, 5), (2, 1, 10, 5), (3, 2, 8, 10), (4, 0, 10, 10), (5, 2, 8, 10)],
    ids=NAMES,
)
def test_quantities_at_set_up(number: int, down: int, tiles: int, purse: int) -> None:
    """EX-12: face-down gods, tiles and gold."""
    options, factions = TABLES[number]
    game = table(options)
    view = seen(game)
    opens = [god["open"] for god in view["gods"]]
    assert opens == [True] * (5 - down) + [False] * down + [True]
    assert view["gods"][5]["god"] == "apollo"
    assert opens.count(True) == factions == len(game.seats)
    assert len(view["map"].split("-")) - 1 == tiles
    for seat in range(factions):
        own = seen(game, seat)["factions"][seat]
        assert own["gold"] == purse
        assert (own["troops_in_reserve"], own["fleets_in_reserve"]) == (8, 8)
    strangers = [f["gold"] for f in seen(game, 0)["factions"] if f["team"] != 0]
    assert set(strangers) == {None}


@pytest.mark.rule("LEG-CORE-09", "LEG-SETUP-04", "LEG-SETUP-06", "LEG-SETUP-07", "LEG-SETUP-08")
@pytest.mark.parametrize(
    ("edition", "mercenaries", "creatures", "heroes", "tokens"),
    [("base", 15, 18, 9, 15), ("complete", 16, 31, 16, 24)],
)
def test_what_is_in_the_box(
    edition: str, mercenaries: int, creatures: int, heroes: int, tokens: int
) -> None:
    view = seen(table({"players": 4, "edition": edition}))
    track = [entry["creature"] for entry in view["creatures"]["track"]]
    assert None not in track
    assert len(set(track)) == 4
    assert view["creatures"]["deck"] == creatures - 4
    assert view["creatures"]["discard"] == []
    assert None not in view["heroes"]["track"]
    assert view["heroes"]["deck"] == heroes - 2
    supply = view["supply"]
    assert supply["mercenaries"] == mercenaries
    assert (supply["priestesses"], supply["philosophers"]) == (20, 20)
    assert supply["buildings"] == {"university": 10, "temple": 10, "port": 10, "fortress": 10}
    assert supply["metropolis_tokens"] == tokens
    assert supply["built"] == 0
    assert view["figurines"] == []
    assert view["heroes"]["pieces"] == []


@pytest.mark.rule("LEG-SETUP-01", "LEG-SETUP-04", "LEG-SETUP-06", "LEG-SETUP-11")
def test_everything_is_shuffled_evenly() -> None:
    """Every draw of the set-up may bring every card that is left, all with the same chance."""
    game = delos.new("legendary", players=4, seed=1, chance="manual")
    drawn: dict[str, list[int]] = {}
    while game.seat == CHANCE:
        assert game.decision is not None
        texts = game.texts()
        assert game.chance_odds() == pytest.approx([1 / len(texts)] * len(texts))
        drawn.setdefault(game.decision.kind, []).append(len(texts))
        game.play(texts[-1])
    assert drawn == {
        "draw.god": [5, 4, 3, 2],
        "draw.creature": [31, 30, 29, 28],
        "draw.hero": [16, 15],
        "draw.seat": [4, 3, 2],
    }
    assert seen(game)["order"] == ["owl", "bee", "dolphin", "bull"]


METROPOLIS_DUE: Final = """
name = "a Metropolis is due"
title = "legendary"
[options]
edition = "EDITION"
[position]
turn = "bull"
[position.bull]
gold = 4
god = "athena"
philosophers = 3
lands = { naxos = "metropolis gold" }
[position.dolphin]
lands = ["kea"]
[position.bee]
lands = ["ios"]
[[step]]
expect = { cycle = 2 }
"""


@pytest.mark.rule("LEG-SETUP-08")
@pytest.mark.parametrize(("edition", "kinds"), [("base", 5), ("complete", 8)])
def test_metropolis_tokens_are_one_shuffled_stack(tmp_path: Path, edition: str, kinds: int) -> None:
    """Three of each bonus, one gone: any of the others may come next, and no view tells which."""
    path = tmp_path / "metropolis.toml"
    path.write_text(METROPOLIS_DUE.replace("EDITION", edition), encoding="utf-8")
    game = load(path).start()
    game.play("philosopher")
    assert game.decision is not None
    assert game.decision.kind == "draw.bonus"
    odds = dict(zip(game.texts(), game.chance_odds(), strict=True))
    assert len(odds) == kinds
    left = 3 * kinds - 1
    for text, chance in odds.items():
        assert chance == pytest.approx((2 if text == "bonus gold" else 3) / left)
    for seat in (None, 0, 1):
        view = seen(game, seat)
        assert view["supply"]["metropolis_tokens"] == left
        assert not any("bonus" in key for key in view["supply"])


@pytest.mark.rule("LEG-SETUP-12", "LEG-PLACE-15", "LEG-PLACE-01", "LEG-PLACE-09", "LEG-PLACE-12")
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("number", range(6), ids=NAMES)
def test_placement_is_the_same_at_every_table(number: int, seed: int) -> None:
    """Two lands in turn order, a third in reverse order, 3 Troops; only icons bring cards."""
    options, factions = TABLES[number]
    start = table(options, seed)
    order = [start.seats.index(name) for name in seen(start)["order"]]
    game, asked = placed(options, seed)
    settlers = [seat for kind, seat in asked if kind == "placement.land"]
    pairs = [seat for seat in order for _ in range(2)]
    assert settlers == pairs + order[::-1]
    last = [seat for kind, seat in asked if kind == "placement.troop"]
    assert last == [seat for seat in order[::-1] for _ in range(3)]
    view = seen(game)
    for faction in view["factions"]:
        mine = [land for land in view["lands"] if land["owner"] == faction["faction"]]
        fleets = sum(s["fleets"] for s in view["seas"] if s["owner"] == faction["faction"])
        assert len(mine) == 3
        assert sum(land["troops"] for land in mine) == 3
        assert faction["troops_in_reserve"] == 5
        assert fleets + faction["fleets_in_reserve"] == 8
        assert fleets <= 3
        assert faction["priestesses"] == sum(land["priestess"] for land in mine)
        assert faction["philosophers"] == 0
        assert (faction["heroes"], faction["creatures"]) == ([], [])
        for land in mine:
            assert land["token"] == (land["troops"] == 0)
    assert len([land for land in view["lands"] if land["owner"]]) == 3 * factions
    assert (view["cycle"], view["phase"]) == (1, "offerings")
