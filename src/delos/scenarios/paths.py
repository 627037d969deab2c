"""Expectations about everything that can be done from here: whole paths, and ways in any order.

A path goes on as long as the same seat answers the same kind of question, or one of those that
``through`` names. Answers of these kinds belong to it whether they were asked for or forced.
"""

from __future__ import annotations

from typing import Final

from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.scenarios.fields import Field
from delos.scenarios.mismatch import Mismatch

MOST: Final = 5000  # paths; a question that opens more is asked about in parts

Path = tuple[str, ...]


def check_paths(game: Game, events: list[Event], wanted: Field) -> None:
    """Every sequence of answers, in the order in which they are given."""
    compare(game, wanted, in_order=True)


def check_ways(game: Game, events: list[Event], wanted: Field) -> None:
    """The same where order does not matter: all ways to pay."""
    compare(game, wanted, in_order=False)


def compare(game: Game, wanted: Field, in_order: bool) -> None:
    through, listed, count = read(game, wanted)
    found = paths_from(game, wanted, through)
    if not in_order:
        found = {tuple(sorted(path)) for path in found}
    if count is not None and count.number() != len(found):
        raise Mismatch(count.place, count.number(), len(found))
    if listed is None:
        return
    expected = {read_path(entry, in_order) for entry in listed.entries()}
    for path in sorted(expected - found):
        raise Mismatch(listed.place, list(path), "there is no such path")
    for path in sorted(found - expected):
        raise Mismatch(listed.place, "only those that are given", list(path))


def read(game: Game, wanted: Field) -> tuple[list[str], Field | None, Field | None]:
    """A list of paths, or a table with ``through``, ``are`` and ``count``."""
    decision = game.decision
    if decision is None:
        wanted.wrong("the game is over: nobody goes anywhere from here.")
    if wanted.is_list:
        return [decision.kind], wanted, None
    fields = wanted.table(["through", "are", "count"])
    kinds = [kind.name for kind in game.title.kinds]
    through = [decision.kind]
    if "through" in fields:
        through += [entry.one_of(kinds) for entry in fields["through"].entries()]
    if "are" not in fields and "count" not in fields:
        wanted.wrong("it needs are = [[...], ...] or count = 3.")
    return through, fields.get("are"), fields.get("count")


def read_path(entry: Field, in_order: bool) -> Path:
    """A list of moves; a single move may stand alone."""
    moves = [entry.text()] if entry.is_text else entry.texts()
    return tuple(moves if in_order else sorted(moves))


def paths_from(game: Game, wanted: Field, through: list[str]) -> set[Path]:
    seat = inside.actor(game)
    found: set[Path] = set()
    ways: list[tuple[Path, Game]] = [((), game)]
    while ways:
        path, here = ways.pop()
        if path and not goes_on(here, seat, through):
            found.add(path)
            continue
        for text in here.texts():
            twin = here.copy()
            twin.play(text)
            ways.append(((*path, *told(twin, here.count, through)), twin))
        if len(found) + len(ways) > MOST:
            wanted.wrong(f"more than {MOST} paths lead on from here. Ask about fewer kinds.")
    return found


def told(game: Game, since: int, through: list[str]) -> Path:
    """The answers of these kinds that were given since then."""
    found: list[str] = []
    for action in game.actions()[since:]:
        for number, kind in enumerate(game.title.kinds):
            option = kind.option(action)
            if option >= 0 and kind.name in through:
                found.append(game.title.text(number, option))
    return tuple(found)


def goes_on(game: Game, seat: int, through: list[str]) -> bool:
    if inside.actor(game) in (NOBODY, CHANCE) or inside.actor(game) != seat:
        return False
    return game.title.kinds[inside.kind(game)].name in through
