"""What an observation tells besides the open cells of the table; compiled with the engine."""

from __future__ import annotations

from typing import Final, final

from delos.kernel import inside
from delos.kernel.cells import Cells, cells
from delos.kernel.errors import BadOption
from delos.kernel.frame import NOBODY
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.learn.encoder import Encoder, Mask
from delos.learn.layouts.base import NUMBER, ONE_OF, SINGLE, Layout, Section

DECISION: Final = 3  # cells of every decision: me, actor, kind


@final
class Telling:
    """What the layout tells a seat, then who looks, who decides what, and what it is about."""

    def __init__(self, title: Title, layout: Layout) -> None:
        self._title = title
        self._seats = len(title.seats)
        self._layout = layout
        self._kinds = kind_numbers(title)
        self.cells = layout.cells + DECISION + len(layout.topics)  # the table's included
        self._nothing: Cells = cells([-1 if topic.things else 0 for topic in layout.topics])
        self._known: dict[str, tuple[int, int]] = {}  # topic and value of tokens met before

    def show(self, game: Game, seat: int, encoder: Encoder) -> None:
        """All that the seat may know."""
        self.tell(game, seat, encoder.page)
        encoder.show(inside.state(game))

    def look(self, game: Game, seat: int, encoder: Encoder, mask: Mask) -> None:
        """All that the seat may know, and what it may do: one call from outside."""
        self.show(game, seat, encoder)
        mask.show(game, seat)

    def tell(self, game: Game, seat: int, page: Cells) -> None:
        """Write the layout's appended cells and those of `decision_sections`."""
        if not -1 <= seat < self._seats:
            raise BadOption(
                f"There is no seat {seat}: seats are numbered 0 to {self._seats - 1}, "
                f"and -1 is a spectator."
            )
        state = inside.state(game)
        if len(state.at) != self._layout.table:
            raise BadOption("An observer is for games of one title, with the same modules.")
        actor = inside.actor(game)
        over = actor == NOBODY
        self._layout.tell(state, seat, over, page)
        kind = inside.kind(game)
        cell = self._layout.cells
        page[cell] = seat
        page[cell + 1] = actor
        page[cell + 2] = -1 if over else self._kinds[kind]
        cell += DECISION
        for topic, nothing in enumerate(self._nothing):
            page[cell + topic] = nothing
        if not over and kind not in self._layout.silent:
            for token in self._title.about(state):
                topic, value = self._read(token)
                if topic >= 0:
                    page[cell + topic] = value

    def _read(self, token: str) -> tuple[int, int]:
        """Number of the topic and its value; topic -1 if the layout does not list it."""
        known = self._known.get(token)
        if known is not None:
            return known
        role, _, rest = token.partition("=")
        word = rest.partition(":")[2]
        found = (-1, 0)
        for number, topic in enumerate(self._layout.topics):
            if topic.role == role:
                found = (number, topic.things.index(word) if topic.things else int(word))
        self._known[token] = found
        return found


def kind_numbers(title: Title) -> list[int]:
    """The number of each kind among those that are asked at all."""
    found: list[int] = []
    count = 0
    for kind in title.kinds:
        found.append(count if kind.size else -1)
        count += 1 if kind.size else 0
    return found


def decision_sections(layout: Layout, title: Title) -> list[Section]:
    """Who looks, who decides what, and what the question is about; behind the layout's cells."""
    cell = layout.cells
    kinds = [kind.name for kind in title.kinds if kind.size]
    sections = [
        Section("me", ONE_OF, cell, SINGLE, layout.seats, ["spectator"]),
        Section("actor", ONE_OF, cell + 1, SINGLE, layout.seats, ["nobody", "chance"]),
        Section("kind", ONE_OF, cell + 2, SINGLE, kinds, ["none"]),
    ]
    cell += DECISION
    for index, topic in enumerate(layout.topics):
        form = ONE_OF if topic.things else NUMBER
        special = ["none"] if topic.things else []
        name = "about." + topic.role
        sections.append(Section(name, form, cell + index, SINGLE, topic.things, special))
    return sections
