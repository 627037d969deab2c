"""What a notice says: who is awaited where, and nothing else of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from delos import texts
from delos.server.notices.rows import Notice

LISTED: Final = 5  # lines; the others are counted


@dataclass(frozen=True)
class Message:
    lang: str
    text: str  # a sentence for each
    url: str  # the page of the first, or of all tables
    kinds: list[str]
    base: str  # the server's address, as the person uses it

    @classmethod
    def trial(cls, lang: str, base: str) -> Message:
        """A word to see whether it arrives."""
        return cls(lang, texts.say(lang, "notice-trial"), base + "/", ["trial"], base)

    @property
    def first(self) -> str:
        return self.text.partition("\n")[0]


def message_of(notices: list[Notice], lang: str, base: str) -> Message:
    """One message for all that somebody is to hear now."""
    lines = [texts.say(lang, f"notice-{one.kind}", name=one.name) for one in notices[:LISTED]]
    if len(notices) > LISTED:
        lines.append(texts.say(lang, "notice-more", count=str(len(notices) - LISTED)))
    path = notices[0].path if len(notices) == 1 else "/"
    return Message(lang, "\n".join(lines), base + path, sorted({one.kind for one in notices}), base)
