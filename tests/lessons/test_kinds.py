"""Together the lessons of a game show every kind of decision that a first game meets."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from delos import api
from delos.bots import bot
from delos.bots.base import Chair
from delos.kernel import inside
from delos.kernel.frame import CHANCE
from delos.lessons import Walk, lessons, walked
from tests.lessons.test_lessons import shown_way

pytestmark = pytest.mark.many_games

GAMES: Final = 4
FIRST: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "legendary": ("legendary", {"players": 3, "edition": "base", "map": "quick-3"}),
    "classic": ("classic", {"players": 3}),
    "hades": ("classic", {"players": 3, "modules": ["underworld", "heroes"]}),
    "mytikas": ("mytikas", {"players": 3}),
}
BEFORE: Final = {"hades": "classic"}  # taught on top of it
# Met in half of the first games and shown by no lesson, with the reason.
LEFT: Final[dict[str, dict[str, str]]] = {}


def shown(group: str) -> set[str]:
    """What the lessons of a game ask, and those that come before it."""
    found = shown(BEFORE[group]) if group in BEFORE else set()
    for lesson in lessons(group):
        walk, _ = walked(lesson, shown_way(lesson))
        assert isinstance(walk, Walk)
        found |= walk.kinds
    return found


def met(group: str) -> Counter[str]:
    """In how many first games people would be asked each kind of question."""
    title, options = FIRST[group]
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        game = api.new(title, seed=seed, **options)
        bots = [bot("greedy", seed + seat) for seat in range(len(game.title.seats))]
        kinds: set[str] = set()
        while not game.over:
            decision = game.decision
            assert decision is not None
            seat = inside.actor(game)
            if seat == CHANCE:
                break
            kinds.add(decision.kind)
            game.play(bots[seat].choose(Chair(game, seat)))
        found.update(kinds)
    return found


@pytest.mark.parametrize("group", sorted(FIRST))
def test_kinds_that_no_lesson_shows(group: str) -> None:
    """Kinds that half of the first games meet are shown, but for those with a reason."""
    usual = {kind for kind, games in met(group).items() if 2 * games >= GAMES}
    assert len(usual) > 8
    assert usual - shown(group) == set(LEFT.get(group, {}))
