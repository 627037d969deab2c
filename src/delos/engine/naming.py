"""How a level names an engine: ``engine:COMMAND``, with its time and options in brackets."""

from __future__ import annotations

import re
from typing import Final

from delos.engine.dialogue import OptionValue
from delos.engine.host import MS, EngineBot
from delos.kernel.errors import BadOption

LEVEL: Final = re.compile(r"engine(?:\[(?P<settings>[^\]]*)\])?:(?P<command>.+)", re.DOTALL)


def engine_bot(level: str, seed: int) -> EngineBot:
    """``engine:COMMAND``, or with a time and options ``engine[ms=500;style=calm]:COMMAND``."""
    found = LEVEL.fullmatch(level)
    if found is None:
        raise BadOption(
            f"{level!r} names no engine: engine:COMMAND, or engine[ms=500]:COMMAND with a time."
        )
    settings: dict[str, OptionValue] = {}
    for part in (found["settings"] or "").split(";"):
        if part.strip():
            name, equals, value = (word.strip() for word in part.partition("="))
            if not equals or not name:
                raise BadOption(f"{part!r} in {level!r} is no NAME=VALUE such as ms=500.")
            settings[name] = read_value(value)
    budget = {name: settings.pop(name) for name in ("ms", "iterations") if name in settings}
    for name, value in budget.items():
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BadOption(f"{name} in {level!r} must be a whole number from 1.")
    ms, iterations = budget.get("ms", MS), budget.get("iterations")
    assert isinstance(ms, int)
    assert iterations is None or isinstance(iterations, int)
    return EngineBot(found["command"], seed, ms=ms, iterations=iterations, options=settings)


def read_value(text: str) -> OptionValue:
    if text in {"true", "false"}:
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text
