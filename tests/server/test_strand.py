"""Records that share what they have in common, and never change."""

from __future__ import annotations

import random
import threading

import pytest

from delos.server.tables.strand import Strand, cut, grown


def test_a_move_more_copies_nothing() -> None:
    first = grown((1, 2), [3])
    second = grown(first, [4, 5])
    assert second.all is first.all
    assert (tuple(first), tuple(second)) == ((1, 2, 3), (1, 2, 3, 4, 5))


def test_ways_that_part_do_not_see_each_other() -> None:
    """A choice is taken back and another one made; the one before may still be looked at."""
    whole = grown((), range(10))
    back = cut(whole, 6)
    other = grown(back, ["x"])
    once_more = grown(back, ["y", "z"])
    assert tuple(whole) == tuple(range(10))
    assert tuple(back) == tuple(range(6))
    assert tuple(other) == (0, 1, 2, 3, 4, 5, "x")
    assert tuple(once_more) == (0, 1, 2, 3, 4, 5, "y", "z")


def test_it_is_read_as_a_tuple_is() -> None:
    longer = grown((), range(9))
    one, plain = cut(longer, 7), tuple(range(7))
    assert grown(cut(longer, 9), [9]).all is longer.all  # what follows must not be seen
    for which in range(-7, 7):
        assert one[which] == plain[which]
    for wrong in (-8, 7, 8):
        with pytest.raises(IndexError):
            one[wrong]
    dice = random.Random(1)
    for _ in range(300):
        start, stop = (dice.choice([None, *range(-12, 13)]) for _ in range(2))
        part = slice(start, stop, dice.choice([None, 1, 2, -1, -2]))
        assert one[part] == plain[part], part
    assert one == plain
    assert one != grown((), range(8))
    assert (len(one), list(one), list(reversed(one)), 6 in one, 7 in one) == (
        *(7, list(plain), list(reversed(plain)), True, False),
    )


@pytest.mark.parametrize("time", range(4))  # threads meet by chance
def test_many_go_on_from_the_same_moment_at_once(time: int) -> None:
    start = grown((), range(50))
    found: list[Strand[int]] = []
    gate = threading.Barrier(8)

    def go(number: int) -> None:
        gate.wait()
        one = start
        for _ in range(200):
            one = grown(one, [number])
        found.append(one)

    threads = [threading.Thread(target=go, args=(1000 + number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    for one in found:
        assert one[:50] == tuple(range(50))
        assert len(one) == 250
        assert len(set(one[50:])) == 1
    assert len({one[50] for one in found}) == 8
