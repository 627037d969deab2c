"""The filter of rude words: readers may switch it off, and the operator may add to it.

A file has one word a line; ``word*`` hides whatever begins so, ``-word`` takes one out again, and
``#`` begins a remark. Words are compared as they are read aloud: case, accents and letters that
look alike make no difference.
"""

from __future__ import annotations

import logging
import re
from importlib.resources import files
from pathlib import Path
from typing import Final, final

from delos.server.people.names import folded

log = logging.getLogger("delos.talk")

FILE: Final = "filter.txt"  # of the operator, in the data folder
WORD: Final = re.compile(r"[\w@$!|]+(?:[-'’*.][\w@$!|]+)*")


@final
class WordFilter:
    def __init__(self, extra: Path | None = None) -> None:
        self.whole: set[str] = set()
        self.starts: set[str] = set()
        self.add(files("delos.server.tables").joinpath("rude.txt").read_text(encoding="utf-8"))
        if extra is not None and extra.exists():
            try:
                self.add(extra.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as error:
                log.warning("the words to be hidden cannot be read from %s: %s", extra, error)

    def add(self, text: str) -> None:
        for line in text.splitlines():
            word = line.partition("#")[0].strip()
            taken = word.startswith("-")
            kind = self.starts if word.endswith("*") else self.whole
            plain = folded(word.strip("-*"))
            if plain and taken:
                kind.discard(plain)
            elif plain:
                kind.add(plain)

    def masked(self, words: str) -> str:
        return WORD.sub(lambda found: self.hidden(found[0]), words)

    def hidden(self, word: str) -> str:
        bare = word.rstrip("!|")  # signs that may stand for letters, or for themselves
        if self.rude(word) or self.rude(bare):
            return "*" * len(bare) + word[len(bare) :]
        return word

    def rude(self, word: str) -> bool:
        plain = folded(word)
        return plain in self.whole or any(plain.startswith(one) for one in self.starts)
