"""What stands on an island, in words: ``2 troops, port, temple used, metropolis``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from delos.cyclades.ids import BUILDING_NAMES
from delos.scenario.fields import Field

PIECES: Final = re.compile(r"(?:([0-9]+) )?([a-z]+?)(s?)( used)?")


@dataclass
class Contents:
    troops: int = 0
    buildings: list[tuple[int, bool]] = field(default_factory=list)  # type, used

    def building_words(self) -> list[str]:
        return sorted(
            [BUILDING_NAMES[type] + (" used" if used else "") for type, used in self.buildings]
        )


def read_contents(place: Field) -> Contents:
    found = Contents()
    for part in [part.strip() for part in place.text().split(",") if part.strip()]:
        match = PIECES.fullmatch(part)
        word = match[2] if match else ""
        if match is not None and word + match[3] in ("fortress", "fortresses"):
            word = "fortress"
        if match is not None and match[2] + match[3] == "metropolis":
            word = "metropolis"
        if match is not None and match[2] + match[3] == "universities":
            word = "university"
        if match is None or word not in ("troop", *BUILDING_NAMES):
            place.wrong(f"expected pieces such as '2 troops, port, temple used', found {part!r}.")
        count = int(match[1] or 1)
        if word == "troop":
            found.troops += count
        else:
            found.buildings += [(BUILDING_NAMES.index(word), bool(match[4]))] * count
    return found
