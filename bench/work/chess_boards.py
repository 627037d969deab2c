"""Measures python-chess: its copy of a board is the yardstick of search programs in Python."""

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bench.work.common import (
    Numbers,
    Tally,
    Wanted,
    answer,
    clock,
    kilobytes_each,
    mean,
    micros,
    scaling,
)

chess: Any = import_module("chess")


def random_play(board: Any, seed: int) -> tuple[int, int]:
    """To the end by the rules that need no claim; how many moves, and how many were choices."""
    choice = Random(seed).choice
    moves = real = 0
    options = legal(board)
    # Without a legal move it is mate or stalemate: asking for those would list the moves again.
    while options and not (
        board.is_insufficient_material()
        or board.is_seventyfive_moves()
        or board.is_fivefold_repetition()
    ):
        moves += 1
        if len(options) > 1:
            real += 1
        board.push(choice(options))
        options = legal(board)
    return moves, real


def legal(board: Any) -> list[Any]:
    return list(board.legal_moves)


def whole_game(_subject: str, seed: int) -> None:
    random_play(chess.Board(), seed)


def play(wanted: Wanted) -> Numbers:
    random_play(chess.Board(), 0)
    tally = Tally()
    tally.games = wanted.games
    for seed in range(1, wanted.games + 1):
        start = clock()
        board = chess.Board()
        middle = clock()
        moves, real = random_play(board, seed)
        tally.playing += clock() - middle
        tally.setting_up += middle - start
        tally.all += moves
        tally.real += real
    return tally.numbers()


def reached(moves: int, first: int = 0) -> Any:
    """A board after so many random moves; the first seed that gets there without an end."""
    for seed in range(first, first + 1000):
        board = chess.Board()
        choice = Random(seed).choice
        while board.ply() < moves and not board.is_game_over():
            board.push(choice(legal(board)))
        if board.ply() == moves:
            return board
    raise AssertionError(f"no random game of chess lasted {moves} moves")


def copy(wanted: Wanted) -> Numbers:
    mid, late = reached(40), reached(120)
    return {
        "copy_us": micros(partial(mid.copy, stack=False), wanted.times),
        "copy_late_us": micros(partial(late.copy, stack=False), wanted.times),
    }


def look(wanted: Wanted) -> Numbers:
    """The legal moves; everybody sees the whole board, there is no view."""
    boards = [reached(moves, first) for first in (0, 1000) for moves in (20, 60, 120)]
    return {"options_us": mean([micros(partial(legal, board), wanted.times) for board in boards])}


def memory(wanted: Wanted) -> Numbers:
    """Boards after forty moves, with their stack of moves: a game that can be taken back."""
    counted, grown = kilobytes_each(lambda number: reached(40, number * 1000), wanted.times)
    return {"game_kb": counted, "game_resident_kb": grown}


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "copy": copy,
            "look": look,
            "memory": memory,
            "scaling": lambda wanted: scaling("bench.work.chess_boards", wanted),
        }
    )
