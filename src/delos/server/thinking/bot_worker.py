"""A process in which bots think: a question a line on its input, an answer a line on its output.

It knows the actions so far but no key, so the luck ahead cannot be known here. It ends with its
input, so it never outlives the server.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from delos.api import set_up
from delos.bots import Chair, bot
from delos.kernel import inside
from delos.kernel.errors import DelosError
from delos.kernel.game import Game

if TYPE_CHECKING:
    from delos.bots.advice import Advice

NONE: Final = -1  # no action: the server then chooses at random
GAMES: Final = 16  # games kept in the hope of the next question


class Question(Struct):
    table: str
    title: str
    options: dict[str, object]
    actions: list[int]  # everything played so far, chance's and forced choices included
    seat: int
    level: str
    seed: int
    most: int = 0  # how many choices are wanted with what speaks for them; 0: just a choice


class Advised(Struct):
    """A choice, the chance to win after it, what it surely brings, and what it may bring; how it
    was finished in the games that were imagined."""

    action: int
    chance: float | None = None  # none where no bot looked ahead
    gains: dict[str, int] = {}
    perhaps: dict[str, int] = {}
    bid: int | None = None  # with which a god was followed
    varied: tuple[str, ...] = ()  # of what is sure: that which may be more
    lucky: bool = False  # luck decides what may come
    ways: tuple[tuple[int, ...], ...] = ()


class Answer(Struct):
    action: int
    best: list[Advised] = []
    ways: int = 0  # imagined ways that were followed for these


def main() -> None:
    games: OrderedDict[str, Game] = OrderedDict()
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            answer = answered(decoder.decode(line), games)
        except DelosError:  # no such bot for this title
            answer = Answer(NONE)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


def answered(question: Question, games: OrderedDict[str, Game]) -> Answer:
    game = caught_up(games.pop(question.table, None), question)
    games[question.table] = game
    if len(games) > GAMES:
        games.popitem(last=False)
    chair = Chair(game, question.seat)
    if not question.most:
        return Answer(bot(question.level, question.seed).choose(chair))
    from delos.bots.advice import advice

    counsel = advice(chair, question.seed, question.most)
    best = [advised(one) for one in counsel.best]
    return Answer(best[0].action, best, counsel.ways)


def advised(one: Advice) -> Advised:
    brings = one.brings
    if brings is None:
        return Advised(one.action, one.chance, bid=one.bid)
    return Advised(
        one.action,
        one.chance,
        brings.gains,
        brings.perhaps,
        one.bid,
        brings.varied,
        brings.lucky,
        brings.ways,
    )


def caught_up(game: Game | None, question: Question) -> Game:
    """The game after the actions; what is known of it is not played again."""
    if game is not None and game.actions() != question.actions[: game.count]:
        game = None  # something was taken back
    if game is None:
        title = set_up(question.title, question.options)
        game = Game(title, title.opening(False), None)
        inside.look(game)
    for action in question.actions[game.count :]:
        inside.perform(game, game.title.kinds[inside.kind(game)].option(action))
        inside.look(game)
    return game


if __name__ == "__main__":
    main()
