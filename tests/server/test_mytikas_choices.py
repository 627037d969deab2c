"""What choices of Mytikas bring, cost and lock is told before one makes them."""

from __future__ import annotations

from delos.kernel import inside
from delos.kernel.game import Game
from delos.server.telling.bringing import brings
from delos.server.telling.speaking import choices, prompt_of
from tests.mytikas.table import play, table


def told(game: Game, text: str, lang: str = "en") -> list[str]:
    action = dict(zip(game.texts(), game.ids(), strict=True))[text]
    return brings(game, inside.actor(game), action, lang)


def labels(game: Game, lang: str = "en") -> dict[str, str]:
    return {choice.text: choice.label for choice in choices(game, lang)}


def offering() -> Game:
    game = table(blue={"reserve": 5}, river=["ares"])
    play(game, "move hades-night", "act", "make")
    return game


def building() -> Game:
    """Two stones lie on level 1, all that is needed on level 2."""
    game = table(blue={"resources": {"1": "2 stone", "2": "marble, 3 stone"}})
    play(game, "move demeter-night", "act", "build sc1")
    return game


def test_an_offering_says_whether_it_reaches_the_lock() -> None:
    game = offering()
    assert labels(game)["lay 3"] == "Lay 3"
    assert labels(game)["lay 4"] == "Lay 4, locks Ares for good"
    assert labels(game, "fr")["lay 5"] == "En poser 5, sécurise Arès pour de bon"


def test_what_lies_on_an_own_card_counts_for_the_lock() -> None:
    game = table(blue={"reserve": 3, "cards": {"ares": 2}})
    play(game, "move hades-night", "act", "make", "offer ares")
    assert labels(game)["lay 1"] == "Lay 1"
    assert labels(game)["lay 2"] == "Lay 2, locks Ares for good"


def test_an_offering_says_what_it_brings_and_costs() -> None:
    game = offering()
    assert told(game, "lay 3") == ["Brings 6 points and a deity card. You give up 3 Offerings."]
    assert "locked for good" in told(game, "lay 4")[0]
    assert "6 points" in told(game, "lay 3", "fr")[0]
    assert told(game, "lay 3", "fr")[0].startswith("Apporte")


def test_a_level_says_what_building_there_brings() -> None:
    game = building()
    said = "Brings 2 points and a construction. You give up 1 marble and 2 stone."
    assert told(game, "on 2") == [said]
    assert told(game, "on 1") == ["What it brings is chosen next."]


def test_who_has_to_let_something_tumble_hears_what_is_lacking() -> None:
    game = building()
    play(game, "on 1")
    assert "Still needed on level 1: 1 marble." in prompt_of(game, "en")
    assert "1 marbre" in prompt_of(game, "fr")


def test_paying_names_the_price() -> None:
    game = building()
    play(game, "on 2", "...")
    assert labels(game)["pay"] == "Pay 2 stone and 1 marble"
    assert labels(game, "fr")["pay"] == "Payer 2 pierres et 1 marbre"


def test_paying_with_a_card_names_both_prices() -> None:
    game = table(
        blue={"resources": {"1": "stone, marble, gold"}, "cards": {"athena": 1}},
    )
    play(game, "move zeus-night", "act", "build st1", "on 1", "...")
    assert labels(game)["pay"] != labels(game)["pay-full"].replace(" the full price:", "")
