"""The form of a lesson file: a position, and steps that say what is asked and what then happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from delos.kernel.errors import BadRecord
from delos.kernel.game import Game
from delos.scenarios.fields import Field
from delos.scenarios.form import Move, Scenario, parse, read_move
from delos.scenarios.titles import NAMES, Part, part_of

KEYS: Final = (
    "name",
    "title",
    "learner",
    "minutes",
    "picture",
    "side",
    "options",
    "position",
    "step",
)
STEP_KEYS: Final = (
    "id",
    "do",
    "position",
    "aim",
    "rivals",
    "luck",
    "closed",
    "wrong",
    "see",
    "later",
)
MOMENT: Final = (
    "turn",
    "phase",
    "gifts",
    "done",
    "order",
)  # a step's own moment replaces all of it
SETUP: Final = "setup"
OR: Final = " | "  # between answers that all are right


@dataclass
class LessonStep:
    """One thought: what is asked of the learner, and what the others and chance then do.

    With an ``aim`` the learner is free: ``do`` is one way to it, ``rivals`` answer what others are
    asked, ``luck`` is how chance falls, and ``closed`` options sleep all the same.
    """

    id: str
    do: list[Move] = field(default_factory=list)
    position: Field | None = None
    aim: Field | None = None
    rivals: list[str] = field(default_factory=list)
    luck: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    wrong: dict[str, str] = field(default_factory=dict)  # a thing, and the words that answer it
    later: bool = False  # its own position is the same game, some turns on
    see: str = ""  # what is spoken of before anything is done: a thing, or a panel


@dataclass(eq=False)  # one of a kind: its positions are kept by it
class Lesson:
    """A file that has the right form; whether it can be played is seen when it is walked."""

    path: Path
    name: str
    title: str
    learner: str
    minutes: int
    picture: str
    side: bool = True  # gods and cards are shown beside the board
    options: dict[str, object] = field(default_factory=dict)
    position: Field = field(default_factory=lambda: Field("position", {}))
    steps: list[LessonStep] = field(default_factory=list)

    def part(self) -> Part:
        return part_of(self.title)

    def place(self, number: int) -> Field:
        """The position of a step, or with -1 the first: what a step does not give is as there."""
        own = self.steps[number].position if number >= 0 else None
        if own is None:
            return self.position
        merged = {key: entry.value for key, entry in self.position.items()}
        told = dict(own.items())
        if "phase" in told and told["phase"].value == SETUP:
            return own  # a game from its first draw takes nothing over
        for key in ("turn", "phase"):
            if key in told:
                merged = {k: v for k, v in merged.items() if k not in MOMENT}
        merged.update({key: entry.value for key, entry in told.items()})
        return Field(own.place, merged)

    def start(self, position: Field) -> Game:
        """A position of the lesson as a game; the script answers for chance."""
        return Scenario(
            self.path, self.name, self.title, options=self.options, position=position
        ).start()


def load(path: Path) -> Lesson:
    """Read a file; BadRecord names the key that is wrong."""
    fields = parse(path).table(KEYS)
    for key in ("name", "title", "learner", "minutes", "picture", "position", "step"):
        if key not in fields:
            raise BadRecord(f"{key} is missing.")
    found = Lesson(
        path,
        fields["name"].text(),
        fields["title"].one_of(NAMES),
        fields["learner"].text(),
        fields["minutes"].number(1, 30),
        fields["picture"].text(),
        position=fields["position"],
    )
    if "side" in fields:
        found.side = fields["side"].flag()
    if "options" in fields:
        found.options = {key: option.value for key, option in fields["options"].items()}
    found.steps = [read_step(entry) for entry in fields["step"].entries()]
    names = [step.id for step in found.steps]
    if len(set(names)) < len(names):
        raise BadRecord("step: two steps have the same id.")
    return found


def read_step(entry: Field) -> LessonStep:
    fields = entry.table(STEP_KEYS)
    if "id" not in fields:
        entry.wrong("it has no id.")
    found = LessonStep(fields["id"].text())
    if "do" in fields:
        found.do = [read_move(text) for text in fields["do"].texts()]
    found.position = fields.get("position")
    found.aim = fields.get("aim")
    for key in ("rivals", "luck", "closed"):
        if key in fields:
            setattr(found, key, fields[key].texts())
    if "wrong" in fields:
        found.wrong = {thing: word.text() for thing, word in fields["wrong"].items()}
    if "see" in fields:
        found.see = fields["see"].text()
    if "later" in fields:
        found.later = fields["later"].flag()
        if found.position is None:
            fields["later"].wrong("the step has no position of its own.")
    return found


def answers(move: Move) -> list[str]:
    """All texts that are right for a move, the shown one first."""
    return [" ".join(text.split()) for text in move.text.split(OR)]
