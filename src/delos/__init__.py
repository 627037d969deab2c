"""Delos: a digital home of the Cyclades board games.

``delos.new("legendary", players=4)`` starts a game; docs/records.md tells how to keep one.
"""

from delos.api import (
    CHANCE,
    BadOption,
    BadRecord,
    Chance,
    Decision,
    DelosError,
    Event,
    Game,
    IllegalAction,
    Option,
    Reason,
    SealedChance,
    SeededChance,
    load,
    new,
    replay,
    scenario,
    svg,
    titles,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "Chance",
    "Decision",
    "DelosError",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Reason",
    "SealedChance",
    "SeededChance",
    "__version__",
    "load",
    "new",
    "replay",
    "scenario",
    "svg",
    "titles",
]
