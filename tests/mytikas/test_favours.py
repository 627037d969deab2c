"""Favour tokens (MYT-FAVOUR)."""

from __future__ import annotations

import pytest

from tests.mytikas.table import expect, kind, play, refused, table

DRY = {"zeus": 0, "demeter": 0, "poseidon": 0, "hades": 0}


@pytest.mark.rule("MYT-FAVOUR-01")
def test_a_token_comes_from_the_pile() -> None:
    game = table(red={"favours": ["zeus"]})
    play(game, "move poseidon-night", "favour zeus")
    expect(game, blue={"favours": ["zeus"]}, red={"favours": ["zeus"]}, piles={"zeus": 1})


@pytest.mark.rule("MYT-FAVOUR-02", "MYT-FAVOUR-03", "MYT-FAVOUR-07")
def test_example_e10_empty_pile() -> None:
    game = table(
        turn="green", red={"favours": ["hades", "hades"], "reserve": 1}, blue={"favours": ["hades"]}
    )
    play(game, "move poseidon-night", "favour hades")
    assert game.texts() == ["rob blue", "rob red"]
    assert refused(game, "rob green") == "MYT-FAVOUR-02"
    play(game, "rob red")
    expect(
        game,
        green={"favours": ["hades"]},
        red={"favours": ["hades"], "reserve": 1, "resources": {"1": ""}},
        blue={"favours": ["hades"]},
        piles={"hades": 0},
    )


@pytest.mark.rule("MYT-FAVOUR-03")
def test_while_the_pile_has_one_nobody_is_robbed() -> None:
    game = table(turn="green", red={"favours": ["hades"]}, blue={"favours": ["hades"]})
    play(game, "move poseidon-night", "favour hades")
    expect(
        game,
        green={"favours": ["hades"]},
        red={"favours": ["hades"]},
        blue={"favours": ["hades"]},
        piles={"hades": 0},
        turn="blue",
    )


@pytest.mark.rule("MYT-FAVOUR-04")
def test_a_god_without_tokens_to_take_cannot_be_named() -> None:
    game = table(
        blue={"favours": ["zeus", "zeus", "zeus"]}, red={"favours": ["demeter"]}, piles=DRY
    )
    play(game, "move poseidon-night", "favour demeter")
    expect(game, blue={"favours": ["zeus", "zeus", "zeus", "demeter"]}, red={"favours": []})
    game = table(
        blue={"favours": ["zeus"]},
        red={"favours": ["demeter"]},
        piles={"zeus": 0, "demeter": 0, "hades": 0},
    )
    play(game, "move poseidon-night")
    assert game.texts() == ["favour demeter", "favour poseidon"]
    assert refused(game, "favour zeus") == "MYT-FAVOUR-04"


@pytest.mark.rule("MYT-FAVOUR-05")
def test_without_any_token_the_effect_lapses() -> None:
    game = table(blue={"resources": {"1": "2 stone, marble"}}, piles=DRY)
    play(game, "move demeter-night", "act", "build sc1", "on 1", "pay")
    expect(game, blue={"favours": [], "built": {"sc1": 1}}, turn="red")


@pytest.mark.rule("MYT-FAVOUR-06")
def test_any_number_of_tokens_may_be_held() -> None:
    game = table(blue={"favours": ["zeus", "zeus", "demeter", "demeter", "demeter"]})
    play(game, "move poseidon-night", "favour zeus")
    expect(game, blue={"favours": ["zeus"] * 3 + ["demeter"] * 3})


@pytest.mark.rule("MYT-FAVOUR-09", "MYT-SCORE-08")
def test_tokens_have_three_uses_only() -> None:
    """They entitle and stay, pay and go back, and score only through cards."""
    with_tokens = table(blue={"favours": ["zeus", "zeus", "hades"], "cards": {"athena": 1}})
    without = table(blue={"cards": {"athena": 1}})
    assert with_tokens.standings()[0]["points"] == without.standings()[0]["points"]
    expect(with_tokens, blue={"points": 1})
    moves = {text for text in with_tokens.texts() if not text.startswith("move ")}
    assert moves == set()
    game = table(blue={"favours": ["demeter"]}, red={"favours": ["demeter"]})
    play(game, "move demeter-day", "act", "produce gold", "bonus", "raise gold-1-2", "stop", "end")
    expect(game, blue={"favours": ["demeter"]})
    play(game, "red: follow demeter")
    expect(game, red={"favours": []}, piles={"demeter": 2})


@pytest.mark.rule("MYT-FAVOUR-10")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4)])
def test_the_number_of_tokens_stays(players: int, count: int) -> None:
    game = table(players, blue={"favours": ["zeus"]})
    for seed in range(5):
        twin = game.copy()
        for _ in range(60):
            twin.playout(seed, 5)
            view = twin.view(None)
            gods, seats = view["gods"], view["players"]
            assert isinstance(gods, list)
            assert isinstance(seats, list)
            for god in gods:
                held = sum(seat["favours"][god["god"]] for seat in seats)
                assert god["favours"] + held == count
    assert kind(game) == "step.start"
