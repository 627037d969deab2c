"""Set-up of a table (CLA-SETUP) and its options."""

from __future__ import annotations

import pytest

import delos
from delos.api import set_up
from delos.classic.cells import PROSPERITY
from delos.cyclades.bits import size
from delos.cyclades.cells import (
    DECK,
    DISCARD,
    FLEET_RESERVE,
    GOLD,
    ORDER,
    PHILOSOPHER_SUPPLY,
    PHILOSOPHERS,
    PIECE_AT,
    PIECES,
    PRIESTESS_SUPPLY,
    PRIESTESSES,
    SUPPLY,
    TRACK,
    TROOP_RESERVE,
)
from tests.classic.table import begun, table, title

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.rule("CLA-SETUP-02", "CLA-SETUP-03", "CLA-SETUP-06", "CLA-SETUP-07", "CLA-SHORTAGE-05")
@PLAYERS
def test_the_table_before_the_first_draw(players: int) -> None:
    at: list[int] = list(title(players).start)
    for seat in range(players):
        assert at[TROOP_RESERVE + seat] == at[FLEET_RESERVE + seat] == 8
        assert at[GOLD + seat] == 5
        assert at[PRIESTESSES + seat] == at[PHILOSOPHERS + seat] == 0
    assert at[GOLD + players] == 0
    assert size(at[DECK]) == 17
    assert at[DISCARD] == 0
    assert at[TRACK : TRACK + 4] == [-1] * 4
    assert at[PIECE_AT : PIECE_AT + PIECES] == [-1] * PIECES
    assert at[SUPPLY : SUPPLY + 4] == [10] * 4
    assert [at[PRIESTESS_SUPPLY], at[PHILOSOPHER_SUPPLY], at[PROSPERITY]] == [16, 16, 16]


@pytest.mark.rule("CLA-SETUP-02", "CLA-SETUP-08", "CLA-TWO-01")
@PLAYERS
def test_a_marker_each_and_two_with_two_players(players: int) -> None:
    game = begun(players, seed=9)
    order = table(game).numbers()[ORDER : ORDER + 6]
    markers = 4 if players == 2 else players
    assert sorted(order[:markers]) == list(range(markers))
    view = game.view(None)["order"]
    assert isinstance(view, list)
    assert sorted(view) == sorted(game.seats * (2 if players == 2 else 1))


@pytest.mark.rule("CLA-SETUP-08", "CLA-SETUP-09")
def test_order_and_positions_are_drawn_evenly() -> None:
    game = delos.new("classic", players=2, chance="manual", seed=1)
    assert game.texts() == ["position 1", "position 2"]
    assert game.chance_odds() == [0.5, 0.5]
    game.play("position 2")
    assert game.texts() == ["first red", "first blue"]
    game.play("first red")
    assert game.chance_odds() == [pytest.approx(1 / 3), pytest.approx(2 / 3)]


@pytest.mark.rule("CLA-INCOME-08")
@PLAYERS
def test_everybody_bids_with_seven_gold_at_first(players: int) -> None:
    game = begun(players, seed=4)
    assert table(game).numbers()[GOLD : GOLD + players] == [7] * players
    decision = game.decision
    assert decision is not None
    assert decision.kind == "offering.god"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 1}, "from 2 to 5"),
        ({"players": 6}, "from 2 to 5"),
        ({"players": "three"}, "from 2 to 5"),
        ({"players": True}, "from 2 to 5"),
        ({"players": 3, "hidden_discard": 1}, "true or false"),
        ({"players": 3, "priests": -1}, "from 0 to 60"),
        ({"players": 3, "edition": "base"}, "Unknown option 'edition'"),
        ({"players": 3, "modules": ["olympus"]}, "no module 'olympus'"),
        ({"players": 3, "modules": 7}, "list of names"),
    ],
)
@pytest.mark.rule("CLA-SETUP-01")
def test_wrong_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(delos.BadOption, match=message):
        set_up("classic", options)


def test_options_set_up_the_same_table_again() -> None:
    first = title(5, hidden_discard=True, priests=18, philosophers=17)
    again = set_up("classic", dict(first.options))
    assert again.options == first.options
    assert first.start[PRIESTESS_SUPPLY] == 18


def test_action_ids_are_the_same_for_all_tables() -> None:
    assert title(2).actions == title(5).actions < 4096
    assert title(2).kinds is title(5).kinds
