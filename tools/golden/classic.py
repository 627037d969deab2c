"""Golden games of the original Cyclades: every module, every rare end, every creature."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, final

from delos.classic.ids import BASE_CARDS, CARD_NAMES, CARDS, CREATURES
from delos.cyclades.cells import GOLD, GONE
from delos.cyclades.ids import CERBERUS, CHARON, EMPOUSA, ERINYES, MANTICORE
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from tools.golden.book import Book, Case, Position

MODULE_CARDS: Final = [CERBERUS, CHARON, EMPOUSA, ERINYES, MANTICORE]
HERO_CARDS: Final = list(range(CREATURES, CARDS))
PROMOS: Final = {"hecate": True, "manticore": True}
RARE: Final = ("metropolises", "gold", "elimination", "alone")


@final
class Classic(Book):
    title = "classic"
    cards = frozenset(CARD_NAMES[card] for card in [*BASE_CARDS, *MODULE_CARDS, *HERO_CARDS])
    tries = 12
    search = 4_000
    cases: ClassVar[list[Case]] = [
        Case("two", {"players": 2}),
        Case("three", {"players": 3}),
        Case("four", {"players": 4}),
        Case("five", {"players": 5}),
        Case("hidden-discard", {"players": 4, "hidden_discard": True}),
        Case("later-printing", {"players": 3, "priests": 18, "philosophers": 17}),
        Case("placement", {"players": 3, "modules": ["placement"]}),
        Case("underworld", {"players": 4, "modules": ["underworld"]}),
        Case("heroes", {"players": 3, "modules": ["heroes"], "manticore": True}),
        Case("favours", {"players": 5, "modules": ["favours"], "hecate": True}),
        Case("hades-two", {"players": 2, "modules": ["hades"]}),
        Case("hades-three", {"players": 3, "modules": ["hades"], **PROMOS}),
        Case("hades-four", {"players": 4, "modules": ["hades"], **PROMOS}),
        Case("hades-five", {"players": 5, "modules": ["hades"], **PROMOS}),
        Case("win-gold", {"players": 5}, "gold"),
        Case("elimination", {"players": 3}, "elimination"),
        Case("alone", {"players": 2}, "alone"),
    ]

    def play(self, game: Game, seed: int) -> None:
        """Warlike random players: they seldom end a turn while something can be done."""
        dice = SeededChance(seed + 1)
        while not game.over:
            ids = game.ids()
            decision = game.decision
            assert decision is not None
            if decision.kind == "god.turn" and len(ids) > 1 and dice.draw() % 8:
                ids = ids[1:]
            game.play(ids[dice.draw() % len(ids)])

    def shown(self, game: Game) -> list[str]:
        state = table(game)
        alive = [seat for seat in range(len(game.seats)) if state.at[GONE] >> seat & 1 == 0]
        found = []
        if len(alive) == 1:
            found.append("alone")
        if state.at[GONE]:
            found.append("elimination")
        best = metropolises_of(state, game.winners[0])
        equals = [seat for seat in alive if metropolises_of(state, seat) == best]
        if len(game.winners) > 1:
            return [*found, "shared"]
        return [*found, "gold" if len(equals) > 1 else "metropolises"]

    def used(self, events: list[dict[str, object]]) -> set[str]:
        return {str(event["creature"]) for event in events if event["event"] == "creature_played"}

    def facts(self, game: Game) -> dict[str, object]:
        gold = table(game).numbers()[GOLD : GOLD + len(game.seats)]
        return {"cycles": game.length, "gold": gold}

    def positions(self) -> Iterator[Position]:
        for players in (2, 3, 4, 5):
            plain: dict[str, Any] = {"players": players}
            hades = {**plain, "modules": ["hades"]}
            for decisions, depth in ((0, 2), (60, 3), (200, 3)):
                yield Position(f"{players}-{decisions}-{depth}", plain, decisions, depth)
            for decisions in (90, 250):
                yield Position(f"{players}-hades-{decisions}-3", hades, decisions, 3)


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state
