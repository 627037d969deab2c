"""The form of a scenario file, the same for all titles (docs/scenarios.md)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from delos.api import set_up
from delos.kernel import inside
from delos.kernel.errors import BadRecord
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.scenarios.fields import MOST, Field
from delos.scenarios.titles import NAMES, Part, part_of

KEYS: Final = (
    "name",
    "title",
    "rules",
    "text",
    "chance",
    "error",
    "options",
    "position",
    "step",
)
STEP_KEYS: Final = ("play", "plays", "undo", "by", "expect", "note")
DEFAULTS: Final[dict[str, dict[str, object]]] = {
    "legendary": {"players": 3, "edition": "complete", "map": "trial"},
    "classic": {"players": 3},
    "mytikas": {"players": 3},
}


@dataclass
class Move:
    """A move as written; ``seat`` is empty where the file does not say whose it is."""

    seat: str
    text: str


@dataclass
class Step:
    number: int
    by: str
    moves: list[Move]
    expect: Field | None
    undo: bool | None = None  # take the last written move back; False: it must not be free


@dataclass
class Scenario:
    """A file that has the right form; whether its position can be is seen when it starts."""

    path: Path
    name: str
    title: str
    rules: list[str] = field(default_factory=list)
    text: str = ""
    seed: int | None = None
    error: str | None = None
    options: dict[str, object] = field(default_factory=dict)
    position: Field = field(default_factory=lambda: Field("position", {}))
    steps: list[Step] = field(default_factory=list)

    def part(self) -> Part:
        return part_of(self.title)

    def start(self) -> Game:
        """The position as a game at its first decision; the caller answers for chance."""
        title = self.set_up()
        try:
            state = self.part().place(title, self.position)
        except OverflowError:  # a count in words, such as "9…9 troops"
            raise BadRecord(f"position: no number may be larger than {MOST}.") from None
        state.noting = True
        state.events = []
        game = Game(title, state, None)
        inside.begin(game)
        return game

    def set_up(self) -> Title:
        """The table; BadOption if the options cannot be."""
        return set_up(self.title, {**DEFAULTS[self.title], **self.options})


def load(path: str | Path) -> Scenario:
    """Read a file; BadRecord names the key that is wrong."""
    path = Path(path)
    return read_form(path, parse(path))


def parse(path: Path) -> Field:
    try:
        return Field("", tomllib.loads(path.read_text(encoding="utf-8")))
    except UnicodeDecodeError:
        raise BadRecord("not a text file in UTF-8. Save it as UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise BadRecord(f"not valid TOML: {error}. A table in braces stands on one line.") from None
    except RecursionError:
        raise BadRecord("brackets are nested too deeply to be a scenario.") from None
    except ValueError:
        raise BadRecord(f"a number has too many digits; none may be above {MOST}.") from None


def read_form(path: Path, whole: Field) -> Scenario:
    fields = whole.table(KEYS)
    for key in ("name", "title"):
        if key not in fields:
            raise BadRecord(f'{key} is missing. Add a line {key} = "...".')
    found = Scenario(path, fields["name"].text(), fields["title"].one_of(NAMES))
    if "rules" in fields:
        found.rules = fields["rules"].texts()
    if "text" in fields:
        found.text = fields["text"].text()
    if "chance" in fields:
        found.seed = fields["chance"].number(0, 2**63 - 1)
    if "error" in fields:
        found.error = fields["error"].text()
    if "options" in fields:
        found.options = {key: option.value for key, option in fields["options"].items()}
    if "position" in fields:
        found.position = fields["position"]
    if "step" in fields:
        found.steps = [
            read_step(number, entry) for number, entry in enumerate(fields["step"].entries(), 1)
        ]
    if found.error is not None and found.steps:
        raise BadRecord("step: a scenario with an error has no steps. Remove one of the two.")
    if found.error is None and not found.steps:
        raise BadRecord("step: the scenario checks nothing. Add a [[step]] with an expect.")
    return found


def read_step(number: int, entry: Field) -> Step:
    entry.place = f"step {number}"
    fields = entry.table(STEP_KEYS)
    if "play" in fields and "plays" in fields:
        entry.wrong("give either play or plays.")
    written: list[str] = []
    if "play" in fields:
        written = [fields["play"].text()]
    elif "plays" in fields:
        written = fields["plays"].texts()
    by = fields["by"].text() if "by" in fields else ""
    undo = fields["undo"].flag() if "undo" in fields else None
    if undo is not None and written:
        entry.wrong("a step either plays or takes back. Make two of it.")
    if "expect" not in fields and not written and undo is None:
        entry.wrong("it neither plays nor expects anything. Add play, plays, undo or expect.")
    moves = [read_move(text) for text in written]
    return Step(number, by, moves, fields.get("expect"), undo)


def read_move(text: str) -> Move:
    """``bull: to paros`` or, by whoever decides, ``to paros``."""
    seat, colon, rest = text.partition(":")
    if not colon:
        return Move("", " ".join(text.split()))
    return Move(seat.strip(), " ".join(rest.split()))


def seat_number(title: Title, place: Field) -> int:
    """A seat by its name, ``chance`` included."""
    name = place.one_of([*title.seats, "chance"])
    return CHANCE if name == "chance" else title.seats.index(name)
