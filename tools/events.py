"""docs/events.md from the titles' event tables: `python -m tools.events` writes it.

A test notices when the page is out of date.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delos.classic.events import EVENTS as CLASSIC
from delos.kernel.event import PUBLIC, TO_FIRST, EventKind
from delos.legendary.events import EVENTS as LEGENDARY
from delos.mytikas.events import EVENTS as MYTIKAS
from delos.texts import speak

PAGE: Final = Path(__file__).parents[1] / "docs" / "events.md"
TABLES: Final = {"legendary": LEGENDARY, "classic": CLASSIC, "mytikas": MYTIKAS}

HEAD: Final = """\
# Events

`game.play(...)` returns what happened, event by event:

```python
import delos

game = delos.new("mytikas", players=3, seed=7)
for event in game.play(game.options()[0]):
    print(event)  # <Event card_dealt player=red deity=aphrodite>
    print(event.name, event.fields, event.sentence("fr"))
```

`event.name` and `event.fields` tell everything, for whoever runs the game. `event.seen_by(seat)`
has only the fields that a seat may know (`None`: a spectator), `event.sentence_for(seat, lang)`
says the same in words. Events are values: equal events are equal. A copy of a game tells no
events, nor does a game made with `events=False`.

A field is a number (`n`) or the word of a thing: a `faction`, a `land`, a `hero` …; `none` where
there is none. *Seen by*: who may know all fields (teammates too); others see those before the dots.

This page is made from the tables of the engine (`python -m tools.events`).
"""
NAMES: Final = {
    "legendary": "Cyclades: Legendary Edition",
    "classic": "The original Cyclades, with Hades",
    "mytikas": "Mytikas",
}
# A thing or two of each type, for the sentence that stands for all.
SAMPLES: Final[dict[str, dict[str, str]]] = {
    "legendary": {"faction": "bull bee"},
    "classic": {"faction": "blue red"},
    "mytikas": {},
}
SHARED: Final = {
    "god": "ares",
    "phase": "income",
    "land": "naxos ios",
    "sea": "b2 c2",
    "area": "naxos",
    "site": "naxos-1",
    "hero": "achilles",
    "creature": "kraken",
    "piece": "kraken",
    "building": "port",
    "bonus": "troops",
    "favour": "hermes",
    "item": "helm",
    "player": "blue red",
    "deity": "nike",
    "space": "zeus-day",
    "resource": "stone",
    "patron": "zeus",
    "slot": "sc1",
    "end": "levels",
    "level": "2",
    "shift": "stone-3-1",
}


def page() -> str:
    parts = [HEAD]
    for title, table in TABLES.items():
        parts.append(f"## {NAMES[title]} (`{title}`)\n")
        parts.append("| event | fields | seen by | as people read it |\n|---|---|---|---|")
        parts.append("\n".join(row(title, kind) for kind in table) + "\n")
    return "\n".join(parts)


def row(title: str, kind: EventKind) -> str:
    return f"| `{kind.name}` | {fields(kind)} | {seen(kind)} | {sentence(title, kind)} |"


def fields(kind: EventKind) -> str:
    """Each as ``name: type``, the type left out where it is called the same."""
    found: list[str] = []
    public = len(kind.fields) if kind.seen == PUBLIC else 1 if kind.seen == TO_FIRST else 2
    for number, field in enumerate(kind.fields):
        name, _, type = field.partition(":")
        told = f"`{name}`" if name == type else f"`{name}`: {type}"
        found.append("… " + told if number == public else told)
    return ", ".join(found)


def seen(kind: EventKind) -> str:
    if kind.seen == PUBLIC:
        return "all"
    names = [field.partition(":")[0] for field in kind.fields]
    return " and ".join(f"`{name}`" for name in names[: 1 if kind.seen == TO_FIRST else 2])


def sentence(title: str, kind: EventKind) -> str:
    values: dict[str, object] = {}
    met: list[str] = []
    for number, field in enumerate(kind.fields):
        name, _, type = field.partition(":")
        values[name] = 2 + number if type == "n" else sample(title, type, met.count(type))
        met.append(type)
    return speak.event("en", kind.name, values, kind.types(), title=title)


def sample(title: str, type: str, before: int) -> object:
    """A thing of a type, another one if some went before."""
    if type == "plain":
        return 0
    words = {**SHARED, **SAMPLES[title]}[type].split()
    return words[before % len(words)]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
