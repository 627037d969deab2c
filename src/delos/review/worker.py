"""A process that makes one review: the game on its input, progress and the review on its output.

It knows the actions but no key, works politely behind everything else, and ends with its input or
its work, so it never outlives the server.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from typing import Final

import msgspec
from msgspec import Struct

from delos.review.reviewing import Course, review
from delos.review.values import Review, Step

NICE: Final = 10


class Word(Struct, omit_defaults=True):
    """A line of its output: how far it is, or in the end the review."""

    done: int = 0
    all: int = 0
    after: list[float] = []  # everybody's chance after the step that was done last
    review: Review | None = None


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    course = msgspec.json.decode(sys.stdin.buffer.readline(), type=Course)
    threading.Thread(target=end_with_input, daemon=True).start()
    found = review(course, 1, lambda done, every: say(word_of(done, every)))
    say(Word(len(found.steps), len(found.steps), review=found))


def word_of(done: list[Step], every: int) -> Word:
    return Word(len(done), every, [round(chance, 3) for chance in done[-1].after])


def say(word: Word) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(word) + b"\n")
    sys.stdout.buffer.flush()


def end_with_input() -> None:
    """Whoever wanted the review is gone."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
