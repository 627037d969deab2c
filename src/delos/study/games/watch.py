"""Watching a game in one pass: what every title has in common."""

from __future__ import annotations

from typing import Any, Final

from delos.arena.match import Referee
from delos.bots.greedy import kind_of
from delos.bots.judges import Judge, judge_of
from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.study.games.notes import Deed, Notes
from delos.study.games.outlook import chances

DIGITS: Final = 4

Fields = dict[str, Any]


class Watcher(Referee):
    """Keeps notes of one game; a title says in ``hear`` what its events mean.

    The game rests where a choice is finished with all that followed from it. How the chance of a
    seat changed with a deed is told from the rest before to the rest after it, where chances are
    weighed: that takes far longer than all the rest.
    """

    def __init__(self, game: Game, notes: Notes, weighing: bool) -> None:
        self.notes = notes
        self.weighing = weighing
        self.seats = {name: seat for seat, name in enumerate(game.seats)}
        self.judge: Judge = judge_of(game.title.name)
        self.now = game.length  # as told by the events, which may run through several cycles
        self.when = -1  # cycle or turn of the last entry of the outlook
        self.chances = [0.0] * len(game.seats)  # at the last rest
        self.open: list[Deed] = []  # done since
        self.trail: list[tuple[str, Fields]] = []  # what happened since
        self.rest(game)
        for event in inside.events(game):
            self.hear(game, event.name, event.fields)

    def before(self, game: Game, choice: int) -> None:
        if self.judge.resting(kind_of(game)):
            self.rest(game)

    def after(self, game: Game, events: list[Event]) -> None:
        for event in events:
            fields = event.fields
            self.hear(game, event.name, fields)
            self.trail.append((event.name, fields))
        if game.over:
            self.rest(game)
            self.end(game)

    def rest(self, game: Game) -> None:
        if self.weighing:
            self.weigh(game)
        self.settle(game)
        self.open.clear()
        self.trail.clear()

    def weigh(self, game: Game) -> None:
        now = chances(game)
        for deed in self.open:
            deed.change = round(now[deed.seat] - self.chances[deed.seat], DIGITS)
        self.chances = now
        if game.over or game.length != self.when:
            self.when = game.length
            self.notes.outlook.append([self.when, *[round(one, DIGITS) for one in now]])

    def deed(self, kind: str, name: Any, how: str, who: Any) -> Deed:
        done = Deed(kind, str(name), how, self.seats[str(who)], self.now, None, None)
        self.notes.deeds.append(done)
        self.open.append(done)
        return done

    def count(self, what: str, who: Any, amount: int = 1) -> None:
        seat = self.seats.get(str(who))
        if seat is not None:
            row = self.notes.counts.setdefault(what, [0] * len(self.seats))
            row[seat] += amount

    def offer(self, thing: str) -> None:
        self.notes.offered[thing] = self.notes.offered.get(thing, 0) + 1

    # -- what a title adds ----------------------------------------------------------------------

    def hear(self, game: Game, name: str, fields: Fields) -> None:
        """An event, as it happened."""

    def settle(self, game: Game) -> None:
        """A rest: what can be told only from everything since the last one."""

    def end(self, game: Game) -> None:
        """The game is over."""


def watcher_of(game: Game, weighing: bool = True) -> Watcher:
    from delos.study.games.cyclades import CycladesWatcher
    from delos.study.games.mytikas import MytikasWatcher

    if game.title.name == "mytikas":
        return MytikasWatcher(game, weighing)
    return CycladesWatcher(game, weighing)
