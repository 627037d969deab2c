"""Games taken apart into decisions: from bots that play, or from records of games played."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from delos import api
from delos.bots import Bot, Chair, bot
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadRecord
from delos.kernel.game import Game
from delos.kernel.record import parse_record
from delos.learn.known import known_table
from delos.learn.needs import missing
from delos.learn.observation import Observer
from delos.learn.rewards import ZERO_SUM, rewards_of

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    from delos.kernel.title import Title


@dataclass
class Harvest:
    """The decisions of one game, in order."""

    options: dict[str, object]
    size: int  # of an observation
    observations: list[npt.NDArray[np.int16]] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    kinds: list[int] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    players: list[str] = field(default_factory=list)
    results: list[float] | None = None  # of all seats; None: the game was not finished

    def add(self, game: Game, observer: Observer, choice: int, player: str) -> None:
        """Keep the decision that the game stands at."""
        seen = observer.observe(game, inside.actor(game))
        self.observations.append(np.clip(seen, -(2**15), 2**15 - 1).astype(np.int16))
        self.legal.append(game.ids())
        self.choices.append(choice)
        self.seats.append(inside.actor(game))
        self.kinds.append(inside.kind(game))
        self.steps.append(game.count)
        self.players.append(player)

    def end(self, game: Game) -> None:
        if game.over:
            self.results = rewards_of(game.winners, len(game.seats), ZERO_SUM)


@dataclass(frozen=True)
class Match:
    """Games between bots: all that another process needs to play one of them."""

    title: str
    options: dict[str, object]
    bots: tuple[str, ...]  # levels, dealt to the seats in turn, one further in every game
    seed: int
    limit: int  # decisions after which a game is stopped
    per_table: int  # games that share a table, and so a random map; 0: all
    chart: bool  # whether observations tell the map


def seed_of(seed: int, number: int, purpose: str) -> int:
    """Seeds of games and of their bots that have nothing to do with each other."""
    words = f"dataset {seed} {number} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=4).digest(), "big")


def table_of(match: Match, number: int) -> Title:
    """The table of a game; a random map comes from the seed."""
    row = number // match.per_table if match.per_table else 0
    return known_table(match.title, {**match.options, "seed": seed_of(match.seed, row, "table")})


def played(match: Match, number: int) -> Harvest:
    """The decisions of the bots in one game of a match; the same numbers give the same game."""
    table = table_of(match, number)
    observer = Observer(table, chart=match.chart)
    game = Game(table, table.opening(False), SeededChance(seed_of(match.seed, number, "chance")))
    inside.begin(game)
    levels = [match.bots[(number + seat) % len(match.bots)] for seat in range(len(table.seats))]
    bots: list[Bot] = []
    for seat, level in enumerate(levels):
        bots.append(bot(level, seed_of(match.seed, number, f"bot {seat}")))
    harvest = Harvest(table.again(), observer.size)
    while not game.over and len(harvest.choices) < match.limit:
        choice = bots[inside.actor(game)].choose(Chair(game, inside.actor(game)))
        harvest.add(game, observer, choice, levels[inside.actor(game)])
        game.play(choice)
    harvest.end(game)
    return harvest


def replayed(text: str, chart: bool) -> Harvest:
    """The decisions of the seats in a recorded game; BadRecord says where a record breaks."""
    whole = api.replay(text, events=False)
    names = parse_record(text).tags
    title = whole.title
    players = [names.get(f"Player {seat}", "") for seat in range(len(title.seats))]
    observer = Observer(title, chart=chart)
    harvest = Harvest(title.again(), observer.size)
    game = Game(title, title.opening(False), None)
    for action in whole.actions():
        inside.look(game)
        option = title.kinds[inside.kind(game)].option(action)
        asked = len(inside.options(game)) > 1 or inside.state(game).asks()
        if inside.actor(game) >= 0 and asked:  # chance and forced answers are nobody's decisions
            harvest.add(game, observer, action, players[inside.actor(game)])
        inside.perform(game, option)
    harvest.end(whole)
    if not harvest.choices:
        raise BadRecord("Nobody has decided anything in this game yet: there is nothing to learn.")
    return harvest


def layout(title: str, options: dict[str, object], chart: bool) -> dict[str, str]:
    """What a reader must know about the columns, as JSON texts."""
    table = known_table(title, options)
    observer = Observer(table, chart=chart)
    found: dict[str, object] = {
        "title": title,
        "rules": table.version,
        "actions": table.actions,
        "chart": chart,
        "kinds": [kind.name for kind in table.kinds],
        "names": observer.names,
    }
    return {name: json.dumps(value) for name, value in found.items()}
