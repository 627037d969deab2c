"""What the coach may say at a moment, most important first; words are for others to find."""

from __future__ import annotations

from dataclasses import dataclass

from delos.study.cards import Said, Value


@dataclass(frozen=True)
class Word:
    """One sentence about the table as it stands, for one seat."""

    kind: str  # what it is about: win, stop, set, gold, ...
    said: Said
    urgent: bool = False  # it decides the game: worth breaking a silence

    @property
    def key(self) -> str:
        """The same for the same thought, whatever its numbers are and whomever one follows."""
        things = [
            value
            for role, value in self.said.values.items()
            if isinstance(value, str) and (self.kind, role) != ("follow", "who")
        ]
        return " ".join([self.said.message.removeprefix("coach-"), *things])


def word(kind: str, message: str, **values: Value) -> Word:
    return Word(kind, Said(f"coach-{message}", values))


def alarm(kind: str, message: str, **values: Value) -> Word:
    """A word that the game turns on."""
    return Word(kind, Said(f"coach-{message}", values), urgent=True)
