"""Set-up (MYT-SETUP)."""

from __future__ import annotations

import pytest

from delos.cyclades.bits import size
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.mytikas.cells import PILE, TOKENS, UNSEEN
from delos.mytikas.title import set_up
from tests.mytikas.table import (
    actor,
    by_hand,
    expect,
    fresh,
    kind,
    play,
    refused,
    state_of,
    table,
    title,
)


@pytest.mark.rule("MYT-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5, 6, True, "3", 2.0])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(BadOption, match="from 2 to 4"):
        set_up({"players": players})


@pytest.mark.rule("MYT-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int) -> None:
    assert len(fresh(players).seats) == players


@pytest.mark.rule("MYT-SETUP-02", "MYT-TWO-10")
@pytest.mark.parametrize(
    ("players", "tokens"), [(2, [3, 4, 2, 1]), (3, [4, 5, 3, 2]), (4, [5, 6, 4, 2])]
)
def test_level_tokens_by_number_of_players(players: int, tokens: list[int]) -> None:
    expect(fresh(players), level_tokens=tokens)


@pytest.mark.rule("MYT-SETUP-03")
def test_level_tokens_only_become_fewer() -> None:
    game = fresh(2, seed=5)
    dice = SeededChance(5)
    before = state_of(game).numbers()[TOKENS : TOKENS + 4]
    while not game.over:
        game.play(game.ids()[dice.draw() % len(game.ids())])
        now = state_of(game).numbers()[TOKENS : TOKENS + 4]
        assert all(new <= old for new, old in zip(now, before, strict=True))
        before = now


@pytest.mark.rule("MYT-SETUP-04", "MYT-TWO-10")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 3), (4, 4)])
def test_favour_tokens_of_each_god(players: int, count: int) -> None:
    game = by_hand(players)
    assert state_of(game).numbers()[PILE : PILE + 4] == [count] * 4


@pytest.mark.rule("MYT-SETUP-05", "MYT-SETUP-06", "MYT-PRODUCE-10")
def test_the_supply_never_runs_out() -> None:
    """The box has 45 stones; a stand-in for three would be counted as three."""
    game = table(blue={"resources": {"1": "60 stone"}, "reserve": 44})
    play(game, "move demeter-day", "produce stone")
    expect(game, blue={"resources": {"1": "64 stone"}})
    game = table(blue={"reserve": 44}, red={"reserve": 45})
    play(game, "move poseidon-day")
    expect(game, blue={"reserve": 45})
    view = game.view(0)
    players = view["players"]
    assert isinstance(players, list)
    assert set(players[0]["resources"][0]) == {"stone", "marble", "gold"}


@pytest.mark.rule("MYT-SETUP-07", "MYT-SETUP-08", "MYT-SETUP-10")
def test_every_player_has_eight_pieces_and_one_city_stands() -> None:
    game = fresh(4)
    view = game.view(None)
    players, mountain = view["players"], view["mountain"]
    assert isinstance(players, list)
    assert isinstance(mountain, list)
    for player in players:
        kinds = sorted(slot[:2] for slot in player["slots"])
        assert kinds == ["lc", "lc", "lt", "sc", "sc", "sc", "st", "st"]
        assert [slot for slot, level in player["slots"].items() if level] == ["sc0"]
        assert player["slots"]["sc0"] == 1
    assert [len(level["constructions"]) for level in mountain] == [4, 0, 0, 0]
    assert {piece["construction"] for piece in mountain[0]["constructions"]} == {"small-city"}


@pytest.mark.rule("MYT-SETUP-09")
def test_the_starting_city_costs_nothing_and_gives_nothing() -> None:
    """All Level tokens of the table still lie there, and nobody had an effect of a slot."""
    game = fresh(3)
    expect(game, level_tokens=[4, 5, 3, 2])
    for seat in game.seats:
        expect(game, **{seat: {"reserve": 0}})


@pytest.mark.rule("MYT-SETUP-10", "MYT-SCORE-05", "MYT-ACTION-ZEUS-DAY-03")
def test_the_starting_city_counts_from_the_start() -> None:
    game = table(blue={"cards": {"nike": 1}})
    expect(game, blue={"points": 1 + 2}, red={"points": 1})
    play(game, "move zeus-day", "produce gold")
    expect(game, blue={"resources": {"1": "gold"}})


