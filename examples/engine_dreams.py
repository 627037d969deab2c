"""A bot for Delos as a program of its own: ``delos engine check python examples/engine_dreams.py``.

It asks for imagined games, which agree with all that its seat knows, plays every choice on in them
at random for a while, and takes the choice after which it stands best.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import delos

DREAMS = 2  # imagined games that are wanted with every position
STEPS = 20  # decisions that are played on at random


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def place(dump: str, seat: int, action: int, seed: int) -> int:
    game = delos.load(dump, events=False)
    game.play(action)
    game.playout(seed, limit=STEPS)
    return next(int(one["place"]) for one in game.standings() if one["seat"] == seat)


def choose(position: dict[str, Any], seed: int) -> int:
    ids: list[int] = [choice["id"] for choice in position["choices"]]
    games, seat = position["games"], position["seat"]
    return min(ids, key=lambda one: sum(place(game, seat, one, seed) for game in games))


def main() -> None:
    position: dict[str, Any] = {}
    seed = 0
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say({"type": "hello", "protocol": 1, "name": "Dreams", "imagine": DREAMS})
            case "newgame":
                seed = message["seed"] % 2**31
            case "position":
                position = message
            case "go":
                say({"type": "choice", "go": message["go"], "id": choose(position, seed)})
            case "ping":
                say({"type": "pong", "ping": message["ping"]})
            case "quit":
                break


if __name__ == "__main__":
    main()
