"""What the greedy bot must know of each title: one judge each, found by the title's name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from delos.bots.judges.base import Judge
from delos.kernel.errors import BadOption

__all__ = ["Judge", "judge_of", "judged_titles"]


def _classic() -> Judge:
    from delos.bots.judges.classic import ClassicJudge

    return ClassicJudge()


def _legendary() -> Judge:
    from delos.bots.judges.legendary import LegendaryJudge

    return LegendaryJudge()


def _mytikas() -> Judge:
    from delos.bots.judges.mytikas import MytikasJudge

    return MytikasJudge()


JUDGES: Final[dict[str, Callable[[], Judge]]] = {
    "classic": _classic,
    "legendary": _legendary,
    "mytikas": _mytikas,
}


def judged_titles() -> tuple[str, ...]:
    """The titles that the greedy bot knows."""
    return tuple(JUDGES)


@cache
def judge_of(title: str) -> Judge:
    """The title's judge; judges remember nothing of a game, so one serves all bots."""
    if title not in JUDGES:
        raise BadOption(f"The greedy bot does not know the title {title!r}; use the random bot.")
    return JUDGES[title]()
