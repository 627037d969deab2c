"""Why a thing that somebody points at cannot be chosen now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from delos import texts
from delos.kernel.game import Game
from delos.kernel.values import LEGAL, Reason
from delos.server.speaking import prompt_of

LONGEST: Final = 80  # letters of a token


def why_not_thing(game: Game, thing: str, lang: str) -> Reason:
    """Nothing if an option names the thing. Else the reason of the action that would: first one of
    a sort that is offered for other things, then one with a reason of its own. If nothing of the
    sort is asked, what the title says about it beforehand, or else the question that is asked."""
    kind = game.kind()
    title = game.title
    offered = {sort(one.tokens) for one in game.options()}
    best: tuple[int, Reason] = (0, LEGAL)
    for option in title.kinds[kind].options():
        tokens = title.tokens(kind, option)
        if not tokens or tokens[-1] != thing:
            continue
        text = title.text(kind, option)
        if text in game.texts():
            return LEGAL
        merit = 2 * bool(title.refusal(game.state, kind, option)) + (sort(tokens) in offered)
        if merit > best[0]:
            best = merit, game.why_not(text, lang)
    return (
        best[1]
        or later(game, thing, lang)
        or Reason(
            "not-asked", (), texts.say(lang, "thing-not-asked", question=prompt_of(game, lang))
        )
    )


def later(game: Game, thing: str, lang: str) -> Reason:
    """What the title says about a thing that is chosen at another question, if it says anything:
    why a level of the mountain cannot be built on, asked from the menu of a turn."""
    title = game.title
    for number, kind in enumerate(title.kinds):
        for option in [] if kind.chance else kind.options():
            tokens = title.tokens(number, option)
            text = title.text(number, option)
            if tokens and tokens[-1] == thing and title.why_later(game.state, text):
                return game.why_not(text, lang)
    return LEGAL


def sort(tokens: Sequence[str]) -> tuple[str, ...]:
    """What an option does and to which type of thing: ``word:buy``, ``creature``."""
    return (*tokens[:-1], tokens[-1].partition(":")[0])
