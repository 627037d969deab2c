"""A table for a board that nobody plays at: it stands in no list, and nobody can ask about it."""

from __future__ import annotations

from typing import Any

from delos.kernel.game import Game
from delos.server.protocol.common import Status
from delos.server.protocol.tables import SeatInfo, TableDetail
from delos.server.telling import titles


def scene(game: Game, seats: list[SeatInfo], status: Status, name: str = "") -> TableDetail:
    """The table of a game as a board wants it. A map of tiles is drawn by the mapmaker, when it is
    asked for."""
    options: dict[str, Any] = dict(game.title.options)
    return TableDetail(
        id="",
        name=name,
        title=game.title.name,
        edition=options.get("edition"),
        players=options.get("players", len(seats)),
        public=False,
        seats=seats,
        status=status,
        turn=None,
        yours=any(seat.yours for seat in seats),
        cycle=0,
        winners=[],
        created=0,
        updated=0,
        rematch=None,
        options=options,
        rules=game.title.version,
        commitment="",
        key=None,
        invites={},
        drawing=titles.picture(game.title.name, options),
    )
