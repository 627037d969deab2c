"""What was made once and is wanted again and again, within bounds."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar, final

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@final
class Remembered(Generic[K, V]):
    """Begins anew when it is full: what is wanted often is soon there again, and a stranger who
    asks for ever new things fills no memory."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[K, V] = {}

    def found(self, name: K, make: Callable[[], V]) -> V:
        value = self.kept.get(name)
        if value is None:
            value = make()
            if len(self.kept) >= self.most:
                self.kept.clear()
            self.kept[name] = value
        return value
