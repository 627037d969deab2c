"""From a game to numbers: the position, the net's logits, the chances.

The game is one that may be looked through: imagined from what a seat knows, or over.
"""

from typing import Final

from delos.bots.chance import classic, legendary, mytikas
from delos.bots.chance.net import Net, softmax
from delos.bots.chance.position import ALL_KNOWN, Position
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game
from delos.mytikas.state import MytikasState

NETS: Final[dict[str, Net]] = {}  # by book, once they are read


def book_of(game: Game) -> str:
    """Which net a game asks for: the title's, or that of its expansion."""
    title = game.title
    if title.name == "classic" and title.options["modules"]:
        return "hades"
    return title.name


def position_of(game: Game, observer: int) -> Position:
    """``observer``: the seat from whose knowledge the game was imagined, or ALL_KNOWN."""
    state = inside.state(game)
    if isinstance(state, MytikasState):
        return mytikas.position_of(state)
    assert isinstance(state, CycladesState)
    if game.title.name == "legendary":
        return legendary.position_of(state, observer)
    if game.title.options["modules"]:
        return classic.hades_position_of(state, observer)
    return classic.position_of(state, observer)


def net_for(game: Game) -> Net:
    book = book_of(game)
    if book not in NETS:
        from delos.bots.chance.weights import read_net

        NETS[book] = read_net(book)
    return NETS[book]


def correction(game: Game, observer: int = ALL_KNOWN) -> list[float]:
    """The net's logits, one a seat, for a search that adds them to what its judge thinks."""
    return net_for(game).logits(position_of(game, observer))


def chances(game: Game, observer: int = ALL_KNOWN) -> list[float]:
    """The chance of each seat to win, teammates with the same; what is over is certain, and a
    victory that is shared counts in parts."""
    if game.over:
        return certain(game)
    position = position_of(game, observer)
    return softmax(net_for(game).logits(position), position.team)


def certain(game: Game) -> list[float]:
    winners = game.winners
    teams = {frozenset(game.title.team(seat)) for seat in winners}
    found = [0.0] * len(game.seats)
    for seat in winners:
        found[seat] = 1.0 / len(teams)
    return found
