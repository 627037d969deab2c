"""What a turn can surely bring: every row of choices that asks neither chance nor a rival is tried.

What depends on dice, draws or a rival's answer is no solution, so a way that is found leads to its
aim whatever happens.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass

from delos.kernel import inside
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.puzzles.reached import reached


@dataclass(frozen=True)
class Way:
    """The shortest way to the highest number that was found."""

    wants: int
    texts: tuple[str, ...]
    tried: int  # choices
    whole: bool  # everything was tried: nothing higher is sure


def shortest_way(game: Game, seat: int, limit: int) -> Way | None:
    """The way to the most that a seat can surely reach in its turn; None: nothing better than now.

    The caller answers for chance in ``game``; at most ``limit`` choices are tried.
    """
    start = best = reached(game, seat)
    way: tuple[str, ...] = ()
    rows: deque[tuple[Game, tuple[str, ...]]] = deque([(game, ())])
    seen = {mark(game)}
    tried = 0
    while rows and tried < limit:
        table, row = rows.popleft()
        for action, text in zip(table.ids(), table.texts(), strict=True):
            after = table.copy()
            after.play(action)
            tried += 1
            now = surely(after, seat)
            if now > best:
                best, way = now, (*row, text)
            if inside.actor(after) != seat:
                continue
            sign = mark(after)
            if sign not in seen:
                seen.add(sign)
                rows.append((after, (*row, text)))
    return Way(best, way, tried, not rows) if best > start else None


def surely(game: Game, seat: int) -> int:
    """What has been reached, however a draw falls that is just being made: the bonus of a new
    metropolis, say."""
    if inside.actor(game) != CHANCE:
        return reached(game, seat)
    least = -1
    for action in game.ids():
        drawn = game.copy()
        drawn.play(action)
        now = reached(drawn, seat)
        least = now if least < 0 else min(least, now)
    return least


def mark(game: Game) -> int:
    """The same for equal tables: most choices can be made in any order."""
    return hash(json.dumps(game.title.saved(inside.state(game)), sort_keys=True))
