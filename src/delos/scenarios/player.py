"""Playing the steps of a scenario and checking what they expect."""

from __future__ import annotations

from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadRecord, DelosError
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.kernel.undo import Choice, why_not_free
from delos.scenarios.check import actor_name, check, situation
from delos.scenarios.fields import Field
from delos.scenarios.form import Move, Scenario, Step, seat_number


class Failure(DelosError):
    """A step that cannot be played or does not hold."""


class Player:
    """Plays a scenario move by move; what happens by itself is remembered."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game: Game = scenario.start()
        self.part = scenario.part()
        self.luck = None if scenario.seed is None else SeededChance(scenario.seed)
        self.events: list[Event] = inside.events(self.game)
        self.since: list[Event] = []  # heard since the last written move
        self.forced: list[str] = self.automatic(0)
        self.points: list[Game] = []  # before each written move that was played
        self.ahead = [move for step in scenario.steps for move in step.moves]

    def run(self) -> None:
        for step in self.scenario.steps:
            try:
                self.play_step(step)
            except DelosError as error:
                reason = str(error).removesuffix(".")
                raise Failure(f"step {step.number}: {reason}. {situation(self.game)}") from error

    def play_step(self, step: Step) -> None:
        if step.undo is not None:
            self.undo(step.undo)
        for move in step.moves:
            self.ahead.pop(0)
            self.play(step, move)
        self.let_chance(self.ahead[0].text if self.ahead else "")
        if step.expect is not None:
            step.expect.place = "expect"
            check(self.game, self.part, self.events, step.expect)
        self.events = []

    def play(self, step: Step, move: Move) -> None:
        self.let_chance(move.text)
        game = self.game
        if move.text not in game.texts() and move.text in self.forced:
            self.forced.remove(move.text)  # in any order: where all must go, none comes first
            return
        if inside.actor(game) == NOBODY:
            raise BadRecord(f"{move.text!r} cannot be played: the game is over")
        if inside.actor(game) == CHANCE and move.text not in game.texts():
            raise BadRecord(
                f"chance is due before {move.text!r}. Write one of its outcomes as a move, or give "
                f"a seed with chance = 1 at the top"
            )
        self.check_seat(step, move)
        self.apply(move.text)

    def check_seat(self, step: Step, move: Move) -> None:
        """Whoever is named must be the one who decides."""
        game = self.game
        name = move.seat
        if not name:
            name = "" if inside.actor(game) == CHANCE else step.by
        if name and seat_number(game.title, Field("by", name)) != inside.actor(game):
            raise BadRecord(f"expected {name} to decide {move.text!r}, got {actor_name(game)}")

    def undo(self, wanted: bool) -> None:
        """Take the last written move back, or see that it cannot be had for nothing."""
        if not self.points:
            raise BadRecord("there is no move to take back")
        before = self.points[-1]
        why = why_not_free(Choice(before, self.game, self.since))
        if wanted and why:
            raise BadRecord(f"undo: expected a free choice, but {why}")
        if not wanted and not why:
            raise BadRecord("undo: expected a choice that cannot be taken back, but it is free")
        if wanted:
            self.game = self.points.pop()
            inside.state(self.game).noting = True
            self.events = []
            self.since = []
            self.forced = []

    def apply(self, text: str) -> None:
        before = self.game.count
        self.points.append(self.game.copy())
        self.since = []
        self.hear(self.game.play(text))
        self.forced = self.automatic(before + 1)

    def hear(self, events: list[Event]) -> None:
        self.events += events
        self.since += events

    def let_chance(self, text: str) -> None:
        """The seed answers for chance unless the next written move does."""
        game = self.game
        while self.luck is not None and inside.actor(game) == CHANCE and text not in game.texts():
            before = game.count
            option = self.luck.pick(inside.options(game), inside.state(game).odds(), before)
            played = game.title.text(inside.kind(game), option)
            self.hear(game.play(played))
            self.forced += self.automatic(before + 1)

    def automatic(self, since: int) -> list[str]:
        """The texts of what was played by force after so many actions."""
        return [action_text(self.game, action) for action in self.game.actions()[since:]]


def action_text(game: Game, action: int) -> str:
    """The text of a stable action id."""
    kind, option = game.title.place(action)
    if kind < 0:
        raise ValueError(f"there is no action {action}")
    return game.title.text(kind, option)
