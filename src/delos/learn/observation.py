"""What one seat may know of a game, as a fixed-size vector of small numbers.

``python -m delos.learn.observation legendary`` prints the layout of a title's vector.
"""

from __future__ import annotations

import os
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Final, final

from delos.kernel.errors import BadOption, DelosError
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.learn.layouts import layout_of
from delos.learn.layouts.base import NUMBER, ONE_OF, SET, SINGLE, Layout, Section
from delos.learn.layouts.chart import chart_cells, chart_of, chart_sections
from delos.learn.needs import missing
from delos.learn.plan import Plan

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

DECISION: Final = 3  # cells of every decision: me, actor, kind


@final
class Observer:
    """What one seat may know of a game of this title.

    The vector has three stretches: numbers as they are (-1: not known to the seat), sets with
    one bit per member, and one-of-many choices with one bit per value. It is as long for every
    table with the same modules, whatever its map and number of players.

    ``chart``: the map follows too (which areas touch, icons, sites), for learners that meet many.
    """

    def __init__(self, title: Title, chart: bool = False) -> None:
        self.title = title
        self.seats = len(title.seats)
        self.layout = layout_of(title)
        table = self.layout.table
        behind = self.layout.cells + DECISION + len(self.layout.topics) - table
        sections = self.layout.sections + decision_sections(self.layout, title)
        self._plan = Plan(sections, table, behind)
        self._kinds = kind_numbers(title)
        self._topics = {topic.role: index for index, topic in enumerate(self.layout.topics)}
        self._no_topics = [-1 if topic.things else 0 for topic in self.layout.topics]
        self._first_topic = behind - len(self._no_topics)
        self._known: dict[str, tuple[int, int]] = {}  # topic and value of tokens met before
        self._chart: Plan | None = None
        self.size = self._plan.size
        self._blank = np.zeros(self.size, dtype=np.float32)
        if chart:
            self._add_chart(title)

    def _add_chart(self, title: Title) -> None:
        """The map never changes during a game, so it is encoded once."""
        whole = chart_of(title)
        cells = chart_cells(self.layout, whole)
        self._chart = Plan(chart_sections(self.layout), 0, len(cells))
        self.size = self._plan.size + self._chart.size
        self._blank = np.zeros(self.size, dtype=np.float32)
        self._chart.encode(cells, self._blank[self._plan.size :])

    @property
    def sections(self) -> list[Section]:
        """What stands where, in the order of the vector."""
        return self._plan.sections + (self._chart.sections if self._chart else [])

    @cached_property
    def names(self) -> list[str]:
        """The name of each entry: ``troops.naxos``, ``built.port+naxos-1``, ``kind=god.turn``."""
        return [name for section in self.sections for name in section.entries()]

    @cached_property
    def low(self) -> npt.NDArray[np.float32]:
        """The least value of each entry."""
        return np.concatenate([plan.low() for plan in self._plans()])

    @cached_property
    def high(self) -> npt.NDArray[np.float32]:
        """The greatest value of each entry."""
        return np.concatenate([plan.high() for plan in self._plans()])

    def _plans(self) -> list[Plan]:
        return [self._plan, self._chart] if self._chart else [self._plan]

    def observe(self, game: Game, seat: int) -> npt.NDArray[np.float32]:
        """The game as the seat may know it; seat -1 is a spectator."""
        if not -1 <= seat < self.seats:
            raise BadOption(
                f"There is no seat {seat}: seats are numbered 0 to {self.seats - 1}, "
                f"and -1 is a spectator."
            )
        state = game.state
        actor = game.actor
        over = actor == NOBODY
        plan = self._plan
        plan.write(state.numbers())
        told = self.layout.tell(state, seat, over, plan.values)
        told.append(seat)
        told.append(actor)
        if over:
            told.append(-1)
            told += self._no_topics
        else:
            kind = game.kind()
            told.append(self._kinds[kind])
            told += self._no_topics
            if kind not in self.layout.silent:
                for token in self.title.about(state):
                    self._tell(told, token)
        out = self._blank.copy()
        plan.encode(told, out)
        return out

    def _tell(self, told: list[int], token: str) -> None:
        """Put one thing that the question is about into its cell."""
        known = self._known.get(token)
        if known is None:
            known = self._known[token] = self._read(token)
        if known[0] >= 0:
            told[self._first_topic + known[0]] = known[1]

    def _read(self, token: str) -> tuple[int, int]:
        """Number of the topic and its value; topic -1 if the layout does not list it."""
        role, _, rest = token.partition("=")
        word = rest.partition(":")[2]
        topic = self._topics.get(role, -1)
        if topic < 0:
            return topic, 0
        things = self.layout.topics[topic].things
        return topic, things.index(word) if things else int(word)

    def mask(self, game: Game) -> npt.NDArray[np.int8]:
        """1 for every action id that whoever decides may play; all 0 for chance and at the end."""
        found = bytearray(self.title.actions)  # for a few options quicker than an index array
        if game.actor >= 0:
            for action in game.ids():
                found[action] = 1
        return np.frombuffer(found, dtype=np.int8)


