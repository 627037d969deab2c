"""Chooses the scenarios that show a rule on the rules page: `make examples`.

A rule gets the plainest scenarios that name it, two at most: those that name few rules and take few
moves. What a scenario expects is left out, but for the actions that it says are refused. Long ones,
and positions in which nothing more happens, show only what nothing plainer shows.
"""

from __future__ import annotations

import json
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from delos.kernel.errors import DelosError
from delos.scenarios.shown import FOLDER, moments, read

ROOT: Final = Path(__file__).resolve().parent.parent
SCENARIOS: Final = ROOT / "tests" / "scenarios"
TITLES: Final = ("legendary", "classic", "mytikas")
LONG: Final = 16  # more moves are tedious to watch
MOST_MOVES: Final = 60
EACH: Final = 2  # examples of a rule
TRY: Final = ".venv/bin/delos scenario"
KEPT: Final = ("name", "chance", "options", "position")


@dataclass(frozen=True)
class Candidate:
    """A scenario that can be shown."""

    file: str
    title: str
    rules: tuple[str, ...]
    moves: int
    refusals: int
    told: dict[str, Any]
    still: bool = False  # nothing happens: the position speaks, and what led to it by itself

    def order(self) -> tuple[object, ...]:
        """The plainest first; the name decides between equals."""
        idle = self.moves == 0
        return (self.last, idle, len(self.rules), self.moves + self.refusals, self.file)

    @property
    def last(self) -> bool:
        """Shown where nothing plainer is."""
        return self.still or self.moves + self.refusals > LONG


def candidate(file: Path) -> Candidate | None:
    """None for what cannot be shown: errors, old rules, moves taken back, long games."""
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = [shortened(step) for step in told.get("step", [])]
    moves = sum(len(step.get("plays", ())) for step in steps)
    refusals = sum(len(step.get("expect", {}).get("why", {})) for step in steps)
    old = "version" in told.get("options", {})
    undone = any("undo" in step for step in told.get("step", []))
    if "error" in told or old or undone or moves + refusals > MOST_MOVES:
        return None
    kept: dict[str, Any] = {key: told[key] for key in KEPT if key in told}
    shown = [step for step in steps if step.keys() & {"plays", "expect"}]
    kept["step"] = shown or [{"expect": {}}]  # a scenario has a step
    still = len(list(moments(read(told["title"], kept)))) == 1
    name = file.relative_to(SCENARIOS).as_posix()
    rules = tuple(told.get("rules", ()))
    return Candidate(name, told["title"], rules, moves, refusals, kept, still)


def sound(file: Path) -> Candidate | None:
    """The same; a scenario that does not hold ends the program with a sentence."""
    try:
        return candidate(file)
    except (DelosError, KeyError, tomllib.TOMLDecodeError) as error:
        name = file.relative_to(ROOT)
        raise SystemExit(f"{name}: {error}\nNothing is shown before {TRY} {name} holds.") from None


def shortened(step: dict[str, Any]) -> dict[str, Any]:
    """A step with its moves, and with what it says is refused."""
    found: dict[str, Any] = {"by": step["by"]} if "by" in step else {}
    plays = [step["play"]] if "play" in step else step.get("plays", [])
    if plays:
        found["plays"] = plays
    why = {text: rule for text, rule in step.get("expect", {}).get("why", {}).items() if rule}
    if why:
        found["expect"] = {"why": why}
    return found


def chosen(title: str) -> list[dict[str, Any]]:
    """The examples of a title, each with the rules that it is to show."""
    found = [sound(file) for file in sorted(SCENARIOS.rglob("*.toml"))]
    candidates = sorted(
        (one for one in found if one is not None and one.title == title), key=Candidate.order
    )
    shows: dict[str, list[str]] = {}
    counted: dict[str, int] = {}
    for one in candidates:
        most = 1 if one.last else EACH
        wanted = [rule for rule in one.rules if counted.get(rule, 0) < most]
        for rule in wanted:
            counted[rule] = counted.get(rule, 0) + 1
        if wanted:
            shows[one.file] = wanted
    return [{**one.told, "shows": shows[one.file]} for one in candidates if one.file in shows]


def text_of(title: str) -> str:
    lines = [
        json.dumps(one, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        for one in chosen(title)
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for title in TITLES:
        (FOLDER / f"{title}.json").write_text(text_of(title), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
