"""What lies on a land, as text: ``3 troops, 2 mercenaries, ajax, temple used``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from delos.cyclades.cells import NONE
from delos.cyclades.ids import BUILDING_NAMES, METROPOLIS, TEMPLE
from delos.legendary.heroes import HERO_NAMES
from delos.legendary.ids import BONUS_NAMES
from delos.scenarios.fields import Field, unknown

PLURALS: Final = {
    "troops": "troop",
    "mercenaries": "mercenary",
    "ports": "port",
    "fortresses": "fortress",
    "temples": "temple",
    "universities": "university",
    "metropolises": "metropolis",
}
KNOWN: Final = ["troops", "mercenaries", *BUILDING_NAMES, *HERO_NAMES]


@dataclass(frozen=True)
class Building:
    type: int
    bonus: int = NONE
    used: bool = False

    def text(self) -> str:
        words = [BUILDING_NAMES[self.type]]
        if self.bonus != NONE:
            words.append(BONUS_NAMES[self.bonus])
        return " ".join([*words, "used"] if self.used else words)


@dataclass
class Contents:
    troops: int = 0
    mercenaries: int = 0
    heroes: list[int] = field(default_factory=list)
    buildings: list[Building] = field(default_factory=list)

    def units_text(self) -> str:
        """The units in a fixed form, for comparing and showing."""
        parts: list[str] = []
        if self.troops:
            parts.append(f"{self.troops} troop" + ("s" if self.troops > 1 else ""))
        if self.mercenaries:
            word = "mercenary" if self.mercenaries == 1 else "mercenaries"
            parts.append(f"{self.mercenaries} {word}")
        parts += [HERO_NAMES[hero] for hero in sorted(self.heroes)]
        return ", ".join(parts)

    def buildings_text(self) -> str:
        return ", ".join(sorted([building.text() for building in self.buildings]))


def read_contents(place: Field, text: str) -> Contents:
    found = Contents()
    for item in text.split(","):
        if item.split():
            read_item(place, item.split(), found)
        elif text.strip():
            place.wrong(f"there is nothing between two commas in {text!r}. Remove one.")
    return found


def read_item(place: Field, words: list[str], found: Contents) -> None:
    """``3 troops``, ``ajax``, ``temple used``, ``metropolis gold``."""
    count = 1
    if words[0].isdecimal():
        count = int(words[0])
        words = words[1:]
        if not words:
            place.wrong(f"{count} of what? Write, for example, '{count} troops'.")
    name = PLURALS.get(words[0], words[0])
    marks = words[1:]
    if name == "troop" or name == "mercenary" or name in HERO_NAMES:
        if marks:
            place.wrong(f"{' '.join(words)!r}: separate things by commas.")
        add_unit(place, name, count, found)
    elif name in BUILDING_NAMES:
        found.buildings += [read_building(place, BUILDING_NAMES.index(name), marks)] * count
    else:
        place.wrong(unknown(words[0], KNOWN))


def add_unit(place: Field, name: str, count: int, found: Contents) -> None:
    if name == "troop":
        found.troops += count
    elif name == "mercenary":
        found.mercenaries += count
    elif count != 1 or HERO_NAMES.index(name) in found.heroes:
        place.wrong(f"there is only one {name}. Name the Hero once.")
    else:
        found.heroes.append(HERO_NAMES.index(name))


def read_building(place: Field, type: int, marks: list[str]) -> Building:
    bonus = NONE
    used = False
    for mark in marks:
        if mark == "used" and type in (TEMPLE, METROPOLIS):
            used = True
        elif mark in BONUS_NAMES and type == METROPOLIS and bonus == NONE:
            bonus = BONUS_NAMES.index(mark)
        elif type == METROPOLIS:
            place.wrong(f"metropolis: {unknown(mark, [*BONUS_NAMES, 'used'])}")
        else:
            place.wrong(
                f"'{BUILDING_NAMES[type]} {mark}': only a temple or a metropolis can be 'used', "
                f"and only a metropolis has a bonus. Separate things by commas."
            )
    return Building(type, bonus, used)
