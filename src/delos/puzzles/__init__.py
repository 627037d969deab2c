"""Puzzles: a turn out of a real game, and something that can surely be reached in it."""

from __future__ import annotations

from delos.puzzles.form import Aim, Puzzle
from delos.puzzles.library import of_the_day, puzzle, puzzles
from delos.puzzles.solve import Way, shortest_way
from delos.puzzles.walk import RIVAL, PuzzleWalk, walked
from delos.puzzles.words import say

__all__ = [
    "RIVAL",
    "Aim",
    "Puzzle",
    "PuzzleWalk",
    "Way",
    "of_the_day",
    "puzzle",
    "puzzles",
    "say",
    "shortest_way",
    "walked",
]
