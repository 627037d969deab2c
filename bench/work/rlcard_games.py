"""Measures RLCard: its environments with random players and legal actions listed."""

from copy import deepcopy
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

rlcard: Any = import_module("rlcard")


def table(subject: str, seed: int) -> Any:
    return rlcard.make(subject, config={"seed": seed})


def users_loop(table: Any, state: Any, seed: int, limit: int = 10**9) -> tuple[int, int]:
    """How many decisions there were, and how many were real."""
    choice = Random(seed).choice
    played = real = 0
    while played < limit and not table.is_over():
        legal = list(state["legal_actions"])
        played += 1
        if len(legal) > 1:
            real += 1
        state, _player = table.step(choice(legal))
    return played, real


def whole_game(subject: str, seed: int) -> None:
    made = table(subject, seed)
    state, _player = made.reset()
    users_loop(made, state, seed)


def play(wanted: Wanted) -> Numbers:
    """One table for all games, dealt anew for each: the way RLCard is used."""
    made = table(wanted.subject, 1)
    state, _player = made.reset()
    users_loop(made, state, 0)
    tally = Tally()
    tally.games = wanted.games
    for seed in range(1, wanted.games + 1):
        start = clock()
        state, _player = made.reset()
        middle = clock()
        played, real = users_loop(made, state, seed)
        tally.playing += clock() - middle
        tally.setting_up += middle - start
        tally.all += played
        tally.real += real
    return tally.numbers()


def reached(subject: str, seed: int, share: float) -> Any:
    made = table(subject, seed)
    state, _player = made.reset()
    whole, _ = users_loop(made, state, seed)
    made = table(subject, seed)
    state, _player = made.reset()
    users_loop(made, state, seed, int(whole * share))
    return made


def copy(wanted: Wanted) -> Numbers:
    """RLCard has no copy of its own; this is what Python offers everybody."""
    made = reached(wanted.subject, 1, 0.5)
    return {"copy_us": micros(partial(deepcopy, made), max(3, wanted.times // 100))}


def look(wanted: Wanted) -> Numbers:
    """What a player sees, legal actions included; they cannot be asked for alone."""
    found: list[float] = []
    for seed in (1, 2, 3, 4):
        made = reached(wanted.subject, seed, 0.5)
        found.append(micros(partial(made.get_state, made.get_player_id()), wanted.times))
    return {"view_us": mean(found)}


def memory(wanted: Wanted) -> Numbers:
    counted, grown = kilobytes_each(
        lambda number: reached(wanted.subject, number + 1, 0.5), wanted.times // 5
    )
    return {"game_kb": counted, "game_resident_kb": grown}


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "copy": copy,
            "look": look,
            "memory": memory,
            "scaling": lambda wanted: scaling("bench.work.rlcard_games", wanted),
        }
    )
