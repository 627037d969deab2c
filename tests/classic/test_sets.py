"""Sets of areas and ordered menus."""

from random import Random

from delos.classic.boards import board_for, metropolis_site, overlapped
from delos.classic.customs import ClassicCustoms
from delos.classic.kinds import END_TURN
from delos.classic.title import base_game
from delos.cyclades.bits import bits, union
from delos.cyclades.menu import put
from delos.kernel.cells import cells


def test_a_union_holds_what_the_rows_of_all_members_hold() -> None:
    dice = Random(4)
    rows = [dice.getrandbits(61) for _ in range(61)]
    masks = [0, 1, 1 << 60, (1 << 61) - 1] + [dice.getrandbits(61) for _ in range(50)]
    masks += [1 << dice.randrange(61) | 1 << dice.randrange(61) for _ in range(50)]
    for mask in masks:
        expected = 0
        for member in bits(mask):
            expected |= rows[member]
        assert union(cells(rows), mask) == expected


def test_a_menu_stays_in_order_whatever_comes_first() -> None:
    dice = Random(5)
    for _ in range(50):
        options = dice.sample(range(END_TURN + 1, 60), 6)
        found = [END_TURN]
        for option in options:
            put(found, option)
        assert found == sorted([END_TURN, *options])


def test_what_a_metropolis_covers_is_known_by_its_site() -> None:
    for players in (2, 3, 4, 5):
        chart = board_for(players).chart
        title = base_game(players).rules().customs
        assert isinstance(title, ClassicCustoms)
        for land in range(chart.lands):
            assert title.covered[metropolis_site(chart, land)] == overlapped(chart, land)


def test_every_sea_space_has_a_neighbour_to_sail_to() -> None:
    """So fleets can always move while no space is closed (CLA-MOVE-06)."""
    for players in (2, 3, 4, 5):
        chart = board_for(players).chart
        assert all(chart.sea_seas[sea] for sea in range(chart.seas))
