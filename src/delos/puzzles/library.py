"""The puzzles that there are, by the game they are about; `tools/puzzles.py` finds new ones."""

from __future__ import annotations

from functools import cache
from importlib import resources
from random import Random

from delos.lessons import GROUPS
from delos.puzzles.form import Puzzle, read


@cache
def puzzles(group: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, easy ones first; empty if nobody has found one."""
    file = resources.files(__package__).joinpath("found", f"{group}.jsonl")
    if group not in GROUPS or not file.is_file():
        return ()
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(read(group, line) for line in lines if line.strip())


def puzzle(group: str, name: str) -> Puzzle | None:
    return next((one for one in puzzles(group) if one.name == name), None)


def of_the_day(day: int) -> Puzzle | None:
    """One for each day, the same for everybody; none comes again before all have been."""
    found = [one for group in GROUPS for one in puzzles(group)]
    if not found:
        return None
    turn, place = divmod(day, len(found))
    return Random(turn).sample(found, len(found))[place]
