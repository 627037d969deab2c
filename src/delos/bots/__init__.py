"""Players that are programs: they see a seat's view and imagined games, never the true state."""

from delos.bots.base import Bot, Chair
from delos.bots.levels import bot, levels, levels_for

__all__ = ["Bot", "Chair", "bot", "levels", "levels_for"]
