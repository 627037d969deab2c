"""The form of a puzzle: a table at the beginning of a turn, and what is to be reached in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from delos import api
from delos.kernel import inside
from delos.kernel.errors import BadRecord
from delos.kernel.game import Game
from delos.lessons import Lesson, LessonStep
from delos.scenarios.fields import Field
from delos.scenarios.form import Move

Aim = Literal["metropolis", "win", "points"]
MINUTES: Final = 3
STEP: Final = "turn"
PICTURES: Final = {"metropolis": "bld-metropolis", "win": "bld-metropolis", "points": "ui-star"}
KEYS: Final = ("name", "learner", "aim", "wants", "stars", "way", "table")


@dataclass(eq=False)
class Puzzle(Lesson):
    """A lesson of a single turn without hints: any way to the aim counts, and one is known."""

    group: str = ""
    aim: Aim = "metropolis"
    wants: int = 0  # metropolises or points that the turn must bring the learner to
    stars: int = 1
    way: tuple[str, ...] = ()  # one that surely leads there, as texts of options
    table: str = ""  # a dump

    def start(self, position: Field) -> Game:
        """The table at the first decision of the turn; whoever walks answers for chance."""
        game = api.load(self.table)
        inside.events(game)
        return game


def read(group: str, line: str) -> Puzzle:
    """A puzzle from a line of its group's file; BadRecord says what is wrong with it."""
    try:
        told = json.loads(line)
    except ValueError as error:
        raise BadRecord(f"A puzzle of {group} is no JSON: {error}.") from None
    missing = [key for key in KEYS if key not in told]
    if missing:
        raise BadRecord(f"A puzzle of {group} lacks {', '.join(missing)}.")
    way = tuple(told["way"])
    step = LessonStep(STEP, do=[Move("", text) for text in way], aim=Field("aim", {}))
    return Puzzle(
        path=Path(f"{group}.jsonl"),
        name=told["name"],
        title=told["table"]["title"],
        learner=told["learner"],
        minutes=MINUTES,
        picture=PICTURES[told["aim"]],
        steps=[step],
        group=group,
        aim=told["aim"],
        wants=told["wants"],
        stars=told["stars"],
        way=way,
        table=json.dumps(told["table"]),
    )


def written(puzzle: Puzzle) -> str:
    """The line that `read` reads."""
    told = {
        "name": puzzle.name,
        "learner": puzzle.learner,
        "aim": puzzle.aim,
        "wants": puzzle.wants,
        "stars": puzzle.stars,
        "way": puzzle.way,
        "table": json.loads(puzzle.table),
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
