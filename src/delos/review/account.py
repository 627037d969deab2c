"""What a turning point brought for whoever decided, and at the end of the game who won."""

from __future__ import annotations

from delos import texts
from delos.bots.holdings import changes, counted
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.review.telling import victory
from delos.review.values import TurningPoint
from delos.review.walk import walk
from delos.texts.gains import Change, weighed


def tell(points: list[TurningPoint], title: Title, actions: list[int]) -> None:
    """The game is walked through once more: between first and last decision lies what came."""
    firsts = {point.first: point for point in points}
    lasts = {point.last: point for point in points}
    had: dict[str, int] = {}
    for stop in walk(title, actions):
        if stop.step in firsts:
            had = counted(stop.before, firsts[stop.step].seat)
        point = lasts.get(stop.step)
        if point is not None:
            point.brought = brought(had, stop.after, point.seat)
            if stop.after.over:
                conclude(point, victory(title, list(stop.after.winners)))


def brought(had: dict[str, int], now: Game, seat: int) -> dict[str, str]:
    change = Change(changes(had, counted(now, seat)), {}, had, told=True)
    return {lang: weighed(change, lang, now.title.name) for lang in texts.languages()}


def conclude(point: TurningPoint, won: dict[str, str]) -> None:
    """What happened, unless it is only a choice, which says nothing beside a victory."""
    happened = all(said.endswith(".") for said in point.told.values())
    point.told = {
        lang: f"{point.told[lang]} {won[lang]}" if happened else won[lang] for lang in won
    }
    if not happened:
        point.brought = dict.fromkeys(won, "")
