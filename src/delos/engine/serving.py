"""The engine's side, for bots in Python: any bot as a program that speaks the protocol.

Over the wire comes an imagined game in place of the true one. It agrees with all that the seat
knows, so what is imagined from it is what would be imagined from the true game.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import IO, Final, final

from delos import api
from delos.bots.base import Bot, Chair
from delos.engine.messages import (
    PROTOCOL,
    Chosen,
    Error,
    Go,
    Hello,
    HostHello,
    Imagined,
    Message,
    NewGame,
    Ping,
    Pong,
    Position,
    Quit,
    SetOption,
    Stop,
    from_host,
    line_of,
)
from delos.engine.thinking import Budget, think
from delos.kernel.errors import DelosError

MakeBot = Callable[[int], Bot]  # a bot from its seed
IMAGINE: Final = 1


def serve(make: MakeBot, name: str, author: str = "") -> None:
    """Be an engine on this process's own input and output until the host says quit."""
    output = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever the bot prints must not come between the messages
    Server(make, Hello(PROTOCOL, name, author, list(api.titles()), [], IMAGINE), output).listen(
        sys.stdin.buffer
    )


@final
class Server:
    def __init__(self, make: MakeBot, hello: Hello, output: IO[bytes]) -> None:
        self.make = make
        self.hello = hello
        self.output = output
        self.seed = 0
        self.bots: dict[int, Bot] = {}  # by seat: a bot may have plans of its own
        self.position: Position | None = None
        self.budget: Budget | None = None
        self.thinker: threading.Thread | None = None
        self.lock = threading.Lock()

    def listen(self, lines: IO[bytes]) -> None:
        for line in lines:
            message = from_host(line)
            if isinstance(message, Quit):
                break
            self.hear(message)
        if self.budget is not None:
            self.budget.stop.set()

    def say(self, message: Message) -> None:
        with self.lock:
            self.output.write(line_of(message))
            self.output.flush()

    def hear(self, message: object) -> None:
        match message:
            case HostHello():
                self.say(self.hello)
            case Ping(ping):
                self.say(Pong(ping))
            case NewGame():
                self.finish()
                self.seed = message.seed
                self.bots.clear()
            case Position():
                self.finish()
                self.position = message
            case Go():
                self.go(message)
            case Stop():
                if self.budget is not None:
                    self.budget.stop.set()
            case SetOption() | Imagined() | _:
                pass  # there are none to set, none were asked for, or it is not known here

    def finish(self) -> None:
        """What is still thought about is no longer wanted."""
        if self.budget is not None:
            self.budget.stop.set()
        if self.thinker is not None:
            self.thinker.join()
        self.budget = self.thinker = None

    def go(self, go: Go) -> None:
        self.finish()
        if self.position is None or not self.position.games:
            self.say(Error("There is no position with an imagined game to think about."))
            return
        self.budget = Budget(go.ms, go.iterations)
        self.thinker = threading.Thread(
            target=self.answer, args=(go.go, self.position, self.budget), daemon=True
        )
        self.thinker.start()

    def answer(self, go: int, position: Position, budget: Budget) -> None:
        try:
            chair = Chair(api.load(position.games[0], events=False), position.seat)
            bot = self.bots.get(position.seat)
            if bot is None:
                bot = self.bots[position.seat] = self.make(self.seed + position.seat)
            self.say(Chosen(go, think(bot, chair, budget)))
        except DelosError as error:
            self.say(Error(str(error)))
