"""The greedy bot at Mytikas: legal, the same for the same seed, honest, and no fool."""

from __future__ import annotations

import json
import random

import pytest
from typer.testing import CliRunner

from delos.bots import Bot, Chair, bot, levels, levels_for
from delos.bots.greedy import GreedyBot, kind_of, place_of
from delos.bots.judges import judge_of
from delos.bots.judges.mytikas_worth import PATIENCE
from delos.cli.main import app
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption
from delos.kernel.game import Game
from delos.learn.training import selfplay
from delos.mytikas.cells import TOKENS, TURN
from delos.mytikas.ids import LEVELS
from delos.mytikas.title import set_up
from tests.mytikas.table import expect, table, text_of
from tests.mytikas.test_random_games import redeal
from tests.mytikas.watch import CONFIGURATIONS, check


def start(seed: int, options: dict[str, object]) -> Game:
    title = set_up(options)
    game = Game(title, title.opening(False), SeededChance(seed))
    inside.begin(game)
    return game


def play(game: Game, bots: list[Bot], decisions: int = 20_000) -> Game:
    for _ in range(decisions):
        if game.over:
            break
        seat = inside.actor(game)
        game.play(bots[seat].choose(Chair(game, seat)))
    return game


def wish(game: Game, seed: int = 1) -> str:
    """What a greedy bot would choose for the seat that decides."""
    return text_of(game, bot("greedy", seed).choose(Chair(game, inside.actor(game))))


def turn(game: Game) -> list[str]:
    """A greedy bot plays on for the seat that decides, as long as it does."""
    seat = inside.actor(game)
    mind = bot("greedy", 1)
    said: list[str] = []
    while inside.actor(game) == seat and not (said and kind_of(game) == "step.start"):
        action = mind.choose(Chair(game, seat))
        said.append(text_of(game, action))
        game.play(action)
    return said


# -- properties ---------------------------------------------------------------------------


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_only_legal_moves_and_the_same_seed_plays_the_same_game(
    options: dict[str, object],
) -> None:
    records: list[list[int]] = []
    for _ in range(2):
        game = start(8, options)
        bots = [bot("greedy", 40 + seat) for seat in range(len(game.seats))]
        for step in range(150):
            if game.over:
                break
            action = bots[inside.actor(game)].choose(Chair(game, inside.actor(game)))
            assert action in game.ids()
            game.play(action)
            if step % 10 == 0:
                check(game)
        records.append(game.actions())
    assert records[0] == records[1]


