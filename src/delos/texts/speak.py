"""From the engine's tokens (``god:zeus``, ``land=land:naxos``) to sentences for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from delos import texts
from delos.cyclades.ids import GOD_NAMES
from delos.kernel.reason import ReasonKey, read_key

Names = Mapping[str, str]  # display names of areas by slug, where they differ from the slug

NUMBERS: Final = frozenset({"n", "bid"})
AREAS: Final = frozenset({"land", "sea", "area"})
CARDS: Final = {"0": "priestess", "1": "philosopher"}
NO_NAMES: Final[Names] = {}


def prompt(
    lang: str, kind: str, about: Iterable[str], names: Names = NO_NAMES, title: str = ""
) -> str:
    """The question of a kind of decision (``offering.bid``), in the words of a title."""
    variables = {}
    for token in about:
        role, _, thing = token.partition("=")
        variables[role] = named(lang, thing, names, title)
    message = texts.own(lang, title, "prompt-" + kind.replace(".", "-"))
    return sentence(texts.say(lang, message, **variables))


def label(
    lang: str, kind: str, tokens: Iterable[str], names: Names = NO_NAMES, title: str = ""
) -> str:
    """An option of a kind; a token ``price=n:2`` gives more to say than the option itself."""
    message = "option-" + kind.replace(".", "-")
    variables: dict[str, str | int] = {}
    for token in tokens:
        role, equals, thing = token.partition("=")
        if equals:
            variables[role] = named(lang, thing, names, title)
        elif token.startswith("word:"):
            message += "-" + token.removeprefix("word:")
        else:
            variables["thing"] = named(lang, token, names, title)
    return sentence(texts.say(lang, message, **variables))


def reason(lang: str, key: str, title: str = "", names: Names = NO_NAMES) -> str:
    """Why something is not possible, from a key of `delos.kernel.reason`."""
    told = read_key(key)
    message = texts.own(lang, title, "why-" + told.word)
    if not told.word or not texts.has(lang, message):
        message = "why-unknown"
    return sentence(texts.say(lang, message, **_filled(lang, told, names, title)))


def in_short(lang: str, key: str, title: str = "") -> str:
    """The same in a few words, to stand beside the thing; empty where a reason has none."""
    told = read_key(key)
    message = texts.own(lang, title, "why-" + told.word) + ".short"
    if not told.word or not texts.has(lang, message):
        return ""
    return texts.say(lang, message, **_filled(lang, told, NO_NAMES, title))


def _filled(lang: str, told: ReasonKey, names: Names, title: str) -> dict[str, str | int]:
    """What a reason's sentence fills in."""
    variables: dict[str, str | int] = {"rule": told.rules[0] if told.rules else texts.NONE}
    god = god_of(told.rules)
    if god:
        variables["god"] = named(lang, f"god:{god}")
    for token in told.tokens:
        role, _, thing = token.partition("=")
        variables[role] = named(lang, thing, names, title)
    return variables


def god_of(rules: Iterable[str]) -> str:
    """The god whose chapter a rule stands in (``CLA-ZEUS-04``); Hades' is called after his box."""
    for rule in rules:
        chapter = rule.split("-")[1]
        if rule.startswith("HAD-GOD-"):
            return "hades"
        if chapter.lower() in GOD_NAMES:
            return chapter.lower()
    return ""


def slip(lang: str, word: str, wanted: str, decision: str) -> str:
    """A wish that names nothing, or comes too late (`Title.slip` of the kernel)."""
    return texts.say(lang, "slip-" + word, wanted=wanted, decision=decision)


def event(
    lang: str,
    name: str,
    fields: Mapping[str, object],
    types: Mapping[str, str],
    names: Names = NO_NAMES,
    title: str = "",
) -> str:
    """A line of the log. A field is a token (``god:zeus``), or a word of the type that the title's
    table of events has for it (`Title.field_types`).

    Leave out what a reader may not know.
    """
    variables: dict[str, str | int] = {"name": name}
    for field, value in fields.items():
        if value is None or value == "":
            continue
        if isinstance(value, int) and types.get(field) != "plain":
            variables[field] = value
            continue
        token = str(value)
        if ":" not in token:
            token = f"{types.get(field, field)}:{token}"
        variables[field] = named(lang, token, names, title)
    message = texts.own(lang, title, "event-" + name)
    amount = variables.get("amount")
    if isinstance(amount, int) and amount < 0 and texts.has(lang, message + ".back"):
        # What had been given is taken again: another sentence, not a number below nothing.
        message, variables["amount"] = message + ".back", -amount
    return sentence(
        texts.say(lang, message if texts.has(lang, message) else "event-unknown", **variables)
    )


def named(lang: str, token: str, names: Names = NO_NAMES, title: str = "") -> str | int:
    """A thing as it stands inside a sentence (``creature:kraken``: the Kraken); numbers stay so.
    A title may call it by a name of its own."""
    if names is NO_NAMES:
        return _known(lang, token, title)
    return _named(lang, token, names, title)


@lru_cache(10_000)
def _known(lang: str, token: str, title: str) -> str | int:
    return _named(lang, token, NO_NAMES, title)


def _named(lang: str, token: str, names: Names, title: str) -> str | int:
    type, colon, word = token.partition(":")
    if not colon:
        return _title(token)
    if type == "chain":
        return _chain(lang, word)
    if word == texts.NONE:
        return texts.NONE
    if type in NUMBERS:
        return int(word)
    if type in AREAS:
        return _area(lang, word, names)
    if type == "site":
        land, _, number = word.rpartition("-")
        return texts.say(lang, "site-of", land=_area(lang, land, names), number=number)
    if type == "dice":
        attack, _, defence = word.partition("-")
        return texts.say(lang, "dice-pair", attack=attack, defence=defence)
    if type == "plain":  # the card that Dryad or Satyr steals
        type, word = "card", CARDS.get(word, word)
    return _name(lang, texts.own(lang, title, f"{type}-{word}"), word)


def _name(lang: str, message: str, word: str) -> str:
    if texts.has(lang, message + ".text"):
        return texts.say(lang, message + ".text")
    return texts.say(lang, message) if texts.has(lang, message) else _title(word)


def _area(lang: str, slug: str, names: Names) -> str:
    """Sea spaces of the printed boards are numbered; people know them by name. French seas of the
    tiles have an article inside a sentence, and one island has an accent."""
    if slug in names:
        return names[slug]
    island = f"land-{slug}"
    return _name(lang, island if texts.has(lang, island) else f"sea-{slug}", slug)


def _chain(lang: str, word: str) -> str:
    """The figurines that Heracles meets on his way: ``nereid-typhon``, or ``none``."""
    if word == texts.NONE:
        return texts.say(lang, "chain-none")
    *others, last = [_name(lang, f"piece-{piece}", piece) for piece in word.split("-")]
    if not others:
        return last
    first = others[0]
    for other in others[1:]:
        first = texts.say(lang, "list-more", first=first, last=other)
    return texts.say(lang, "list-two", first=first, last=last)


def _title(slug: str) -> str:
    return " ".join(part.capitalize() for part in slug.replace("_", "-").split("-"))


def sentence(text: str) -> str:
    """A name with a small article may come first."""
    return text[:1].upper() + text[1:]
