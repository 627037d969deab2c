"""The figures by which maps are compared."""

from __future__ import annotations

import pytest

from delos.maps import board_of, generate, parse, presets
from delos.maps.fairness import fairness, steps


def test_the_starts_of_the_trial_map() -> None:
    board = board_of(presets()["trial"])
    starts = fairness(presets()["trial"], 4).starts
    slugs = {start.land: board.lands[start.land].slug for start in starts}
    kea = next(start for start in starts if slugs[start.land] == "kea")
    assert (kea.income, kea.sites, kea.priestess, kea.seas) == (2, 2, False, 3)
    assert kea.room == 2  # syros by strait or bay, sifnos by bay
    halki = next(start for start in starts if slugs[start.land] == "halki")
    assert (halki.income, halki.sites, halki.seas, halki.room) == (1, 1, 0, 2)


def test_steps_go_over_land_and_sea() -> None:
    board = board_of(presets()["trial"])
    index = {area.slug: area.number for area in board.lands}
    far = steps(board, index["kea"])
    assert far[index["kea"]] == 0
    assert far[index["syros"]] == 2
    assert far[index["melos"]] == 3  # bay, sifnos, melos
    assert far[index["halki"]] == 4  # strait, pass, naxos, halki


@pytest.mark.rule("LEG-MAP-19")
@pytest.mark.parametrize("factions", [3, 4, 5, 6])
def test_starting_incomes_are_about_three_to_five(factions: int) -> None:
    incomes: list[int] = []
    for seed in range(25):
        map_ = generate(factions, "complete", "random", seed)
        incomes += [seat.income for seat in fairness(map_, factions).seats]
    assert sum(1 for income in incomes if 3 <= income <= 5) >= 0.9 * len(incomes)
    assert 3.5 <= sum(incomes) / len(incomes) <= 5


def test_seats_take_three_lands_and_three_seas_each_and_never_the_same() -> None:
    map_ = generate(6, "base", "A", 1)
    board = board_of(map_)
    seats = fairness(map_, 6).seats
    lands = [land for seat in seats for land in seat.lands]
    seas = [sea for seat in seats for sea in seat.seas]
    assert len(lands) == len(set(lands)) == 18
    assert len(seas) == len(set(seas)) <= 18
    for seat in seats:
        assert board.island_of(seat.lands[0]) != board.island_of(seat.lands[1])
        assert seat.distance >= 1


def test_the_spread_is_the_distance_between_best_and_worst() -> None:
    figures = fairness(presets()["quick-4"], 4)
    points = [seat.points for seat in figures.seats]
    assert figures.spread == max(points) - min(points)


def test_a_map_that_is_too_small_has_figures_too() -> None:
    assert len(fairness(parse("A-3a00"), 6).seats) == 6
