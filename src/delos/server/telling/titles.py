"""What the form for a new table offers, and pictures of maps."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw

from delos import api, maps
from delos.bots import levels_for
from delos.server.protocol.titles import OptionForm, TitleInfo

EDITIONS: Final = ["base", "complete"]
CLASSIC_MODULES: Final = ["placement", "underworld", "heroes", "favours"]  # as in the catalogue


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


@cache
def printed_board(players: int) -> Raw:
    """The picture of a board of the original game."""
    from delos.classic.drawing import drawing

    return encoded(drawing(players))


def picture(title: str, options: dict[str, Any]) -> Raw | None:
    """What lies on a table; maps of tiles are drawn by the mapmaker."""
    return printed_board(options["players"]) if title == "classic" else None
