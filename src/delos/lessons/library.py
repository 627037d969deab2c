"""The lessons that there are, by the game they teach."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from delos.lessons.form import Lesson, load

GROUPS: Final = ("legendary", "classic", "hades", "mytikas")  # Hades is taught on top of classic


@cache
def lessons(group: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; empty if nobody teaches it."""
    if group not in GROUPS:
        return ()
    with resources.as_file(resources.files(__package__)) as here:
        return tuple(load(path) for path in sorted((Path(here) / group).glob("*.toml")))


def lesson(group: str, name: str) -> Lesson | None:
    return next((one for one in lessons(group) if one.name == name), None)
