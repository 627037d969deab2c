"""Measures delos: run by the interpreter of the plain or of the compiled environment."""

import multiprocessing
import time
import zlib
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol

import delos
from bench.work.common import Numbers, answer, clock, kilobytes_each, micros, yardstick, yardsticks
from delos.kernel.build import engine

MID = 250  # decisions: about the middle of a random game
WARM = 10**6  # seeds of games that are played but not measured
LONG_GOAL = 9  # Metropolises; with three, games are too short to show growth
STRETCH = 200  # decisions of one sample of growth


class Gate(Protocol):
    """Where two processes wait for each other."""

    def wait(self) -> int: ...


class Basket(Protocol):
    """Where they put their rates."""

    def put(self, obj: float) -> None: ...


def table(seed: int, goal: int = 3) -> delos.Game:
    return delos.new("legendary", players=4, seed=seed, edition="complete", goal=goal, events=False)


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


def own_loop(game: delos.Game, seed: int) -> int:
    game.playout(seed)
    return 0  # counted elsewhere: the loop must not pay for it


def real_choices(seed: int) -> tuple[int, list[int]]:
    """How many choices of the playout with this seed were real, and all that was played."""
    game = table(seed)
    dice = delos.SeededChance(seed)
    real = 0
    while not game.over:
        ids = game.ids()
        if len(ids) > 1:
            real += 1
        game.play(ids[dice.draw() % len(ids)])
    return real, game.actions()


def timed(loop: Callable[[delos.Game, int], int], name: str, first: int, games: int) -> Numbers:
    setting_up = playing = 0.0
    players = real = 0
    played: list[list[int]] = []
    for seed in range(first, first + games):
        start = clock()
        game = table(seed)
        middle = clock()
        real += loop(game, seed)
        playing += clock() - middle
        setting_up += middle - start
        played.append(game.actions())
        limit = game.title.actions
        players += sum(1 for action in played[-1] if action < limit)
    if not real:
        for seed, actions in enumerate(played, first):
            choices, same = real_choices(seed)
            if same != actions:
                raise AssertionError(f"playout and its count parted ways in game {seed}")
            real += choices
    whole = setting_up + playing
    return {
        f"{name}_all": players / playing,
        f"{name}_real": real / playing,
        f"{name}_all_setup": players / whole,
        f"{name}_games": games / whole,
        f"{name}_actions_per_game": players / games,
        f"{name}_real_per_game": real / games,
        f"{name}_setup_ms": setting_up / games * 1000,
        f"{name}_checksum": zlib.crc32(repr(played[:10]).encode()),
    }


def play(wanted: dict[str, int]) -> Numbers:
    users_loop(table(WARM), WARM)
    own_loop(table(WARM), WARM)
    numbers: Numbers = {"compiled": engine() == "compiled"}
    first = yardstick()
    # Maps are kept once drawn; seeds of their own make every game draw its map.
    numbers |= timed(users_loop, "user", 1, wanted["games"])
    middle = yardstick()
    numbers |= timed(own_loop, "playout", 100_001, wanted["games"])
    numbers["yardstick"] = yardsticks(first, middle, yardstick())
    return numbers


