"""Team play and the duel: what is decided when a table is set up."""

from __future__ import annotations

import pytest

import delos
from delos import maps


@pytest.mark.rule("LEG-TEAM-04", "LEG-TWO-02")
@pytest.mark.parametrize(("players", "tiles"), [(2, 8), (4, 8), (6, 10)])
def test_teams_of_four_and_the_duel_play_on_8_tiles_six_players_on_10(
    players: int, tiles: int
) -> None:
    for seed in range(3):
        game = delos.new("legendary", players=players, teams=True, seed=seed)
        code = str(game.title.options["map"])
        assert len(code.split("-")) - 1 == tiles


@pytest.mark.rule("LEG-TEAM-04", "LEG-TWO-02")
@pytest.mark.parametrize(("players", "wrong"), [(2, "quick-3"), (4, "quick-5"), (6, "quick-4")])
def test_a_map_of_another_size_is_refused(players: int, wrong: str) -> None:
    with pytest.raises((delos.DelosError, maps.MapError)):
        delos.new("legendary", players=players, teams=True, map=wrong, seed=1)


@pytest.mark.rule("LEG-TEAM-01")
@pytest.mark.parametrize(("players", "factions", "teams"), [(4, 4, 2), (6, 6, 3), (2, 4, 2)])
def test_every_team_has_two_factions(players: int, factions: int, teams: int) -> None:
    game = delos.new("legendary", players=players, teams=True, seed=5)
    assert len(game.title.seats) == factions
    members = {tuple(sorted(game.title.team(seat))) for seat in range(factions)}
    assert len(members) == teams
    assert all(len(team) == 2 for team in members)
