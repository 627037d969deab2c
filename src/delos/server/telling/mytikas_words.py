"""Help for Mytikas: sentences of the texts, with the numbers of numbers.toml filled in."""

from __future__ import annotations

from functools import cache
from typing import Any

from delos import texts
from delos.mytikas import ids
from delos.mytikas.tables import read_file


@cache
def numbers() -> dict[str, Any]:
    return read_file().fields


def explained(lang: str, token: str) -> str:
    """What a thing is; nothing if there is nothing to say."""
    kind, _, word = token.partition(":")
    if kind == "space":
        return f"{texts.say(lang, f'help-space-{word}')} {ribbon(lang, word)}"
    if kind == "patron":
        sides = {side: texts.say(lang, f"help-space-{word}-{side}") for side in ids.SIDE_NAMES}
        return texts.say(lang, "help-patron", **sides)
    if kind == "deity":
        return f"{texts.say(lang, f'help-deity-{word}')} {scoring(lang, word)}"
    if kind == "construction":
        return construction(lang, word)
    if kind == "slot":
        return slot(lang, word)
    message = f"help-{kind}-{word}"
    return texts.say(lang, message) if texts.has(lang, message) else ""


def ribbon(lang: str, space: str) -> str:
    """The bonus action of a space (table T6)."""
    bonus = numbers()["bonus"][space]
    return texts.say(lang, f"ribbon-{bonus['action']}", n=bonus["n"])


def scoring(lang: str, deity: str) -> str:
    """What a card scores (table T5)."""
    cards = numbers()["cards"]
    if deity in cards["steps"]:
        steps = [
            texts.say(lang, "score-step", points=points, count=count)
            for count, points in cards["steps"][deity]
        ]
        return texts.say(lang, "score-steps", steps=", ".join(steps))
    if isinstance(cards.get(deity), int):
        return texts.say(lang, "score-each", points=cards[deity])
    points, more = cards["fixed"]
    return texts.say(lang, "score-fixed", points=points, more=points + more, deity=deity)


def construction(lang: str, piece: str) -> str:
    """Cost and points (table T4)."""
    row = numbers()["constructions"][piece]
    cost = [
        texts.say(lang, f"count-{type}", **{type: count})
        for type, count in zip(ids.TYPE_NAMES, row["cost"], strict=True)
        if count
    ]
    return texts.say(lang, "help-construction", cost=listed(lang, cost), points=row["points"])


def slot(lang: str, name: str) -> str:
    """Which piece stands on a slot of the board, and its bonus effect (table T4)."""
    piece = ids.PIECE_NAMES[ids.SLOT_KIND[ids.SLOT_NAMES.index(name)]]
    said = texts.say(lang, f"construction-{piece}")
    said = said[:1].upper() + said[1:]
    if name not in numbers()["slots"]:
        return texts.say(lang, "help-slot-none", construction=said)
    effect = numbers()["effects"][numbers()["slots"][name]]
    parts = [texts.say(lang, f"effect-{part}", n=count) for part, count in effect.items()]
    return texts.say(lang, "help-slot", construction=said, effect=listed(lang, parts))


def listed(lang: str, parts: list[str]) -> str:
    """One, two or more things in a row."""
    *others, last = parts
    if not others:
        return last
    first = others[0]
    for other in others[1:]:
        first = texts.say(lang, "list-more", first=first, last=other)
    return texts.say(lang, "list-two", first=first, last=last)
