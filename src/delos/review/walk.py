"""A finished game step by step: every decision with the game as it stood, and what followed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.title import Title


@dataclass(frozen=True)
class Stop:
    step: int
    before: Game  # at the decision
    action: int
    after: Game  # at the next decision, or over
    lucky: bool  # dice or draws fell between
    events: list[Event]


def opening(title: Title, actions: list[int]) -> Game:
    """The game before its first decision; chance is answered from the actions."""
    game = Game(title, title.opening(False), None)
    inside.begin(game)
    fell(game, actions)
    return game


def walk(title: Title, actions: list[int]) -> Iterator[Stop]:
    """The games are the walker's own: look, do not play."""
    game = opening(title, actions)
    step = 0
    while not game.over and game.count < len(actions):
        step += 1
        action = actions[game.count]
        after = game.copy()
        inside.state(after).noting = True
        events = after.play(action)
        lucky = inside.actor(after) == CHANCE
        events += fell(after, actions)
        yield Stop(step, game, action, after, lucky, events)
        game = after


def fell(game: Game, actions: list[int]) -> list[Event]:
    """Let dice and draws fall as they did."""
    events: list[Event] = []
    while inside.actor(game) == CHANCE and game.count < len(actions):
        events += game.play(actions[game.count])
    return events


def fall_anew(game: Game, dice: SeededChance) -> None:
    """Let dice and draws fall otherwise."""
    while inside.actor(game) == CHANCE:
        options = inside.options(game)
        option = dice.pick(options, inside.state(game).odds(), game.count)
        game.play(game.ids()[options.index(option)])
