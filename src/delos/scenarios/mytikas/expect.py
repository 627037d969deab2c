"""What a scenario of Mytikas may expect besides the common things (docs/mytikas.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from delos.cyclades.bits import bits
from delos.mytikas.cells import (
    ACTIVE,
    BUILDER,
    BUILT,
    CARDS_OF,
    ENDED,
    FACE_DOWN,
    LOCK,
    LOCKS_TAKEN,
    PILE,
    RIVER,
    SPACE,
    STEP,
    TOKENS,
    VALUE,
)
from delos.mytikas.ids import (
    DEITY_NAMES,
    END_NAMES,
    GOD_NAMES,
    GODS,
    LEVELS,
    NONE,
    SLOT_NAMES,
    SLOTS,
    SPACE_NAMES,
    STEP_NAMES,
    TYPES,
)
from delos.mytikas.scoring import total
from delos.mytikas.state import MytikasState
from delos.mytikas.title import Mytikas
from delos.mytikas.view import deck_size
from delos.scenarios.fields import Field
from delos.scenarios.mismatch import same
from delos.scenarios.mytikas.position import HIDDEN, LEVEL_NAMES, PLAYER_KEYS, resources_in


@final
class Expectations:
    def __init__(self, title: Mytikas, state: MytikasState) -> None:
        self.title = title
        self.state = state
        self.at = state.at

    # -- players --------------------------------------------------------------------------

    def player(self, seat: int, wanted: Field) -> None:
        for key, field in wanted.table([*PLAYER_KEYS, "points"]).items():
            PLAYER[key](self, seat, field)

    def resources(self, seat: int, wanted: Field) -> None:
        """Exactly so on the levels that are given."""
        for level, field in wanted.named(LEVEL_NAMES):
            expected = [resources_in(field).get(type, 0) for type in range(TYPES)]
            got = [self.state.resource(seat, level, type) for type in range(TYPES)]
            same(field, expected, got)

    def built(self, seat: int, wanted: Field) -> None:
        """The level of each slot that is given, 0 = not built."""
        for slot, field in wanted.named(SLOT_NAMES):
            same(field, field.number(0, LEVELS), self.at[BUILT + seat * SLOTS + slot])

    def favours(self, seat: int, wanted: Field) -> None:
        """All Favour tokens."""
        got = [GOD_NAMES[god] for god in range(GODS) for _ in range(self.state.favours(seat, god))]
        same(wanted, sorted([entry.one_of(GOD_NAMES) for entry in wanted.entries()]), sorted(got))

    def reserve(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), self.state.reserve(seat))

    def cards(self, seat: int, wanted: Field) -> None:
        """All cards, with their value or ``{ lock, value }``."""
        expected: dict[str, list[int]] = {}
        for card, field in wanted.named(DEITY_NAMES):
            parts = field.table(["lock", "value"]) if isinstance(field.value, dict) else {}
            lock = parts["lock"].number() if "lock" in parts else 0
            value = parts["value"].number() if "value" in parts else 0
            expected[DEITY_NAMES[card]] = [lock, value if parts else field.number()]
        got = {
            DEITY_NAMES[card]: [self.at[LOCK + card], self.at[VALUE + card]]
            for card in bits(self.at[CARDS_OF + seat])
        }
        same(wanted, expected, got)

    def fresh(self, seat: int, wanted: Field) -> None:
        """Cards without power this turn."""
        hand = self.at[CARDS_OF + seat]
        got = [DEITY_NAMES[card] for card in bits(hand & ~self.state.usable(seat))]
        same(wanted, sorted([entry.one_of(DEITY_NAMES) for entry in wanted.entries()]), sorted(got))

    def builder(self, seat: int, wanted: Field) -> None:
        stands = self.at[BUILDER + seat]
        same(wanted, wanted.text(), "" if stands == NONE else self.title.builder_name(stands))

    def points(self, seat: int, wanted: Field) -> None:
        same(wanted, wanted.number(), total(self.state, seat))

    # -- the table ------------------------------------------------------------------------

    def level_tokens(self, wanted: Field) -> None:
        same(
            wanted,
            [entry.number() for entry in wanted.entries()],
            list(self.at[TOKENS : TOKENS + LEVELS]),
        )

    def piles(self, wanted: Field) -> None:
        for god, field in wanted.named(GOD_NAMES):
            same(field, field.number(), self.at[PILE + god])

    def river(self, wanted: Field) -> None:
        got: list[str] = []
        for place in range(len(self.title.rules.numbers.locks)):
            face = self.at[RIVER + place]
            got.append(DEITY_NAMES[face] if face >= 0 else HIDDEN if face == FACE_DOWN else "")
        same(wanted, wanted.texts(), got)

    def locks(self, wanted: Field) -> None:
        """The locks that are left, lowest first."""
        got = self.title.rules.numbers.locks[self.at[LOCKS_TAKEN] :]
        same(wanted, [entry.number() for entry in wanted.entries()], got)

    def deck(self, wanted: Field) -> None:
        same(wanted, wanted.number(), deck_size(self.state))

    def turn(self, wanted: Field) -> None:
        active = self.at[ACTIVE]
        same(wanted, wanted.text(), "" if active == NONE else self.title.seats[active])

    def space(self, wanted: Field) -> None:
        space = self.at[SPACE]
        same(wanted, wanted.text(), "" if space == NONE else SPACE_NAMES[space])

    def step(self, wanted: Field) -> None:
        """Of the turn, as a view tells it."""
        same(wanted, wanted.one_of(STEP_NAMES), STEP_NAMES[self.at[STEP]])

    def ended_by(self, wanted: Field) -> None:
        got = [END_NAMES[number] for number in bits(self.at[ENDED])]
        same(wanted, [entry.one_of(END_NAMES) for entry in wanted.entries()], got)


PLAYER: Final[dict[str, Callable[[Expectations, int, Field], None]]] = {
    "resources": Expectations.resources,
    "built": Expectations.built,
    "favours": Expectations.favours,
    "reserve": Expectations.reserve,
    "cards": Expectations.cards,
    "fresh": Expectations.fresh,
    "builder": Expectations.builder,
    "points": Expectations.points,
}
CHECKS: Final[dict[str, Callable[[Expectations, Field], None]]] = {
    "level_tokens": Expectations.level_tokens,
    "piles": Expectations.piles,
    "river": Expectations.river,
    "locks": Expectations.locks,
    "deck": Expectations.deck,
    "turn": Expectations.turn,
    "space": Expectations.space,
    "step": Expectations.step,
    "ended_by": Expectations.ended_by,
}
