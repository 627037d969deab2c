"""Idle questions: how many decisions have only answers that come to the same.

    python tools/idle.py                                  # every title, 20 games each
    python tools/idle.py --title legendary --games 100 --seed 7
    python tools/idle.py --title mytikas --share 1 --kind produce

Games are played at random. At a decision of a player every answer is tried on a copy, with the same
luck ahead, and the tables it leads to are compared. A decision is

- *idle* when every answer leads to the same table: at once, after choices that only differ in their
  order (three tokens of exactly three), or by way of the same questions on the same table;
- *order* when the answers put other questions first but in the end the same set of tables can be
  reached within the procedure. The rules let the player choose the order there, so this is no
  idle question; the figure shows where a title asks most for little.

Questions with a single answer are asked to keep a secret (decision 4) and are counted apart. A
decision that opens more than ``--budget`` positions counts as a real one. Exit codes: 0 good, 1 the
share is above ``--bound``, 2 wrong use.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # for tests.*, when this file is run as a script

import delos  # noqa: E402
from delos.kernel import inside  # noqa: E402
from delos.kernel.chance import SeededChance  # noqa: E402
from delos.kernel.frame import CHANCE  # noqa: E402
from delos.kernel.game import Game  # noqa: E402
from tests.properties.tables import Player, enrich  # noqa: E402

Options = dict[str, object]

GAMES: Final = 20
SHARE: Final = 0.25  # of the decisions are tried
BUDGET: Final = 120  # positions looked at for one decision
LIMIT: Final = 4_000  # decisions in one game
EXAMPLES: Final = 3
AHEAD: Final = 4  # questions that answers are followed through
LUCKS: Final = (7, 77)

# Every third table or so differs; the plain ones come first.
TABLES: Final[dict[str, list[dict[str, Any]]]] = {
    "legendary": [
        {"players": 4, "edition": "complete"},
        {"players": 3, "edition": "base"},
        {"players": 2, "edition": "complete"},
        {"players": 4, "edition": "complete", "teams": True},
        {"players": 5, "edition": "complete", "hero_set": ["antigone", "odysseus", "leto"]},
    ],
    "classic": [
        {"players": 4},
        {"players": 5, "modules": ["hades"]},
        {"players": 3, "modules": ["hades"]},
        {"players": 2},
    ],
    "mytikas": [
        {"players": 4},
        {"players": 2},
        {"players": 3},
        {"players": 4, "two_cards": True},
    ],
}

REAL: Final = "real"
IDLE: Final = "idle"
ORDER: Final = "order"
SINGLE: Final = "single"


@dataclass
class Tally:
    """What was seen of one kind of decision."""

    seen: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    @property
    def idle(self) -> int:
        return self.seen[IDLE]

    @property
    def tried(self) -> int:
        return self.idle + self.seen[ORDER] + self.seen[REAL]


@dataclass
class Report:
    """The tallies of one title by kind of decision."""

    title: str
    kinds: dict[str, Tally] = field(default_factory=dict)

    def add(self, kind: str, verdict: str, example: str) -> None:
        tally = self.kinds.setdefault(kind, Tally())
        tally.seen[verdict] += 1
        if verdict == IDLE and len(tally.examples) < EXAMPLES:
            tally.examples.append(example)

    @property
    def tried(self) -> int:
        return sum(tally.tried for tally in self.kinds.values())

    @property
    def idle(self) -> int:
        return sum(tally.idle for tally in self.kinds.values())

    @property
    def share(self) -> float:
        return self.idle / max(self.tried, 1)


# -- what answers lead to -----------------------------------------------------------------


def position(game: Game) -> Hashable:
    """The table and where the game is. How often it was chosen or drawn so far is history."""
    frames = tuple((type(frame).__name__, *frame.saved()) for frame in inside.state(game).stack)
    return tuple(inside.state(game).numbers()), frames


class Branch:
    """The tables that one answer can lead to within the procedure that asks."""

    def __init__(self, answered: Game, asker: int, depth: int, procedure: str) -> None:
        self.asker = asker
        self.depth = depth  # of the stack when the question was put
        self.procedure = procedure
        self.ends: set[Hashable] = set()
        self.open: dict[Hashable, Game] = {}
        self.sort(answered)

    def sort(self, game: Game) -> None:
        if self.goes_on(game):
            self.open[position(game)] = game
        else:
            self.ends.add(position(game))

    def goes_on(self, game: Game) -> bool:
        """Whether the same player is still asked by the procedure or by what it called."""
        stack = inside.state(game).stack
        if inside.actor(game) != self.asker or len(stack) < self.depth:
            return False
        return type(stack[self.depth - 1]).__name__ == self.procedure

    def widen(self) -> int:
        """One question further; how many positions that opened."""
        waiting = list(self.open.values())
        self.open = {}
        opened = 0
        for game in waiting:
            for after in answers(game):
                opened += 1
                self.sort(after)
        return opened

    def tables(self) -> set[Hashable]:
        return self.ends | set(self.open)


def answers(game: Game) -> Iterator[Game]:
    """The game after each of its options, with the same luck ahead."""
    for id in game.ids():
        twin = game.copy()
        twin.play(id)
        yield twin


def verdict_on(game: Game, budget: int) -> str:
    """Whether anything is decided now. What looks idle must be so with any luck."""
    if len(inside.options(game)) == 1:
        return SINGLE
    verdict = verdict_with(game, budget)
    for luck in LUCKS:
        if verdict == REAL or inside.chance(game) is None:
            break
        twin = game.copy()
        twin._chance = SeededChance(luck)
        other = verdict_with(twin, budget)
        if other != verdict:
            verdict = REAL if other == REAL else ORDER
    return verdict


def verdict_with(game: Game, budget: int) -> str:
    """The same with the luck that lies ahead."""
    stack = inside.state(game).stack
    after = list(answers(game))
    if same_ahead(after, inside.actor(game), AHEAD):
        return IDLE
    branches = [
        Branch(one, inside.actor(game), len(stack), type(stack[-1]).__name__) for one in after
    ]
    spent = len(branches)
    while any(branch.open for branch in branches):
        if hopeless(branches):
            return REAL
        for branch in branches:
            spent += branch.widen()
            if spent > budget:
                return REAL
        if alike(branches):
            return IDLE if len(branches[0].tables()) == 1 else ORDER
    return REAL


def same_ahead(games: list[Game], asker: int, depth: int) -> bool:
    """Whether the games stand alike, or put the same questions on the same table until they do."""
    first = position(games[0])
    if all(position(game) == first for game in games[1:]):
        return True
    table, question = inside.state(games[0]).numbers(), (inside.actor(games[0]), games[0].ids())
    if depth == 0 or inside.actor(games[0]) != asker:
        return False
    for game in games[1:]:
        if inside.state(game).numbers() != table or (inside.actor(game), game.ids()) != question:
            return False
    return all(
        same_ahead(list(next), asker, depth - 1) for next in zip(*map(answers, games), strict=True)
    )


def alike(branches: list[Branch]) -> bool:
    first = branches[0].tables()
    return all(branch.tables() == first for branch in branches[1:])


def hopeless(branches: list[Branch]) -> bool:
    """Whether two answers that are through to their ends differ."""
    closed = [branch.ends for branch in branches if not branch.open]
    return any(ends != closed[0] for ends in closed[1:])


# -- random games -------------------------------------------------------------------------


def opened(title: str, number: int, rules: int = 0) -> Game:
    """The game of that number; every second round of the tables is played with full purses."""
    tables = TABLES[title]
    options: dict[str, Any] = {**tables[number % len(tables)]}
    if rules:
        options["rules"] = rules
    game = delos.new(title, seed=number, events=False, **options)
    if title == "legendary" and number // len(tables) % 2:
        enrich(game)
    return game


def watch(game: Game, number: int, report: Report, share: float, budget: int, only: str) -> None:
    """One random game, some of whose decisions are tried."""
    player = Player(number)
    dice = random.Random(number)
    for step in range(LIMIT):
        if game.over:
            return
        kind = game.title.kinds[inside.kind(game)].name
        if inside.actor(game) != CHANCE and only in kind and dice.random() < share:
            verdict = verdict_on(game, budget)
            example = f"seed {number}, decision {step}: {', '.join(game.texts()[:6])}"
            report.add(kind, verdict, example)
        game.play(player.choose(game))


def measured(
    title: str,
    games: int,
    seed: int = 0,
    share: float = SHARE,
    budget: int = BUDGET,
    only: str = "",
    rules: int = 0,
) -> Report:
    """Random games from a seed on, by a version of the rules (0: the newest)."""
    report = Report(title)
    for number in range(seed, seed + games):
        watch(opened(title, number, rules), number, report, share, budget, only)
    return report


# -- telling ------------------------------------------------------------------------------


def lines(report: Report, examples: bool) -> Iterator[str]:
    yield (
        f"{report.title}: {report.tried} decisions tried, {report.idle} idle "
        f"({100 * report.share:.2f} %)"
    )
    kinds = sorted(report.kinds.items(), key=lambda item: (-item[1].idle, item[0]))
    yield f"  {'kind':28} {'real':>7} {'idle':>6} {'order':>6} {'single':>7}"
    for kind, tally in kinds:
        seen = tally.seen
        yield (f"  {kind:28} {seen[REAL]:7} {seen[IDLE]:6} {seen[ORDER]:6} {seen[SINGLE]:7}")
        if examples:
            for example in tally.examples:
                yield f"      {example}"


def as_data(report: Report) -> dict[str, object]:
    return {
        "title": report.title,
        "tried": report.tried,
        "idle": report.idle,
        "share": report.share,
        "kinds": {
            kind: {**tally.seen, "examples": tally.examples}
            for kind, tally in sorted(report.kinds.items())
        },
    }


def part(text: str) -> float:
    value = float(text)
    if not 0 < value <= 1:
        raise argparse.ArgumentTypeError("must be above 0 and at most 1")
    return value


def positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return value


def parser_of() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tools/idle.py", description="The share of decisions that decide nothing."
    )
    parser.add_argument("--title", choices=list(TABLES), help="one title only")
    parser.add_argument("--games", type=positive, default=GAMES, help=f"of each title ({GAMES})")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--share", type=part, default=SHARE, help=f"of decisions tried ({SHARE})")
    parser.add_argument("--budget", type=positive, default=BUDGET, help=f"positions ({BUDGET})")
    parser.add_argument("--kind", default="", help="only kinds whose name has this in it")
    parser.add_argument("--rules", type=positive, default=0, help="version of the rules")
    parser.add_argument("--bound", type=part, help="fail when the idle share is above this")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--brief", action="store_true", help="no examples")
    return parser


def main(arguments: list[str] | None = None) -> int:
    wanted = parser_of().parse_args(arguments)
    names = [wanted.title] if wanted.title else list(TABLES)
    reports: list[Report] = []
    for name in names:
        report = measured(
            name,
            wanted.games,
            wanted.seed,
            wanted.share,
            wanted.budget,
            wanted.kind,
            wanted.rules,
        )
        reports.append(report)
        if not wanted.json:
            print("\n".join(lines(report, not wanted.brief)), flush=True)
    if wanted.json:
        print(json.dumps([as_data(report) for report in reports], indent=1))
    above = wanted.bound is not None and any(report.share > wanted.bound for report in reports)
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())
