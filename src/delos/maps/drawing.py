"""A map as plain data, for clients that draw it themselves."""

from __future__ import annotations

from typing import TypeAlias

from delos.maps.board import Board, BoardArea, board_of
from delos.maps.coast import Point
from delos.maps.fairness import members
from delos.maps.layout import Map
from delos.maps.marks import AreaMarks, SiteMark, marks_on
from delos.maps.shapes import SIZE, Shapes, shapes_on

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"


def drawing(map_: Map) -> dict[str, Json]:
    """Cells, areas, sites and icons with their places (docs/maps.md names every field)."""
    return {
        "code": map_.code,
        "face": map_.face,
        "tiles": [
            {"tile": one.tile, "q": one.place[0], "r": one.place[1], "turn": one.turn}
            for one in map_.placements
        ],
        **drawn(board_of(map_)),
    }


def drawn(board: Board, size: int = SIZE) -> dict[str, Json]:
    """What a drawing of any board of cells has; `size` is the cell radius in pixels."""
    marks, shapes = marks_on(board), shapes_on(board, size)
    lands = zip(board.lands, marks.lands, strict=True)
    seas = zip(board.seas, marks.seas, strict=True)
    return {
        "cells": [cell for area in (*board.lands, *board.seas) for cell in cells_of(area)],
        "lands": [land_of(board, area, mark) for area, mark in lands],
        "seas": [sea_of(board, area, mark) for area, mark in seas],
        "sites": [
            {
                "index": site.number,
                "land": site.land,
                "harbour": site.harbour,
                "cell": list(site.cell),
                **site_places(marks.sites[site.number]),
            }
            for site in board.sites
        ],
        "islands": [list[Json](members(island)) for island in board.islands],
        "size": size,
        "box": list[Json](shapes.box),
        "shapes": paths_of(shapes, board),
    }


def paths_of(shapes: Shapes, board: Board) -> Json:
    """The lines that the SVG picture draws, and a shape for every area."""
    lands = zip(board.lands, shapes.lands, strict=True)
    seas = zip(board.seas, shapes.seas, strict=True)
    return {
        "coast": shapes.coast,
        "rim": shapes.rim,
        "land_borders": shapes.land_borders,
        "sea_borders": shapes.sea_borders,
        "waves": shapes.waves,
        "areas": {
            **{f"land:{area.slug}": path for area, path in lands},
            **{f"sea:{area.slug}": path for area, path in seas},
        },
        "hills": [list[Json](hill) for hill in shapes.hills],
    }


def cells_of(area: BoardArea) -> list[Json]:
    """An area's cells, one object each."""
    kind = "land" if area.land else "sea"
    return [{"q": q, "r": r, "kind": kind, "area": area.number} for q, r in area.cells]


def land_of(board: Board, area: BoardArea, mark: AreaMarks) -> Json:
    """A Land Area with its neighbours."""
    return {
        **area_of(area, mark),
        "priestess": None if mark.priestess is None else pair(mark.priestess),
        "lands": list[Json](members(board.land_lands[area.number])),
        "seas": list[Json](members(board.land_seas[area.number])),
    }


def sea_of(board: Board, area: BoardArea, mark: AreaMarks) -> Json:
    """A Sea Area with its neighbours."""
    coast = [land for land, seas in enumerate(board.land_seas) if seas >> area.number & 1]
    return {
        **area_of(area, mark),
        **named(area.slug),
        "lands": list[Json](coast),
        "seas": list[Json](members(board.sea_seas[area.number])),
    }


def named(slug: str) -> dict[str, Json]:
    """What a sea of the tiles is called in every language, alone and inside a sentence ("la baie
    de Galissas"); nothing for a map of somebody's own."""
    from delos import texts  # words are loaded when a map is drawn for people, not before

    message = f"sea-{slug}"
    if not all(texts.has(lang, message) for lang in texts.languages()):
        return {}
    phrase = f"{message}.text"
    return {
        "names": {lang: texts.say(lang, message) for lang in texts.languages()},
        "inside": {
            lang: texts.say(lang, phrase if texts.has(lang, phrase) else message)
            for lang in texts.languages()
        },
    }


def area_of(area: BoardArea, mark: AreaMarks) -> dict[str, Json]:
    """What both kinds have."""
    return {
        "index": area.number,
        "slug": area.slug,
        "name": area.name,
        "tile": area.tile,
        "cells": [list(cell) for cell in area.cells],
        "cornucopia": area.cornucopia,
        "cornucopias": [pair(point) for point in mark.cornucopias],
        "pieces": pair(mark.pieces),
        "label": {"at": pair(mark.label.at), "lines": list(mark.label.lines)},
    }


def site_places(mark: SiteMark) -> dict[str, Json]:
    """Where a site stands and its jetty points."""
    return {"at": pair(mark.at), "jetty": None if mark.jetty is None else pair(mark.jetty)}


def pair(point: Point) -> list[Json]:
    """A point, short enough to send."""
    return [round(point[0], 3) + 0.0, round(point[1], 3) + 0.0]
