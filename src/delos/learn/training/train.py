"""A whole run: play, look at positions, learn, mark, write down how it was done."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from delos import __version__
from delos.bots import levels_for
from delos.bots.chance.weights import digest_of, packed, shape_of
from delos.kernel.build import engine
from delos.kernel.errors import BadOption
from delos.learn.training.crew import done
from delos.learn.training.diagram import reliability
from delos.learn.training.fit import Progress, Recipe, chances_of, fit, unseen
from delos.learn.training.games import play_missing
from delos.learn.training.journal import BadRun, Journal, unwritable
from delos.learn.training.marks import Marks, marks_of
from delos.learn.training.model import flat
from delos.learn.training.samples import Sample, joined, sampled
from delos.learn.training.selfplay import Course, Played
from delos.learn.training.tables import title_of

LEAST: Final = 20  # games
NAMES: Final = {
    "legendary": "Cyclades: Legendary Edition",
    "classic": "Cyclades",
    "hades": "Cyclades with Hades",
    "mytikas": "Mytikas",
}
Ticker = Callable[[], object]
Steps = Callable[[str, int], Ticker]  # a step's name and size give what is called for each part


@dataclass(frozen=True)
class Run:
    course: Course
    games: int
    recipe: Recipe
    jobs: int = 1
    ray: str | None = None


@dataclass(frozen=True)
class Trained:
    weights: Path
    record: Path
    diagram: Path
    marks: Marks


def checked(run: Run) -> None:
    """What is wrong with a run is told before anything is played."""
    title = title_of(run.course.book)
    known = levels_for(title)
    if run.course.level not in known:
        raise BadOption(
            f"There is no bot {run.course.level!r} for {title}; known: {', '.join(known)}."
        )
    if run.games < LEAST:
        raise BadOption(f"Learning needs at least {LEAST} games, not {run.games}.")


def train(run: Run, folder: Path, steps: Steps) -> Trained:
    """Go on where an earlier call with the same run and folder stopped."""
    checked(run)
    book = run.course.book
    journal = Journal(folder, run.course)
    try:
        known = sum(number < run.games for number in journal.numbers)
        tick = steps("games", run.games)
        for _ in range(known):
            tick()
        play_missing(journal, run.games, run.jobs, run.ray, tick)
    finally:
        journal.close()
    games = journal.games(run.games)
    sample = looked_at(book, games, run, steps("positions", len(games)))
    shape = shape_of(book, run.recipe.traits, run.recipe.hidden)
    state = fit(sample, shape, run.recipe, folder, steps("rounds", run.recipe.rounds))
    held = sample.chosen(unseen(sample.game))
    marks = marks_of(chances_of(state.best, held), held)
    content = packed(book, shape, flat(state.best, shape))
    record = recorded(run, games, sample, state, marks, content)
    return Trained(
        written(folder / f"{book}.weights", content),
        written(folder / f"{book}.json", (json.dumps(record, indent=1) + "\n").encode()),
        written(folder / f"{book}.svg", reliability(marks, NAMES[book]).encode()),
        marks,
    )


def looked_at(book: str, games: list[Played], run: Run, tick: Ticker) -> Sample:
    parts = [(book, game) for game in games]
    found = []
    for one in done(sampled, parts, run.jobs, None):
        if one is not None:
            found.append(one)
        tick()
    if not found:
        raise BadRun("None of the games was finished: there is nothing to learn from.")
    return joined(found)


def recorded(
    run: Run,
    games: list[Played],
    sample: Sample,
    state: Progress,
    marks: Marks,
    content: bytes,
) -> dict[str, object]:
    """How the weights were made: with this anybody can make them again."""
    best = min(range(len(state.curve)), key=lambda number: state.curve[number][1])
    return {
        "book": run.course.book,
        "command": command_of(run),
        "made_with": {
            "delos": __version__,
            "engine": engine(),
            "python": platform.python_version(),
        },
        "bot": run.course.level,
        "seed": run.course.seed,
        "games": len(games),
        "finished": sum(bool(game.winners) for game in games),
        "positions": len(sample),
        "games_digest": digest_of_games(games),
        "columns": digest_of(run.course.book),
        "recipe": asdict(run.recipe),
        "curve": [[round(taught, 4), round(seen, 4)] for taught, seen in state.curve],
        "round": best + 1,
        "marks": marks.plain(),
        "sha256": hashlib.sha256(content).hexdigest(),
    }


def command_of(run: Run) -> str:
    course = run.course
    words = f"delos train {course.book} --bot {course.level} --games {run.games}"
    words += f" --seed {course.seed}"
    for name, value in asdict(run.recipe).items():
        if value != getattr(Recipe(), name) and name != "seed":
            words += f" --{name} {value}"
    return words


def digest_of_games(games: list[Played]) -> str:
    """Whether two runs have played the same games."""
    total = hashlib.sha256()
    for game in games:
        total.update(json.dumps([game.number, game.actions, game.winners]).encode())
    return total.hexdigest()


def written(path: Path, content: bytes) -> Path:
    """Beside the old file first, so that there is always a whole one."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unwritable(path, error) from error
    return path
