"""Golden games: recorded games that must replay exactly as they were written.

``python -m tools.golden --write`` plays and writes them anew after a change of the rules;
``--check`` (the default) replays what is there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import delos
from delos.cyclades.cells import GOLD, GONE, LAST_FELL
from delos.cyclades.ids import CREATURE_NAMES, HERO_NAMES
from delos.cyclades.reach import team_metropolises
from delos.cyclades.state import CycladesState
from delos.kernel.game import Game
from tests.properties.tables import Player

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
RECORDS: Final = FOLDER / "legendary"
RESULTS: Final = RECORDS / "results.json"
COUNTS: Final = RECORDS / "counts.json"
TRIES: Final = 40  # seeds among which the game with most new cards is taken
SEARCH: Final = 20_000  # seeds among which a rare ending is looked for

# -- which games ------------------------------------------------------------------------------

MODES: Final[dict[str, dict[str, Any]]] = {
    "duel": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "teams-of-four": {"players": 4, "teams": True},
    "five": {"players": 5},
    "teams-of-six": {"players": 6},
}
EDITIONS: Final = ("base", "complete")

# How a game may end (LEG-END-02, -06, -07) and how it may be won (LEG-END-03, -04).
ENDS: Final = ("goal", "elimination", "last land")
WINS: Final = ("metropolises", "gold", "shared")


@dataclass(frozen=True)
class Case:
    """A golden game: its options, and what it must show."""

    name: str
    options: dict[str, Any]
    shows: str = ""


CASES: Final = [
    *[
        Case(f"{edition}-{mode}", {"edition": edition, **options})
        for edition in EDITIONS
        for mode, options in MODES.items()
    ],
    Case("end-elimination", {"players": 3}, "elimination"),
    Case("end-last-land", {"players": 3}, "last land"),
    Case("win-gold", {"players": 5}, "gold"),
    Case("win-shared", {"players": 5, "edition": "base"}, "shared"),
    Case("long-teams", {"players": 4, "teams": True, "goal": 4, "face": "B"}),
    Case(
        "house-rules",
        {
            "players": 4,
            "strict_offerings": False,
            "fresh_temples": True,
            "island_chains": True,
            "last_stand": True,
            "bid_track": "linear",
        },
    ),
]


# -- what a game shows ------------------------------------------------------------------------


def table(game: Game) -> CycladesState:
    assert isinstance(game.state, CycladesState)
    return game.state


def ends_of(game: Game) -> list[str]:
    """Why the game is over."""
    state = table(game)
    found = []
    reached = [
        team_metropolises(state, seat) >= state.rules.goal for seat in range(len(game.seats))
    ]
    if any(reached):
        found.append("goal")
    if state.at[GONE]:
        found.append("elimination")
    elif state.at[LAST_FELL]:
        found.append("last land")
    return found


def win_of(game: Game) -> str:
    """What decided between the first and the others."""
    state = table(game)
    teams = {state.rules.team[seat] for seat in game.winners}
    if len(teams) > 1:
        return "shared"
    best = team_metropolises(state, game.winners[0])
    for seat in range(len(game.seats)):
        alive = state.at[GONE] >> seat & 1 == 0
        if state.rules.team[seat] not in teams and alive:
            if team_metropolises(state, seat) == best:
                return "gold"
    return "metropolises"


def outcome(game: Game) -> dict[str, object]:
    """Everything that a replay must bring out again."""
    state = table(game)
    saved = json.dumps(game.title.saved(state), sort_keys=True)
    return {
        "edition": game.title.options["edition"],
        "mode": mode_of(game),
        "winners": [game.seats[seat] for seat in game.winners],
        "standings": game.standings(),
        "cycles": game.length,
        "actions": game.count,
        "gold": list(state.at[GOLD : GOLD + state.rules.teams]),
        "ends": ends_of(game),
        "win": win_of(game),
        "state": hashlib.blake2b(saved.encode(), digest_size=16).hexdigest(),
    }


def mode_of(game: Game) -> str:
    options = game.title.options
    for mode, wanted in MODES.items():
        teams = wanted.get("teams", wanted["players"] in (2, 6))
        if options["players"] == wanted["players"] and options["teams"] == teams:
            return mode
    raise ValueError(f"no mode has {options['players']} players")


def cards_of(game: Game) -> set[str]:
    """Creatures played and Heroes recruited, read from the texts of the actions' replay."""
    told: set[str] = set()
    twin = game.title
    played = Game(twin, twin.opening(True), None)
    played.look()
    for action in game.actions():
        played.perform(action - twin.kinds[played.kind()].offset)
        played.look()
    for event in played.state.events:
        seen = twin.event(event, -1)
        if seen["event"] == "creature_played":
            told.add(str(seen["creature"]))
        elif seen["event"] == "hero_recruited":
            told.add(str(seen["hero"]))
    return told


