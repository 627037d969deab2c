"""What the action ids of a title mean, as a short text: equal texts, equal ids."""

import hashlib
from typing import Final

from delos.kernel.kind import NO_ID
from delos.kernel.title import Title

NEWEST: Final = 1000  # versions of rules stay below it
# Of titles whose table of kinds was read already: it is the same for all tables of a title.
_FOUND: Final[dict[str, str]] = {}


def fingerprint(title: Title) -> str:
    """Of all ids, chance's too: what a dump needs to be understood."""
    if title.name not in _FOUND:
        _FOUND[title.name] = digest(meanings(title, True))
    return _FOUND[title.name]


def fingerprint_until(title: Title, version: int) -> str:
    """Of the players' ids up to a version of the rules: no later one may change it."""
    return digest(meanings(title, False, version))


def meanings(title: Title, chance: bool, until: int = NEWEST) -> list[str]:
    """A line for each id: its number, its kind, and what it names, as far as that is the same at
    every table."""
    found: list[str] = []
    for kind in title.kinds:
        if kind.chance and not chance:
            continue
        for option in range(kind.size):
            if kind.ids[option] == NO_ID or kind.version(option) > until:
                continue
            part, number = kind.part(option)
            names = title.lasting_names(part.type)
            name = names[number] if number < len(names) else str(number)
            found.append(f"{kind.ids[option]} {kind.name} {kind.verb} {part.prefix} {name}")
    return sorted(found, key=first_number)


def first_number(meaning: str) -> int:
    return int(meaning.split(maxsplit=1)[0])


def digest(meanings: list[str]) -> str:
    return hashlib.blake2b("\n".join(meanings).encode(), digest_size=8).hexdigest()
