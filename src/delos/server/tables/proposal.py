"""A question to all who play: pause, go on, or end the game without a result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

Want = Literal["pause", "resume", "abandon"]


@dataclass(frozen=True)
class Proposal:
    """In memory only: a restart, a refusal or the end of its time ends it."""

    want: Want
    seat: int
    agreed: frozenset[int]
    waiting: frozenset[int]
    until: float  # by the monotonic clock

    def with_consent(self, seats: frozenset[int]) -> Proposal:
        return replace(self, agreed=self.agreed | seats, waiting=self.waiting - seats)
