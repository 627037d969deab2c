"""Measures delos: run by the interpreter of the plain or of the compiled environment."""

import zlib
from functools import partial
from random import Random
from typing import Any

import delos
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
    yardstick,
    yardsticks,
)
from delos.kernel.build import engine

OPTIONS: dict[str, dict[str, Any]] = {"legendary": {"edition": "complete"}}
PLAYOUT = " playout()"
WARM = 10**6  # seeds of games that are played but not measured
LONG_GOAL = 9  # Metropolises; with three, games are too short to show growth
STRETCH = 200  # decisions of one sample of growth


def forget(game: Any) -> None:
    """Drop the actions that led here; also of engines before `delos.kernel.inside`."""
    try:
        from delos.kernel import inside
    except ImportError:
        game.resume([])
    else:
        inside.resume(game, [])


def table(title: str, seed: int, **more: Any) -> delos.Game:
    options = OPTIONS.get(title, {}) | more
    return delos.new(title, players=4, seed=seed, events=False, **options)


def users_loop(game: delos.Game, seed: int) -> int:
    """A program of a user that plays at random; how many of its choices were real."""
    choice = Random(seed).choice
    real = 0
    while not game.over:
        ids = game.ids()
        if len(ids) > 1:
            real += 1
        game.play(choice(ids))
    return real


def whole_game(title: str, seed: int) -> None:
    users_loop(table(title, seed), seed)


def real_choices(title: str, seed: int) -> tuple[int, list[int]]:
    """How many choices of the playout with this seed were real, and all that was played."""
    game = table(title, seed)
    dice = delos.SeededChance(seed)
    real = 0
    while not game.over:
        ids = game.ids()
        if len(ids) > 1:
            real += 1
        game.play(ids[dice.draw() % len(ids)])
    return real, game.actions()


def play(wanted: Wanted) -> Numbers:
    title = wanted.subject.removesuffix(PLAYOUT)
    own = title != wanted.subject
    users_loop(table(title, WARM), WARM)
    table(title, WARM).playout(WARM)
    tally = Tally()
    tally.games = wanted.games
    played: list[list[int]] = []
    first = yardstick()
    for seed in range(1, wanted.games + 1):
        start = clock()
        game = table(title, seed)
        middle = clock()
        if own:
            game.playout(seed)
        else:
            tally.real += users_loop(game, seed)
        tally.playing += clock() - middle
        tally.setting_up += middle - start
        played.append(game.actions())
        limit = game.title.actions
        tally.all += sum(1 for action in played[-1] if action < limit)
    last = yardstick()
    if own:  # counted apart: the playout must not pay for it
        for seed, actions in enumerate(played, 1):
            choices, same = real_choices(title, seed)
            if same != actions:
                raise AssertionError(f"playout and its count parted ways in game {seed}")
            tally.real += choices
    return {
        **tally.numbers(),
        "yardstick": yardsticks(first, last),
        "checksum": zlib.crc32(repr(played[:5]).encode()),
        "compiled": engine() == "compiled",
    }


def reached(title: str, seed: int, share: float, **more: Any) -> delos.Game:
    """A game with that share of its random decisions behind it."""
    whole = table(title, seed, **more).playout(seed)
    game = table(title, seed, **more)
    game.playout(seed, int(whole * share))
    return game


def copy(wanted: Wanted) -> Numbers:
    """Mid-game and at nine tenths; and whether a long history costs anything."""
    title, times = wanted.subject, wanted.times
    numbers: Numbers = {}
    first = yardstick()
    mid, late = reached(title, 1, 0.5), reached(title, 1, 0.9)
    numbers["copy_us"] = micros(mid.copy, times)
    numbers["copy_late_us"] = micros(late.copy, times)
    action = mid.ids()[0]
    numbers["copy_and_play_us"] = micros(lambda: mid.copy().play(action), times // 4)
    long = {"goal": LONG_GOAL} if title == "legendary" else {}
    old = reached(title, 1, 0.9, **long)
    young = old.copy()
    forget(young)  # the same position with nothing behind it
    pairs = [(micros(old.copy, times // 2), micros(young.copy, times // 2)) for _ in range(3)]
    numbers["copy_growth"] = min(one for one, _ in pairs) / min(other for _, other in pairs)
    numbers["copy_growth_actions"] = old.count
    numbers["copy_yardstick"] = yardsticks(first, yardstick())
    return numbers


def growth(wanted: Wanted) -> Numbers:
    """Microseconds per player's action early and late in long games, and options on offer."""
    spent = [0.0, 0.0]
    actions = [0, 0]
    offered = [0, 0]
    games = 8
    for seed in range(1, games + 1):
        whole = table(wanted.subject, seed, goal=LONG_GOAL).playout(seed)
        for late, begin in enumerate((whole // 10, whole * 9 // 10 - STRETCH)):
            game = table(wanted.subject, seed, goal=LONG_GOAL)
            game.playout(seed, begin)
            twin = game.copy()
            before = game.count
            start = clock()
            game.playout(seed, STRETCH)
            spent[late] += clock() - start
            actions[late] += game.count - before
            for step in range(STRETCH):
                offered[late] += len(twin.ids())
                twin.playout(seed * STRETCH + step, 1)
    return {
        "early_us": spent[0] / actions[0] * 1e6,
        "late_us": spent[1] / actions[1] * 1e6,
        "early_options": offered[0] / STRETCH / games,
        "late_options": offered[1] / STRETCH / games,
    }


def look(wanted: Wanted) -> Numbers:
    """What a client asks for, in the mean of some positions."""
    found: dict[str, list[float]] = {"ids_us": [], "options_us": [], "view_us": []}
    counts: list[float] = []
    for seed in (1, 2, 3):
        for share in (0.1, 0.3, 0.5, 0.7):
            game = reached(wanted.subject, seed, share)
            counts.append(len(game.ids()))
            found["ids_us"].append(micros(game.ids, wanted.times))
            found["options_us"].append(micros(game.options, wanted.times))
            found["view_us"].append(micros(partial(game.view, game.seat), wanted.times))
    numbers = {name: mean(values) for name, values in found.items()}
    return {**numbers, "options_count": mean(counts)}


def memory(wanted: Wanted) -> Numbers:
    """Games in the middle, each at its own table, and copies that share one."""

    def game(number: int) -> delos.Game:
        return reached(wanted.subject, number + 1, 0.5)

    model = game(1)
    copies = kilobytes_each(lambda _number: model.copy(), wanted.times)
    games = kilobytes_each(game, wanted.times)
    return {"game_kb": games[0], "game_resident_kb": games[1], "copy_kb": copies[0]}


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "copy": copy,
            "growth": growth,
            "look": look,
            "memory": memory,
            "scaling": lambda wanted: scaling("bench.work.delos_games", wanted),
        }
    )