ALL_CARDS: Final = {*CREATURE_NAMES, *HERO_NAMES}


# -- playing and writing ------------------------------------------------------------------------


def played(case: Case, seed: int) -> Game:
    game = delos.new("legendary", seed=seed, events=False, **case.options)
    player = Player(seed)
    while not game.over:
        game.play(player.choose(game))
    return game


def chosen(case: Case, seen: set[str], former: int) -> tuple[int, Game]:
    """The first game that shows what it must, the former seed before all others; or the one
    with most cards not yet seen. With its seed."""
    if case.shows:
        for seed in (former, *range(SEARCH)):
            game = played(case, seed)
            if case.shows in (*ends_of(game), win_of(game)):
                return seed, game
        raise SystemExit(f"{case.name}: no game among {SEARCH} ends like that")
    games = [(seed, played(case, seed)) for seed in range(TRIES)]
    return max(games, key=lambda entry: (len(cards_of(entry[1]) - seen), -entry[1].count))


def former_seeds() -> dict[str, int]:
    """The seeds of the games that are there now: rare endings take long to find."""
    if not RESULTS.exists():
        return {}
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    return {name: int(result.get("seed", 0)) for name, result in results.items()}


def write(say: Callable[[str], None]) -> None:
    RECORDS.mkdir(parents=True, exist_ok=True)
    seeds = former_seeds()
    for old in RECORDS.glob("*.txt"):
        old.unlink()
    results: dict[str, object] = {}
    seen: set[str] = set()
    for case in CASES:
        seed, game = chosen(case, seen, seeds.get(case.name, 0))
        seen |= cards_of(game)
        (RECORDS / f"{case.name}.txt").write_text(game.record(), encoding="utf-8")
        results[case.name] = {"seed": seed, **outcome(game)}
        say(f"{case.name}: {game.length} cycles, {game.count} actions, {ends_of(game)}")
    RESULTS.write_text(pretty(results), encoding="utf-8")
    COUNTS.write_text(pretty({name: list(count) for name, count in counts()}), encoding="utf-8")
    if ALL_CARDS - seen:
        say(f"cards in no golden game: {', '.join(sorted(ALL_CARDS - seen))}")


def pretty(data: object) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


# -- counts -----------------------------------------------------------------------------------


def counts() -> Iterator[tuple[str, tuple[int, str]]]:
    """Leaves below fixed positions and a checksum of them, as in chess programs' perft."""
    for edition in EDITIONS:
        for mode, options in MODES.items():
            for decisions, depth in ((0, 2), (60, 3), (150, 3), (240, 3)):
                name = f"{edition}-{mode}-{decisions}-{depth}"
                yield name, count(position(edition, options, decisions), depth)


def position(edition: str, options: dict[str, Any], decisions: int) -> Game:
    game = delos.new("legendary", seed=11, edition=edition, events=False, **options)
    game.playout(5, decisions)
    return game


LEAVES: Final = 4_000  # a position with more is counted less deep


def count(game: Game, depth: int) -> tuple[int, str]:
    """Leaves at this depth and a checksum over their tables, in order."""
    level = [game]
    for _ in range(depth):
        grown = []
        for node in level:
            for action in node.ids():
                twin = node.copy()
                twin.play(action)
                grown.append(twin)
            if len(grown) > LEAVES:
                break
        level = grown
    check = hashlib.blake2b(digest_size=16)
    for leaf in level:
        table = leaf.title.saved(leaf.state)["at"]
        check.update(repr((leaf.actor, leaf.ids(), table)).encode())
    return len(level), check.hexdigest()


# -- checking ---------------------------------------------------------------------------------


def check() -> list[str]:
    """What does not replay as it was written."""
    wrong: list[str] = []
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    for name, wanted in results.items():
        text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
        try:
            game = delos.replay(text)
        except delos.BadRecord as error:
            wrong.append(f"{name}: {error}")
            continue
        wanted.pop("seed")
        if json.loads(json.dumps(outcome(game))) != wanted:
            wrong.append(f"{name}: another outcome than written")
    return wrong


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="play and write all games anew")
    parser.add_argument("--check", action="store_true", help="replay them (the default)")
    if parser.parse_args(arguments).write:
        write(print)
    wrong = check()
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
