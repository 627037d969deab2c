"""A bot at a server: it accepts challenges, plays its games side by side, and comes back."""

from __future__ import annotations

import logging
import random
import secrets
import threading
from collections.abc import Callable
from typing import Any, Final, final

from delos import api
from delos.bots.base import Bot, Chair
from delos.kernel.errors import DelosError
from delos.remote.client import Json, Refused, Server, Unreachable
from delos.remote.rules import Rules

log = logging.getLogger("delos.remote")

MakeBot = Callable[[int], Bot]  # a bot from its seed, one for each game
FIRST: Final = 1.0  # seconds until it tries again; twice as many after each further failure
LONGEST: Final = 60.0
FINAL: Final = {400, 401, 403, 404}  # answers that another try does not change


@final
class Player:
    def __init__(
        self,
        server: Server,
        make: MakeBot,
        rules: Rules | None = None,
        tell: Callable[[str], None] = log.info,
    ) -> None:
        self.server = server
        self.make = make
        self.rules = rules or Rules()
        self.tell = tell
        self.stopped = server.stopped
        self.games: dict[str, threading.Thread] = {}
        self.finished = 0

    # -- the account ------------------------------------------------------------------------

    def run(self, most: int | None = None) -> None:
        """Play until ``stop()``, or until so many games are over."""
        me = self.server.get("/me")
        self.tell(f"{me['name']} is at {self.server.host}.")
        if not me.get("robot"):
            self.tell("This is no bot account: others cannot see that a program plays.")
        wait = FIRST
        while not self.stopped.is_set() and not self.enough(most):
            try:
                for event in self.server.lines("/stream/events"):
                    wait = FIRST
                    if event is not None:
                        self.hear(event)
                    if self.stopped.is_set() or self.enough(most):
                        break
            except Refused as refused:
                if refused.status in FINAL:
                    raise
                wait = max(wait, refused.wait)
            except Unreachable as error:
                self.tell(str(error))
            if not self.stopped.is_set() and not self.enough(most):
                self.stopped.wait(wait * random.uniform(0.7, 1.3))
                wait = min(LONGEST, wait * 2)
        self.stop()
        for game in list(self.games.values()):
            game.join(10)

    def stop(self) -> None:
        self.stopped.set()

    def enough(self, most: int | None) -> bool:
        return most is not None and self.finished >= most

    def hear(self, event: Json) -> None:
        if event["type"] == "challenge":
            self.answer(event["challenge"])
        elif event["type"] == "gameStart":
            self.begin(event["game"]["id"])
        # gameFinish: the game's own stream ends by itself

    def answer(self, challenge: Json) -> None:
        reason = self.rules.against(challenge, len(self.games))
        try:
            if reason:
                self.server.post(f"/challenges/{challenge['id']}/decline", {"reason": reason})
                self.tell(f"Declined {challenge['challenger']['name']}: {reason}")
            else:
                self.server.post(f"/challenges/{challenge['id']}/accept")
                self.tell(f"Accepted {challenge['challenger']['name']}.")
        except DelosError as error:  # taken back meanwhile, perhaps
            self.tell(f"A challenge came to nothing: {error}")

    # -- one game ---------------------------------------------------------------------------

    def begin(self, id: str) -> None:
        if id in self.games:
            return
        game = threading.Thread(target=self.play, args=(id,), name=f"game-{id}", daemon=True)
        self.games[id] = game
        game.start()

    def play(self, id: str) -> None:
        """A game to its end, over as many streams as it takes. Whatever goes wrong is this game's
        affair alone."""
        bot = self.make(secrets.randbits(31))
        wait = FIRST
        try:
            while not self.stopped.is_set():
                try:
                    if self.follow(id, bot):
                        return
                    wait = FIRST
                except Unreachable as error:
                    self.tell(f"{id}: {error}")
                except Refused as refused:
                    if refused.status in FINAL:
                        self.tell(f"{id}: {refused}")
                        return
                    wait = max(wait, refused.wait)
                self.stopped.wait(wait * random.uniform(0.7, 1.3))
                wait = min(LONGEST, wait * 2)
        except Exception:
            log.exception("game %s was given up", id)
        finally:
            close = getattr(bot, "close", None)
            if close is not None:
                close()
            self.games.pop(id, None)
            self.finished += 1

    def follow(self, id: str, bot: Bot) -> bool:
        """Read the game's stream and choose; whether the game is over for us."""
        for line in self.server.lines(f"/stream/tables/{id}", imagine=1):
            if self.stopped.is_set():
                return True
            if line is None:
                continue
            if line["type"] == "bye":
                return not line["again"]
            state = line["state"]
            if line["type"] == "gameFull":
                self.tell(f"{id}: {line['table']['title']}, seat {state['you']}.")
                if any(seat["yours"] and seat["standin"] for seat in line["table"]["seats"]):
                    self.server.post(f"/tables/{id}/seats/back")
            if state["status"] == "over":
                won = set(state["winners"]) & set(state["you"])
                self.tell(f"{id}: {'won' if won else 'lost'}.")
                return True
            if state["options"]:
                self.choose(id, bot, state, line["games"])
        return False

    def choose(self, id: str, bot: Bot, state: Json, games: list[str]) -> None:
        body = {
            "index": state["index"],
            "seat": state["seat"],
            "action": chosen(bot, state, games),
            "key": secrets.token_urlsafe(12),  # an answer that was lost on the way can be repeated
        }
        for _ in range(3):
            try:
                self.server.post(f"/tables/{id}/actions", body)
                return
            except Unreachable as error:
                self.tell(f"{id}: {error}")
                self.stopped.wait(FIRST)
            except Refused as refused:
                if refused.status not in {403, 409}:  # else the table has moved on
                    raise
                return


def chosen(bot: Bot, state: Json, games: list[str]) -> int:
    """The bot's choice; one at random if it fails or chooses what is not legal."""
    ids: list[int] = [option["id"] for option in state["options"]]
    if len(ids) == 1:
        return ids[0]
    try:
        chair = Chair(api.load(games[0], events=False), state["seat"])
        found = bot.choose(chair)
        if found in ids:
            return found
        log.warning("the bot chose %r, which is not legal", found)
    except Exception as error:  # a bot's fault costs it a choice, never the game
        log.warning("the bot failed: %r", error)
    return random.choice(ids)


def made(name: str) -> Callable[[int], Bot]:
    """How bots are made: a level, ``engine:COMMAND``, or ``module:Class``."""
    from delos.bots import bot, levels

    module, colon, attribute = name.partition(":")
    if not colon or name in levels() or module.startswith(("engine", "search")):
        bot(name, 0)  # a wrong name is said now
        return lambda seed: bot(name, seed)
    kind = loaded(module, attribute)
    return lambda seed: own(kind, seed)


def loaded(module: str, attribute: str) -> Any:
    import importlib

    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise DelosError(
            f"The bot {module}:{attribute} cannot be loaded: {error}. Name a module on Python's "
            f"path and a class in it with a method choose(chair)."
        ) from error
    if not callable(getattr(found, "choose", None)):
        raise DelosError(f"{module}:{attribute} has no method choose(chair).")
    return found


def own(kind: Any, seed: int) -> Bot:
    """A bot of somebody's own class, with a seed if it takes one."""
    import inspect

    takes = inspect.signature(kind).parameters
    bot: Bot = kind(seed) if takes else kind()
    return bot
