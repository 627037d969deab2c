"""What one seat may know of a game, as a fixed-size vector of small numbers.

``python -m delos.learn.observation legendary`` prints the layout of a title's vector.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final, final

from delos.kernel import inside
from delos.kernel.build import engine
from delos.kernel.errors import DelosError
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.learn.encoder import Encoder, Mask
from delos.learn.layouts import layout_of
from delos.learn.layouts.base import NUMBER, SET, Section
from delos.learn.layouts.chart import chart_cells, chart_of, chart_sections
from delos.learn.masks import ActionMask
from delos.learn.needs import missing
from delos.learn.plan import Plan
from delos.learn.telling import Telling, decision_sections

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt


PLAIN: Final = engine() == "plain"


@final
class Desk:
    """An encoder and a mask, and what numpy sees of them."""

    def __init__(self, encoder: Encoder, mask: Mask, table: int) -> None:
        self.encoder = encoder
        self.mask = mask
        self.entries = np.frombuffer(memoryview(encoder.entries), np.float32)
        self.legal = np.frombuffer(memoryview(mask.entries), np.int8).view(ActionMask)
        self.shown = np.frombuffer(memoryview(encoder.shown), np.int64)
        self.told = np.frombuffer(memoryview(encoder.page), np.int64)[table:]
        self.now = np.zeros_like(self.shown)
        self.now_table = self.now[:table]
        self.now_told = self.now[table:]

    def show(self, telling: Telling, game: Game, seat: int) -> None:
        """As `Telling.show`, where that is interpreted: numpy finds the cells that differ."""
        telling.tell(game, seat, self.encoder.page)
        self.now_table[:] = np.frombuffer(memoryview(inside.state(game).at), np.int64)
        self.now_told[:] = self.told
        changed = (self.now != self.shown).nonzero()[0]
        self.encoder.show_changed(changed.tolist(), self.now[changed].tolist())


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
        self._plan = Plan(self.layout.sections + decision_sections(self.layout, title))
        self._chart: Plan | None = None
        self._map: list[int] = []  # its entries; it never changes during a game
        if chart:
            cells = chart_cells(self.layout, chart_of(title))
            self._chart = Plan(chart_sections(self.layout))
            encoder = Encoder(self._chart.sections, len(cells), [])
            encoder.show_changed(list(range(len(cells))), cells)
            self._map = list(encoder.entries)
        self.size = self._plan.size + len(self._map)
        self._names: list[str] = []
        self._telling = Telling(title, self.layout)
        # Those not in use. They are taken out for their work: no two threads share one, and one
        # that was interrupted does not come back.
        self._desks: list[Desk] = []

    @property
    def sections(self) -> list[Section]:
        """What stands where, in the order of the vector."""
        return self._plan.sections + (self._chart.sections if self._chart else [])

    @property
    def names(self) -> list[str]:
        """The name of each entry: ``troops.naxos``, ``built.port+naxos-1``, ``kind=god.turn``."""
        if not self._names:
            self._names = [name for section in self.sections for name in section.entries()]
        return self._names

    @property
    def low(self) -> npt.NDArray[np.float32]:
        """The least value of each entry."""
        return np.concatenate([plan.low() for plan in self._plans()])

    @property
    def high(self) -> npt.NDArray[np.float32]:
        """The greatest value of each entry."""
        return np.concatenate([plan.high() for plan in self._plans()])

    def _plans(self) -> list[Plan]:
        return [self._plan, self._chart] if self._chart else [self._plan]

    def observe(self, game: Game, seat: int) -> npt.NDArray[np.float32]:
        """The game as the seat may know it; seat -1 is a spectator."""
        desk = self._desk()
        seat = int(seat)  # numpy's numbers are welcome
        if PLAIN:
            desk.show(self._telling, game, seat)
        else:
            self._telling.show(game, seat, desk.encoder)
        seen = desk.entries.copy()
        self._desks.append(desk)
        return seen

    def mask(self, game: Game) -> npt.NDArray[np.int8]:
        """1 for every action id that whoever decides may play; all 0 for chance and at the end."""
        desk = self._desk()
        desk.mask.show(game, inside.actor(game))
        legal = desk.legal.copy()
        self._desks.append(desk)
        return legal

    def look(self, game: Game, seat: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8]]:
        """Both at once: what the seat may know, and a mask that is all 0 unless it decides."""
        desk = self._desk()
        if PLAIN:
            desk.show(self._telling, game, seat)
            desk.mask.show(game, seat)
        else:
            self._telling.look(game, seat, desk.encoder, desk.mask)
        seen = desk.entries.copy(), desk.legal.copy()
        self._desks.append(desk)
        return seen

    def _desk(self) -> Desk:
        try:
            return self._desks.pop()
        except IndexError:
            encoder = Encoder(self._plan.sections, self._telling.cells, self._map)
            return Desk(encoder, Mask(self.title.actions), self.layout.table)


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


def given(name: str, value: str) -> object:
    """An option out of words: modules are a list."""
    if name == "modules":
        return value.split(",")
    return int(value) if value.isdigit() else value


def main(arguments: list[str]) -> int:
    """Print the layout of a title's vector; further arguments are options such as players=3."""
    import delos.api

    if not arguments or arguments[0] in ("-h", "--help"):
        titles = ", ".join(delos.api.titles())
        print("usage: python -m delos.learn.observation TITLE [players=N] [modules=A,B]")
        print(f"titles: {titles}")
        return 0 if arguments else 2
    try:
        options: dict[str, object] = {"seed": 0}
        for argument in arguments[1:]:
            name, _, value = argument.partition("=")
            options[name] = given(name, value)
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
