"""Golden games of the original Cyclades.

``python -m tests.golden.classic_games --write`` plays and writes them anew after a change of the
rules.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

import delos
from delos.classic.ids import BASE_CARDS, CARD_NAMES, CARDS, CREATURES
from delos.cyclades.cells import GOLD, GONE
from delos.cyclades.ids import CERBERUS, CHARON, EMPOUSA, ERINYES, MANTICORE
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

RECORDS: Final = Path(__file__).resolve().parent / "classic"
RESULTS: Final = RECORDS / "results.json"
COUNTS: Final = RECORDS / "counts.json"
TRIES: Final = 12  # seeds among which the game with most new cards is taken
SEARCH: Final = 4000  # seeds among which a rare ending is looked for
LEAVES: Final = 4000  # a position with more is counted less deep
MODULE_CARDS: Final = [CERBERUS, CHARON, EMPOUSA, ERINYES, MANTICORE]
HERO_CARDS: Final = list(range(CREATURES, CARDS))
ALL_CARDS: Final = {CARD_NAMES[card] for card in [*BASE_CARDS, *MODULE_CARDS, *HERO_CARDS]}
PROMOS: Final = {"hecate": True, "manticore": True}

# name: options, and how the game must end
CASES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "two": ({"players": 2}, ""),
    "three": ({"players": 3}, ""),
    "four": ({"players": 4}, ""),
    "five": ({"players": 5}, ""),
    "hidden-discard": ({"players": 4, "hidden_discard": True}, ""),
    "later-printing": ({"players": 3, "priests": 18, "philosophers": 17}, ""),
    "placement": ({"players": 3, "modules": ["placement"]}, ""),
    "underworld": ({"players": 4, "modules": ["underworld"]}, ""),
    "heroes": ({"players": 3, "modules": ["heroes"], "manticore": True}, ""),
    "favours": ({"players": 5, "modules": ["favours"], "hecate": True}, ""),
    "hades-two": ({"players": 2, "modules": ["hades"]}, ""),
    "hades-three": ({"players": 3, "modules": ["hades"], **PROMOS}, ""),
    "hades-four": ({"players": 4, "modules": ["hades"], **PROMOS}, ""),
    "hades-five": ({"players": 5, "modules": ["hades"], **PROMOS}, ""),
    "win-gold": ({"players": 5}, "gold"),
    "elimination": ({"players": 3}, "elimination"),
    "alone": ({"players": 2}, "alone"),
}


def table(game: Game) -> CycladesState:
    assert isinstance(game.state, CycladesState)
    return game.state


def ends_of(game: Game) -> list[str]:
    """How the game was won, and what happened before."""
    state = table(game)
    alive = [seat for seat in range(len(game.seats)) if state.at[GONE] >> seat & 1 == 0]
    found = []
    if len(alive) == 1:
        found.append("alone")
    if state.at[GONE]:
        found.append("elimination")
    best = metropolises_of(state, game.winners[0])
    equals = [seat for seat in alive if metropolises_of(state, seat) == best]
    if len(game.winners) > 1:
        found.append("shared")
    else:
        found.append("gold" if len(equals) > 1 else "metropolises")
    return found


def cards_of(game: Game) -> set[str]:
    """Creatures that were played."""
    title = game.title
    twin = Game(title, title.opening(True), None)
    twin.look()
    for action in game.actions():
        twin.perform(action - title.kinds[twin.kind()].offset)
        twin.look()
    told = [title.event(event, -1) for event in twin.state.events]
    return {str(event["creature"]) for event in told if event["event"] == "creature_played"}


def outcome(game: Game) -> dict[str, object]:
    state = table(game)
    saved = json.dumps(game.title.saved(state), sort_keys=True)
    return {
        "winners": [game.seats[seat] for seat in game.winners],
        "standings": game.standings(),
        "cycles": game.length,
        "actions": game.count,
        "gold": state.numbers()[GOLD : GOLD + len(game.seats)],
        "ends": ends_of(game),
        "state": hashlib.blake2b(saved.encode(), digest_size=16).hexdigest(),
    }


def played(options: dict[str, Any], seed: int) -> Game:
    """A game of warlike random players: they seldom end a turn while something can be done."""
    game = delos.new("classic", seed=seed, events=False, **options)
    dice = SeededChance(seed + 1)
    while not game.over:
        ids = game.ids()
        decision = game.decision
        assert decision is not None
        if decision.kind == "god.turn" and len(ids) > 1 and dice.draw() % 8:
            ids = ids[1:]
        game.play(ids[dice.draw() % len(ids)])
    return game


def chosen(options: dict[str, Any], shows: str, seen: set[str]) -> tuple[int, Game]:
    if shows:
        for seed in range(SEARCH):
            game = played(options, seed)
            if shows in ends_of(game):
                return seed, game
        raise SystemExit(f"no game among {SEARCH} shows {shows}")
    games = [(seed, played(options, seed)) for seed in range(TRIES)]
    return max(games, key=lambda entry: (len(cards_of(entry[1]) - seen), -entry[1].count))


def write() -> None:
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.txt"):
        old.unlink()
    results: dict[str, object] = {}
    seen: set[str] = set()
    for name, (options, shows) in CASES.items():
        seed, game = chosen(options, shows, seen)
        seen |= cards_of(game)
        (RECORDS / f"{name}.txt").write_text(game.record(), encoding="utf-8")
        results[name] = {"seed": seed, **outcome(game)}
        print(f"{name}: seed {seed}, {game.length} cycles, {ends_of(game)}")
    RESULTS.write_text(pretty(results), encoding="utf-8")
    COUNTS.write_text(pretty(counts()), encoding="utf-8")


def pretty(data: object) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def counts() -> dict[str, list[object]]:
    """Leaves below fixed positions and a checksum of them, as in chess programs' perft."""
    found: dict[str, list[object]] = {}
    for players in (2, 3, 4, 5):
        for decisions, depth in ((0, 2), (60, 3), (200, 3)):
            found[f"{players}-{decisions}-{depth}"] = count(position(players, [], decisions), depth)
        for decisions in (90, 250):
            game = position(players, ["hades"], decisions)
            found[f"{players}-hades-{decisions}-3"] = count(game, 3)
    return found


def position(players: int, modules: list[str], decisions: int) -> Game:
    game = delos.new("classic", players=players, modules=modules, seed=11, events=False)
    game.playout(5, decisions)
    return game


def count(game: Game, depth: int) -> list[object]:
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
        saved = leaf.title.saved(leaf.state)["at"]
        check.update(repr((leaf.actor, leaf.ids(), saved)).encode())
    return [len(level), check.hexdigest()]


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("use: python -m tests.golden.classic_games --write")
    write()
