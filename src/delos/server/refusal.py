"""What the server answers when it will not do something."""

from __future__ import annotations

from typing import final

from delos.server.protocol import ErrorInfo


@final
class Refusal(Exception):
    """A status, a code for programs and a sentence for people that says what to do."""

    def __init__(
        self, status: int, code: str, message: str, rules: tuple[str, ...] = (), wait: int = 0
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rules = rules  # of the game, that forbid it
        self.wait = wait  # seconds until it may be tried again

    def info(self) -> ErrorInfo:
        """The refusal as clients get it."""
        rules = list(self.rules)
        return ErrorInfo(self.code, self.message, rules[0] if rules else None, rules)


def malformed(message: str) -> Refusal:
    return Refusal(400, "malformed", message)


def no_identity() -> Refusal:
    return Refusal(401, "no_identity", "You have no seat yet: POST /api/v1/me makes you a guest.")


def unknown_table() -> Refusal:
    return Refusal(404, "unknown_table", "There is no such table. Check the link.")


def stale(index: int) -> Refusal:
    return Refusal(
        409, "stale", f"The table has moved on to index {index}. Look at it and choose again."
    )


def not_your_seat() -> Refusal:
    return Refusal(403, "not_your_seat", "This seat is not yours.")


def not_your_turn() -> Refusal:
    return Refusal(403, "not_your_turn", "It is not this seat's turn. Wait until it is asked.")


def too_many(wait: int) -> Refusal:
    return Refusal(
        429, "too_many", f"That was too much at once. Wait {wait} s and try again.", wait=wait
    )


def no_storage() -> Refusal:
    return Refusal(
        503,
        "storage",
        "The server cannot write to its disk, so nothing was changed. Try again later; "
        "the operator should look for free space.",
        wait=5,
    )
