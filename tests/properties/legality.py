"""Holds what a question offers against the reasons for what it does not offer."""

from __future__ import annotations

from delos import texts
from delos.kernel import inside
from delos.kernel.game import Game
from delos.kernel.reason import read_key


def reasons(game: Game) -> dict[int, str]:
    """The reason key of every option of the question, offered or not."""
    kind = inside.kind(game)
    state = inside.state(game)
    return {
        option: game.title.refusal(state, kind, option)
        for option in game.title.kinds[kind].options()
    }


def check_reasons(game: Game, rules: set[str]) -> None:
    """What has no reason is offered and the other way round, unless the question knows one reason
    only; reasons name rules of the title and can be said. Areas that this table does not have need
    none."""
    told = reasons(game)
    only_one = len(set(told.values())) == 1
    offered = inside.options(game)
    kind = inside.kind(game)
    for option, key in told.items():
        what = (str(game.decision), game.title.text(kind, option), key)
        if option in offered:
            assert not key or only_one, what
        else:
            assert key or "#" in what[1], what
    for key in set(told.values()) - {""}:
        reason = read_key(key)
        assert reason.rules, key
        assert set(reason.rules) <= rules, key
        for lang in ("en", "fr"):
            assert texts.has(lang, "why-" + reason.word), key
            assert "{" not in game.title.reason(key, lang), key
