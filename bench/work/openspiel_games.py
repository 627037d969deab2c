"""Measures OpenSpiel's C++ games through its Python bindings, with legal actions listed."""

from functools import partial
from importlib import import_module
from random import Random
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

pyspiel: Any = import_module("pyspiel")

# What a player may know, as text; each game has one of the two.
SEEN = ("observation_string", "information_state_string")


def fall(state: Any, dice: Random) -> None:
    """Let chance decide, by its odds."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(actions, odds)[0])


def dealt(game: Any, dice: Random) -> Any:
    """A state at its first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        fall(state, dice)
    return state


def users_loop(state: Any, dice: Random, limit: int = 10**9) -> tuple[int, int]:
    """How many decisions of players there were, and how many were real."""
    choice = dice.choice
    played = real = 0
    while played < limit and not state.is_terminal():
        if state.is_chance_node():
            fall(state, dice)
            continue
        legal = state.legal_actions()
        played += 1
        if len(legal) > 1:
            real += 1
        state.apply_action(choice(legal))
    return played, real


def whole_game(subject: str, seed: int) -> None:
    dice = Random(seed)
    users_loop(dealt(pyspiel.load_game(subject), dice), dice)


def play(wanted: Wanted) -> Numbers:
    whole_game(wanted.subject, 0)
    game = pyspiel.load_game(wanted.subject)
    tally = Tally()
    tally.games = wanted.games
    for seed in range(1, wanted.games + 1):
        dice = Random(seed)
        start = clock()
        state = dealt(game, dice)
        middle = clock()
        played, real = users_loop(state, dice)
        tally.playing += clock() - middle
        tally.setting_up += middle - start
        tally.all += played
        tally.real += real
    return tally.numbers()


def reached(subject: str, seed: int, share: float) -> Any:
    """A state with that share of its random decisions behind it, at a player's decision."""
    game = pyspiel.load_game(subject)
    dice = Random(seed)
    whole, _ = users_loop(dealt(game, dice), dice)
    dice = Random(seed)
    state = dealt(game, dice)
    users_loop(state, dice, int(whole * share))
    while state.is_chance_node():
        fall(state, dice)
    return state


def copy(wanted: Wanted) -> Numbers:
    times = wanted.times // 4
    return {
        "copy_us": micros(reached(wanted.subject, 1, 0.5).clone, times),
        "copy_late_us": micros(reached(wanted.subject, 1, 0.9).clone, times),
    }


def look(wanted: Wanted) -> Numbers:
    options: list[float] = []
    views: list[float] = []
    kind = pyspiel.load_game(wanted.subject).get_type()
    seen = SEEN[0] if kind.provides_observation_string else SEEN[1]
    for seed in (1, 2, 3):
        for share in (0.1, 0.3, 0.5, 0.7):
            state = reached(wanted.subject, seed, share)
            view = partial(getattr(state, seen), state.current_player())
            options.append(micros(state.legal_actions, wanted.times))
            views.append(micros(view, wanted.times))
    return {"options_us": mean(options), "view_us": mean(views)}


def memory(wanted: Wanted) -> Numbers:
    """As the process grows: Python cannot count what C++ keeps."""
    _, grown = kilobytes_each(lambda number: reached(wanted.subject, number + 1, 0.5), wanted.times)
    return {"game_resident_kb": grown}


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "copy": copy,
            "look": look,
            "memory": memory,
            "scaling": lambda wanted: scaling("bench.work.openspiel_games", wanted),
        }
    )
