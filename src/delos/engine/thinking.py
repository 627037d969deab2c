"""How long a bot may think, and what is answered when it is told to stop."""

from __future__ import annotations

import threading
from typing import Final, final

from delos.bots.base import Bot, Chair
from delos.bots.greedy import GreedyBot
from delos.bots.search.player import SearchBot
from delos.bots.search.style import told

THOUGHT: Final = 0.6  # of its time that a search thinks
MOST: Final = 1e6  # passes, where time is what counts


@final
class Budget:
    def __init__(self, ms: int | None, iterations: int | None) -> None:
        self.ms = ms
        self.iterations = iterations
        self.stop = threading.Event()


def think(bot: Bot, chair: Chair, budget: Budget) -> int:
    """The bot's choice; greedy's if it has not chosen when it is told to stop."""
    if isinstance(bot, SearchBot):
        bot.wishes = told(bot.wishes, wishes_of(budget))
    found: list[int] = []

    def choose() -> None:
        try:
            found.append(bot.choose(chair))
        finally:
            budget.stop.set()

    threading.Thread(target=choose, daemon=True).start()
    budget.stop.wait()
    return found[0] if found else GreedyBot(0).choose(chair)


def wishes_of(budget: Budget) -> dict[str, float]:
    """What a search may spend. It counts its own processor time, and others may be busy too."""
    if budget.iterations is not None:
        return {"passes": float(budget.iterations), "seconds": 0.0}
    return {} if budget.ms is None else {"passes": MOST, "seconds": THOUGHT * budget.ms / 1000}
