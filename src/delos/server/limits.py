"""Rate limits: a bucket of tokens per name that fills at a steady rate."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from typing import final

from delos.server.refusal import too_many

NAMES = 20_000  # buckets kept; the one that rested longest is full anyway


@final
class Limit:
    def __init__(self, rate: tuple[float, float]) -> None:
        self.per_second, self.most = rate
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def level(self, name: str) -> float:
        now = time.monotonic()
        tokens, then = self.buckets.pop(name, (self.most, now))
        tokens = min(self.most, tokens + (now - then) * self.per_second)
        self.buckets[name] = (tokens, now)
        if len(self.buckets) > NAMES:
            self.buckets.popitem(last=False)
        return tokens

    def allows(self, name: str) -> bool:
        """Take a token, if there is one."""
        tokens = self.level(name)
        if tokens < 1.0:
            return False
        self.buckets[name] = (tokens - 1.0, self.buckets[name][1])
        return True

    def take(self, name: str) -> None:
        """Take a token or refuse."""
        if not self.allows(name):
            raise too_many(self.wait(name))

    def check(self, name: str) -> None:
        """Refuse if there is no token, but take none."""
        if self.level(name) < 1.0:
            raise too_many(self.wait(name))

    def wait(self, name: str) -> int:
        return max(1, math.ceil((1.0 - self.level(name)) / self.per_second))
