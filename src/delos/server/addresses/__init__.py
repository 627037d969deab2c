"""The route table: app.py serves it, openapi.py describes it, tests walk through it."""

from __future__ import annotations

from typing import Final

from delos.server.addresses import (
    accounts,
    lessons,
    lobby,
    looking,
    notices,
    orders,
    passkeys,
    people,
    playing,
    profiles,
    puzzles,
    reaching,
    remote,
    tables,
    talk,
    titles,
    tournaments,
)
from delos.server.addresses.endpoint import Endpoint

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *people.ROUTES,
    *accounts.ROUTES,
    *passkeys.ROUTES,
    *profiles.ROUTES,
    *notices.ROUTES,
    *reaching.ROUTES,
    *titles.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *tables.ROUTES,
    *lobby.ROUTES,
    *talk.ROUTES,
    *playing.ROUTES,
    *orders.ROUTES,
    *looking.ROUTES,
    *remote.ROUTES,
    *tournaments.ROUTES,
)
