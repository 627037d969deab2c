"""Taking a choice back: what is free, and what is not (decision 15)."""

from __future__ import annotations

import pytest

import delos
from delos.kernel import inside
from delos.kernel.game import Game
from delos.kernel.past import latest
from delos.kernel.undo import DRAWN, OTHERS, SHOWN, last_choice, why_not_free


def whole(game: Game) -> object:
    return (
        game.title.saved(inside.state(game)),
        inside.actor(game),
        game.ids(),
        game.count,
        game.actions(),
    )


def walk(title: str, seed: int, limit: int) -> dict[str, int]:
    """Play at random; try to take back every choice, and count why it could not be."""
    game = delos.new(title, seed=seed)
    reasons: dict[str, int] = {}
    dice = delos.SeededChance(seed)
    for _ in range(limit):
        if game.over:
            break
        before = whole(game)
        chosen = game.ids()[dice.draw() % len(game.ids())]
        game.play(chosen)
        why = why_not_free(last_choice(game))
        reasons[why] = reasons.get(why, 0) + 1
        if why:
            standing = whole(game)
            with pytest.raises(delos.IllegalAction, match=why):
                game.undo()
            assert whole(game) == standing
        else:
            after = whole(game)
            game.undo()
            assert whole(game) == before
            game.play(chosen)
            assert whole(game) == after
    return reasons


@pytest.mark.parametrize("title", delos.titles())
def test_free_choices_are_taken_back_and_can_be_made_again(title: str) -> None:
    reasons = walk(title, 5, 150)
    assert reasons.get("", 0) > 5
    assert reasons.get(OTHERS, 0) > 5


def test_dice_and_secrets_are_not_taken_back() -> None:
    reasons: dict[str, int] = {}
    for title, seed in (("legendary", 2), ("mytikas", 2), ("legendary", 7), ("legendary", 3)):
        for why, count in walk(title, seed, 100).items():
            reasons[why] = reasons.get(why, 0) + count
    assert reasons[DRAWN] > 0
    assert reasons[SHOWN] > 0


def test_there_must_be_a_choice() -> None:
    game = delos.new("legendary", seed=1)
    with pytest.raises(delos.IllegalAction, match="no choice to take back yet"):
        game.undo()


def test_a_game_that_did_not_grow_from_its_opening_says_what_to_do() -> None:
    game = delos.new("legendary", seed=1)
    game.playout(1, 30)
    imagined = game.imagine(0, 1)
    imagined.play(imagined.ids()[0])
    with pytest.raises(delos.IllegalAction, match=r"Keep a copy\(\)"):
        imagined.undo()
    assert imagined.ids()


def test_an_undone_game_still_tells_its_record() -> None:
    game = delos.new("classic", seed=1)
    dice = delos.SeededChance(1)
    undone = 0
    for _ in range(80):
        game.play(game.ids()[dice.draw() % len(game.ids())])
        if not why_not_free(last_choice(game)):
            game.undo()
            undone += 1
            game.play(game.ids()[-1])
    assert undone > 5
    assert delos.replay(game.record()).ids() == game.ids()


def test_the_last_actions_are_found_without_the_others() -> None:
    """Copies cut the past into stretches of any length."""
    dice = delos.SeededChance(5)
    game = delos.new("legendary", seed=5)
    for step in range(60):
        if step % 4 == 0:
            game = game.copy()
        game.play(game.ids()[dice.draw() % len(game.ids())])
        actions = game.actions()
        for count in (0, 1, 2, 3, 10, len(actions), len(actions) + 5):
            expected = actions[-count:] if count else []
            assert latest(game._past, game._tail, count) == expected
