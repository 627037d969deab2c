"""Short help for gods, buildings, bonuses and cards."""

from __future__ import annotations

from typing import Final

from delos import texts

BASE: Final = "base"


def help_id(token: str, edition: str = "", title: str = "legendary") -> str:
    """The message that explains a thing; the base edition has its own where rules differ, and
    other titles than the Legendary Edition have their own words."""
    message = "help-" + token.replace(":", "-")
    if title == "classic":
        return message.replace("help-", "help-classic-", 1)
    if edition == BASE and texts.has(texts.LANGUAGES[0], f"{message}-{BASE}"):
        return f"{message}-{BASE}"
    return message


def help(lang: str, token: str, edition: str = "", title: str = "legendary") -> str:
    return texts.say(lang, help_id(token, edition, title))
