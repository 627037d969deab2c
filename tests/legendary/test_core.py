"""Who can play, and with which dice (LEG-CORE)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import delos
from delos.scenarios import load


@pytest.mark.rule("LEG-CORE-01")
@pytest.mark.parametrize(
    ("options", "teams"),
    [
        ({"players": 2}, [0, 1, 0, 1]),
        ({"players": 3}, [0, 1, 2]),
        ({"players": 4}, [0, 1, 2, 3]),
        ({"players": 4, "teams": True}, [0, 1, 0, 1]),
        ({"players": 5}, [0, 1, 2, 3, 4]),
        ({"players": 6}, [0, 1, 2, 0, 1, 2]),
        ({"players": 6, "teams": True}, [0, 1, 2, 0, 1, 2]),
    ],
)
def test_tables_that_can_be_played(options: dict[str, Any], teams: list[int]) -> None:
    view: Any = delos.new("legendary", seed=1, **options).view()
    assert [faction["team"] for faction in view["factions"]] == teams


@pytest.mark.rule("LEG-CORE-01")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 7},
        {"players": 0},
        {"players": 6, "teams": False},
        {"players": 2, "teams": False},
        {"players": 3, "teams": True},
        {"players": 5, "teams": True},
    ],
)
def test_tables_that_cannot(options: dict[str, Any]) -> None:
    with pytest.raises(delos.BadOption):
        delos.new("legendary", seed=1, **options)


@pytest.mark.parametrize("name", ["edition", "port_reach", "apollo_placement", "tile_set", "face"])
def test_choices_that_do_not_exist(name: str) -> None:
    options: dict[str, Any] = {name: "other"}
    with pytest.raises(delos.BadOption):
        delos.new("legendary", seed=1, **options)


@pytest.mark.rule("LEG-CORE-01")
def test_sets_of_cards_may_be_listed() -> None:
    cards = ["kraken", "ajax", "helen", "ajax", "pericles"]
    view: Any = delos.new("legendary", seed=1, players=3, hero_set=cards[1:]).view()
    assert view["heroes"]["deck"] == 1  # two are on the track
    wrongs: list[Any] = [cards, [], 3, ["ajax", 3], "all"]
    for wrong in wrongs:
        with pytest.raises(delos.BadOption):
            delos.new("legendary", seed=1, players=3, hero_set=wrong)


@pytest.mark.rule("LEG-OFFER-06", "LEG-OFFER-10")
@pytest.mark.parametrize(
    "options",
    [
        {"bid_cap": 1001},
        {"bid_cap": -1},
        {"bid_cap": True},
        {"bid_track": 7},
        {"bid_track": {}},
        {"bid_track": []},
        {"bid_track": [0, 1]},
        {"bid_track": [1, True]},
        {"bid_track": [1, 3, 3]},
        {"bid_track": [30, 40]},
        {"bid_track": list(range(1, 66))},
        {"bid_track": "other"},
    ],
)
def test_bid_tracks_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(delos.BadOption):
        delos.new("legendary", seed=1, **options)


@pytest.mark.rule("LEG-OFFER-06", "LEG-OFFER-10")
@pytest.mark.parametrize(
    ("options", "spaces"),
    [
        ({"bid_track": [2, 4, 8]}, [2, 4, 8]),
        ({"bid_track": [2, 4, 8], "bid_cap": 4}, [2, 4]),
        ({"bid_track": [2, 4, 8], "bid_cap": None}, [2, 4, *range(8, 314, 5)]),
        ({"bid_track": list(range(1, 65)), "bid_cap": 0}, list(range(1, 65))),
        ({"bid_track": "linear", "bid_cap": 3}, [1, 2, 3]),
        ({"bid_cap": 1000}, [1, 3, 5, 7, 10, 13, 16, 20, 25]),
    ],
)
def test_bid_tracks_that_can(tmp_path: Path, options: dict[str, Any], spaces: list[int]) -> None:
    path = tmp_path / "offerings.toml"
    path.write_text(offerings(options), encoding="utf-8")
    game = load(path).start()
    game.play(game.texts()[0])
    assert game.texts() == [f"bid {space}" for space in spaces]


def offerings(options: dict[str, Any]) -> str:
    """A scenario in which the Bull offers, with 400 gold, at a table with these options."""
    lines = [f"{name} = {0 if value is None else value!r}" for name, value in options.items()]
    return "\n".join(
        [
            'name = "offerings"',
            'title = "legendary"',
            "[options]",
            *lines,
            "[position]",
            'phase = "offerings"',
            "bull = { gold = 400, lands = ['naxos'] }",
            "dolphin = { lands = ['paros'] }",
            "bee = { lands = ['kea'] }",
            "[[step]]",
            "expect = { cycle = 2 }",
        ]
    )


def battle(units: str) -> str:
    """A scenario in which the Bull's units on Naxos may attack two Troops on Paros."""
    return f"""
name = "a battle"
title = "legendary"
[position]
turn = "bull"
bull = {{ gold = 1, god = "ares", lands = {{ naxos = "{units}" }} }}
dolphin = {{ lands = {{ paros = "2 troops", anafi = "" }} }}
bee = {{ lands = ["kea"] }}
[[step]]
expect = {{ cycle = 2 }}
"""


FACES: Final = {0: 1, 1: 2, 2: 2, 3: 1}  # how many of a die's six sides show it


def roll(tmp_path: Path, units: str, *moves: str) -> dict[str, float]:
    path = tmp_path / "battle.toml"
    path.write_text(battle(units), encoding="utf-8")
    game = load(path).start()
    for move in moves:
        game.play(move)
    assert game.seat == delos.CHANCE
    return dict(zip(game.texts(), game.chance_odds(), strict=True))


@pytest.mark.rule("LEG-CORE-14")
def test_a_die_has_the_faces_0_1_1_2_2_3(tmp_path: Path) -> None:
    odds = roll(tmp_path, "2 troops", "march", "troops 2", "to paros")
    assert set(odds) == {f"dice {a}-{d}" for a in FACES for d in FACES}
    for attack, often in FACES.items():
        for defence, also in FACES.items():
            assert odds[f"dice {attack}-{defence}"] == pytest.approx(often * also / 36)
    mean = sum(int(text[5]) * chance for text, chance in odds.items())
    assert mean == pytest.approx(1.5)


@pytest.mark.rule("LEG-CORE-14")
def test_a_single_die_has_the_same_faces(tmp_path: Path) -> None:
    """Helen fixes the die of her side: only the defender's is rolled."""
    odds = roll(tmp_path, "1 troop, helen", "march", "troops 1", "take helen", "to paros")
    assert odds == pytest.approx({f"die {face}": often / 6 for face, often in FACES.items()})
