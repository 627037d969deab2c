"""A map and its figures as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from delos.maps.board import LANDLOCKED, Board, BoardArea, board_of
from delos.maps.fairness import Fairness, members
from delos.maps.hexes import Cell
from delos.maps.layout import Map
from delos.maps.legality import Finding

SHORT: Final = 3


def listing(map_: Map) -> str:
    """The chart in letters, then every area with its neighbours."""
    board = board_of(map_)
    return "\n".join([*summary(board), "", *chart(board), "", *lands(board), "", *seas(board)])


def summary(board: Board) -> Iterator[str]:
    """Code and counts."""
    yield f"Map {board.code}"
    yield (
        f"{len(board.lands)} Land Areas on {len(board.islands)} Islands,"
        f" {len(board.seas)} Sea Areas, {len(board.sites)} sites"
    )


def chart(board: Board) -> Iterator[str]:
    """Each cell by its area's first letters, lands in lower case."""
    areas: dict[Cell, BoardArea] = {
        cell: area for area in (*board.lands, *board.seas) for cell in area.cells
    }
    left = min(2 * q + r for q, r in areas)
    for row in range(min(r for _, r in areas), max(r for _, r in areas) + 1):
        line = ""
        for q, r in sorted(cell for cell in areas if cell[1] == row):
            word = areas[q, r].slug[:SHORT]
            line = line.ljust(2 * (2 * q + r - left))
            line += word if areas[q, r].land else word.upper()
        yield line


def lands(board: Board) -> Iterator[str]:
    """One line per Land Area."""
    rows = [("land", "icons", "sites to", "lands", "seas")]
    for area in board.lands:
        harbours = [
            "inland" if site.harbour == LANDLOCKED else board.seas[site.harbour].slug
            for site in board.sites_of(area.number)
        ]
        near = slugs(board.lands, board.land_lands[area.number])
        coast = slugs(board.seas, board.land_seas[area.number])
        rows.append((area.slug, icons(area), ", ".join(harbours), near, coast))
    return table(rows)


def seas(board: Board) -> Iterator[str]:
    """One line per Sea Area."""
    rows = [("sea", "icons", "seas", "lands")]
    for area in board.seas:
        coast = [
            land.slug for land in board.lands if board.land_seas[land.number] >> area.number & 1
        ]
        near = slugs(board.seas, board.sea_seas[area.number])
        rows.append((area.slug, icons(area), near, ", ".join(coast)))
    return table(rows)


def verdict(map_: Map, factions: int, findings: list[Finding], figures: Fairness) -> str:
    """What `check` says: legal or why not, then the starts under a played placement."""
    board = board_of(map_)
    lines = list(summary(board))
    lines += [f"- {finding}" for finding in findings]
    lines.append(f"{'Not legal' if findings else 'Legal'} for {factions} factions")
    rows: list[tuple[str, ...]] = [
        ("turn", "lands", "income", "sites", "priestesses", "room", "rival at", "points")
    ]
    for number, seat in enumerate(figures.seats, start=1):
        names = ", ".join(board.lands[land].slug for land in seat.lands)
        counts = (seat.income, seat.sites, seat.priestesses, seat.room, seat.distance, seat.points)
        rows.append((str(number), names, *(str(count) for count in counts)))
    return "\n".join([*lines, "", *table(rows), f"Spread {figures.spread} (0 is even)"])


def icons(area: BoardArea) -> str:
    """Cornucopias as c, a Priestess as p."""
    return "c" * area.cornucopia + "p" * area.priestess


def slugs(areas: Iterable[BoardArea], mask: int) -> str:
    """The areas of a mask by name."""
    numbers = members(mask)
    return ", ".join(area.slug for area in areas if area.number in numbers)


def table(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Columns as wide as they need to be."""
    all_rows = list(rows)
    widths = [max(len(cell) for cell in column) for column in zip(*all_rows, strict=True)]
    for row in all_rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip()
