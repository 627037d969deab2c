"""`delos simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import hashlib
import json
import signal
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import (
    FAILED,
    WRONG_USE,
    AsJson,
    Edition,
    Goal,
    MapName,
    Modules,
    Others,
    Players,
    Teams,
    TitleName,
    complaints,
    fail,
    table_options,
)
from delos.kernel import inside

if TYPE_CHECKING:
    from delos.kernel.game import Game
    from delos.kernel.title import Title

LARGEST_BATCH = 32


@dataclass
class Batch:
    """Some games of a simulation: all that another process needs to play them."""

    title: str
    options: dict[str, object]
    seed: int
    first: int
    games: int
    limit: int
    per_table: int  # games that share a table, and so a random map
    bots: tuple[str, ...] = ("random",)  # levels, dealt to the seats in turn


@dataclass
class Tally:
    """What came of some games; tallies add up in any order."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    actions: int = 0
    shared: int = 0
    wins: list[int] = field(default_factory=list)
    lengths: dict[int, int] = field(default_factory=dict)
    ends: dict[str, int] = field(default_factory=dict)  # where the title's view tells them
    faults: dict[str, int] = field(default_factory=dict)  # of engines, by kind
    error: str = ""

    def count(self, game: Game, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.actions += game.count
        self.wins = summed(self.wins, [0] * len(game.seats))
        if not game.over:
            return
        self.finished += 1
        self.lengths[game.length] = self.lengths.get(game.length, 0) + 1
        for end in game.view(None).plain().get("ended_by", []):
            self.ends[end] = self.ends.get(end, 0) + 1
        for seat in game.winners:
            self.wins[seat] += 1
        if game.winners and len(game.winners) > len(game.title.team(game.winners[0])):
            self.shared += 1  # by more than one team

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.actions += other.actions
        self.shared += other.shared
        self.wins = summed(self.wins, other.wins)
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count
        for end, count in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + count
        for kind, count in other.faults.items():
            self.faults[kind] = self.faults.get(kind, 0) + count

    def note(self, faults: list[str]) -> None:
        for kind in faults:
            self.faults[kind] = self.faults.get(kind, 0) + 1

    def spread(self) -> dict[str, float | None]:
        """The shortest, the middle and the longest of the finished games."""
        if not self.lengths:
            return {"min": None, "median": None, "max": None}
        every = [n for n in sorted(self.lengths) for _ in range(self.lengths[n])]
        middle = statistics.median(every)
        whole = int(middle) if middle == int(middle) else middle
        return {"min": every[0], "median": whole, "max": every[-1]}


def summed(one: list[int], other: list[int]) -> list[int]:
    """The sums of two lists; a list that ends early counts as zeros."""
    size = max(len(one), len(other))
    filled = [numbers + [0] * (size - len(numbers)) for numbers in (one, other)]
    return [a + b for a, b in zip(*filled, strict=True)]


def simulate(
    title: TitleName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    edition: Edition = None,
    teams: Teams = False,
    goal: Goal = None,
    map_name: MapName = None,
    modules: Modules = None,
    option: Others = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that play at once.")] = 1,
    limit: Annotated[int, typer.Option(min=1, help="Decisions after which a game stops.")] = 100000,
    per_table: Annotated[
        int, typer.Option("--games-per-map", min=1, help="Games in a row on one random map.")
    ] = 16,
    bots: Annotated[
        str, typer.Option(help="Levels of the bots, such as greedy,random; dealt in turn.")
    ] = "random",
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count decisions, wins and lengths.

    The levels of --bots are dealt to the seats in turn, one further in every game. The same seed
    gives the same games, however many jobs there are. A game that reaches the limit of decisions
    is stopped and counted as capped; no title has a limit of its own.
    """
    from delos.kernel import engine

    options = table_options(players, edition, teams, goal, map_name, option, modules)
    with complaints(WRONG_USE):
        seats = table(title, options, game_seed(seed, 0, "table")).seats
        levels = chosen_levels(title, bots)
    whole = Batch(title, options, seed, 0, games, limit, per_table, levels)
    start = time.perf_counter()
    tally = run(whole, jobs, show=not as_json and sys.stderr.isatty())
    seconds = time.perf_counter() - start
    answer = {
        "title": title,
        "games": tally.games,
        "finished": tally.finished,
        "capped": tally.games - tally.finished,
        "decisions": tally.decisions,
        "actions": tally.actions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / max(seconds, 1e-9), 1),
        "seats": seats,
        "winners": tally.wins,
        "shared": tally.shared,
        "lengths": tally.spread(),
        "engine": engine(),
    }
    if tally.ends:
        answer["ends"] = dict(sorted(tally.ends.items()))
    if set(levels) != {"random"}:
        answer["bots"] = list(levels)
    if tally.faults:
        answer["faults"] = dict(sorted(tally.faults.items()))
    typer.echo(json.dumps(answer) if as_json else report(answer, seats, tally.wins))


def chosen_levels(title: str, words: str) -> tuple[str, ...]:
    from delos.bots import bot, levels_for
    from delos.kernel.errors import BadOption

    known = levels_for(title)
    for level in words.split(","):
        if level.startswith(("engine:", "engine[")):
            bot(level, 0)  # tells what is wrong with the words; nothing is started yet
        elif level not in known:
            raise BadOption(f"There is no bot {level!r} for {title}; known: {', '.join(known)}.")
    return tuple(words.split(","))


def game_seed(seed: int, number: int, purpose: str) -> int:
    """Seeds of games and of their bots that have nothing to do with each other."""
    words = f"{seed} {number} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=4).digest(), "big")


def table(title: str, options: dict[str, object], seed: int) -> Title:
    from delos import api

    return api.set_up(title, {**options, "seed": seed})


def begun(table: Title, seed: int) -> Game:
    """A silent game at its first decision."""
    from delos.kernel.chance import SeededChance
    from delos.kernel.game import Game

    game = Game(table, table.opening(False), SeededChance(seed))
    inside.begin(game)
    return game


def play_batch(batch: Batch) -> Tally:
    """Play the games of a batch; an error of the input is told in the tally."""
    from delos.kernel.errors import DelosError

    tally = Tally()
    shared: Title | None = None
    for number in range(batch.first, batch.first + batch.games):
        if shared is None or number % batch.per_table == 0:
            seed = game_seed(batch.seed, number // batch.per_table, "table")
            try:
                shared = table(batch.title, batch.options, seed)
            except DelosError as error:
                tally.error = f"Game {number} (seed {seed}) cannot be set up: {error}"
                return tally
        game = begun(shared, game_seed(batch.seed, number, "chance"))
        tally.count(game, play_game(game, batch, number, tally))
    return tally


def play_game(game: Game, batch: Batch, number: int, tally: Tally) -> int:
    """Play to the end or to the limit; how many decisions that took."""
    seed = game_seed(batch.seed, number, "bots")
    if set(batch.bots) == {"random"}:
        return game.playout(seed, batch.limit)
    from delos.bots import Chair, bot
    from delos.engine import EngineBot

    seats = range(len(game.seats))
    levels = [batch.bots[(number + seat) % len(batch.bots)] for seat in seats]
    bots = [bot(levels[seat], seed + seat) for seat in seats]
    played = 0
    try:
        while not game.over and played < batch.limit:
            game.play(bots[inside.actor(game)].choose(Chair(game, inside.actor(game))))
            played += 1
    finally:
        for one in bots:
            if isinstance(one, EngineBot):
                one.close()
                tally.note([fault.kind for fault in one.faults])
    return played


def batches(whole: Batch, jobs: int) -> list[Batch]:
    size = max(1, min(LARGEST_BATCH, whole.games // (4 * jobs)))
    return [
        Batch(
            whole.title,
            whole.options,
            whole.seed,
            first,
            min(size, whole.games - first),
            whole.limit,
            whole.per_table,
            whole.bots,
        )
        for first in range(0, whole.games, size)
    ]


def run(whole: Batch, jobs: int, show: bool) -> Tally:
    """Play everything, in this process or in several, with a bar on a terminal."""
    tally = Tally()
    parts = batches(whole, jobs)
    played = (play_batch(part) for part in parts) if jobs == 1 else in_processes(parts, jobs)
    if show:
        played = with_bar(played, whole.games)
    for part in played:
        tally.add(part)
        if part.error:
            fail(part.error, FAILED)
    return tally


def in_processes(parts: list[Batch], jobs: int) -> Iterator[Tally]:
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(parts)), context, initializer=leave_interrupts)
    try:
        yield from pool.map(play_batch, parts)
    except BrokenProcessPool:
        fail("A process of the simulation was ended from outside; use fewer --jobs.", FAILED)
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is the first process's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def with_bar(played: Iterator[Tally], games: int) -> Iterator[Tally]:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Playing", total=games)
        for part in played:
            progress.advance(task, part.games)
            yield part


def report(answer: dict[str, object], seats: list[str], wins: list[int]) -> str:
    """The same figures for people."""
    won = ", ".join(f"{name} {count}" for name, count in zip(seats, wins, strict=True))
    lengths = answer["lengths"]
    assert isinstance(lengths, dict)
    ends = answer.get("ends", {})
    assert isinstance(ends, dict)
    ended = ", ".join(f"{name} {count}" for name, count in ends.items())
    faults = answer.get("faults", {})
    assert isinstance(faults, dict)
    lines = [f"faults of engines: {', '.join(f'{kind} {n}' for kind, n in faults.items())}"]
    return "\n".join(
        [
            f"{answer['games']} games of {answer['title']} ({answer['engine']} engine): "
            f"{answer['finished']} finished, {answer['capped']} stopped at the limit",
            f"wins: {won}; shared victories: {answer['shared']}",
            f"lengths: {lengths['min']} to {lengths['max']}, median {lengths['median']}"
            + (f"; ended by: {ended}" if ended else ""),
            f"{answer['decisions']} decisions ({answer['actions']} actions) in "
            f"{answer['seconds']} s: {answer['decisions_per_second']} a second",
            *(lines if faults else []),
        ]
    )
