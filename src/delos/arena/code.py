"""Which code plays: games of different code must not be counted together."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import delos
from delos.kernel import engine

# What decides how a game goes; words, pictures, server and commands do not.
PARTS: Final = (
    "kernel", "cyclades", "legendary", "classic", "mytikas", "maps", "bots", "arena/match.py",
    "arena/schedule.py",
)  # fmt: skip


@cache
def fingerprint(parts: tuple[str, ...] = PARTS) -> str:
    """A short sum over the files of the engine and of the bots as they are installed."""
    root = Path(delos.__file__).parent
    total = hashlib.blake2b(digest_size=8)
    for part in parts:
        place = root / part
        files = [place] if place.is_file() else sorted(place.rglob("*"))
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(file.relative_to(root).as_posix().encode() + b"\0")
                total.update(file.read_bytes())
    return total.hexdigest()


def code_facts() -> dict[str, object]:
    return {"delos": delos.__version__, "engine": engine(), "code": fingerprint()}
