"""Measures Catanatron: four random players, its own loop."""

from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from bench.work.common import Numbers, answer, clock, kilobytes_each, micros

MID = 550  # actions: about the middle of a random game
WARM = 10**6  # seed of a game that is played but not measured


def table(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


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


def play(wanted: dict[str, int]) -> Numbers:
    """All applied actions count: Catanatron writes down what players do, not chance alone."""
    table(WARM).play()
    setting_up = playing = 0.0
    applied = real = won = 0
    played: list[list[Any]] = []
    for seed in range(1, wanted["games"] + 1):
        start = clock()
        game = table(seed)
        middle = clock()
        won += game.play() is not None
        playing += clock() - middle
        setting_up += middle - start
        played.append(list(game.state.actions))
        applied += len(played[-1])
    for seed, actions in enumerate(played, 1):
        choices, same = real_choices(seed)
        if same != actions:
            raise AssertionError(f"the game and its count parted ways in game {seed}")
        real += choices
    games = wanted["games"]
    whole = setting_up + playing
    return {
        "all": applied / playing,
        "real": real / playing,
        "all_setup": applied / whole,
        "games": games / whole,
        "actions_per_game": applied / games,
        "real_per_game": real / games,
        "setup_ms": setting_up / games * 1000,
        "won": won / games,
    }


def reached(seed: int, actions: int) -> Any:
    game = table(seed)
    while len(game.state.actions) < actions and game.winning_color() is None:
        game.play_tick()
    return game


def copy(wanted: dict[str, int]) -> Numbers:
    numbers: Numbers = {}
    game = table(1)
    game.play()
    whole = len(game.state.actions)
    for name, share in (("mid", 0.5), ("late", 0.9)):
        game = reached(1, int(whole * share))
        numbers[f"copy_{name}"] = micros(game.copy, max(10, wanted["times"] // 20))
        numbers[f"copy_{name}_actions"] = len(game.state.actions)
    return numbers


def memory(wanted: dict[str, int]) -> Numbers:
    counted, grown = kilobytes_each(lambda number: reached(number + 1, MID), wanted["games"] // 4)
    return {"game_kb": counted, "game_resident_kb": grown}


if __name__ == "__main__":
    answer({"play": play, "copy": copy, "memory": memory})
