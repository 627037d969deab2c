"""Trying to solve a puzzle: free play of one turn, in which rivals answer as `greedy` would."""

from __future__ import annotations

from typing import Final

from delos.bots import Chair, bot
from delos.kernel import inside
from delos.kernel.frame import CHANCE
from delos.lessons import LessonStep, Walk
from delos.puzzles.form import Puzzle
from delos.puzzles.reached import acting, reached
from delos.scenarios.fields import Field

RIVAL: Final = "greedy"  # how rivals answer, where they are asked


class PuzzleWalk(Walk):
    """Where the learner is in a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        super().__init__(puzzle)

    def try_out(self, action: int) -> None:
        super().try_out(action)
        if not self.done and acting(self.game) != self.puzzle.learner:
            self.missed = True  # the turn is over

    def answer(self, step: LessonStep) -> bool:
        if acting(self.game) != self.puzzle.learner:
            return False
        actor = inside.actor(self.game)
        if actor == CHANCE or self.game.over:
            return super().answer(step)
        action = bot(RIVAL, actor).choose(Chair(self.game, actor))
        self.play(self.game.texts()[self.game.ids().index(action)])
        return True

    def reached(self, aim: Field) -> bool:
        return reached(self.game, self.learner) >= self.puzzle.wants


def walked(puzzle: Puzzle, actions: list[int]) -> tuple[PuzzleWalk, int]:
    """The walk after these actions, and how many of them the puzzle knows."""
    walk = PuzzleWalk(puzzle)
    for count, action in enumerate(actions):
        if walk.done or not walk.act(action):
            return walk, count
    return walk, len(actions)