def test_a_bot_that_sits_down_for_one_choice_plays_legally_too() -> None:
    """As on the server: a new bot for every question, so no plan is remembered."""
    game = start(3, {"players": 3})
    for number in range(60):
        action = bot("greedy", number).choose(Chair(game, inside.actor(game)))
        assert action in game.ids()
        game.play(action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_choices_are_legal_and_never_none(players: int) -> None:
    judge = judge_of("mytikas")
    dice = random.Random(players)
    game = start(players, {"players": players})
    while not game.over:
        sensible = judge.sensible(game)
        assert sensible
        assert set(sensible) <= set(game.ids())
        game.play(dice.choice(game.ids()))


def test_looking_ahead_leaves_the_game_alone() -> None:
    game = start(5, {"players": 2})
    for _ in range(25):
        before = (place_of(game), game.actions())
        action = bot("greedy", 2).choose(Chair(game, inside.actor(game)))
        assert (place_of(game), game.actions()) == before
        game.play(action)


def test_hidden_hands_do_not_change_a_choice() -> None:
    """MYT-SETUP-16: what a seat cannot see cannot move its bot."""
    dice = random.Random(4)
    game = start(6, {"players": 3, "two_cards": True})
    while kind_of(game) == "setup.keep":
        chosen = wish(game)
        for _ in range(5):
            twin = game.copy()
            redeal(twin, inside.actor(game), dice)
            assert wish(twin) == chosen
        game.play(chosen)


def test_a_plan_is_dropped_when_the_table_is_another() -> None:
    mind = GreedyBot(1)
    game = table(3, blue={"resources": {"1": "3 stone, 2 marble"}})
    mind.choose(Chair(game, 0))
    assert mind.plan
    other = start(2, {"players": 3})
    assert mind.choose(Chair(other, inside.actor(other))) in other.ids()


# -- sense --------------------------------------------------------------------------------


def test_greedy_beats_three_random_bots() -> None:
    for seed in range(4):
        seat = seed % 4
        bots = [bot("greedy" if i == seat else "random", 7 * seed + i) for i in range(4)]
        assert play(start(seed, {"players": 4}), bots).winners == (seat,)


def test_it_builds_high_when_everything_lies_there() -> None:
    game = table(3, blue={"resources": {"4": "2 marble, 2 gold"}})
    assert turn(game)[0] == "move zeus-night"
    expect(game, blue={"built": {"lt1": 4}})


def test_it_lets_tumble_what_a_construction_needs() -> None:
    lying = {"3": "3 stone, 2 marble"}
    game = table(3, blue={"resources": lying}, level_tokens=[0, 5, 0, 2])
    turn(game)
    expect(game, blue={"built": {"lc1": 2}, "resources": {"2": "gold", "3": ""}})


def test_it_follows_to_build_and_not_for_nothing() -> None:
    rich = {"resources": {"1": "stone"}}
    ready = {"favours": ["zeus"], "resources": {"3": "stone, marble, gold"}}
    game = table(3, blue={"favours": ["zeus"], **rich}, red=ready)
    for text in ("move zeus-night", "bonus", "take"):
        if text in game.texts():
            game.play(text)
    done_with_menu(game)
    assert game.seats[inside.actor(game)] == "red"
    turn(game)
    expect(game, red={"built": {"st1": 3}, "favours": []})


def done_with_menu(game: Game) -> None:
    """The active player ends its turn as quietly as it can."""
    while kind_of(game) in ("step.main", "step.bonus", "altar.choice", "step.last"):
        quiet = [text for text in ("end", "skip", "bonus", "take") if text in game.texts()]
        game.play(quiet[0])


def test_it_takes_the_open_card_for_its_offerings() -> None:
    game = table(3, blue={"reserve": 2, "favours": ["hades"]}, river=["hera", "?", "?", "?", "?"])
    turn(game)  # and the Favour that Hera scores with
    expect(game, blue={"cards": {"hera": 1}, "favours": ["hades", "zeus"], "reserve": 1})


def test_stones_become_marble_at_the_start_if_that_helps() -> None:
    lying = {"3": "7 stone, marble"}
    game = table(3, blue={"cards": {"demeter": {"lock": 4, "value": 0}}, "resources": lying})
    assert wish(game) == "marble 3"
    game = table(
        3,
        blue={
            "cards": {"demeter": {"lock": 4, "value": 0}},
            "resources": {"1": "2 stone, 2 marble"},
        },
    )
    assert not wish(game).startswith(("marble", "gold"))


FEW = {"sc1": 1}
MANY = {"lt1": 4, "lc1": 3, "lc2": 3, "st1": 2, "st2": 2}
LOCKED = {"ares": {"lock": 4}, "nike": {"lock": 5}, "hermes": {"lock": 6}}


def last_lock(blue: dict[str, int], red: dict[str, int]) -> Game:
    """Two players; only the deck's lock is left, and blue's reserve reaches it at Hades Night."""
    richer = blue if len(blue) > len(red) else red
    hands = [{**(LOCKED if built is richer else {}), "hera": 1} for built in (blue, red)]
    del hands[1]["hera"]
    game = table(
        2,
        blue={"built": blue, "cards": hands[0], "reserve": 12},
        red={"built": red, "cards": hands[1]},
        river=["", "", "", ""],
    )
    assert "move hades" in game.texts()
    return game


def test_it_ends_the_game_when_ahead() -> None:
    game = last_lock(MANY, FEW)
    turn(game)
    expect(game, ended_by=["locks"])
    assert game.winners == (0,)


def test_it_does_not_end_the_game_when_behind() -> None:
    game = last_lock(FEW, MANY)
    turn(game)
    expect(game, ended_by=[])


# -- levels -------------------------------------------------------------------------------


def simulated(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["simulate", "mytikas", *words])
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


def test_simulate_takes_the_bots_of_the_title() -> None:
    words = ("--players", "2", "--games", "2", "--json", "--bots")
    answers = [json.loads(simulated(*words, "greedy,random")) for _ in range(2)]
    for answer in answers:
        assert answer["finished"] == 2
        assert answer["winners"] == [1, 1]  # the greedy bot sits on either seat once
        assert answer["bots"] == ["greedy", "random"]
        assert set(answer["ends"]) <= {"levels", "locks", "built"}
    assert answers[0]["decisions"] == answers[1]["decisions"]
    assert "known: random, novice, easy, greedy" in simulated("--bots", "greedy,genius", code=2)


def test_simulate_tells_what_ended_random_games() -> None:
    assert "ended by: locks 3" in simulated("--players", "3", "--games", "3")


def test_levels_by_title() -> None:
    assert levels_for("mytikas") == levels_for("legendary") == levels()
    assert levels_for("chess") == ("random",)
    with pytest.raises(BadOption, match="does not know the title 'chess'"):
        judge_of("chess")


def test_the_end_grows_dearer_when_a_game_drags_on() -> None:
    """The same position early and late: what brings the end nearer is worth more later."""
    game = table(2)
    state = inside.state(game)
    judge = judge_of("mytikas")
    tokens = list(state.at[TOKENS : TOKENS + LEVELS])

    def gain_of_fewer_tokens() -> float:
        before = judge.worth(game, 0)
        state.at[TOKENS] = state.at[TOKENS + 1] = 0
        after = judge.worth(game, 0)
        for level, count in enumerate(tokens):
            state.at[TOKENS + level] = count
        return after - before

    early = gain_of_fewer_tokens()
    state.at[TURN] = 2 * PATIENCE
    assert gain_of_fewer_tokens() == pytest.approx(early)
    state.at[TURN] = 6 * PATIENCE
    assert gain_of_fewer_tokens() > early + 5


@pytest.mark.nightly
def test_two_who_rob_each_other_come_to_an_end() -> None:
    """A game of training in which both took the same token in turns for ever."""
    course = selfplay.Course("mytikas", "greedy", 1)
    assert selfplay.play(course, 316).winners
