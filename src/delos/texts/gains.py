"""What a choice changes for whoever makes it, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from delos import texts

Counts = Mapping[str, int]

# What is told first; of the rest only the weightiest
FIRST: Final = (
    "metropolises",
    "rivals",
    "points",
    "locks",
    "built",
    "types",
    "philosophers",
    "cards",
    "taken",
)
HOLDINGS: Final = (
    "lands",
    "income",
    "heroes",
    "creatures",
    "priests",
    "priestesses",
    "seas",
    "troops",
    "fleets",
    "favours",
    "offerings",
    "gold-cubes",
    "marble",
    "stone",
)
ORDER: Final = (*FIRST, *HOLDINGS, "height")
PARTS: Final = 3
TOGETHER: Final = frozenset({"types", "philosophers"})  # four of them make a metropolis
UNITS: Final = frozenset({"troops", "fleets"})
HARM: Final = ("creatures", "heroes", "buildings", "troops", "fleets")  # to rivals


@dataclass(frozen=True)
class Change:
    sure: Counts
    perhaps: Counts
    have: Counts = field(default_factory=dict)  # what there was before
    varied: tuple[str, ...] = ()  # of what is sure: that which may be more
    lucky: bool = True  # luck decides what is not sure, not what is chosen next
    battle: bool = False  # what it costs is told with the odds of a battle
    won: bool = False  # and what it may bring hangs on it
    told: bool = False  # of somebody, not to whoever chooses

    def words(self, message: str) -> str:
        return message + "-told" if self.told else message


def weighed(change: Change, lang: str, title: str = "") -> str:
    """The sentences, or nothing where nothing changes that is worth telling: what surely comes and
    what it costs, then what may come of it."""
    known = taken(change.sure)
    parts = brought(known, change, lang, title)[:PARTS]
    said: list[str] = []
    gold = change.sure.get("gold", 0)
    if gold > 0:
        parts.append(texts.say(lang, "hint-gold", count=gold))
    what = listed(parts, "list-two", lang)
    if what and gold < 0:
        said.append(texts.say(lang, "hint-brings-for", what=what, gold=-gold))
    elif what:
        said.append(texts.say(lang, "hint-brings", what=what))
    elif gold < 0:
        said.append(texts.say(lang, "hint-costs-gold", gold=-gold))
    lost = given_up(known, lang, title)
    if lost:
        said.append(
            texts.say(lang, change.words("hint-costs"), what=listed(lost, "list-two", lang))
        )
    hurt = [] if change.battle or "taken" in known else harmed(known, lang, title)
    if hurt:
        said.append(
            texts.say(lang, change.words("hint-harms"), what=listed(hurt, "list-two", lang))
        )
    return " ".join(said + hoped(change, bool(parts), lang, title))


def hoped(change: Change, also: bool, lang: str, title: str) -> list[str]:
    """What is not sure: what it may bring, what it may cost."""
    may = costless(change.perhaps)
    parts = brought(may, change, lang, title)
    if may.get("gold", 0) > 0:
        parts.append(texts.say(lang, "hint-gold", count=may["gold"]))
    said: list[str] = []
    if parts:
        message = "hint-if-won" if change.won else "hint-perhaps" if change.lucky else "hint-can"
        message += "-also" if also and not change.won else ""
        last = "list-two" if change.won else "list-or"
        said.append(texts.say(lang, message, what=listed(parts[: PARTS - 1], last, lang)))
    if change.battle:
        may = {name: count for name, count in may.items() if name not in UNITS}
    lost = given_up(may, lang, title)
    if lost:
        said.append(texts.say(lang, change.words("hint-may-cost"), what=lost[0]))
    hurt = [] if change.battle or "taken" in may else harmed(may, lang, title)
    if hurt:
        said.append(texts.say(lang, change.words("hint-may-harm"), what=hurt[0]))
    return said


def taken(sure: Counts) -> dict[str, int]:
    """A rival's land that is taken in every game needs no luck."""
    found = {name: count for name, count in sure.items() if name != "rival-lands"}
    lands = sure.get("rival-lands", 0)
    return {"taken": lands, **found} if lands > 0 else found


def costless(perhaps: Counts) -> dict[str, int]:
    """Without what says little where it is not sure: a price, a step up."""
    found = {name: count for name, count in perhaps.items() if name != "height"}
    if found.get("gold", 0) < 0:
        del found["gold"]
    return taken(found)


def brought(gains: Counts, change: Change, lang: str, title: str) -> list[str]:
    """What becomes more, the weightiest first."""
    found: list[str] = []
    for name in ORDER:
        count = gains.get(name, 0)
        if count <= 0 or (name == "lands" and "taken" in gains):
            continue  # a land taken from somebody is told already
        now: str | int = texts.NONE
        if name in TOGETHER and name in change.have:
            now = change.have[name] + count
        part = texts.say(lang, words_for(name, change, lang, title), count=count, now=now)
        least = name in change.varied
        found.append(texts.say(lang, "hint-least", what=part) if least else part)
    return found


def words_for(name: str, change: Change, lang: str, title: str) -> str:
    if name == "types":
        return change.words("hint-types")
    return texts.own(lang, title, f"hint-{name}")


def given_up(gains: Counts, lang: str, title: str) -> list[str]:
    """What becomes less, the weightiest first."""
    return [
        texts.say(lang, texts.own(lang, title, f"hint-less-{name}"), count=-gains[name])
        for name in HOLDINGS
        if gains.get(name, 0) < 0
    ]


def harmed(gains: Counts, lang: str, title: str) -> list[str]:
    """What rivals have less."""
    found: list[str] = []
    for name in HARM:
        count = gains.get(f"rival-{name}", 0)
        if count > 0:
            message = texts.own(lang, title, f"hint-less-{name}")
            found.append(texts.say(lang, message, count=count))
    return found


def listed(parts: list[str], last: str, lang: str) -> str:
    """``a land, a hero and a fleet``, as the language joins them."""
    if len(parts) < 2:
        return "".join(parts)
    first = parts[0]
    for part in parts[1:-1]:
        first = texts.say(lang, "list-more", first=first, last=part)
    return texts.say(lang, last, first=first, last=parts[-1])


def joined(parts: list[str], lang: str) -> str:
    """One sentence of facts, as the language sets a pause."""
    from delos.texts import speak

    said = parts[0]
    for part in parts[1:]:
        said = texts.say(lang, "hint-two", first=said, second=part)
    return speak.sentence(said) + "."
