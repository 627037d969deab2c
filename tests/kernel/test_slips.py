"""Slips of a new user are told what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import delos
from delos.bots import Chair, bot
from delos.maps import MapError

GAME = delos.new("legendary", players=3, seed=1)
ANY: Any = delos  # types are the mistake


def test_an_option_of_another_table_is_not_played_by_its_number() -> None:
    other = delos.new("legendary", players=3, seed=2)
    strange = next(one for one in GAME.options() if one.text not in other.texts())
    before = other.record()
    with pytest.raises(delos.IllegalAction, match="belongs to another table"):
        other.play(strange)
    assert other.record() == before
    GAME.copy().play(GAME.options()[0])


def test_an_id_that_is_not_legal_says_why() -> None:
    game = delos.new("classic", players=2, seed=1)
    closed: list[int] = []
    while not closed:
        game.playout(1, 1)
        closed = [one for one in range(game.title.actions) if game.why_not(one).rules]
    with pytest.raises(delos.IllegalAction) as caught:
        game.play(closed[0])
    assert caught.value.rules == game.why_not(closed[0]).rules
    assert game.why_not(closed[0]).text in str(caught.value)


def test_an_unknown_text_points_to_the_list() -> None:
    with pytest.raises(delos.IllegalAction, match=r"no action 'foo'.*texts\(\) lists"):
        GAME.copy().play("foo")


@pytest.mark.parametrize(("seed", "limit"), [("x", 5), (1, "x"), (-1, 5), (1, -1), (None, 5)])
def test_playout_wants_numbers(seed: Any, limit: Any) -> None:
    with pytest.raises((delos.IllegalAction, TypeError)):  # compiled, a wrong type is a TypeError
        GAME.copy().playout(seed, limit)


@pytest.mark.parametrize("text", [None, b"[Delos", 3, {}])
def test_records_and_dumps_are_texts(text: Any) -> None:
    for read in (ANY.replay, ANY.load):
        with pytest.raises(delos.BadRecord, match=r"wants a text, not .*read_text"):
            read(text)


def test_the_other_way_to_keep_a_game_is_named(tmp_path: Path) -> None:
    with pytest.raises(delos.BadRecord, match=r"try delos\.replay"):
        delos.load(GAME.record())
    with pytest.raises(delos.BadRecord, match=r"try delos\.load"):
        delos.replay(GAME.dump())
    file = tmp_path / "game.txt"
    file.write_text(GAME.record(), encoding="utf-8")
    with pytest.raises(delos.BadRecord, match="not its name"):
        delos.replay(str(file))


@pytest.mark.parametrize("key", [b"a", "a" * 32, None])
@pytest.mark.plain_only  # compiled, a wrong type is a TypeError
def test_a_sealing_key_has_32_bytes(key: Any) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        ANY.SealedChance(key)


def test_chairs_and_bots_are_asked_at_the_right_moment() -> None:
    chair: Any = Chair
    for wrong in (9, -1, "bull", None):
        with pytest.raises(delos.IllegalAction, match="There is no seat"):
            chair(GAME, wrong)
    with pytest.raises(delos.IllegalAction, match=r"Chair\(game, seat\)"):
        chair("legendary", 0)
    idle = next(seat for seat in range(3) if seat != GAME.seat)
    for level in ("random", "greedy"):
        with pytest.raises(delos.IllegalAction, match="nothing to decide now"):
            bot(level, 1).choose(Chair(GAME, idle))
        thoughtless: Any = bot(level, 1)
        with pytest.raises(delos.IllegalAction, match=r"choose\(Chair"):
            thoughtless.choose(GAME)


def test_errors_of_maps_are_errors_of_delos() -> None:
    assert issubclass(MapError, delos.DelosError)
