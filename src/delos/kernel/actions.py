"""What the action ids of a title mean, as a short text: equal texts, equal ids."""

import hashlib
from typing import Final

from delos.kernel.kind import NO_ID
from delos.kernel.title import Title

# By title and version: the table of kinds is the same for all tables of a title.
_FOUND: Final[dict[str, str]] = {}


def fingerprint(title: Title, version: int) -> str:
    """Of all ids up to a version of the rules: no later one may change it."""
    key = f"{title.name} {version}"
    if key not in _FOUND:
        lines = "\n".join(meanings(title, version))
        _FOUND[key] = hashlib.blake2b(lines.encode(), digest_size=8).hexdigest()
    return _FOUND[key]


def meanings(title: Title, version: int) -> list[str]:
    """A line for each id: its kind, and what it names, as far as that is the same at every table.
    Ids of chance are counted from its first: they follow those of players, however many."""
    found: list[str] = []
    for kind in title.kinds:
        first = title.actions if kind.chance else 0
        for option in range(kind.size):
            if kind.ids[option] == NO_ID or kind.version(option) > version:
                continue
            part, number = kind.part(option)
            names = title.lasting_names(part.type)
            name = names[number] if number < len(names) else str(number)
            found.append(f"{kind.ids[option] - first} {kind.name} {kind.verb} {part.prefix} {name}")
    return sorted(found)


def first_of_chance(title: Title) -> int:
    """The first id of chance when version 1 was all there was: dumps did not tell theirs then."""
    count = 0
    for kind in title.kinds:
        if not kind.chance:
            count += len([option for option in kind.options() if kind.version(option) == 1])
    return count


def moved_chance(title: Title, actions: list[int], first: int) -> list[int]:
    """Actions whose ids of chance began at ``first`` as they are now."""
    behind = title.actions - first
    if behind == 0:
        return actions
    return [action if action < first else action + behind for action in actions]
