"""A whole run: play, look at positions, learn, mark, write down how it was done."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from delos import __version__
from delos.bots import levels_for
from delos.bots.chance.weights import Shape, digest_of, packed, shape_of
from delos.kernel.build import engine
from delos.kernel.errors import BadOption
from delos.learn.needs import missing
from delos.learn.training.diagram import reliability
from delos.learn.training.fit import Recipe, chances_of, fit
from delos.learn.training.games import look_at, play_missing
from delos.learn.training.journal import BadRun, Journal, unwritable
from delos.learn.training.marks import Marks, marks_of
from delos.learn.training.model import flat
from delos.learn.training.samples import Sample, joined
from delos.learn.training.selfplay import Course, Played
from delos.learn.training.tables import title_of

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[np.float32]

LEAST: Final = 20  # games
FOLDS: Final = 5  # parts of the games that are kept back in turn, for the marks
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
    if run.course.level not in known and not run.course.level.startswith("search:"):
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
    numbers = [game.number for game in games]
    found = look_at(journal, numbers, run.jobs, steps("positions", len(games)))
    if not found:
        raise BadRun("None of the games was finished: there is nothing to learn from.")
    sample = joined(found)
    shape = shape_of(book, run.recipe.traits, run.recipe.hidden)
    tick = steps("rounds", run.recipe.rounds * (FOLDS + 1))
    chances, curve = held_back(sample, shape, run.recipe, folder, tick)
    marks = marks_of(chances, sample)
    state = fit(sample, None, shape, run.recipe, folder / "checkpoint-all.npz", tick)
    content = packed(book, shape, flat(state.weights, shape))
    record = recorded(run, games, sample, curve, marks, content)
    return Trained(
        written(folder / f"{book}.weights", content),
        written(folder / f"{book}.json", (json.dumps(record, indent=1) + "\n").encode()),
        written(folder / f"{book}.svg", reliability(marks, NAMES[book]).encode()),
        marks,
    )


def held_back(
    sample: Sample, shape: Shape, recipe: Recipe, folder: Path, tick: Ticker
) -> tuple[Array, list[list[float]]]:
    """The chances in each game as told by a net that has not seen it; and the curve of the first
    of these nets. Games are kept back by their numbers, a part at a time."""
    found: Array | None = None
    curve: list[list[float]] = []
    for fold in range(FOLDS):
        back = sample.game % FOLDS == fold
        taught, held = sample.chosen(~back), sample.chosen(back)
        if not len(taught) or not len(held):
            raise BadRun("There are too few finished games to learn from: play more (--games).")
        path = folder / f"checkpoint-{fold}.npz"
        state = fit(taught, held if fold == 0 else None, shape, recipe, path, tick)
        told = chances_of(state.weights, held)
        if found is None:
            found, curve = np.zeros((len(sample), told.shape[1]), dtype=np.float32), state.curve
        found[back] = told
    assert found is not None
    return found, curve


def recorded(
    run: Run,
    games: list[Played],
    sample: Sample,
    curve: list[list[float]],
    marks: Marks,
    content: bytes,
) -> dict[str, object]:
    """How the weights were made: with this anybody can make them again."""
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
        "curve": [[round(loss, 4) for loss in losses] for losses in curve],
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