def copy(wanted: dict[str, int]) -> Numbers:
    """Mid-game, at nine tenths of a game, and at nine tenths of a long one."""
    numbers: Numbers = {}
    sticks = [yardstick()]
    for name, goal, share in (("mid", 3, 0.5), ("late", 3, 0.9), ("long", LONG_GOAL, 0.9)):
        whole = table(1, goal).playout(1)
        game = table(1, goal)
        game.playout(1, int(whole * share))
        numbers[f"copy_{name}"] = micros(game.copy, wanted["times"])
        numbers[f"copy_{name}_actions"] = game.count
        sticks.append(yardstick())
    numbers["copy_yardstick"] = yardsticks(*sticks)
    mid = table(1)
    mid.playout(1, MID)
    action = mid.ids()[0]
    numbers["copy_and_play"] = micros(lambda: mid.copy().play(action), wanted["times"] // 4)
    return numbers


def growth(wanted: dict[str, int]) -> Numbers:
    """Microseconds per player's action early and late in long games, and options on offer."""
    spent = [0.0, 0.0]
    actions = [0, 0]
    offered = [0, 0]
    for seed in range(1, wanted["games"] + 1):
        whole = table(seed, LONG_GOAL).playout(seed)
        for late, begin in enumerate((whole // 10, whole * 9 // 10 - STRETCH)):
            game = table(seed, LONG_GOAL)
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
    decisions = STRETCH * wanted["games"]
    return {
        "early_us": spent[0] / actions[0] * 1e6,
        "late_us": spent[1] / actions[1] * 1e6,
        "growth": spent[1] / actions[1] / (spent[0] / actions[0]),
        "early_options": offered[0] / decisions,
        "late_options": offered[1] / decisions,
    }


def look(wanted: dict[str, int]) -> Numbers:
    """What a client asks for, in the mean of some positions."""
    found: dict[str, list[float]] = {"ids_us": [], "options_us": [], "view_us": []}
    counts: list[int] = []
    for seed in (1, 2, 3):
        for decisions in (50, 150, 250, 350):
            game = table(seed)
            game.playout(seed, decisions)
            seat = game.seat
            counts.append(len(game.ids()))
            found["ids_us"].append(micros(game.ids, wanted["times"]))
            found["options_us"].append(micros(game.options, wanted["times"]))
            found["view_us"].append(micros(partial(game.view, seat), wanted["times"]))
    numbers: Numbers = {name: sum(values) / len(values) for name, values in found.items()}
    numbers["options_count"] = sum(counts) / len(counts)
    return numbers


def memory(wanted: dict[str, int]) -> Numbers:
    """Games in the middle, each at its own table, and copies that share one."""

    def game(number: int) -> delos.Game:
        made = table(number + 1)
        made.playout(number, MID)
        return made

    model = game(1)
    copies = kilobytes_each(lambda _number: model.copy(), wanted["games"])
    games = kilobytes_each(game, wanted["games"])
    return {
        "game_kb": games[0],
        "game_resident_kb": games[1],
        "copy_kb": copies[0],
        "copy_resident_kb": copies[1],
    }


def side(gate: Gate, basket: Basket, games: int, control: bool) -> None:
    """One of the processes of ``scaling``; wall time, for that is what a user waits."""
    if control:
        yardstick()
    else:
        own_loop(table(WARM), WARM)
    gate.wait()
    start = time.perf_counter()
    if control:
        for _ in range(games):
            yardstick()
    else:
        for seed in range(games):
            own_loop(table(seed), seed)
    basket.put(games / (time.perf_counter() - start))


def together(processes: int, games: int, control: bool) -> float:
    """Games per second of so many processes that start at the same moment."""
    context = multiprocessing.get_context("spawn")
    gate = context.Barrier(processes)
    basket = context.SimpleQueue()
    sides = [
        context.Process(target=side, args=(gate, basket, games, control)) for _ in range(processes)
    ]
    for process in sides:
        process.start()
    for process in sides:
        process.join()
        if process.exitcode:
            raise RuntimeError(f"a process of the scaling test ended with {process.exitcode}")
    rates: list[float] = [basket.get() for _ in sides]
    return sum(rates)


def scaling(wanted: dict[str, int]) -> Numbers:
    """Two processes against one, and the same for a loop that needs nothing but a core."""
    loops = max(5, wanted["games"] // 10)
    return {
        "scaling": together(2, wanted["games"], False) / together(1, wanted["games"], False),
        "scaling_control": together(2, loops, True) / together(1, loops, True),
    }


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "copy": copy,
            "growth": growth,
            "look": look,
            "memory": memory,
            "scaling": scaling,
        }
    )
