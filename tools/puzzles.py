"""Looks for puzzles in games between bots, and writes the best of them.

    python tools/puzzles.py legendary --games 20 --seed 1000     # adds to build/puzzles/
    python tools/puzzles.py legendary --choose 12                # writes src/delos/puzzles/found/

At the beginning of every turn the most that it can surely bring is looked for
(`delos.puzzles.solve`): a metropolis, the last metropolis, in Mytikas points. A turn is a puzzle if
`greedy` does not find that, or if the way to it is long. Nothing hangs on dice, draws or rivals.
Stars tell how hard it is: one more if `greedy` misses it, one more if the shortest way takes five
choices or more.

Whatever stops it, nothing is lost: a puzzle is written when it is found, and `--seed` goes on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

import delos
from delos.bots import Chair, bot
from delos.kernel import inside
from delos.kernel.game import Game
from delos.puzzles.form import Puzzle, read, written
from delos.puzzles.reached import acting, goal, reached, seen
from delos.puzzles.solve import Way, shortest_way
from delos.puzzles.walk import PuzzleWalk
from delos.scenarios.fields import Field
from delos.views.mytikas import MytikasView

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build/puzzles"
SHIPPED: Final = ROOT / "src/delos/puzzles/found"
LONG: Final = 5  # choices: a way that is not seen at once
SHORTEST: Final = 3
HALF: Final = 2  # different buildings, or philosophers
TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "legendary": ("legendary", {"players": 4, "edition": "complete"}),
    "classic": ("classic", {"players": 4}),
    "hades": ("classic", {"players": 4, "modules": ["hades"]}),
    "mytikas": ("mytikas", {"players": 3}),
}


def without_luck(game: Game) -> Game:
    """The same table, for whoever answers for chance; how it came to be is not told."""
    found = Game(game.title, inside.state(game.copy()), None)
    inside.resume(found, [])
    inside.look(found)
    return found


def greedy_reaches(game: Game, seat: int) -> int:
    """What the yardstick makes of the turn, with the luck of the game."""
    game = game.copy()
    name = game.seats[seat]
    while not game.over and acting(game) == name and game.seat is not None:
        game.play(bot("greedy", game.seat).choose(Chair(game, game.seat)))
    return reached(game, seat)


def promising(game: Game, seat: int) -> bool:
    """Half a metropolis is there: a turn may bring the rest. Most turns are not looked at."""
    view = seen(game, seat)
    if isinstance(view, MytikasView):
        return True
    name = game.seats[seat]
    lands = {land.land for land in view.lands if land.owner == name}
    kinds = {site.building for site in view.sites if site.building and site.land in lands}
    learned = next(one.philosophers for one in view.factions if one.faction == name)
    return len(kinds - {"metropolis"}) >= HALF or learned >= HALF


def puzzle_of(group: str, game: Game, seat: int, limit: int) -> Puzzle | None:
    table = without_luck(game)
    way = shortest_way(table, seat, limit)
    points = group == "mytikas"
    if way is None or len(way.texts) < SHORTEST or (points and not way.whole):
        return None
    missed = greedy_reaches(game, seat) < way.wants
    if not missed and (points or len(way.texts) < LONG):
        return None
    return made(group, table, seat, way, missed)


def made(group: str, table: Game, seat: int, way: Way, missed: bool) -> Puzzle:
    dump = json.loads(table.dump())
    needed = goal(table)
    if needed is None:
        aim = "points"
    elif way.wants >= needed and ahead(table, seat, way.wants):
        aim = "win"
    else:
        aim = "metropolis"
    told = {
        "name": hashlib.blake2b(dump["check"].encode(), digest_size=3).hexdigest(),
        "learner": table.seats[seat],
        "aim": aim,
        "wants": way.wants,
        "stars": 1 + missed + (len(way.texts) >= LONG),
        "way": way.texts,
        "table": dump,
    }
    return read(group, json.dumps(told))


def ahead(table: Game, seat: int, wants: int) -> bool:
    """Nobody else has as many."""
    others = [one for one in range(len(table.seats)) if one != seat]
    return all(reached(table, one) < wants for one in others)


def look(group: str, seed: int, limit: int) -> None:
    """One game, from its beginning to its end."""
    title, options = TABLES[group]
    game = delos.new(title, seed=seed, **options)
    players = [bot("greedy", seed * 8 + seat) for seat in range(len(game.seats))]
    last = None
    while game.seat is not None:
        seat = game.seat
        now = acting(game)
        if now != last and now == game.seats[seat] and promising(game, seat):
            found = puzzle_of(group, game, seat, limit)
            if found is not None:
                with (KEPT / f"{group}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(written(found) + "\n")
                print(found.name, found.stars, found.aim, found.wants, " / ".join(found.way))
        last = now
        game.play(players[seat].choose(Chair(game, seat)))


def greedy_solves(puzzle: Puzzle) -> bool:
    """Whether the yardstick gets there as somebody would who tries the puzzle."""
    walk = PuzzleWalk(puzzle)
    while not walk.done and walk.open():
        walk.act(bot("greedy", walk.learner).choose(Chair(walk.game, walk.learner)))
    return walk.done


def choose(group: str, count: int) -> list[Puzzle]:
    """As many of each number of stars as there are, the harder ones with the shorter way first."""
    lines = (KEPT / f"{group}.jsonl").read_text(encoding="utf-8").splitlines()
    found = list({one.name: one for one in (read(group, line) for line in lines)}.values())
    for one in found:
        table = one.start(Field("", {}))
        if one.aim == "win" and not ahead(table, table.seats.index(one.learner), one.wants):
            one.aim = "metropolis"
        one.stars = 1 + (not greedy_solves(one)) + (len(one.way) >= LONG)
    by_stars = [sorted((p for p in found if p.stars == n), key=order) for n in (1, 2, 3)]
    chosen: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    while len(chosen) < count and any(by_stars):
        for row in by_stars:
            row.sort(key=lambda one: (kinds[kind_of(one)], order(one)))
            if row and len(chosen) < count:
                chosen.append(row.pop(0))
                kinds[kind_of(chosen[-1])] += 1
    return sorted(chosen, key=lambda one: (one.stars, order(one)))


def kind_of(puzzle: Puzzle) -> str:
    """What the way begins with: a file of puzzles should not begin the same way every time."""
    return f"{puzzle.aim} {puzzle.way[0].split()[0]} {puzzle.way[-1].split()[0]}"


def order(puzzle: Puzzle) -> tuple[int, str]:
    return len(puzzle.way), puzzle.name


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for puzzles in games between bots.")
    parser.add_argument("group", choices=TABLES)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=12_000, help="choices tried in a turn")
    parser.add_argument("--choose", type=int, default=0, help="write so many of those found")
    given = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    if given.choose:
        chosen = choose(given.group, given.choose)
        text = "".join(written(one) + "\n" for one in chosen)
        (SHIPPED / f"{given.group}.jsonl").write_text(text, encoding="utf-8")
        print(f"{len(chosen)} puzzles of {given.group}")
        return
    for seed in range(given.seed, given.seed + given.games):
        look(given.group, seed, given.limit)


if __name__ == "__main__":
    main()