@pytest.mark.rule("MYT-SETUP-11", "MYT-TURN-01")
def test_first_player_is_drawn_and_turns_go_clockwise() -> None:
    game = by_hand(3)
    assert actor(game) == "chance"
    assert game.texts() == ["first blue", "first red", "first green"]
    assert game.chance_odds() == [1 / 3] * 3
    play(game, "first red", "draw zeus", "draw hera", "draw ares", "draw nike")
    view = game.view(None)
    assert view["first"] == "red"
    play(game, "blue: favour zeus", "green: favour demeter", "red: favour hades")
    order = []
    for _ in range(6):
        order.append(actor(game))
        turn = game.length
        while game.length == turn:
            texts = game.texts()
            game.play("decline" if "decline" in texts else texts[0])
    assert order == ["red", "green", "blue"] * 2


@pytest.mark.rule("MYT-SETUP-12", "MYT-SETUP-13")
def test_one_card_each_with_one_offering_that_is_not_in_the_reserve() -> None:
    game = by_hand(3)
    play(game, "first green")
    assert len(game.texts()) == 16
    play(game, "draw hermes")
    assert "draw hermes" not in game.texts()
    play(game, "draw apollo", "draw athena", "draw nike")
    expect(
        game,
        green={"cards": {"hermes": 1}, "reserve": 0},
        blue={"cards": {"apollo": 1}, "reserve": 0},
        red={"cards": {"athena": 1}, "reserve": 0},
    )


@pytest.mark.rule("MYT-SETUP-14")
def test_the_dealt_card_works_in_the_first_turn() -> None:
    game = by_hand(3)
    play(game, "first blue", "draw hera", "draw ares", "draw nike", "draw apollo")
    play(game, "green: favour zeus", "red: favour hades", "blue: favour demeter")
    expect(game, blue={"fresh": []})
    play(game, "move zeus-day", "act", "produce stone")
    assert kind(game) == "step.bonus"


VARIANT = {"two_cards": True}


@pytest.mark.rule("MYT-SETUP-15")
def test_choice_of_card_is_off_by_default() -> None:
    assert title(3).options["two_cards"] is False
    assert kind(fresh(3)) == "setup.favour"


@pytest.mark.rule("MYT-SETUP-15", "MYT-SETUP-16")
def test_choice_of_card_is_secret_until_all_have_chosen() -> None:
    game = by_hand(2, **VARIANT)
    play(game, "first red", "draw hera", "draw ares", "draw nike", "draw zeus")
    assert (actor(game), game.texts()) == ("red", ["keep hera", "keep ares"])
    assert refused(game, "keep nike") == "MYT-SETUP-15"
    assert hand(game, "red", 1) == ["hera", "ares"]
    assert hand(game, "red", 0) is None
    assert hand(game, "red", None) is None
    play(game, "red: keep ares")
    expect(game, red={"cards": {}}, blue={"cards": {}})
    assert hand(game, "red", 0) is None
    play(game, "blue: keep zeus")
    expect(game, red={"cards": {"ares": 1}}, blue={"cards": {"zeus": 1}})
    assert {"draw hera", "draw nike"} <= set(game.texts())  # back before the river is laid
    assert len(game.texts()) == 14


def hand(game: object, player: str, seat: int | None) -> object:
    from delos.kernel.game import Game

    assert isinstance(game, Game)
    hands = game.view(seat)["hands"]
    assert isinstance(hands, list)
    return next(entry["cards"] for entry in hands if entry["player"] == player)


@pytest.mark.rule("MYT-SETUP-16")
def test_dealt_hands_are_told_to_their_player_only() -> None:
    game = by_hand(2, **VARIANT)
    events = play(game, "first red", "draw hera")
    dealt = next(e for e in events if game.title.events[e.kind].name == "hand_dealt")
    assert game.title.event(dealt, 1) == {"event": "hand_dealt", "player": "red", "deity": "hera"}
    for other in (0, -1):
        assert game.title.event(dealt, other) == {"event": "hand_dealt", "player": "red"}
    play(game, "draw ares", "draw nike", "draw zeus")
    kept = play(game, "keep hera")
    assert [game.title.event(event, 0) for event in kept] == [
        {"event": "card_kept", "player": "red"}
    ]


