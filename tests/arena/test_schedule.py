"""Who meets whom, and that nobody gains from where it sits."""

from __future__ import annotations

from collections import Counter

import pytest

from delos.arena.match import Match, sides_of
from delos.arena.schedule import lineups, seating
from delos.kernel.errors import BadOption


@pytest.mark.parametrize(("bots", "sides"), [(2, 4), (3, 4), (4, 4), (5, 3), (1, 2), (4, 2)])
def test_a_round_robin_gives_every_bot_the_same_seats(bots: int, sides: int) -> None:
    found = lineups("round-robin", bots, sides)
    seats: Counter[tuple[int, int]] = Counter()
    for number in range(len(found) * sides):
        for side, bot in enumerate(seating(found, 7, number).sides):
            seats[bot, side] += 1
    assert len(seats) == bots * sides
    assert len(set(seats.values())) == 1


def test_one_alone_sits_on_every_side_of_every_map() -> None:
    found = lineups("alone", 2, 4)
    places = [seating(found, 1, number) for number in range(40)]
    for map in range(10):
        there = [place.sides for place in places if place.map == map]
        assert sorted(sides.index(0) for sides in there) == [0, 1, 2, 3]
        assert all(sides.count(0) == 1 for sides in there)


def test_a_ladder_has_each_bot_alone_against_the_one_before() -> None:
    assert lineups("ladder", 3, 4) == [(1, 0, 0, 0), (2, 1, 1, 1)]


def test_neighbours_change() -> None:
    found = lineups("round-robin", 4, 4)
    after = {
        place.sides[(place.sides.index(0) + 1) % 4]
        for place in (seating(found, 3, number) for number in range(0, 80, 4))
    }
    assert after == {1, 2, 3}


def test_more_games_leave_the_first_ones_as_they_are() -> None:
    found = lineups("round-robin", 3, 4)
    assert [seating(found, 3, n) for n in range(9)] == [seating(found, 3, n) for n in range(20)][:9]


def test_too_many_ways_to_meet_are_refused() -> None:
    with pytest.raises(BadOption, match="name fewer bots"):
        lineups("round-robin", 40, 4)


def test_a_team_is_one_bots() -> None:
    match = Match("legendary", ("greedy", "random"), {"players": 4, "teams": True})
    table = match.table(0)
    sides = sides_of(table)
    assert len(sides) == 2
    bots = match.bots_of(table, match.seating(0))
    for seats in sides:
        assert len({bots[seat] for seat in seats}) == 1
    assert set(bots) == {0, 1}
