"""Positions of games that were played, as the net will see them, and who won."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from delos import api
from delos.bots.chance.outlook import certain, position_of
from delos.bots.chance.position import ALL_KNOWN
from delos.kernel import inside
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.learn.needs import missing
from delos.learn.training.journal import BadRun
from delos.learn.training.selfplay import Played
from delos.learn.training.tables import title_of

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    Halves = npt.NDArray[np.float16]
    Singles = npt.NDArray[np.float32]
    Ints = npt.NDArray[np.int32]

PER_GAME: Final = 24  # positions taken from a game
TURN_ENDS: Final = 0.5  # of them that wait until somebody else decides
OWN_EYES: Final = 0.75  # of them that are imagined from what a seat knows
SEATS: Final = 6


@dataclass
class Sample:
    """Positions of one game or of many, side by side; seats that a table has not are empty."""

    rows: Halves  # position, seat, column
    table: Halves  # position, column
    team: Ints  # position, seat: its team, -1 where there is no seat
    won: Singles  # position, seat: 1 for winners, in parts for shared victories
    game: Ints  # number of the game
    players: Ints
    progress: Singles  # how much of the game was over, 0 to 1

    def __len__(self) -> int:
        return len(self.game)

    def chosen(self, which: npt.NDArray[np.bool_]) -> Sample:
        return Sample(
            self.rows[which],
            self.table[which],
            self.team[which],
            self.won[which],
            self.game[which],
            self.players[which],
            self.progress[which],
        )


def sampled(part: tuple[str, Played]) -> Sample | None:
    """The positions of a game; None when it has no winner. The game's number decides which."""
    book, played = part
    if not played.winners:
        return None
    title = api.set_up(title_of(book), played.options)
    return taken(Game(title, title.opening(False), None), played, Random(played.number))


def taken(game: Game, played: Played, dice: Random) -> Sample:
    count = len(played.actions)
    wanted = sorted((dice.randrange(count), dice.random() < TURN_ENDS) for _ in range(PER_GAME))
    found: list[tuple[Game, int, int]] = []
    inside.look(game)
    last = NOBODY
    for place, action in enumerate(played.actions):
        actor = inside.actor(game)
        if actor != CHANCE:
            asked = len(inside.options(game)) > 1 or inside.state(game).asks()
            while wanted and asked and wanted[0][0] <= place:
                if wanted[0][1] and actor == last:
                    break  # waits for the end of the turn
                wanted.pop(0)
                found.append((*seen(game, dice), place))
            if asked:
                last = actor
        option = game.title.kinds[inside.kind(game)].option(action) if actor != NOBODY else -1
        if option not in inside.options(game):
            raise BadRun(
                f"Game {played.number} breaks at its action {place}: it was played by other rules. "
                f"Choose another folder for this run."
            )
        inside.perform(game, option)
        inside.look(game)
    won = certain(game)
    return gathered(found, won, played.number, count)


def seen(game: Game, dice: Random) -> tuple[Game, int]:
    """A game that may be looked through, and the seat from whose knowledge it was imagined."""
    if dice.random() >= OWN_EYES:
        return game.copy(), ALL_KNOWN
    observer = dice.randrange(len(game.seats))
    return game.imagine(observer, dice.getrandbits(31)), observer


def gathered(
    found: list[tuple[Game, int, int]], won: list[float], number: int, count: int
) -> Sample:
    positions = [position_of(game, observer) for game, observer, _ in found]
    width = int(positions[0].width)
    seats = len(won)
    rows = np.zeros((len(found), SEATS, width), dtype=np.float16)
    table = np.array([list(one.table) for one in positions], dtype=np.float16)
    team = np.full((len(found), SEATS), -1, dtype=np.int32)
    shares = np.zeros((len(found), SEATS), dtype=np.float32)
    for place, one in enumerate(positions):
        rows[place, :seats] = np.array(list(one.rows), dtype=np.float16).reshape(seats, width)
        team[place, :seats] = one.team
        shares[place, :seats] = won
    size = len(found)
    return Sample(
        rows,
        table,
        team,
        shares,
        np.full(size, number, dtype=np.int32),
        np.full(size, seats, dtype=np.int32),
        np.array([place / count for _, _, place in found], dtype=np.float32),
    )


def joined(samples: list[Sample]) -> Sample:
    samples.sort(key=lambda sample: int(sample.game[0]))
    return Sample(
        np.concatenate([one.rows for one in samples]),
        np.concatenate([one.table for one in samples]),
        np.concatenate([one.team for one in samples]),
        np.concatenate([one.won for one in samples]),
        np.concatenate([one.game for one in samples]),
        np.concatenate([one.players for one in samples]),
        np.concatenate([one.progress for one in samples]),
    )
