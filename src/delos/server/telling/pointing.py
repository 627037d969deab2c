"""Why a thing that somebody points at cannot be chosen now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from delos import texts
from delos.kernel import inside
from delos.kernel.game import Game
from delos.kernel.reason import read_key
from delos.kernel.values import LEGAL, Reason
from delos.server.telling.speaking import prompt_of
from delos.texts import speak

OTHER_GOD: Final = "not-this-god"
LONGEST: Final = 80  # letters of a token


def why_not_thing(game: Game, thing: str, lang: str) -> Reason:
    """Nothing if an option names the thing. Else the reason of the action that would: first one of
    a sort that is offered for other things, then one with a reason of its own. If nothing of the
    sort is asked at all, the question that is."""
    if offered(game, thing):
        return LEGAL
    title = game.title
    text, _ = nearest(game, thing)
    reason = game.why_not(text, lang) if text else LEGAL
    far = title.out_of_reach(inside.state(game), thing)
    if far and not reason:
        read = read_key(far)
        return Reason(read.word, read.rules, title.reason(far, lang))
    return reason or Reason(
        "not-asked", (), texts.say(lang, "thing-not-asked", question=prompt_of(game, lang))
    )


def in_short(game: Game, thing: str, lang: str) -> str:
    """Why a thing cannot be chosen, in a few words beside it; empty where there are none."""
    key = "" if offered(game, thing) else nearest(game, thing)[1]
    return speak.in_short(lang, key, game.title.name) if key else ""


def offered(game: Game, thing: str) -> bool:
    return any(option.tokens[-1:] == (thing,) for option in game.options())


def nearest(game: Game, thing: str) -> tuple[str, str]:
    """The action that would choose the thing, if it were legal, and the key of what forbids it."""
    kind, title = inside.kind(game), game.title
    sorts = {sort(one.tokens) for one in game.options()}
    best, found = 0, ("", "")
    for option in title.kinds[kind].options():
        tokens = title.tokens(kind, option)
        if not tokens or tokens[-1] != thing:
            continue
        refusal = title.refusal(inside.state(game), kind, option)
        # What another god would allow says least about the thing itself.
        merit = 4 * bool(refusal) + 2 * (read_key(refusal).word != OTHER_GOD)
        merit += sort(tokens) in sorts
        if merit > best:
            best, found = merit, (title.text(kind, option), refusal)
    return found


def sort(tokens: Sequence[str]) -> tuple[str, ...]:
    """What an option does and to which type of thing: ``word:buy``, ``creature``."""
    return (*tokens[:-1], tokens[-1].partition(":")[0])
