"""How each seat of a finished game was played, from the notes that a study takes of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from delos.api import set_up
from delos.kernel import inside
from delos.kernel.errors import DelosError
from delos.kernel.game import Game
from delos.kernel.versions import with_version
from delos.mytikas.ids import PIECE_NAMES, SLOT_KIND, SLOT_NAMES
from delos.server.protocol.profiles import Topic
from delos.server.tables.rebuilding import luck_of
from delos.server.tables.rows import Facts

if TYPE_CHECKING:
    from delos.study.games.notes import Notes

# seat, action or None for going back, count
Moves = list[tuple[int, int | None, int]]
KEPT_CARDS: Final[dict[str, Topic]] = {"creature": "creature", "hero": "hero", "deity": "deity"}
SPACE: Final = "main action "
BUILT: Final = "built "
PIECES: Final = {slot: PIECE_NAMES[kind] for slot, kind in zip(SLOT_NAMES, SLOT_KIND, strict=True)}
HERO: Final = "hero"


@dataclass
class Style:
    """What one seat did, counted: so it can be added to other games."""

    often: dict[Topic, Counter[str]] = field(default_factory=dict)
    cycles: int = 0  # in which it served a god
    paid: int = 0  # gold, for gods

    def count(self, topic: Topic, what: str, times: int = 1) -> None:
        self.often.setdefault(topic, Counter())[what] += times

    def __add__(self, other: Style) -> Style:
        topics = dict.fromkeys([*self.often, *other.often])
        nothing: Counter[str] = Counter()
        often = {
            topic: self.often.get(topic, nothing) + other.often.get(topic, nothing)
            for topic in topics
        }
        return Style(often, self.cycles + other.cycles, self.paid + other.paid)


def sum_of(styles: Iterable[Style]) -> Style:
    return sum(styles, Style())


def styles_of(facts: Facts, moves: Moves) -> list[Style]:
    """By seat; none of a game that this version does not play again to its end."""
    from delos.study.games.watch import watcher_of  # loads the arena, which nobody else here needs

    try:
        title = set_up(facts.title, with_version(facts.options, facts.rules))
        game = Game(title, title.opening(True), luck_of(facts))
        inside.begin(game)
        watcher = watcher_of(game, weighing=False)
        for action in standing(moves):
            watcher.before(game, action)
            watcher.after(game, game.play(action))
    except DelosError:
        return []
    if not game.over:
        return []
    styles = [Style() for _ in game.seats]
    read(styles, watcher.notes)
    return styles


def standing(moves: Moves) -> list[int]:
    """The choices that were not taken back."""
    found: list[tuple[int, int]] = []
    for _, action, count in moves:
        if action is not None:
            found.append((action, count))
            continue
        while found and found[-1][1] > count:
            found.pop()
    return [action for action, _ in found]


def read(styles: list[Style], notes: Notes) -> None:
    served = [turn for turn in notes.gods if turn.cycle > 0]  # Hades: gods set the game up too
    for turn in served:
        styles[turn.seat].count("god", turn.god)
        styles[turn.seat].paid += turn.paid
    for seat, _ in {(turn.seat, turn.cycle) for turn in served}:
        styles[seat].cycles += 1
    for town in notes.towns:
        styles[town.seat].count("way", HERO if town.way.startswith(HERO) else town.way)
    for deed in notes.deeds:
        if deed.how == "bought" and deed.kind in KEPT_CARDS:
            styles[deed.seat].count(KEPT_CARDS[deed.kind], deed.name)
    for what, row in notes.counts.items():
        for seat, times in enumerate(row):
            if times and what.startswith(SPACE):
                styles[seat].count("space", what.removeprefix(SPACE), times)
            elif times and what.startswith(BUILT) and what.removeprefix(BUILT) in PIECES:
                styles[seat].count("built", PIECES[what.removeprefix(BUILT)], times)