def kind_numbers(title: Title) -> list[int]:
    """The number of each kind among those that are asked at all."""
    found: list[int] = []
    count = 0
    for kind in title.kinds:
        found.append(count if kind.size else -1)
        count += 1 if kind.size else 0
    return found


def decision_sections(layout: Layout, title: Title) -> list[Section]:
    """Who looks, who decides what, and what the question is about; behind the table's cells."""
    cell = layout.cells
    kinds = [kind.name for kind in title.kinds if kind.size]
    sections = [
        Section("me", ONE_OF, cell, SINGLE, layout.seats, ["spectator"]),
        Section("actor", ONE_OF, cell + 1, SINGLE, layout.seats, ["nobody", "chance"]),
        Section("kind", ONE_OF, cell + 2, SINGLE, kinds, ["none"]),
    ]
    for index, topic in enumerate(layout.topics):
        form = ONE_OF if topic.things else NUMBER
        special = ["none"] if topic.things else []
        name = "about." + topic.role
        place = cell + DECISION + index
        sections.append(Section(name, form, place, SINGLE, topic.things, special))
    return sections


# -- the layout for people ------------------------------------------------------------------


def table_of(observer: Observer) -> str:
    """The sections of a vector as a table in Markdown."""
    lines = ["| entries | section | cells | each cell |", "|---|---|---|---|"]
    entry = 0
    for section in observer.sections:
        count = section.width * len(section.cells)
        lines.append(
            f"| {entry} to {entry + count - 1} | {section.name} | {len(section.cells)} "
            f"| {meaning(section)} |"
        )
        entry += count
    return "\n".join(lines)


def meaning(section: Section) -> str:
    if section.form == NUMBER:
        return "a number, -1 when hidden" if section.least < 0 else "a number"
    things = section.special + section.things
    shown = ", ".join(things if len(things) <= 8 else [*things[:6], "…", things[-1]])
    form = "set of" if section.form == SET else "one of"
    return f"{form} {len(things)}: {shown}"


def main(arguments: list[str]) -> int:
    """Print the layout of a title's vector; further arguments are options such as players=3."""
    import delos.api

    if not arguments or arguments[0] in ("-h", "--help"):
        titles = ", ".join(delos.api.titles())
        print(f"usage: python -m delos.learn.observation TITLE [players=N]\ntitles: {titles}")
        return 0 if arguments else 2
    try:
        options: dict[str, object] = {"seed": 0}
        for argument in arguments[1:]:
            name, _, value = argument.partition("=")
            options[name] = int(value) if value.isdigit() else value
        observer = Observer(delos.api.set_up(arguments[0], options))
    except DelosError as error:
        print(f"delos: {error}", file=sys.stderr)
        return 2
    print(f"{arguments[0]}: {observer.size} entries, {observer.title.actions} actions\n")
    print(table_of(observer))
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)
