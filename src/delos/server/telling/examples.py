"""Rules shown on a board: the scenarios that come with the program, moment by moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from delos import texts
from delos.kernel import inside
from delos.kernel.game import Game
from delos.scenarios import shown
from delos.scenarios.form import Scenario
from delos.scenarios.unshown import WHY
from delos.server.protocol.examples import ExampleFrame, RuleExample
from delos.server.protocol.tables import SeatInfo, TableDetail
from delos.server.refusal import Refusal
from delos.server.telling import speaking
from delos.server.telling.scene import scene

KEPT: Final = 64  # examples, in a language


def number_of(title: str, rule: str) -> int:
    """How many examples a rule has."""
    return len(shown.by_rule(title).get(rule, ()))


def why_none(rule: str, lang: str) -> str:
    """Why no position shows a rule; empty for those that are shown."""
    return texts.say(lang, f"unshown-{WHY[rule]}") if rule in WHY else ""


@lru_cache(KEPT)
def example(title: str, rule: str, number: int, lang: str) -> RuleExample:
    """An example of a rule, seen by whoever is asked first; 404 if there is none."""
    numbers = shown.by_rule(title).get(rule, ())
    if number >= len(numbers):
        raise Refusal(404, "unknown", "unknown-example", rule=rule)
    scenario = shown.scenario(title, numbers[number])
    seat = shown.first_seat(scenario)
    frames = frames_of(scenario, seat, lang)
    start = scenario.start()
    return RuleExample(rule, number, len(numbers), seat, table(start), frames)


def frames_of(scenario: Scenario, seat: int | None, lang: str) -> list[ExampleFrame]:
    frames: list[ExampleFrame] = []
    entries = 0
    moments = list(shown.moments(scenario))
    for step, moment in enumerate(moments):
        game = moment.game
        log = speaking.entries(game.title, moment.events, entries, seat, lang)
        entries += len(log)
        frames.append(
            ExampleFrame(
                step=step,
                steps=len(moments) - 1,
                seat=seat,
                view=msgspec.Raw(msgspec.json.encode(speaking.view_of(game, seat))),
                log=log,
                entries=entries,
                refused=wanted(game, moment.refused, lang),
                reason=game.why_not(moment.refused, lang).text if moment.refused else "",
            )
        )
    return frames


def wanted(game: Game, text: str, lang: str) -> str:
    """An action that is not offered, in words; empty where the title has no such action now."""
    kind, title = inside.kind(game), game.title
    if not text:
        return ""
    for option in title.kinds[kind].options():
        if title.text(kind, option) == text:
            return title.label(title.kinds[kind].name, title.tokens(kind, option), lang)
    return ""


def table(game: Game) -> TableDetail:
    """The table of an example: nobody sits there."""
    seats = [
        SeatInfo(number, faction, "bot", "", None, False)
        for number, faction in enumerate(game.title.seats)
    ]
    return scene(game, seats, "over")
