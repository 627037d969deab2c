"""A book of golden games: the games of one title by one version of its rules."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

import delos
from delos.kernel import inside
from delos.kernel.game import Game

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "golden"
LEAVES: Final = 4_000  # a position with more is counted less deep


@dataclass(frozen=True)
class Case:
    """A golden game: its options, and what it must show."""

    name: str
    options: dict[str, Any]
    shows: str = ""


@dataclass(frozen=True)
class Position:
    """A position whose leaves are counted, as in chess programs' perft."""

    name: str
    options: dict[str, Any]
    decisions: int  # played at random before it
    depth: int


class Book(ABC):
    """What a title's golden games are, and what they must show together."""

    title: str
    cases: ClassVar[list[Case]]
    cards: frozenset[str]  # that some game must use
    tries: int  # seeds among which the game with most new cards is taken
    search: int  # seeds among which a rare ending is looked for

    def __init__(self, version: int) -> None:
        self.version = version
        self.folder = FOLDER / self.title / f"rules-{version}"

    # -- of the title -------------------------------------------------------------------------

    @abstractmethod
    def play(self, game: Game, seed: int) -> None:
        """Play a game to its end."""

    @abstractmethod
    def shown(self, game: Game) -> list[str]:
        """How the game ended and was won."""

    @abstractmethod
    def used(self, events: list[dict[str, object]]) -> set[str]:
        """Cards that were used."""

    @abstractmethod
    def facts(self, game: Game) -> dict[str, object]:
        """What a replay must bring out again, besides what all titles have."""

    @abstractmethod
    def positions(self) -> Iterator[Position]: ...

    # -- of all titles ------------------------------------------------------------------------

    def new(self, options: dict[str, Any], seed: int) -> Game:
        return delos.new(self.title, seed=seed, events=False, rules=self.version, **options)

    def played(self, case: Case, seed: int) -> Game:
        game = self.new(case.options, seed)
        self.play(game, seed)
        return game

    def cards_of(self, game: Game) -> set[str]:
        return self.used(told(game))

    def outcome(self, game: Game) -> dict[str, object]:
        """Everything that a replay must bring out again, as JSON reads it."""
        saved = json.dumps(game.title.saved(inside.state(game)), sort_keys=True)
        found = {
            **self.facts(game),
            "winners": [game.seats[seat] for seat in game.winners],
            "standings": [entry.plain() for entry in game.standings()],
            "actions": game.count,
            "shows": self.shown(game),
            "state": hashlib.blake2b(saved.encode(), digest_size=16).hexdigest(),
        }
        read: dict[str, object] = json.loads(json.dumps(found))
        return read

    # -- files ----------------------------------------------------------------------------------

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.txt"))

    def results(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = self.read("results")
        return found

    def counts(self) -> dict[str, list[Any]]:
        found: dict[str, list[Any]] = self.read("counts")
        return found

    def read(self, name: str) -> Any:
        path = self.folder / f"{name}.json"
        return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def keep(self, name: str, data: object) -> None:
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        (self.folder / f"{name}.json").write_text(text, encoding="utf-8")

    # -- playing and writing ----------------------------------------------------------------------

    def chosen(self, case: Case, seen: set[str], former: int) -> tuple[int, Game]:
        """The first game that shows what it must, the former seed before all others; or the one
        with most cards not yet seen. With its seed."""
        if case.shows:
            for seed in (former, *range(self.search)):
                game = self.played(case, seed)
                if case.shows in self.shown(game):
                    return seed, game
            raise SystemExit(f"{case.name}: no game among {self.search} ends like that")
        games = [(seed, self.played(case, seed)) for seed in range(self.tries)]
        return max(games, key=lambda entry: (len(self.cards_of(entry[1]) - seen), -entry[1].count))

    def write(self, say: Callable[[str], None]) -> None:
        former = {name: int(result["seed"]) for name, result in self.results().items()}
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in self.names():
            (self.folder / f"{name}.txt").unlink()
        results: dict[str, object] = {}
        seen: set[str] = set()
        for case in self.cases:
            seed, game = self.chosen(case, seen, former.get(case.name, 0))
            seen |= self.cards_of(game)
            (self.folder / f"{case.name}.txt").write_text(game.record(), encoding="utf-8")
            results[case.name] = {"seed": seed, **self.outcome(game)}
            say(f"{self.title} {case.name}: {game.count} actions, {self.shown(game)}")
        self.keep("results", results)
        self.keep("counts", {one.name: self.count(one) for one in self.positions()})
        if self.cards - seen:
            say(f"{self.title}: cards in no golden game: {', '.join(sorted(self.cards - seen))}")

    # -- checking -----------------------------------------------------------------------------

    def wrong(self, name: str) -> str:
        """What does not replay as it was written."""
        try:
            game = delos.replay(self.text(name))
        except delos.BadRecord as error:
            return str(error)
        wanted = {key: value for key, value in self.results()[name].items() if key != "seed"}
        if self.outcome(game) != wanted:
            return "another outcome than written"
        return "" if game.record() == self.text(name) else "another record than written"

    def count(self, position: Position) -> list[Any]:
        """Leaves at this depth and a checksum over their tables, in order."""
        game = self.new(position.options, 11)
        game.playout(5, position.decisions)
        level = [game]
        for _ in range(position.depth):
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
            saved = leaf.title.saved(inside.state(leaf))["at"]
            check.update(repr((inside.actor(leaf), leaf.ids(), saved)).encode())
        return [len(level), check.hexdigest()]


def told(game: Game) -> list[dict[str, object]]:
    """All events of a game, as a spectator heard them."""
    title = game.title
    twin = Game(title, title.opening(True), None)
    inside.look(twin)
    for action in game.actions():
        inside.perform(twin, title.kinds[inside.kind(twin)].option(action))
        inside.look(twin)
    return [title.event(event, -1) for event in inside.state(twin).events]
