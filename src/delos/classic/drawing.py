"""The printed boards as plain data for a client that draws: the same fields as a map of tiles."""

from __future__ import annotations

from typing import Final, cast

from delos.classic.boards import (
    Board,
    Island,
    board_for,
    neighbours,
    number_of,
    row_of,
)
from delos.maps import Board as Cells
from delos.maps import BoardArea, BoardSite
from delos.maps.board import LANDLOCKED
from delos.maps.drawing import Json, drawn
from delos.maps.hexes import Cell

SIZE: Final = 46
"""Cell radius in pixels. A whole island may be one cell, so cells are larger than on tiles."""


def drawing(players: int) -> dict[str, Json]:
    """The board for so many players (docs/maps.md names every field)."""
    board = board_for(players)
    told = drawn(cells_of(board), SIZE)
    seas = zip(board.seas, cast("list[dict[str, Json]]", told["seas"]), strict=True)
    named: list[Json] = [{**sea, "names": sea_names(cell)} for cell, sea in seas]
    lands: list[Json] = [
        {**land, **island_names(str(land["slug"]))}
        for land in cast("list[dict[str, Json]]", told["lands"])
    ]
    return {"code": board.name, "face": "", "tiles": [], **told, "lands": lands, "seas": named}


def sea_names(cell: str) -> dict[str, Json]:
    """What a sea space is called, by language: the same words as in log and options."""
    from delos import texts

    return {lang: texts.say(lang, f"sea-{cell.lower()}") for lang in texts.languages()}


def island_names(slug: str) -> dict[str, Json]:
    """What an island is called, by language, where they differ (Délos); else nothing."""
    from delos import texts

    message = f"land-{slug}"
    if not all(texts.has(lang, message) for lang in texts.languages()):
        return {}
    return {"names": {lang: texts.say(lang, message) for lang in texts.languages()}}


def hex_of(rows: list[int], cell: str) -> Cell:
    """A cell's place in the hexagonal packing; the middle of the middle row is (0, 0)."""
    row = row_of(cell) - len(rows) // 2
    across = 2 * number_of(cell) - rows[row_of(cell)] - 1 - row  # twice, so that it is whole
    return across // 2, row


def cells_of(board: Board) -> Cells:
    """Islands and sea spaces in the numbering of the chart, with every adjacency of cells."""
    lands = tuple(land_of(board, index, island) for index, island in enumerate(board.islands))
    seas = tuple(sea_of(board, index, cell) for index, cell in enumerate(board.seas))
    sites = [(land.number, cell) for land in lands for cell in land.cells]
    return Cells(
        board.name,
        lands,
        seas,
        tuple(BoardSite(index, land, LANDLOCKED, cell) for index, (land, cell) in enumerate(sites)),
        (0,) * len(lands),
        tuple(touching(board, island.cells) for island in board.islands),
        tuple(touching(board, [cell]) for cell in board.seas),
        tuple(1 << land.number for land in lands),
    )


def land_of(board: Board, index: int, island: Island) -> BoardArea:
    cells = tuple(hex_of(board.rows, cell) for cell in island.cells)
    name = island.name.capitalize()
    return BoardArea(
        number=index,
        land=True,
        tile=0,
        name=name,
        slug=island.name,
        cells=cells,
        cornucopia=island.prosperity,
        priestess=False,
    )


def sea_of(board: Board, index: int, cell: str) -> BoardArea:
    """A trade space bears one prosperity (CLA-MAP-01)."""
    trade = 1 if cell in board.trade else 0
    name = str(sea_names(cell)["en"])
    return BoardArea(
        number=index,
        land=False,
        tile=0,
        name=name,
        slug=cell.lower(),
        cells=(hex_of(board.rows, cell),),
        cornucopia=trade,
        priestess=False,
    )


def touching(board: Board, cells: list[str]) -> int:
    """The mask of the sea spaces next to these cells (CLA-MAP-05)."""
    near = {other for cell in cells for other in neighbours(board.rows, cell)}
    return sum(1 << index for index, sea in enumerate(board.seas) if sea in near)
