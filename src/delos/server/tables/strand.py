"""A record that grows at its end, of which many moments are kept: they share what they have in
common, so that one more move copies nothing."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar, final, overload

T = TypeVar("T")


@final
class Strand(Sequence[T]):
    """The first so many of a list that others may have made longer since. A value: nobody sees it
    change. Games are looked through in threads, so who makes it longer asks first."""

    __slots__ = ("all", "lock", "size")

    def __init__(self, all: list[T], size: int, lock: threading.Lock) -> None:
        self.all = all
        self.size = size
        self.lock = lock

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, which: int) -> T: ...
    @overload
    def __getitem__(self, which: slice) -> tuple[T, ...]: ...
    def __getitem__(self, which: int | slice) -> T | tuple[T, ...]:
        if isinstance(which, slice):
            start, stop, step = which.indices(self.size)
            if step == 1:
                return tuple(self.all[start:stop])
            return tuple(self)[which]
        place = which + self.size if which < 0 else which
        if not 0 <= place < self.size:
            raise IndexError(which)
        return self.all[place]

    def __iter__(self) -> Iterator[T]:
        return iter(self.all[: self.size])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Strand({tuple(self)!r})"


def grown(record: Sequence[T], more: Iterable[T]) -> Strand[T]:
    """The record with more behind it."""
    if isinstance(record, Strand):
        with record.lock:
            if len(record.all) == record.size:  # nobody went on from here in another way
                record.all.extend(more)
                return Strand(record.all, len(record.all), record.lock)
    everything = [*record, *more]
    return Strand(everything, len(everything), threading.Lock())


def cut(record: Sequence[T], size: int) -> Sequence[T]:
    """The first so many of the record."""
    if isinstance(record, Strand):
        return Strand(record.all, min(size, record.size), record.lock)
    return record[:size]
