"""What a choice changes for whoever makes it, in a sentence."""

from __future__ import annotations

from typing import Final

from delos import texts
from delos.texts import speak

# What is told first; of the rest only the weightiest
ORDER: Final = (
    "metropolises",
    "rivals",
    "points",
    "locks",
    "built",
    "types",
    "philosophers",
    "cards",
    "taken",
    "lands",
    "income",
    "heroes",
    "creatures",
    "priestesses",
    "seas",
    "troops",
    "fleets",
    "favours",
    "offerings",
    "gold-cubes",
    "marble",
    "stone",
    "height",
)
PARTS: Final = 3
LESS: Final = frozenset({"lands", "income", "troops", "fleets", "seas"})


def weighed(sure: dict[str, int], perhaps: dict[str, int], lang: str) -> str:
    """The sentence, or nothing where nothing changes that is worth telling: what all imagined games
    brought, then what some of them did."""
    parts = brought(taken(sure), lang)
    may = [texts.say(lang, "hint-perhaps", what=one) for one in brought(costless(perhaps), lang)]
    parts += may[: max(1, PARTS - len(parts))]
    return joined(parts, lang) if parts else ""


def taken(sure: dict[str, int]) -> dict[str, int]:
    """A rival's land that is taken in every game needs no luck."""
    found = {name: count for name, count in sure.items() if name != "rival-lands"}
    lands = sure.get("rival-lands", 0)
    return {"taken": lands, **found} if lands > 0 else found


def costless(perhaps: dict[str, int]) -> dict[str, int]:
    """Without what says little where it is not sure: a price, a step up."""
    found = {name: count for name, count in perhaps.items() if name != "height"}
    if found.get("gold", 0) < 0:
        del found["gold"]
    return taken(found)


def joined(parts: list[str], lang: str) -> str:
    """One sentence of its parts, as the language sets a pause."""
    said = parts[0]
    for part in parts[1:]:
        said = texts.say(lang, "hint-two", first=said, second=part)
    return speak.sentence(said) + "."


def brought(gains: dict[str, int], lang: str) -> list[str]:
    """The weightiest changes, then what they cost."""
    found: list[str] = []
    for name in ORDER:
        count = gains.get(name, 0)
        if name == "lands" and count and "taken" in gains:
            continue  # told already: taken from somebody
        if count > 0:
            found.append(texts.say(lang, f"hint-{name}", count=count))
        elif count < 0 and name in LESS:
            found.append(texts.say(lang, f"hint-less-{name}", count=-count))
    gold = gains.get("gold", 0)
    found = found[:PARTS]
    if gold:
        message = "hint-gold" if gold > 0 else "hint-less-gold"
        found.append(texts.say(lang, message, count=abs(gold)))
    return found
