"""Short help for gods, buildings, bonuses and cards."""

from __future__ import annotations

from typing import Final

from delos import texts

BASE: Final = "base"


def help_id(token: str, edition: str = "") -> str:
    """The message that explains a thing; the base edition has its own where rules differ."""
    message = "help-" + token.replace(":", "-")
    if edition == BASE and texts.has(texts.LANGUAGES[0], f"{message}-{BASE}"):
        return f"{message}-{BASE}"
    return message


def help(lang: str, token: str, edition: str = "") -> str:
    return texts.say(lang, help_id(token, edition))
