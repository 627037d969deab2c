"""Reading TOML with care: a field knows where it stands, and says what was expected there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final, NoReturn, final

from delos.kernel.errors import BadRecord

MOST: Final = 999_999_999  # no number of any game comes near


@final
class Field:
    """A value of the file with its place, such as ``position.bull.gold``."""

    def __init__(self, place: str, value: object) -> None:
        self.place = place
        self.value = value

    def wrong(self, message: str) -> NoReturn:
        raise BadRecord(f"{self.place}: {message}")

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.wrong(f"expected a text in quotes, found {self.value!r}.")
        return self.value

    def number(self, least: int = 0, most: int = MOST) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"expected a whole number, found {value!r}.")
        if not least <= value <= most:
            endless = most == MOST and value < least
            limit = f"{least} or more" if endless else f"from {least} to {most}"
            self.wrong(f"expected a number {limit}, found {value}.")
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            self.wrong(f"expected true or false, found {self.value!r}.")
        return self.value

    def one_of(self, words: Sequence[str]) -> str:
        word = self.text()
        if word not in words:
            self.wrong(unknown(word, words))
        return word

    def index_in(self, words: Sequence[str]) -> int:
        return words.index(self.one_of(words))

    def entries(self) -> list[Field]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            self.wrong(f"expected a list in brackets, found {self.value!r}.")
        return [Field(f"{self.place}[{n}]", entry) for n, entry in enumerate(self.value, 1)]

    def texts(self) -> list[str]:
        return [entry.text() for entry in self.entries()]

    def indices_in(self, words: Sequence[str]) -> list[int]:
        """Words of a list by their numbers, none twice."""
        found: list[int] = []
        for entry in self.entries():
            index = entry.index_in(words)
            if index in found:
                entry.wrong(f"{words[index]!r} stands in the list twice. Remove one.")
            found.append(index)
        return found

    def items(self) -> Iterator[tuple[str, Field]]:
        """The keys and values of a table."""
        if not isinstance(self.value, dict):
            self.wrong(f"expected a table in braces, found {self.value!r}.")
        for key, value in self.value.items():
            yield str(key), Field(f"{self.place}.{key}" if self.place else str(key), value)

    def table(self, known: Sequence[str]) -> dict[str, Field]:
        """A table with no other keys than these."""
        found: dict[str, Field] = {}
        for key, field in self.items():
            if key not in known:
                Field(self.place or "top level", None).wrong(unknown(key, known))
            found[key] = field
        return found

    def named(self, words: Sequence[str]) -> list[tuple[int, Field]]:
        """A table whose keys are names, by their numbers."""
        return [(words.index(key), field) for key, field in self.table(words).items()]

    @property
    def is_text(self) -> bool:
        return isinstance(self.value, str)

    @property
    def is_list(self) -> bool:
        return isinstance(self.value, list)


def unknown(word: str, words: Sequence[str]) -> str:
    """What to say about a word that is not in the list, with the nearest one that is."""
    near = get_close_matches(word, words, 1)
    hint = f"Did you mean {near[0]!r}? " if near else ""
    return f"unknown name {word!r}. {hint}Known: {', '.join(words) if words else 'none'}."
