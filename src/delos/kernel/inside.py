"""What the engine's own parts need of a game and its users do not: the state, the bare options, and
the single steps by which games are set up and played again.

Used as ``inside.state(game)``.
"""

from delos.kernel.chance import Chance
from delos.kernel.event import Event
from delos.kernel.frame import NOBODY, settle
from delos.kernel.game import NO_ANSWER, NO_OPTIONS, Game
from delos.kernel.past import Past
from delos.kernel.state import State


def state(game: Game) -> State:
    """The whole state, hidden things included."""
    return game._state


def chance(game: Game) -> Chance | None:
    """Who answers for chance; None: the caller."""
    return game._chance


def actor(game: Game) -> int:
    """The seat that decides, CHANCE, or NOBODY when the game is over."""
    return game._actor


def kind(game: Game) -> int:
    """Index of the current decision's kind."""
    return game._kind


def options(game: Game) -> list[int]:
    """The options of the current decision, as numbered within their kind."""
    return game._current


def events(game: Game) -> list[Event]:
    """What happened since somebody asked last; ``play`` asks after every choice."""
    found = game._state.events
    game._state.events = []
    for event in found:
        event.belong(game.title)
    return found


def begin(game: Game) -> None:
    """Run to the first decision; forced answers and chance are played at once."""
    game._go_on(NO_ANSWER)


def look(game: Game) -> None:
    """Find the next decision without answering forced ones or chance (for replays)."""
    frame = settle(game._state)
    if frame is None:
        game._actor = NOBODY
        game._current = NO_OPTIONS
        return
    game._actor = frame.actor(game._state)
    game._kind = frame.kind(game._state)
    game._current = frame.options(game._state)


def perform(game: Game, option: int) -> None:
    """Play an option of the current decision and stop before the next one, forced or not.

    For replays, which know every action; players use ``play``.
    """
    game._note_down(option)
    game._state.choose(option)


def resume(game: Game, actions: list[int]) -> None:
    """Take over the actions that led here (when a dump is loaded)."""
    game._past = Past(None, actions)
    game._tail = []
    game._count = len(actions)
