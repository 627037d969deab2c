"""The choices that greedy likes best, with what it thinks of them and what they would bring.

Worth is the judge's: points without a scale of their own, to be compared with each other. The
chance to win after a choice is the learned one (`delos.bots.chance`), which sees further than a
turn but not every detail: the two need not agree about choices that are close. What a choice brings
is read off the seat's view before it and after greedy's own way to finish it, in an imagined game:
luck on the way may fall otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from delos.bots.base import Chair, choices
from delos.bots.chance import BadWeights, chances
from delos.bots.greedy import STEPS, GreedyBot, follow_up, kind_of
from delos.bots.judges import Judge, judge_of
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game

Counts = dict[str, int]
BASIC: Final = ("port", "fortress", "temple", "university")
WORLDS: Final = 4  # imagined games over which a chance is averaged


@dataclass(frozen=True)
class Advice:
    action: int
    worth: float
    gains: Counts = field(default_factory=dict)  # what changes for the seat, by name
    chance: float | None = None  # of the seat to win after it; None: there are no weights


def advice(chair: Chair, seed: int, most: int) -> list[Advice]:
    """At most so many choices of the chair's seat, best first, with the chances they lead to."""
    judge = judge_of(chair.title)
    return [
        replace(one, chance=chance_after(chair, judge, one.action, seed))
        for one in ranked(chair, seed, most)
    ]


def ranked(chair: Chair, seed: int, most: int) -> list[Advice]:
    """The same without chances."""
    ids = choices(chair)
    judge = judge_of(chair.title)
    bot = GreedyBot(seed)
    game = chair.imagine(bot.dice.draw())
    wanted = judge.sensible(game) if len(ids) > 1 else ids
    before = counted(game, chair.seat)
    found: list[Advice] = []
    for action in wanted:
        hunch = judge.hunch(game, chair.seat, action)
        if hunch is not None:
            found.append(Advice(action, hunch))
            continue
        if judge.width:
            worth, way = follow_up(game, judge, chair.seat, action)
            after = finished(game, chair.seat, [action, *(choice for _, choice in way)])
        else:
            worth, after = bot.tried(chair, judge, action)
        now = counted(after, chair.seat)
        gains = {name: now[name] - before[name] for name in now if now[name] != before[name]}
        found.append(Advice(action, worth, gains))
    found.sort(key=lambda one: -one.worth)
    return found[:most]


def chance_after(chair: Chair, judge: Judge, action: int, seed: int) -> float | None:
    """The seat's chance to win when it has made a choice and finished it as greedy would, averaged
    over luck and what it cannot know; the same luck for all choices of a decision."""
    dice = SeededChance(seed)
    total = 0.0
    for _ in range(WORLDS):
        game = chair.imagine(dice.draw())
        bot = GreedyBot(dice.draw())
        game.play(action)
        for _ in range(STEPS):
            if game.over or game.seat != chair.seat or judge.resting(kind_of(game)):
                break
            game.play(bot.choose(Chair(game, chair.seat)))
        try:
            total += chances(game, chair.seat)[chair.seat]
        except BadWeights:
            return None
    return total / WORLDS


def finished(game: Game, seat: int, way: list[int]) -> Game:
    """The game at the end of the seat's own choices."""
    twin = game.copy()
    for choice in way:
        if twin.seat != seat or choice not in twin.ids():
            break
        twin.play(choice)
    return twin


def counted(game: Game, seat: int) -> Counts:
    """What a seat has, by name, as it sees the table itself."""
    view: dict[str, Any] = game.view(seat).plain()
    return mytikas_counts(view, seat) if view["title"] == "mytikas" else cyclades_counts(view, seat)


def cyclades_counts(view: dict[str, Any], seat: int) -> Counts:
    own = view["factions"][seat]
    name = own["faction"]
    lands = {land["land"]: land["owner"] for land in view["lands"]}
    sites = [site for site in view["sites"] if lands[site["land"]] == name]
    types = {site["building"] for site in sites if site["building"] in BASIC}
    rivals = [one for one in view["factions"] if one["faction"] != name]
    held = [land for land in view["lands"] if land["owner"] == name]
    return {
        "metropolises": own["metropolises"],
        "rivals": -max((one["metropolises"] for one in rivals), default=0),
        "types": len(types),
        "philosophers": own["philosophers"],
        "income": own.get("income", 0),
        "lands": len(held),
        "rival-lands": -sum(owner not in (None, name) for owner in lands.values()),
        "seas": sum(sea["owner"] == name for sea in view["seas"]),
        "heroes": len(own["heroes"]),
        "creatures": len(own["creatures"]),
        "priestesses": own.get("priestesses", own.get("priests", 0)),
        "troops": sum(land["troops"] + land.get("mercenaries", 0) for land in held),
        "fleets": sum(sea["fleets"] for sea in view["seas"] if sea["owner"] == name),
        "gold": own["gold"] or 0,
    }


def mytikas_counts(view: dict[str, Any], seat: int) -> Counts:
    own = view["players"][seat]
    resources = own["resources"]
    return {
        "points": own["points"],
        "built": sum(1 for level in own["slots"].values() if level),
        "cards": len(own["cards"]),
        "locks": sum(1 for card in own["cards"] if card["lock"]),
        "stone": sum(level["stone"] for level in resources),
        "marble": sum(level["marble"] for level in resources),
        "gold-cubes": sum(level["gold"] for level in resources),
        "height": sum(n * sum(level.values()) for n, level in enumerate(resources)),
        "favours": sum(own["favours"].values()),
        "offerings": own["reserve"],
    }
