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

OTHER_GOD: Final = "not-this-god"
LONGEST: Final = 80  # letters of a token


def why_not_thing(game: Game, thing: str, lang: str) -> Reason:
    """Nothing if an option names the thing. Else the reason of the action that would: first one of
    a sort that is offered for other things, then one with a reason of its own. If nothing of the
    sort is asked at all, the question that is."""
    kind = inside.kind(game)
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
        refusal = title.refusal(inside.state(game), kind, option)
        # What another god would allow says least about the thing itself.
        merit = 4 * bool(refusal) + 2 * (read_key(refusal).word != OTHER_GOD)
        merit += sort(tokens) in offered
        if merit > best[0]:
            best = merit, game.why_not(text, lang)
    far = title.out_of_reach(inside.state(game), thing)
    if far and not best[1]:
        read = read_key(far)
        return Reason(read.word, read.rules, title.reason(far, lang))
    return best[1] or Reason(
        "not-asked", (), texts.say(lang, "thing-not-asked", question=prompt_of(game, lang))
    )


def sort(tokens: Sequence[str]) -> tuple[str, ...]:
    """What an option does and to which type of thing: ``word:buy``, ``creature``."""
    return (*tokens[:-1], tokens[-1].partition(":")[0])
