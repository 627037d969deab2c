"""What stands on an island, in words: ``2 troops, 1 undead, achilles, port, temple used``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from delos.classic.ids import BUILDINGS, HERO_WORDS
from delos.scenarios.fields import Field

PIECES: Final = re.compile(r"(?:([0-9]+) )?([a-z]+)( used)?")
PLURALS: Final = {
    "troops": "troop",
    "ports": "port",
    "fortresses": "fortress",
    "temples": "temple",
    "universities": "university",
    "theatres": "theatre",
}


@dataclass
class Contents:
    troops: int = 0
    undead: int = 0
    heroes: list[int] = field(default_factory=list)
    buildings: list[tuple[int, bool]] = field(default_factory=list)  # type, used

    def building_words(self) -> list[str]:
        return sorted(
            [BUILDINGS[type] + (" used" if used else "") for type, used in self.buildings]
        )

    def unit_words(self) -> str:
        """Units in one form, to be compared."""
        words = [f"{self.troops} troops"]
        if self.undead:
            words.append(f"{self.undead} undead")
        return ", ".join(words + [HERO_WORDS[hero] for hero in sorted(self.heroes)])


def read_contents(place: Field) -> Contents:
    found = Contents()
    for part in [part.strip() for part in place.text().split(",") if part.strip()]:
        match = PIECES.fullmatch(part)
        word = PLURALS.get(match[2], match[2]) if match else ""
        if match is None or word not in ("troop", "undead", *BUILDINGS, *HERO_WORDS):
            place.wrong(f"expected pieces such as '2 troops, port, temple used', found {part!r}.")
        count = int(match[1] or 1)
        if word == "troop":
            found.troops += count
        elif word == "undead":
            found.undead += count
        elif word in HERO_WORDS:
            found.heroes.append(HERO_WORDS.index(word))
        else:
            found.buildings += [(BUILDINGS.index(word), bool(match[3]))] * count
    return found
