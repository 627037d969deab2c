"""Golden games of the Legendary Edition: every edition and mode, every end, every card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final, final

from delos.cyclades.cells import GOLD, GONE, LAST_FELL
from delos.cyclades.reach import team_metropolises
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game
from delos.legendary import creatures, heroes
from delos.legendary.cards import COMPLETE
from tests.properties.tables import Player
from tools.golden.book import Book, Case, Position

MODES: Final[dict[str, dict[str, Any]]] = {
    "duel": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    "teams-of-four": {"players": 4, "teams": True},
    "five": {"players": 5},
    "teams-of-six": {"players": 6},
}
EDITIONS: Final = ("base", "complete")

# How a game may end (LEG-END-02, -06, -07) and how it may be won (LEG-END-03, -04).
ENDS: Final = ("goal", "elimination", "last land")
WINS: Final = ("metropolises", "gold", "shared")


@final
class Legendary(Book):
    title = "legendary"
    tries = 40
    search = 20_000
    cases: ClassVar[list[Case]] = [
        *[
            Case(f"{edition}-{mode}", {"edition": edition, **options})
            for edition in EDITIONS
            for mode, options in MODES.items()
        ],
        Case("end-elimination", {"players": 3}, "elimination"),
        Case("end-last-land", {"players": 3, "last_stand": False}, "last land"),
        Case("win-gold", {"players": 5}, "gold"),
        Case("win-shared", {"players": 5, "edition": "base"}, "shared"),
        Case("long-teams", {"players": 4, "teams": True, "goal": 4, "face": "B"}),
        Case(
            "house-rules",
            {
                "players": 4,
                "strict_offerings": False,
                "fresh_temples": True,
                "island_chains": "all",
                "last_stand": False,
                "leto_moves": "any",
                "fleets_apart": False,
                "freed_bids": False,
                "losses_first": False,
                "bid_track": "linear",
            },
        ),
    ]

    def __init__(self, version: int) -> None:
        super().__init__(version)
        decks = [cards.deck(COMPLETE, version) for cards in (creatures.CARDS, heroes.CARDS)]
        self.cards = frozenset([name for deck in decks for name in deck])

    def play(self, game: Game, seed: int) -> None:
        player = Player(seed)
        while not game.over:
            game.play(player.choose(game))

    def shown(self, game: Game) -> list[str]:
        return [*ends_of(game), win_of(game)]

    def used(self, events: list[dict[str, object]]) -> set[str]:
        found = {str(event["creature"]) for event in events if event["event"] == "creature_played"}
        return found | {
            str(event["hero"]) for event in events if event["event"] == "hero_recruited"
        }

    def facts(self, game: Game) -> dict[str, object]:
        state = table(game)
        return {
            "edition": game.title.options["edition"],
            "mode": mode_of(game),
            "cycles": game.length,
            "gold": list(state.at[GOLD : GOLD + state.rules.teams]),
        }

    def positions(self) -> Iterator[Position]:
        for edition in EDITIONS:
            for mode, options in MODES.items():
                for decisions, depth in ((0, 2), (60, 3), (150, 3), (240, 3)):
                    name = f"{edition}-{mode}-{decisions}-{depth}"
                    yield Position(name, {"edition": edition, **options}, decisions, depth)


def table(game: Game) -> CycladesState:
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    return state


def ends_of(game: Game) -> list[str]:
    """Why the game is over."""
    state = table(game)
    found = []
    reached = [
        team_metropolises(state, seat) >= state.rules.goal for seat in range(len(game.seats))
    ]
    if any(reached):
        found.append("goal")
    if state.at[GONE]:
        found.append("elimination")
    elif state.at[LAST_FELL]:
        found.append("last land")
    return found


def win_of(game: Game) -> str:
    """What decided between the first and the others."""
    state = table(game)
    teams = {state.rules.team[seat] for seat in game.winners}
    if len(teams) > 1:
        return "shared"
    best = team_metropolises(state, game.winners[0])
    for seat in range(len(game.seats)):
        alive = state.at[GONE] >> seat & 1 == 0
        if state.rules.team[seat] not in teams and alive:
            if team_metropolises(state, seat) == best:
                return "gold"
    return "metropolises"


def mode_of(game: Game) -> str:
    options = game.title.options
    for mode, wanted in MODES.items():
        teams = wanted.get("teams", wanted["players"] in (2, 6))
        if options["players"] == wanted["players"] and options["teams"] == teams:
            return mode
    raise ValueError(f"no mode has {options['players']} players")
