"""Play what is missing of a study, keep every finished game with its notes, and count."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from delos.arena.code import fingerprint
from delos.arena.match import LIMIT, Match, played, sides_of
from delos.arena.run import Tick, check_number, gather
from delos.bots.judges import judged_titles
from delos.kernel.errors import BadOption
from delos.study.games.notes import Studied
from delos.study.games.numbers import NumbersMatch, read_numbers
from delos.study.games.outlook import chances, source
from delos.study.games.report import write_report
from delos.study.games.tables import Group, Study, all_tables
from delos.study.games.watch import watcher_of


@dataclass(frozen=True)
class Course:
    """All that another process or machine needs to play and watch a game."""

    title: str
    bots: tuple[str, ...]
    options: dict[str, object] = field(default_factory=dict)
    vary: dict[str, list[object]] = field(default_factory=dict)
    seed: int = 0
    limit: int = LIMIT
    numbers: dict[str, str] = field(default_factory=dict)  # of Mytikas: texts by name

    def variants(self) -> list[dict[str, object]]:
        """All combinations of what is varied; games take turns, with the same seeds."""
        vary = dict(self.vary)
        if self.numbers:
            vary["numbers"] = list(self.numbers)
        return [dict(zip(vary, values, strict=True)) for values in product(*vary.values())]

    def match(self, variant: int) -> Match:
        options = {**self.options, **self.variants()[variant]}
        if self.numbers:
            text = self.numbers[str(options.pop("numbers"))]
            return NumbersMatch(
                self.title, self.bots, options, seed=self.seed, limit=self.limit, numbers=text
            )
        return Match(self.title, self.bots, options, seed=self.seed, limit=self.limit)

    def check(self) -> None:
        if self.title not in judged_titles():
            known = ", ".join(judged_titles())
            raise BadOption(f"There is no study of {self.title!r}. Choose one of: {known}.")
        if self.numbers and self.title != "mytikas":
            raise BadOption(f"Only Mytikas can be played by other numbers, not {self.title}.")
        for name, values in self.vary.items():
            if name in self.options:
                raise BadOption(f"The option {name} is given and varied; do one of both.")
            if not values:
                raise BadOption(f"Nothing to vary: name values of {name}.")
        for variant in range(len(self.variants())):
            self.match(variant).check()

    def outlook(self) -> str:
        """Where chances come from, in all variants."""
        found = set()
        for variant in range(len(self.variants())):
            match = self.match(variant)
            game = match.begun(0, match.table(0), False)
            chances(game)  # weights that cannot be used are told now
            found.add(source(game))
        return " and ".join(sorted(found))

    def facts(self) -> dict[str, Any]:
        return {
            **self.match(0).facts(),
            "options": self.options,
            "vary": self.vary,
            "numbers": self.numbers,
            "outlook": self.outlook(),
            "watchers": fingerprint(("study/games",)),
        }

    def play(self, number: int) -> Studied:
        """One game; the same number plays the same game, wherever and whenever."""
        inner, variant = divmod(number, len(self.variants()))
        match = self.match(variant)
        place = match.seating(inner)
        game = match.begun(inner, match.table(place.map), True)
        watcher = watcher_of(game)
        line = played(match, inner, place, game, watcher)
        return Studied(
            game=number,
            lineup=line.lineup,
            map=line.map,
            bots=line.bots,
            over=line.over,
            winners=line.winners,
            length=line.length,
            decisions=line.decisions,
            thinking=line.thinking,
            fault=line.fault,
            error=line.error,
            slips=line.slips,
            variant=variant,
            notes=watcher.notes,
        )


def study(
    title: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    vary: Mapping[str, Sequence[object]] | None = None,
    numbers: Sequence[str | os.PathLike[str]] = (),
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    limit: int = LIMIT,
    out: str | os.PathLike[str] | None = None,
    progress: Tick | None = None,
    **options: object,
) -> Study:
    """Let bots play, watch them and count what a title is like.

    ``bots``: one for all seats, or several that share them as in a round robin. ``vary``: options
    with the values to compare, ``games`` for each of their combinations. ``numbers``: files in the
    form of Mytikas' numbers.toml to compare, "ours" for that one. Everything else is as for
    `delos.arena.arena`.
    """
    check_number("games", games, 1)
    check_number("jobs", jobs, 1)
    check_number("seed", seed, 0)
    check_number("limit", limit, 1)
    varied = {name: list(values) for name, values in (vary or {}).items()}
    texts = read_numbers([Path(file) for file in numbers])
    course = Course(title, tuple(bots), options, varied, seed, limit, texts)
    course.check()
    total = games * len(course.variants())
    folder = None if out is None else Path(out)
    lines = gather(course, Studied, "study", total, folder, jobs, ray, progress)
    found = counted(course, total, lines)
    if folder is not None:
        write_report(folder, found)
    return found


def counted(course: Course, games: int, lines: Sequence[Studied]) -> Study:
    done = [line for line in lines if line.over]
    groups = []
    names = [
        ", ".join(f"{name}={value}" for name, value in one.items()) for one in course.variants()
    ]
    for variant, name in enumerate(names):
        table = course.match(variant).table(0)
        mine = [line for line in done if line.variant == variant]
        if mine:
            groups.append(Group(name, mine, table.seats, sides_of(table)))
    return Study(
        title=course.title,
        bots=list(course.bots),
        options=course.options,
        variants=names,
        seed=course.seed,
        games=games,
        finished=len(done),
        outlook=course.outlook(),
        tables=all_tables(groups, course.bots),
    )
