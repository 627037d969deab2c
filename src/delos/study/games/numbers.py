"""Mytikas by other numbers than ours, as an owner of the box may correct them."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from delos.arena.match import Match
from delos.arena.schedule import seed_of
from delos.kernel.errors import BadOption
from delos.mytikas.tables import parse
from delos.mytikas.title import set_up_with

if TYPE_CHECKING:
    from delos.kernel.title import Title

OURS: Final = "ours"


@dataclass(frozen=True)
class NumbersMatch(Match):
    """A match at tables with the numbers of a text, in the form of numbers.toml."""

    numbers: str = ""

    def table(self, map: int) -> Title:
        seed = seed_of(self.seed, map, "table")
        return table_with(json.dumps(self.options), self.numbers, seed)


@lru_cache(maxsize=8)
def table_with(options: str, numbers: str, seed: int) -> Title:
    return set_up_with({**json.loads(options), "seed": seed}, parse(numbers))


def read_numbers(files: list[Path]) -> dict[str, str]:
    """Texts by the names of their files; ``ours`` is the file that Delos plays by."""
    found: dict[str, str] = {}
    for file in files:
        name = file.stem
        if name in found:
            raise BadOption(f"Two files of numbers are called {name}; give them other names.")
        try:
            found[name] = (own_file() if str(file) == OURS else file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadOption(f"{file} is not a text in UTF-8.") from None
        except OSError as error:
            why = os.strerror(error.errno or 0)
            raise BadOption(f"The numbers {file} cannot be read: {why}.") from None
    return found


def own_file() -> Path:
    import delos.mytikas

    return Path(delos.mytikas.__file__).with_name("numbers.toml")