@pytest.mark.rule("MYT-SETUP-17", "MYT-SETUP-18", "MYT-SETUP-19", "MYT-SETUP-20", "MYT-TWO-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_river_and_locks(players: int) -> None:
    game = fresh(players)
    locks = title(players).rules.numbers.locks
    river = game.view(None)["river"]
    assert isinstance(river, list)
    assert [card["face_down"] for card in river] == [False] + [True] * (players + 1)
    assert river[0]["deity"] is not None
    assert all(card["deity"] is None for card in river[1:])
    assert len(locks) == players + 2
    assert locks == sorted(set(locks))
    assert [card["lock"] for card in river] == [0, *locks[:-1]]  # the highest is on the deck
    assert game.view(None)["locks"] == locks
    assert game.view(None)["deck"] == {2: 10, 3: 8, 4: 6}[players]


@pytest.mark.rule("MYT-SETUP-20")
def test_the_lowest_lock_is_above_the_example_of_the_rulebook() -> None:
    assert [title(n).rules.numbers.locks for n in (2, 3, 4)] == [
        [4, 5, 6, 7],
        [4, 5, 6, 7, 8],
        [4, 5, 6, 7, 8, 9],
    ]


@pytest.mark.rule("MYT-SETUP-21")
def test_starting_resources_by_turn_order() -> None:
    game = by_hand(4)
    play(game, "first green", "draw zeus", "draw hera", "draw ares", "draw nike", "draw apollo")
    expect(
        game,
        green={"resources": {"1": "stone"}},
        white={"resources": {"1": "marble"}},
        blue={"resources": {"1": "2 stone"}},
        red={"resources": {"1": "stone, marble"}},
    )


@pytest.mark.rule("MYT-SETUP-22", "MYT-SETUP-23", "MYT-SETUP-26")
@pytest.mark.parametrize("first", ["blue", "red", "green"])
def test_first_favours_last_player_first_and_all_different(first: str) -> None:
    game = by_hand(3)
    play(game, "first " + first, "draw zeus", "draw hera", "draw ares", "draw nike")
    seats = list(game.seats)
    order = [seats[(seats.index(first) + place) % 3] for place in (2, 1, 0)]
    assert actor(game) == order[0]
    # Whatever the colour of the seat, all four gods are there, and no way to decline.
    assert game.texts() == ["favour zeus", "favour demeter", "favour poseidon", "favour hades"]
    play(game, "favour poseidon")
    assert actor(game) == order[1]
    assert refused(game, "favour poseidon") == "MYT-SETUP-22"
    play(game, "favour zeus")
    assert actor(game) == order[2]
    assert game.texts() == ["favour demeter", "favour hades"]
    play(game, "favour hades")
    expect(game, piles={"zeus": 2, "demeter": 3, "poseidon": 2, "hades": 2})


@pytest.mark.rule("MYT-SETUP-24", "MYT-TURN-06")
def test_builders_block_nothing_before_their_first_move() -> None:
    game = table(4, blue={"favours": ["zeus", "demeter", "hades"]})
    for seat in game.seats:
        expect(game, **{seat: {"builder": ""}})
    spaces = [text for text in game.texts() if text.startswith("move ")]
    assert len(spaces) == 8


@pytest.mark.rule("MYT-SETUP-25", "MYT-OFFERING-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_never_comes_into_play(players: int) -> None:
    game = fresh(players, seed=3)
    deck = game.view(None)["deck"]
    game.playout(3)
    assert game.over
    assert game.view(None)["deck"] == deck
    assert size(state_of(game).at[UNSEEN]) >= 14 - 2 * players


@pytest.mark.rule("MYT-SETUP-02", "MYT-SETUP-04", "MYT-SETUP-17", "MYT-SETUP-19", "MYT-SETUP-21")
def test_example_e1_three_players() -> None:
    game = by_hand(3)
    play(game, "first blue", "draw zeus", "draw hera", "draw ares", "draw nike")
    locks = title(3).rules.numbers.locks
    expect(
        game,
        level_tokens=[4, 5, 3, 2],
        piles={"zeus": 3, "demeter": 3, "poseidon": 3, "hades": 3},
        river=["nike", "?", "?", "?", "?"],
        locks=locks,
        deck=8,
        blue={"resources": {"1": "stone"}},
        red={"resources": {"1": "marble"}},
        green={"resources": {"1": "2 stone"}},
    )
    play(game, "favour zeus", "favour demeter", "favour hades")
    expect(game, piles={"zeus": 2, "demeter": 2, "poseidon": 3, "hades": 2})
