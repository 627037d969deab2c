"""How long a bot may think, and what is answered when it is told to stop."""

from __future__ import annotations

import threading
from typing import Protocol, final, runtime_checkable

from delos.bots.base import Bot, Chair, choices
from delos.bots.chaos import RandomBot


@final
class Budget:
    def __init__(self, ms: int | None, iterations: int | None) -> None:
        self.ms = ms
        self.iterations = iterations
        self.stop = threading.Event()


@runtime_checkable
class Patient(Protocol):
    """A bot that thinks as long as it is told to."""

    def choose_within(self, chair: Chair, budget: Budget) -> int: ...


def think(bot: Bot, chair: Chair, budget: Budget) -> int:
    """The bot's choice; one at random if it does not choose before it is told to stop."""
    if isinstance(bot, Patient):
        return bot.choose_within(chair, budget)
    found: list[int] = []

    def choose() -> None:
        try:
            found.append(bot.choose(chair))
        finally:
            budget.stop.set()

    threading.Thread(target=choose, daemon=True).start()
    budget.stop.wait()
    return found[0] if found else RandomBot(len(choices(chair))).choose(chair)
