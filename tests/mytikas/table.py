"""Tables of Mytikas for tests: a position in a few words, and what lies on it afterwards.

game = table(3, blue={"favours": ["zeus"], "resources": {"1": "2 stone"}})
play(game, "move zeus-day", "act")
expect(game, blue={"resources": {"1": "5 stone"}})
"""

from __future__ import annotations

from typing import Any

from delos.kernel import inside
from delos.kernel.chance import Chance, SeededChance
from delos.kernel.event import Event
from delos.kernel.game import Game
from delos.mytikas.state import MytikasState
from delos.mytikas.title import Mytikas as Title
from delos.mytikas.title import set_up
from delos.scenarios.fields import Field
from delos.scenarios.mytikas import Mytikas

PART = Mytikas()


def title(players: int = 3, **options: object) -> Title:
    found = set_up({"players": players, **options})
    assert isinstance(found, Title)
    return found


def placed(players: int = 3, **position: Any) -> MytikasState:
    """A position before anything moves in it."""
    return placed_by({"players": players}, **position)


def placed_by(options: dict[str, Any], **position: Any) -> MytikasState:
    state = PART.place(title(**options), Field("position", position))
    assert isinstance(state, MytikasState)
    return state


def table(players: int = 3, **position: Any) -> Game:
    """A game at the start of a turn (blue's unless told); the caller answers for chance."""
    return table_by({"players": players}, **position)


def table_by(options: dict[str, Any], **position: Any) -> Game:
    """The same at a table with options of its own."""
    state = placed_by(options, **position)
    state.noting = True
    game = Game(title(**options), state, None)
    inside.begin(game)
    return game


STRICT = {"must_act": True, "late_tumbling": False}  # the other readings


def fresh(players: int = 3, seed: int = 1, chance: Chance | None = None, **options: object) -> Game:
    """A new game with everything that set-up does."""
    found = title(players, **options)
    game = Game(found, found.opening(True), chance or SeededChance(seed))
    inside.begin(game)
    return game


def by_hand(players: int = 3, **options: object) -> Game:
    """A new game whose chance the test answers for."""
    found = title(players, **options)
    game = Game(found, found.opening(True), None)
    inside.begin(game)
    return game


def play(game: Game, *moves: str) -> list[Event]:
    """Moves as texts; ``red: decline`` also says whose it must be. Events of all of them.

    A move that the engine has just made by itself, being forced, may be written or left out. The
    main action is carried out by itself where doing nothing is the only other answer, unless the
    next move is about it; ``...`` as the last move stops at that question.
    """
    events: list[Event] = []
    for move in moves:
        name, colon, text = move.partition(": ")
        if not colon:
            text = move
        if text == PAUSE:
            break
        if text not in ("act", "skip", "nothing"):
            events += act(game)
        forced = FORCED.get(game, [])
        if text not in game.texts() and text in forced:
            del forced[: forced.index(text) + 1]
            continue
        if colon:
            assert actor(game) == name, f"{move}: {actor(game)} decides"
        before = game.count
        events += game.play(text)
        FORCED[game] = [text_of(game, action) for action in game.actions()[before + 1 :]]
    return events if moves[-1:] == (PAUSE,) else events + act(game)


def act(game: Game) -> list[Event]:
    """Carry out the main action, or the bonus action, if the question is that or nothing."""
    answers = {("act", "nothing"): "act", ("skip", "nothing"): "skip"}
    texts = game.texts()
    if len(texts) != 2 or (texts[0], texts[1]) not in answers:
        return []
    answer = answers[texts[0], texts[1]]
    before = game.count
    events = game.play(answer)
    FORCED.setdefault(game, []).extend(text_of(game, one) for one in game.actions()[before:])
    return events


PAUSE = "..."
FORCED: dict[Game, list[str]] = {}  # what followed by itself


def text_of(game: Game, action: int) -> str:
    """The text of a stable action id."""
    kind, option = game.title.place(action)
    assert kind >= 0, f"there is no action {action}"
    return game.title.text(kind, option)


def expect(game: Game, **wanted: Any) -> None:
    for key, value in wanted.items():
        PART.check(game, [], key, Field(key, value))


def state_of(game: Game) -> MytikasState:
    state = inside.state(game)
    assert isinstance(state, MytikasState)
    return state


def kind(game: Game) -> str:
    return "" if game.decision is None else game.decision.kind


def prompt(game: Game) -> str:
    return "" if game.decision is None else game.decision.prompt()


def actor(game: Game) -> str:
    """Who decides: a name, ``chance`` or nobody."""
    if game.seat is None:
        return ""
    return "chance" if game.seat < 0 else game.seats[game.seat]


def refused(game: Game, text: str) -> str:
    """The first rule by which a move is not offered; nothing if it is."""
    rules = refusing(game, text)
    return rules[0] if rules else game.why_not(text).text


def refusing(game: Game, text: str) -> list[str]:
    """All rules by which a move is not offered."""
    return list(game.why_not(text).rules)


def names(game: Game, events: list[Event]) -> list[str]:
    return [game.title.events[event.kind].name for event in events]


def done(game: Game) -> None:
    """Everybody declines and ends until the next turn starts (or the game is over)."""
    turn = game.length
    while not game.over and game.length == turn:
        texts = game.texts()
        for quiet in ("decline", "end", "skip", "stop"):
            if quiet in texts:
                game.play(quiet)
                break
        else:
            return
