"""What the server answers when it will not do something."""

from __future__ import annotations

from typing import Final, final

from delos import texts
from delos.server.protocol.common import ErrorInfo

ENGLISH: Final = "en"  # for logs and programs


@final
class Refusal(Exception):
    """A status, a code for programs and a sentence for people that says what to do.

    The sentence is a text (``refusal-taken`` of ``server.en.ftl``) and is said in the language of
    whoever asked. ``said`` is a sentence that has been said already, such as a reason of the rules.
    """

    def __init__(
        self,
        status: int,
        code: str,
        text: str = "",
        rules: tuple[str, ...] = (),
        wait: int = 0,
        said: str = "",
        **about: str | int,
    ) -> None:
        self.status = status
        self.code = code
        self.text = "refusal-" + (text or code.replace("_", "-"))
        self.rules = rules  # of the game, that forbid it
        self.wait = wait  # seconds until it may be tried again
        self.said = said
        # as words: 1204 is the number of a move, not 1,204 things
        self.about = {name: str(value) for name, value in about.items()}
        super().__init__(self.message())

    def message(self, lang: str = ENGLISH) -> str:
        return self.said or texts.say(lang, self.text, **self.about)

    def info(self, lang: str = ENGLISH) -> ErrorInfo:
        """The refusal as clients get it."""
        rules = list(self.rules)
        return ErrorInfo(self.code, self.message(lang), rules[0] if rules else None, rules)


def malformed(text: str, **about: str | int) -> Refusal:
    return Refusal(400, "malformed", text, (), 0, "", **about)


def no_identity() -> Refusal:
    return Refusal(401, "no_identity")


def unknown_table() -> Refusal:
    return Refusal(404, "unknown_table")


def unknown_seat(seat: int, seats: int) -> Refusal:
    return malformed("no-seat", seat=seat, last=seats - 1)


def stale(index: int) -> Refusal:
    return Refusal(409, "stale", index=index)


def not_your_seat() -> Refusal:
    return Refusal(403, "not_your_seat")


def not_your_turn() -> Refusal:
    return Refusal(403, "not_your_turn")


def too_many(wait: int) -> Refusal:
    return Refusal(429, "too_many", wait=wait, seconds=wait)


def elsewhere() -> Refusal:
    """Another server keeps the table and cannot be reached just now, or is handing it over."""
    return Refusal(503, "elsewhere", wait=2)


def no_storage() -> Refusal:
    return Refusal(503, "storage", wait=5)
