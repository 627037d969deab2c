"""Fifty maps in the middle of a game, for the client's test of its layout.

    python tools/positions.py        writes web/src/boards/cyclades/fixtures/positions.json

Greedy bots play on made maps for 2 to 6 players; every game is stopped somewhere in its course. A
position has what the layout reads: areas with cells and icons, sites, pieces; one line each.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from delos import api, maps
from delos.bots import Chair, bot
from delos.kernel.game import Game
from delos.maps.drawing import drawing

FILE: Final = (
    Path(__file__).resolve().parent.parent / "web/src/boards/cyclades/fixtures/positions.json"
)
MAPS: Final = 50
PLAYERS: Final = (2, 3, 4, 5, 6)
KEEP: Final = 8  # decisions between copies to fall back on
Json = dict[str, Any]


def played(game: Game, decisions: int) -> Game:
    """The position after so many decisions, or one shortly before the end."""
    players = [bot("greedy", seat) for seat in range(len(game.seats))]
    kept = game
    for number in range(decisions):
        seat = game.seat
        if seat is None:
            return kept
        if number % KEEP == 0:
            kept = game.copy()
        game.play(players[seat].choose(Chair(game, seat)))
    return kept if game.over else game


def short(points: list[list[float]]) -> list[list[float]]:
    return [[round(x, 2), round(y, 2)] for x, y in points]


def area_of(area: Json) -> Json:
    found = {
        "slug": area["slug"],
        "name": area["name"],
        "cells": area["cells"],
        "pieces": short([area["pieces"]])[0],
    }
    if area["cornucopias"]:
        found["cornucopias"] = short(area["cornucopias"])
    if area.get("priestess"):
        found["priestess"] = short([area["priestess"]])[0]
    return found


def told(thing: Json, leave: tuple[str, ...] = ()) -> Json:
    """What there is to tell of a thing: nothing that is nothing."""
    return {name: value for name, value in thing.items() if value and name not in leave}


def position(game: Game, picture: Json) -> Json:
    view = msgspec.to_builtins(game.view(None))
    return {
        "size": picture["size"],
        "lands": [area_of(land) for land in picture["lands"]],
        "seas": [area_of(sea) for sea in picture["seas"]],
        "sites": [
            {"land": one["land"], "at": short([one["at"]])[0], "harbour": one["harbour"]}
            for one in picture["sites"]
        ],
        "view": {
            "lands": [told(land, ("heroes", "priestess")) for land in view["lands"]],
            "seas": [told(sea) for sea in view["seas"] if len(told(sea)) > 1],
            "sites": [told(site, ("harbour",)) for site in view["sites"] if site["building"]],
            "figurines": view["figurines"],
            "heroes": view["heroes"]["pieces"],
        },
    }


def legendary(number: int) -> Json:
    players = PLAYERS[number % len(PLAYERS)]
    code = maps.resolve(
        ("random", "balanced")[number % 2], 4 if players == 2 else players, "complete", "A", number
    ).code
    game = api.new("legendary", players=players, edition="complete", map=code, seed=number)
    return position(played(game, (20 + 9 * (number % 7)) * players), drawing(maps.named(code)))


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    lines = []
    for number in range(MAPS):
        lines.append(json.dumps(legendary(number), separators=(",", ":")))
        print(number, len(lines[-1]))
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(FILE, FILE.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
