"""Golden games of Mytikas: every number of players, the variant, every end, every Deity."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, final

from delos.kernel.game import Game
from delos.mytikas.ids import DEITY_NAMES, END_NAMES
from tests.mytikas.watch import Player
from tools.golden.book import Book, Case, Position, told

TAKEN: Final = ("card_dealt", "card_taken", "card_robbed")
TABLES: Final[dict[str, dict[str, Any]]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "two-cards": {"players": 3, "two_cards": True},
}


@final
class Mytikas(Book):
    title = "mytikas"
    cards = frozenset(DEITY_NAMES)
    tries = 12
    search = 400
    cases: ClassVar[list[Case]] = [
        *[Case(name, options) for name, options in TABLES.items()],
        Case("duel-two-cards", {"players": 2, "two_cards": True}),
        *[Case(f"end-{end}", {"players": 3}, end) for end in END_NAMES],
    ]

    def play(self, game: Game, seed: int) -> None:
        player = Player(seed, keen=seed % 2 == 1)
        while not game.over:
            game.play(player.choose(game))

    def shown(self, game: Game) -> list[str]:
        ends = [str(event["end"]) for event in told(game) if event["event"] == "end_triggered"]
        return [*ends, "shared" if len(game.winners) > 1 else "alone"]

    def used(self, events: list[dict[str, object]]) -> set[str]:
        return {str(event["deity"]) for event in events if event["event"] in TAKEN}

    def facts(self, game: Game) -> dict[str, object]:
        return {"turns": game.length}

    def positions(self) -> Iterator[Position]:
        for name, options in TABLES.items():
            for decisions, depth in ((0, 2), (60, 3), (200, 3)):
                yield Position(f"{name}-{decisions}-{depth}", options, decisions, depth)
