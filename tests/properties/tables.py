"""Tables of the Legendary Edition and players who choose at random, for the random games."""

from __future__ import annotations

import random
from typing import Any, Final

import delos
from delos.cyclades.cells import GOLD
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game

Options = dict[str, Any]

MODES: Final[list[Options]] = [
    {"players": 2},
    {"players": 2, "goal": 4},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
    {"players": 4, "teams": True, "goal": 4},
    {"players": 5},
    {"players": 6},
    {"players": 6, "goal": 4},
]
EDITIONS: Final = ["base", "complete"]
VARIANTS: Final[list[Options]] = [
    {},
    {"face": "B"},
    {"face": "random"},
    {"strict_offerings": False},
    {"island_chains": "none", "last_stand": False, "leto_moves": "any"},
    {"island_chains": "all", "edition": "base", "last_stand": True},
    {"fleets_apart": False, "freed_bids": False, "losses_first": False},
    {"fresh_temples": True},
    {"bid_track": "linear"},
    {"strict_offerings": False, "island_chains": True, "last_stand": True, "fresh_temples": True},
    # Few cards come round often: rare meetings of Heroes and Creatures become common.
    {"edition": "complete", "hero_set": ["heracles", "pandora", "penthesilea", "achilles"]},
    {"edition": "complete", "hero_set": ["hector", "pandora", "perseus", "croesus", "jason"]},
    {"edition": "complete", "hero_set": ["antigone", "helen", "leto", "odysseus", "hippolyta"]},
    {
        "edition": "complete",
        "hero_set": ["heracles", "leto"],
        "creature_set": ["echidna", "charybdis", "hydra", "nereid", "typhon", "minotaur"],
    },
    {
        "edition": "complete",
        "creature_set": ["sphinx", "chimera", "boar", "polyphemus", "kraken", "griffin"],
    },
    {"edition": "complete", "creature_set": ["charon", "satyr", "sphinx", "triton", "cyclops"]},
]
RICH: Final = 60  # gold in every purse of a rich game

CONFIGURATIONS: Final[list[Options]] = [
    {"edition": edition, **mode, **variant}
    for variant in VARIANTS
    for edition in EDITIONS
    for mode in MODES
]


def options_of(number: int) -> Options:
    """Any number names a table; the plain ones of every edition and mode come first."""
    return CONFIGURATIONS[number % len(CONFIGURATIONS)]


def is_rich(number: int) -> bool:
    """Every second round through the configurations is played with full purses."""
    return number // len(CONFIGURATIONS) % 2 == 1


def open_table(number: int, *, events: bool = False, rich: bool | None = None) -> Game:
    """The game of that number at its first decision."""
    game = delos.new("legendary", seed=number, events=events, **options_of(number))
    if is_rich(number) if rich is None else rich:
        enrich(game)
    return game


def enrich(game: Game) -> None:
    """Fill the purses before the game, so that every card comes into play sooner or later."""
    state = inside.state(game)
    assert isinstance(state, CycladesState)
    for team in range(state.rules.teams):
        state.at[GOLD + team] = RICH


def describe(number: int) -> str:
    return f"table {number}, rich={is_rich(number)}, {options_of(number)}"


class Player:
    """Chooses at random; a lively one spends its turns, bids low and keeps its Creatures."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.lively = self.dice.random() < 0.6

    def choose(self, game: Game) -> int:
        ids = game.ids()
        if len(ids) == 1:
            return ids[0]
        if self.lively:
            kind = game.title.kinds[inside.kind(game)].name
            if kind == "turn" and self.dice.random() < 0.9:
                return self.dice.choice(ids[1:])
            if kind == "offering.bid" and self.dice.random() < 0.7:
                return ids[0]
            if kind == "upkeep.keep" and self.dice.random() < 0.8:
                return ids[0]
            if kind in ("retreat.land", "retreat.sea") and self.dice.random() < 0.5:
                return ids[-1]
        return self.dice.choice(ids)
