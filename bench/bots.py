"""How fast the bots are: milliseconds a decision of every level, imagined ways a second, and how
many games greedy bots play against themselves in an hour on one core.

    python bench/bots.py --seconds 10

Run it with the python of `.venv-compiled` for the compiled engine. The numbers are this thread's
own time, so that what else runs on the machine counts little; they are read, not asserted.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any

import delos
from delos.bots import Bot, Chair, bot
from delos.bots.search.player import SearchBot
from delos.kernel.build import engine
from delos.kernel.game import Game

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "Legendary 4": ("legendary", {"players": 4}),
    "Cyclades 4": ("classic", {"players": 4}),
    "Hades 4": ("classic", {"players": 4, "modules": "hades"}),
    "Mytikas 3": ("mytikas", {"players": 3}),
}
LEVELS = ("novice", "easy", "greedy", "medium", "hard", "master")


def positions(title: str, options: dict[str, Any], count: int) -> list[Game]:
    """Decisions with a choice out of games between greedy bots, spread over all phases."""
    found: list[Game] = []
    seed = 0
    while len(found) < count:
        game = delos.new(title, seed=seed, events=False, **options)
        seed += 1
        bots = [bot("greedy", seed + seat) for seat in range(len(game.seats))]
        asked = 0
        while game.seat is not None and len(found) < count:
            if len(game.ids()) > 1:
                asked += 1
                if asked % 7 == 0:
                    found.append(game.copy())
            game.play(bots[game.seat].choose(Chair(game, game.seat)))
    return found


def decided(level: str, games: list[Game], seconds: float) -> tuple[list[float], int]:
    """Seconds of each decision, and imagined ways that were followed in all."""
    times: list[float] = []
    ways = 0
    for number, game in enumerate(games):
        player: Bot = bot(level, number)
        assert game.seat is not None
        began = time.thread_time()
        player.choose(Chair(game, game.seat))
        times.append(time.thread_time() - began)
        ways += player.passes if isinstance(player, SearchBot) else 0
        if sum(times) > seconds:
            break
    return times, ways


def hourly(level: str, title: str, options: dict[str, Any], seconds: float) -> float:
    """Games of one level against itself in an hour on one core."""
    began = time.thread_time()
    played = 0.0
    seed = 0
    while time.thread_time() - began < seconds:
        game = delos.new(title, seed=seed, events=False, **options)
        bots = [bot(level, 9 * seed + seat) for seat in range(len(game.seats))]
        while game.seat is not None:
            game.play(bots[game.seat].choose(Chair(game, game.seat)))
        seed += 1
        played += 1
    return 3600.0 * played / (time.thread_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each level and title")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found: dict[str, dict[str, Any]] = {}
    for name, (title, options) in TABLES.items():
        games = positions(title, options, 60)
        row: dict[str, Any] = {}
        for level in LEVELS:
            times, ways = decided(level, games, wanted.seconds)
            row[level] = {
                "ms": round(1000 * statistics.median(times), 2),
                "worst": round(1000 * max(times), 1),
                **({"ways/s": round(ways / sum(times))} if ways else {}),
            }
        row["games an hour"] = {"greedy": round(hourly("greedy", title, options, wanted.seconds))}
        found[name] = row
        if not wanted.json:
            print(name, json.dumps(row), flush=True)
    if wanted.json:
        print(json.dumps({"engine": engine(), "titles": found}, indent=2))


if __name__ == "__main__":
    main()
