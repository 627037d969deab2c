"""Maps: made and drawn in a process of their own, for one address after the other, and kept."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any, Final, final

import msgspec
from msgspec import Raw

from delos.server.fair import Turns
from delos.server.protocol.titles import MapInfo
from delos.server.refusal import Refusal
from delos.server.telling import titles
from delos.server.thinking.map_worker import Answer, Question
from delos.server.thinking.worker import Worker

log = logging.getLogger("delos.maps")

KEPT: Final = 200  # maps
SLOW: Final = "balanced"  # takes many tries
SECONDS: Final = 30.0
MOST_SEED: Final = 2**64 - 1


@final
class Mapmaker:
    def __init__(self) -> None:
        self.turns = Turns(1)
        self.worker = Worker("delos.server.thinking.map_worker", Answer, SECONDS)
        self.kept: OrderedDict[Question, Answer] = OrderedDict()

    async def preview(
        self, owner: str, players: int, name: str, edition: str, face: str, seed: int
    ) -> MapInfo:
        """A map as a table with these options would have it."""
        factions = 4 if players == 2 else players
        found = await self.made(owner, Question(name, factions, edition, face, seed, draw=True))
        if found.fault:
            raise Refusal(400, "bad_option", "bad-map", detail=found.fault)
        return MapInfo(found.code, found.drawing)

    async def picture(self, owner: str, title: str, options: dict[str, Any]) -> Raw | None:
        """What lies on a table, as far as the server draws it."""
        if title != "legendary":
            return titles.picture(title, options)
        question = Question(str(options["map"]), 0, "complete", "A", 0, draw=True)
        found = await self.made(owner, question)
        return found.drawing

    async def chosen(self, owner: str, title: str, options: dict[str, object]) -> dict[str, object]:
        """The options with the code of the map they ask for, where finding it takes long."""
        players, seed = options.get("players", 4), options.get("seed", 0)
        edition, face = options.get("edition", "complete"), options.get("face", "A")
        tiles = options.get("tile_set", edition)
        if title != "legendary" or options.get("map") != SLOW:
            return options
        if not (isinstance(players, int) and isinstance(seed, int) and 0 <= seed <= MOST_SEED):
            return options  # the title says what is wrong
        factions = 4 if players == 2 else players
        question = Question(SLOW, factions, str(tiles), str(face), seed, draw=False)
        found = await self.made(owner, question)
        return {**options, "map": found.code} if not found.fault else options

    async def made(self, owner: str, question: Question) -> Answer:
        kept = self.kept.get(question)
        if kept is not None:
            self.kept.move_to_end(question)
            return kept
        async with self.turns.turn(owner):
            found = self.kept.get(question) or await self.asked(question)
        self.kept[question] = found
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def asked(self, question: Question) -> Answer:
        try:
            return await self.worker.ask(question)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            log.warning("no map: %r", error)
            raise Refusal(503, "busy", wait=5) from error

    async def close(self) -> None:
        await self.worker.close()
