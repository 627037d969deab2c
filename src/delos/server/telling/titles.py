"""What the form for a new table offers, and pictures of maps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from delos import api, maps
from delos.bots import levels_for
from delos.maps import MapError
from delos.maps.drawing import drawing as drawing_of
from delos.server.protocol.titles import MapInfo, OptionForm, TitleInfo
from delos.server.refusal import Refusal

EDITIONS: Final = ["base", "complete"]
CLASSIC_MODULES: Final = ["placement", "underworld", "heroes", "favours"]  # as in the catalogue
MAPS: Final = 64  # drawings kept


def choice(name: str, choices: list[str], default: str | None) -> OptionForm:
    return OptionForm(name, "choice", choices, default)


def flag(name: str, default: bool | None) -> OptionForm:
    return OptionForm(name, "bool", [], default)


def number(name: str, least: int, most: int, default: int | None) -> OptionForm:
    return OptionForm(name, "int", [], default, least, most)


def cards(name: str, choices: list[str]) -> OptionForm:
    return OptionForm(name, "set", choices, None)


@cache
def forms(title: str) -> tuple[OptionForm, ...]:
    """A default of null is what the edition says."""
    if title == "legendary":
        from delos.legendary.creatures import CREATURE_NAMES
        from delos.legendary.heroes import HERO_NAMES
        from delos.legendary.ids import BONUS_NAMES

        return (
            choice("edition", EDITIONS, "complete"),
            flag("teams", False),
            number("goal", 1, 9, 3),
            OptionForm("map", "text", ["random", "balanced", "quick", *maps.presets()], "random"),
            choice("face", ["A", "B", "random"], "A"),
            choice("tile_set", EDITIONS, None),
            choice("bid_track", ["printed", "linear"], "printed"),
            number("bid_cap", 0, 1000, None),
            number("mercenary_count", 0, 16, None),
            cards("creature_set", CREATURE_NAMES),
            cards("hero_set", HERO_NAMES),
            cards("bonus_set", BONUS_NAMES),
            choice("port_reach", ["adjacent", "harbour"], None),
            choice("apollo_placement", ["controlled", "anywhere"], None),
            flag("apollo_silences_heroes", None),
            flag("hydra_feeds", None),
            flag("strict_offerings", True),
            flag("fresh_temples", False),
            choice("island_chains", ["none", "heroic", "all"], "heroic"),
            flag("last_stand", None),
            choice("leto_moves", ["one", "any"], "one"),
            flag("fleets_apart", True),
            flag("freed_bids", True),
            flag("losses_first", True),
        )
    if title == "classic":
        from delos.classic.options import LAST_ISLAND, SYLPH_MOVES

        return (
            cards("modules", CLASSIC_MODULES),
            flag("hecate", False),
            flag("manticore", False),
            flag("printed_prices", False),
            flag("hidden_discard", False),
            number("priests", 0, 60, 16),
            number("philosophers", 0, 60, 16),
            choice("sylph_moves", SYLPH_MOVES, SYLPH_MOVES[0]),
            choice("last_island", LAST_ISLAND, LAST_ISLAND[0]),
        )
    if title == "mytikas":
        return (
            flag("two_cards", None),
            flag("must_act", False),
            flag("late_tumbling", True),
        )
    return ()


PLAYERS: Final = {"legendary": [2, 3, 4, 5, 6], "classic": [2, 3, 4, 5], "mytikas": [2, 3, 4]}
SMALL: Final[dict[str, dict[str, object]]] = {"legendary": {"map": "quick"}}  # set up at once
NAMES: Final = {
    "legendary": "Cyclades Legendary Edition",
    "classic": "Cyclades",
    "mytikas": "Mytikas",
}


@cache
def title_info(title: str) -> TitleInfo:
    players = PLAYERS.get(title, [2, 3, 4])
    seats: dict[str, int] = {}
    factions: list[str] = []
    for count in players:
        for name, options in (
            (str(count), {"players": count}),
            (f"{count}-teams", {"players": count, "teams": True}),
        ):
            try:
                found = api.set_up(title, {**options, **SMALL.get(title, {})}).seats
            except api.DelosError:
                continue  # not everybody can play in teams, or without
            seats[name] = len(found)
            factions = max(factions, list(found), key=len)
    return TitleInfo(
        title,
        NAMES.get(title, title.capitalize()),
        next((form.choices for form in forms(title) if form.name == "edition"), []),
        players,
        seats,
        factions,
        list(levels_for(title)),
        list(forms(title)),
    )


def titles_info() -> list[TitleInfo]:
    return [title_info(title) for title in api.titles()]


def encoded(drawing: object) -> Raw:
    return Raw(msgspec.json.encode(drawing))


@lru_cache(MAPS)
def drawing(code: str) -> Raw:
    """The picture of a map by its code."""
    return encoded(drawing_of(maps.named(code)))


@cache
def printed_board(players: int) -> Raw:
    """The picture of a board of the original game."""
    from delos.classic.drawing import drawing

    return encoded(drawing(players))


# How a table's options tell its picture; a title that is not here draws without one.
PICTURES: Final[dict[str, Callable[[dict[str, Any]], Raw]]] = {
    "legendary": lambda options: drawing(options["map"]),
    "classic": lambda options: printed_board(options["players"]),
}


def picture(title: str, options: dict[str, Any]) -> Raw | None:
    """What lies on a table, as far as the server draws it."""
    draw = PICTURES.get(title)
    return None if draw is None else draw(options)


def preview(players: int, name: str, edition: str, face: str, seed: int) -> MapInfo:
    """A map as a table with these options would have it."""
    try:
        code = maps.resolve(name, 4 if players == 2 else players, edition, face, seed).code
    except MapError as error:
        raise Refusal(400, "bad_option", "bad-map", detail=str(error)) from error
    return MapInfo(code, drawing(code))
