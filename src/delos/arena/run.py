"""Play what is missing of a match, keep every finished game, and count."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from delos.arena.cluster import on_cluster
from delos.arena.code import code_facts
from delos.arena.crew import in_processes, one_by_one
from delos.arena.journal import Journal, Line
from delos.arena.match import LIMIT, Match, Played
from delos.arena.report import write_report
from delos.arena.schedule import ALONE, ROUND_ROBIN
from delos.arena.summary import Summary, summary
from delos.kernel.errors import BadOption

JOURNAL: Final = "journal.jsonl"

Tick = Callable[[int], object]  # told how many games are finished, those of before included
L = TypeVar("L", bound=Line)
L_co = TypeVar("L_co", bound=Line, covariant=True)


class Run(Protocol[L_co]):
    """What can be played game by game and kept in a journal."""

    def facts(self) -> dict[str, Any]: ...

    def play(self, number: int) -> L_co: ...


def gather(
    run: Run[L],
    line: type[L],
    kind: str,
    games: int,
    folder: Path | None,
    jobs: int,
    ray: str | None,
    tick: Tick | None,
) -> list[L]:
    """The lines of games 0 to ``games``: those that the journal has, and the others played now."""
    told = tick or (lambda count: None)
    if folder is None:
        found: dict[int, L] = {}
        told(0)
        for one in at_work(run, list(range(games)), jobs, ray):
            found[one.game] = one
            told(len(found))
        return [found[number] for number in range(games)]
    journal = Journal(folder / JOURNAL, {"kind": kind, **code_facts(), **run.facts()}, line)
    with journal.opened():
        missing = [number for number in range(games) if number not in journal.lines]
        told(games - len(missing))
        for done, one in enumerate(at_work(run, missing, jobs, ray), games - len(missing) + 1):
            journal.add(one)
            told(done)
    return [journal.lines[number] for number in range(games)]


def at_work(run: Run[L], numbers: list[int], jobs: int, ray: str | None) -> Iterator[L]:
    if not numbers:
        return iter(())
    if ray is not None:
        return on_cluster(run, numbers, ray)
    if jobs == 1:
        return one_by_one(run, numbers)
    return in_processes(run, numbers, jobs)


def check_number(name: str, value: object, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadOption(f"{name} must be a whole number from {least} on, not {value!r}.")


def arena(
    title: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    mode: str = ROUND_ROBIN,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    limit: int = LIMIT,
    out: str | os.PathLike[str] | None = None,
    progress: Tick | None = None,
    **options: object,
) -> Summary:
    """Let bots play each other and count.

    ``mode``: "round-robin"; "ladder" (each bot alone against the one before it, ``games`` for each
    rung); "alone" (one seat for the first bot, all others for the second). The same seed gives the
    same games, however many ``jobs`` (processes) there are, or on the Ray cluster at ``ray``. With
    ``out``, a folder, every finished game is kept there, the same call goes on where an earlier one
    was stopped, and a report is written. Everything else is an option of the title.
    """
    check_number("games", games, 1)
    check_number("jobs", jobs, 1)
    check_number("seed", seed, 0)
    check_number("limit", limit, 1)
    match = Match(title, tuple(bots), options, mode, seed, limit)
    match.check()
    total = total_games(match, games)
    folder = None if out is None else Path(out)
    lines = gather(match, Played, "arena", total, folder, jobs, ray, progress)
    found = summary(match, total, lines)
    if folder is not None:
        write_report(folder, match, found, lines)
    return found


def total_games(match: Match, games: int) -> int:
    return games * (len(match.bots) - 1) if match.mode == "ladder" else games


def duel(title: str, alone: str, others: str, **rest: Any) -> Summary:
    """One seat for a bot, another in all other seats: how the strength of bots is measured."""
    return arena(title, [alone, others], mode=ALONE, **rest)
