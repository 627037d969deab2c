"""Every puzzle can be solved as it says, and trying goes by the rules: a rule that breaks one
breaks its test."""

from __future__ import annotations

import pytest

from delos.kernel import inside
from delos.kernel.errors import BadRecord
from delos.lessons import GROUPS
from delos.puzzles import Puzzle, PuzzleWalk, of_the_day, puzzle, puzzles, say, walked
from delos.puzzles.form import read, written
from delos.puzzles.reached import acting, reached
from delos.puzzles.solve import shortest_way, surely
from delos.puzzles.words import book
from delos.scenarios.fields import Field
from delos.texts import languages

ALL = [one for group in GROUPS for one in puzzles(group)]
EACH = pytest.mark.parametrize("one", ALL, ids=[f"{one.group}-{one.name}" for one in ALL])


def the_way(one: Puzzle) -> list[int]:
    walk = PuzzleWalk(one)
    actions: list[int] = []
    while not walk.done:
        action = walk.shown()
        assert action is not None, f"{one.name}: no way is shown after {len(actions)} choices"
        assert walk.act(action)
        actions.append(action)
    return actions


@pytest.mark.parametrize("group", GROUPS)
def test_every_game_has_puzzles_of_every_kind_of_stars(group: str) -> None:
    found = puzzles(group)
    assert len(found) >= 6
    assert len({one.name for one in found}) == len(found)
    assert len({one.stars for one in found}) >= 2
    assert [one.stars for one in found] == sorted(one.stars for one in found)


@EACH
def test_the_known_way_leads_to_the_aim_without_luck_and_rivals(one: Puzzle) -> None:
    game = one.start(Field("", {}))
    seat = game.seats.index(one.learner)
    assert acting(game) == one.learner
    assert reached(game, seat) < one.wants
    for text in one.way:
        assert inside.actor(game) == seat, "somebody else is asked on the way"
        game.play(text)
    assert surely(game, seat) >= one.wants


@EACH
def test_it_is_solved_by_walking_and_known_again(one: Puzzle) -> None:
    actions = the_way(one)
    assert len(actions) == len(one.way)
    walk, known = walked(one, actions)
    assert (walk.done, known) == (True, len(actions))
    begun, _ = walked(one, actions[:-1])
    assert not begun.done
    assert not begun.missed


@EACH
def test_doing_nothing_misses_it(one: Puzzle) -> None:
    """Whoever ends the turn, or idles to its end, is told so instead of waiting for ever."""
    walk = PuzzleWalk(one)
    for _ in range(60):
        if walk.done or not walk.open():
            break
        texts, ids = walk.game.texts(), walk.game.ids()
        idle = [n for n, text in enumerate(texts) if text in {"end", "pass", "retreat stay"}]
        walk.act(ids[idle[0]] if idle else walk.open()[-1])
    assert walk.missed or walk.done


@EACH
def test_it_is_written_as_it_was_read(one: Puzzle) -> None:
    again = read(one.group, written(one))
    assert (again.way, again.wants, again.stars) == (one.way, one.wants, one.stars)
    assert again.table == one.table


def test_the_search_finds_a_way_as_short_as_the_known_one() -> None:
    one = min(ALL, key=lambda each: len(each.way))
    table = one.start(Field("", {}))
    seat = table.seats.index(one.learner)
    way = shortest_way(table, seat, 12_000)
    assert way is not None
    assert (way.wants, len(way.texts)) == (one.wants, len(one.way))
    nothing = shortest_way(table, seat, 1)
    assert nothing is None or len(nothing.texts) == 1


def test_each_day_has_its_puzzle_and_none_comes_twice_in_a_round() -> None:
    first = [of_the_day(day) for day in range(len(ALL))]
    assert {one.name for one in first if one} == {one.name for one in ALL}
    assert of_the_day(3) is of_the_day(3)
    second = [of_the_day(day) for day in range(len(ALL), 2 * len(ALL))]
    assert first != second


def test_words_in_every_language() -> None:
    for lang in languages():
        for name in ("metropolis", "win", "points"):
            assert say(lang, name, {"wants": 3})
            assert say(lang, f"{name}.text", {"wants": 3})
        for name in ("about-god", "about-points", "missed", "turn", "solved", "solved.again"):
            assert book(lang).has(name)


@pytest.mark.parametrize("line", ["{", '{"name": "x"}'])
def test_a_broken_line_is_told(line: str) -> None:
    with pytest.raises(BadRecord, match="puzzle of classic"):
        read("classic", line)


def test_an_unknown_one_is_none() -> None:
    assert puzzle("classic", "nothing") is None
    assert puzzles("chess") == ()
