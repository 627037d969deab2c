"""Measures Catanatron: four random players, its own loop."""

from functools import partial
from importlib import import_module
from typing import Any

from bench.work.common import (
    Numbers,
    Tally,
    Wanted,
    answer,
    clock,
    kilobytes_each,
    mean,
    micros,
    scaling,
)

catanatron: Any = import_module("catanatron")
actions_of: Any = import_module("catanatron.models.actions").generate_playable_actions

MID = 550  # actions: about the middle of a random game
WARM = 10**6  # seed of a game that is played but not measured


def table(seed: int) -> Any:
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    return catanatron.Game(players, seed=seed)


def whole_game(_subject: str, seed: int) -> None:
    table(seed).play()


def real_choices(seed: int) -> tuple[int, list[Any]]:
    """How many choices of the game with this seed were real, and all that was played."""
    game = table(seed)
    real = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal real
        if len(actions) > 1:
            real += 1
        return player.decide(game, actions)

    game.play(decide_fn=decide)
    return real, list(game.state.actions)


def play(wanted: Wanted) -> Numbers:
    """All applied actions count: Catanatron writes down what players do, not chance alone."""
    table(WARM).play()
    tally = Tally()
    tally.games = wanted.games
    won = 0
    played: list[list[Any]] = []
    for seed in range(1, wanted.games + 1):
        start = clock()
        game = table(seed)
        middle = clock()
        won += game.play() is not None
        tally.playing += clock() - middle
        tally.setting_up += middle - start
        played.append(list(game.state.actions))
        tally.all += len(played[-1])
    for seed, actions in enumerate(played, 1):
        choices, same = real_choices(seed)
        if same != actions:
            raise AssertionError(f"the game and its count parted ways in game {seed}")
        tally.real += choices
    return {**tally.numbers(), "won": won / wanted.games}


def reached(seed: int, actions: int) -> Any:
    game = table(seed)
    while len(game.state.actions) < actions and game.winning_color() is None:
        game.play_tick()
    return game


def copy(wanted: Wanted) -> Numbers:
    game = table(1)
    game.play()
    whole = len(game.state.actions)
    times = max(10, wanted.times // 20)
    return {
        "copy_us": micros(reached(1, int(whole * 0.5)).copy, times),
        "copy_late_us": micros(reached(1, int(whole * 0.9)).copy, times),
    }


def look(wanted: Wanted) -> Numbers:
    """The legal actions; there is no view of a seat."""
    found: list[float] = []
    for seed in (1, 2, 3):
        for actions in (100, 300, 500, 700):
            state = reached(seed, actions).state
            found.append(micros(partial(actions_of, state), wanted.times))
    return {"options_us": mean(found)}


def memory(wanted: Wanted) -> Numbers:
    counted, grown = kilobytes_each(lambda number: reached(number + 1, MID), wanted.times // 4)
    return {"game_kb": counted, "game_resident_kb": grown}


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "copy": copy,
            "look": look,
            "memory": memory,
            "scaling": lambda wanted: scaling("bench.work.catanatron_games", wanted),
        }
    )
