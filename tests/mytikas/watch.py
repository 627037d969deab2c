"""What must hold at every decision of a game of Mytikas (catalogue section 20), and players who
choose at random. Nothing here asks the engine how it counts.
"""

from __future__ import annotations

import random
from typing import Final

from delos.kernel.game import Game
from delos.mytikas.cells import (
    BOARD,
    BUILDER,
    BUILT,
    CARDS_OF,
    ENDED,
    FACE_DOWN,
    FAVOURS,
    HAND,
    LOCK,
    LOCKS_TAKEN,
    OWNER,
    PILE,
    RESERVE,
    RESOURCES,
    RIVER,
    STEP,
    TOKENS,
    UNSEEN,
    VALUE,
)
from tests.mytikas.table import state_of

CONFIGURATIONS: Final[list[dict[str, object]]] = [
    {"players": players, "two_cards": two_cards}
    for two_cards in (False, True)
    for players in (2, 3, 4)
]


def check(game: Game) -> None:
    at = state_of(game).numbers()
    numbers = state_of(game).rules.numbers
    seats = len(game.seats)
    for god in range(4):
        held = sum(at[FAVOURS + seat * 4 + god] for seat in range(seats))
        assert at[PILE + god] + held == numbers.favours
    slots = [at[BUILT + seat * 8 + slot] for seat in range(seats) for slot in range(1, 8)]
    for level in range(4):
        assert at[TOKENS + level] + slots.count(level + 1) == numbers.tokens[level]
    assert all(at[BUILT + seat * 8] == 1 for seat in range(seats))
    for first, count in ((RESOURCES, seats * BOARD), (RESERVE, seats), (VALUE, 16), (PILE, 4)):
        assert min(at[first : first + count]) >= 0
    check_cards(at, seats, numbers.locks)
    check_builders(at, seats)
    ends = (
        (1 if sum(at[TOKENS + level] == 0 for level in range(4)) >= 3 else 0)
        | (2 if at[LOCKS_TAKEN] == len(numbers.locks) else 0)
        | (4 if any(0 not in slots[seat * 7 : seat * 7 + 7] for seat in range(seats)) else 0)
    )
    assert at[ENDED] == ends
    if game.over:
        assert ends
    else:
        assert game.ids()
        assert len(set(game.ids())) == len(game.ids())


def check_cards(at: list[int], seats: int, locks: list[int]) -> None:
    """Every card is in exactly one place; locks lie in rising order; owners agree."""
    river = at[RIVER : RIVER + len(locks)]
    seen = [card for card in river if card >= 0]
    for seat in range(seats):
        mine = [card for card in range(16) if at[OWNER + card] == seat]
        assert at[CARDS_OF + seat] == sum(1 << card for card in mine)
        seen += mine
        seen += [card for card in range(16) if at[HAND + seat] >> card & 1]
    seen += [card for card in range(16) if at[UNSEEN] >> card & 1]
    assert sorted(seen) == list(range(16))
    taken = sorted(at[LOCK + card] for card in range(16) if at[LOCK + card])
    assert taken == locks[: at[LOCKS_TAKEN]]
    assert all(at[OWNER + card] >= 0 for card in range(16) if at[LOCK + card])
    assert all(at[OWNER + card] >= 0 for card in range(16) if at[VALUE + card])
    locked = [place for place in range(1, len(locks)) if place > at[LOCKS_TAKEN]]
    if at[STEP]:
        assert all(river[place] == FACE_DOWN for place in locked)
    if at[STEP] == 1:  # step 6 of the former turn is over
        assert [place for place in range(len(locks)) if river[place] == FACE_DOWN] == locked


def check_builders(at: list[int], seats: int) -> None:
    stand = [space for space in at[BUILDER : BUILDER + seats] if space >= 0]
    places = [space // 2 for space in stand] if seats == 2 else stand
    assert len(set(places)) == len(places)


class Player:
    """Chooses at random; a keen one builds when it can, acts, and lets nothing tumble."""

    def __init__(self, seed: int, keen: bool = False) -> None:
        self.dice = random.Random(seed)
        self.keen = keen

    def choose(self, game: Game) -> int:
        ids = game.ids()
        if not self.keen or len(ids) == 1:
            return self.dice.choice(ids)
        weights = [self.weight(text) for text in game.texts()]
        return self.dice.choices(ids, weights)[0]

    @staticmethod
    def weight(text: str) -> float:
        for words, weight in WEIGHTS:
            if text.startswith(words):
                return weight
        return 1.0


WEIGHTS: Final = [
    (("move zeus-night", "move demeter-night", "night"), 20.0),
    (("follow", "act", "bonus", "build lt", "build lc", "pay", "exalt"), 8.0),
    (("on 4", "on 3"), 5.0),
    (("move zeus", "move demeter"), 3.0),
    (("tumble", "skip", "nothing", "stop", "decline", "make", "both", "give"), 0.1),
]
