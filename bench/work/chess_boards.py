"""Measures python-chess: the copy of a board, the yardstick of search programs in Python."""

from functools import partial
from random import Random
from typing import Any

import chess  # type: ignore[import-not-found]

from bench.work.common import Numbers, answer, micros


def reached(moves: int) -> Any:
    """A board after so many random moves; the first seed that gets there without an end."""
    for seed in range(1000):
        board = chess.Board()
        choice = Random(seed).choice
        while board.ply() < moves and not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
        if board.ply() == moves:
            return board
    raise AssertionError(f"no random game of chess lasted {moves} moves")


def copy(wanted: dict[str, int]) -> Numbers:
    numbers: Numbers = {}
    for name, moves in (("mid", 40), ("late", 120)):
        board = reached(moves)
        numbers[f"copy_{name}"] = micros(partial(board.copy, stack=False), wanted["times"])
        numbers[f"copy_{name}_actions"] = moves
    return numbers


if __name__ == "__main__":
    answer({"copy": copy})
