"""Scenarios that come with the program to show a rule: a position, moves, and what is refused.

The files in examples/ are chosen from the tests' scenarios by `make examples`; the tests see to it
that they say what the tests say.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.scenarios.fields import Field
from delos.scenarios.form import Scenario, Step, read_form
from delos.scenarios.player import Player

FOLDER: Final = Path(__file__).parent / "examples"


@dataclass(frozen=True)
class Moment:
    """The table after a move and what happened, or an action that is refused there."""

    game: Game
    events: tuple[Event, ...]
    refused: str = ""


@cache
def written(title: str) -> tuple[dict[str, Any], ...]:
    """The examples of a title as they are written; none if it has no file."""
    file = FOLDER / f"{title}.json"
    return tuple(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else ()


@cache
def by_rule(title: str) -> dict[str, tuple[int, ...]]:
    """The numbers of the examples that show a rule, the plainest first."""
    found: dict[str, list[int]] = {}
    for number, one in enumerate(written(title)):
        for rule in one["shows"]:
            found.setdefault(rule, []).append(number)
    return {rule: tuple(numbers) for rule, numbers in found.items()}


def scenario(title: str, number: int) -> Scenario:
    return read(title, written(title)[number])


def read(title: str, one: dict[str, Any]) -> Scenario:
    """An example as it is written; the rules that it shows are not part of the scenario."""
    told = {key: value for key, value in one.items() if key != "shows"}
    return read_form(FOLDER / f"{title}.json", Field("", {**told, "title": title}))


def moments(example: Scenario) -> Iterator[Moment]:
    """The position, then one moment for each move of which something is told (the first words of
    an action are not), and for each refusal. Where nothing is done, what happened by itself before
    anybody was asked is told of the position."""
    player = Player(example)
    heard = len(player.events)
    still = not any(step.moves or refusals(step) for step in example.steps)
    yield Moment(player.game.copy(), tuple(player.events) if still else ())
    for step in example.steps:
        for move in step.moves:
            player.ahead.pop(0)
            player.play(step, move)
            if len(player.events) > heard:
                yield Moment(player.game.copy(), tuple(player.events[heard:]))
                heard = len(player.events)
        player.let_chance(player.ahead[0].text if player.ahead else "")
        for text in refusals(step):
            yield Moment(player.game.copy(), tuple(player.events[heard:]), text)
            heard = len(player.events)
    if len(player.events) > heard:  # what chance did after the last move
        yield Moment(player.game.copy(), tuple(player.events[heard:]))


def refusals(step: Step) -> list[str]:
    if step.expect is None or not isinstance(step.expect.value, dict):
        return []
    why = step.expect.value.get("why", {})
    return [text for text, reason in why.items() if reason] if isinstance(why, dict) else []


def first_seat(example: Scenario) -> int | None:
    """Whose eyes an example is seen through: those of the seat that is asked first."""
    actor = inside.actor(example.start())
    return actor if actor >= 0 else None
