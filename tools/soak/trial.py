"""What a trial is: something done again and again within bounds, that counts and finds faults."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

MOST_FAULTS: Final = 20  # then a trial ends: more of the same tells nothing new
SHORT: Final = 600  # letters of a fault that are kept
EVERY: Final = 10.0  # seconds between two notes of how far it is


@dataclass(frozen=True)
class Bounds:
    """A trial ends when either is reached."""

    count: int
    seconds: float


@dataclass
class Run:
    """One run of a trial: what it may do, what it has done, what it has found."""

    name: str
    bounds: Bounds
    seed: int
    folder: Path  # for its own files, empty
    plant: str = ""  # a fault that is put in on purpose: the trial must find it
    note: Path | None = None  # where to say how far it is
    count: int = 0
    figures: dict[str, Any] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    noted: float = 0.0

    @property
    def took(self) -> float:
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        """Seconds until the end."""
        return self.bounds.seconds - self.took

    def more(self) -> bool:
        """Whether to go on."""
        self.tell()
        return self.count < self.bounds.count and self.left > 0 and len(self.faults) < MOST_FAULTS

    def fault(self, words: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(words[:SHORT])
        self.tell(now=True)

    def add(self, name: str, number: int = 1) -> None:
        self.figures[name] = self.figures.get(name, 0) + number

    def told(self) -> dict[str, Any]:
        return {
            "trial": self.name,
            "count": self.count,
            "of": self.bounds.count,
            "seconds": round(self.took, 1),
            "seed": self.seed,
            "plant": self.plant,
            "figures": self.figures,
            "faults": self.faults,
        }

    def tell(self, now: bool = False) -> None:
        """Say how far it is, now and then: a run that is ended from outside has said something."""
        if self.note is None or (not now and time.monotonic() < self.noted + EVERY):
            return
        self.noted = time.monotonic()
        self.note.parent.mkdir(parents=True, exist_ok=True)
        self.note.write_text(json.dumps(self.told(), indent=1) + "\n", encoding="utf-8")


@dataclass(frozen=True)
class Trial:
    name: str
    about: str  # in one line
    unit: str  # of what is counted
    go: Callable[[Run], None]
    short: Bounds  # to see that it works
    night: Bounds
    full: Bounds  # the figures of docs/reliability.md
    plants: tuple[str, ...] = ()  # faults that it must find

    def bounds(self, size: str) -> Bounds:
        return {"short": self.short, "night": self.night, "full": self.full}[size]
