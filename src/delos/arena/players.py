"""Bots by the names an arena gives them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final, cast

from delos.bots import Bot, bot, levels, levels_for
from delos.kernel.errors import BadOption

ENGINES: Final = ("engine:", "engine[")
OWN: Final = "python:"  # MODULE:NAME, a class or function that takes a seed


def split_names(words: list[str]) -> list[str]:
    """Names separated by commas. ``search:passes=400,horizon=2`` is one bot: what has no name
    in front of its ``=`` belongs to the bot before; a command is taken as it stands."""
    found: list[str] = []
    for word in words:
        if word.startswith(ENGINES):
            found.append(word)
            continue
        for part in word.split(","):
            option, equals, _ = part.partition("=")
            if equals and ":" not in option and found:
                found[-1] += "," + part.strip()
            else:
                found.append(part.strip())
    return found


def player(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed plays the same way."""
    if name.startswith(OWN):
        return own_player(name, seed)
    return bot(name, seed)


def own_player(name: str, seed: int) -> Bot:
    module, _, what = name.removeprefix(OWN).partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        maker = getattr(importlib.import_module(module), what)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(
            f"The bot {name!r} cannot be found ({error}): name it as python:MODULE:NAME, a class "
            f"or function in a module that Python finds from here."
        ) from error
    made = maker(seed)
    if not callable(getattr(made, "choose", None)):
        raise BadOption(f"{name!r} made {made!r}, which has no method choose(chair).")
    return cast(Bot, made)


def check_players(title: str, names: list[str]) -> None:
    """Unknown bots and bots named twice are told before anything is played."""
    if not names:
        raise BadOption(f"Name at least one bot: {', '.join(levels_for(title))}.")
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"The bot {name!r} is named twice; each bot takes part once.")
        if name in levels() and name not in levels_for(title):
            known = ", ".join(levels_for(title))
            raise BadOption(f"There is no bot {name!r} for {title}; known: {known}.")
        close(player(name, 0))


def close(one: Bot) -> None:
    """Let go of what a bot holds besides memory, such as a process."""
    end = getattr(one, "close", None)
    if callable(end):
        end()
