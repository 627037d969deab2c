"""Taking a choice back (decision 15): the one place that says what is free.

A begun move is left by taking its steps back, one by one. Free is a choice since which nothing was
drawn, nobody learned anything hidden and no other seat was asked.
"""

from typing import Final, final

from delos.kernel import inside
from delos.kernel.errors import IllegalAction
from delos.kernel.event import PUBLIC, Event
from delos.kernel.game import Game
from delos.kernel.past import latest

FREE: Final = ""
OTHERS: Final = "the question has gone to somebody else, or the game is over"
DRAWN: Final = "chance has answered since"
SHOWN: Final = "it has shown something hidden"


@final
class Choice:
    """A choice: the game before it, the game that came of it, and what happened."""

    def __init__(self, before: Game, after: Game, events: list[Event]) -> None:
        self.before = before
        self.after = after
        self.events = events


def why_not_free(choice: Choice) -> str:
    """Why a choice may not be taken back unasked; nothing if it may."""
    before = choice.before
    after = choice.after
    title = after.title
    if after._actor != before._actor:
        return OTHERS
    if title.teaches(before._state, after._state):
        return SHOWN
    for event in choice.events:
        if title.events[event.kind].seen != PUBLIC:
            return SHOWN
    followed = after.count - before.count
    if followed > 1:
        for action in latest(after._past, after._tail, followed):
            if action >= title.actions:
                return DRAWN
    return FREE


def last_choice(game: Game) -> Choice:
    """The last choice of a game, found by playing it again; IllegalAction if there is none."""
    title = game.title
    actions = game.actions()
    twin = Game(title, title.opening(True), None)
    inside.look(twin)
    point: Game | None = None
    heard = 0
    for action in actions:
        if twin._actor >= 0 and (len(inside.options(twin)) > 1 or twin._state.asks()):
            point = twin.copy()
            heard = len(twin._state.events)
        option = title.kinds[inside.kind(twin)].option(action)
        if option not in inside.options(twin):
            raise strange()
        inside.perform(twin, option)
        inside.look(twin)
    if twin.count != game.count or title.saved(twin._state) != title.saved(game._state):
        raise strange()
    if point is None:
        raise IllegalAction("There is no choice to take back yet.")
    return Choice(point, twin, twin._state.events[heard:])


def strange() -> IllegalAction:
    return IllegalAction(
        "This game did not grow from its opening (it is a scenario, imagined or changed), so its "
        "last choice is not known. Keep a copy() before what you may want to take back."
    )


def taken_back(game: Game) -> Game:
    """The game before its last choice, which must be free."""
    choice = last_choice(game)
    why = why_not_free(choice)
    if why:
        raise IllegalAction(f"The last choice cannot be taken back: {why}.")
    return choice.before
