"""A board of either Cyclades game with its pieces: areas in their owner's colour."""

from __future__ import annotations

from typing import Final

from delos.classic.title import Classic
from delos.cyclades.bits import bits
from delos.cyclades.cells import (
    BID,
    FACTIONS,
    FLEETS,
    GOD_OF,
    LANDS_OF,
    NONE,
    OWNER,
    PIECE_AT,
    SEA_OWNER,
    TROOPS,
)
from delos.cyclades.chart import LANDS
from delos.cyclades.effects import building_on, heroes_at
from delos.cyclades.ids import BUILDING_NAMES, METROPOLIS, PIECE_NAMES
from delos.cyclades.reach import metropolises_of
from delos.cyclades.state import CycladesState
from delos.kernel import inside
from delos.kernel.game import Game
from delos.legendary.title import Legendary
from delos.maps import Board
from delos.maps.marks import Marks, marks_on
from delos.maps.shapes import scaled, shapes_on
from delos.maps.svg import COLOURS
from delos.pictures.strokes import (
    PAPER,
    SEAT_COLOURS,
    disc,
    document,
    rectangle,
    shape,
    words,
)

BOAT: Final = "M-7 0H7L4 5H-4ZM0 0V-8L6 -1Z"
STAR: Final = "M0 -7L2 -2H7L3 1.5L4.5 7L0 3.5L-4.5 7L-3 1.5L-7 -2H-2Z"
GEM: Final = "M0 -9L8 0L0 9L-8 0Z"
HOUSE: Final = "M-7 7V-2L0 -8L7 -2V7Z"
PALACE: Final = "M-11 9V-3H-6V-9H-2V-3H2V-9H6V-3H11V9Z"
HOUSES: Final = ["#6FA8DC", "#9B9B9B", "#FFFFFF", "#B08D57", "#E8B923", "#C27BA0", "#5B4A63"]
CORNER: Final = 0.62  # of the board's width
CORNER_SHAPE: Final = 0.42  # its height, of its width
PANEL: Final = 26  # height of a seat's line below the board


def cyclades_svg(game: Game) -> str:
    state = inside.state(game)
    title = game.title
    assert isinstance(state, CycladesState)
    assert isinstance(title, (Legendary, Classic))
    board = board_of(title)
    marks = marks_on(board)
    colours = [SEAT_COLOURS[seat] for seat in title.seats]
    left, top, wide, high = shapes_on(board).box
    below = PANEL * len(colours) + 10
    parts = [
        *ground(board, state, colours),
        *sites(state, marks),
        *pieces(state, marks, colours),
        *seats(game, state, colours, left, top + high),
    ]
    box = f"{left} {top} {wide} {high + below}"
    return document(wide, high + below, parts, box)


def corner_svg(game: Game, seat: int) -> str:
    """The waters of one seat: a wide corner of the board with its lands, as far as they fit."""
    state = inside.state(game)
    title = game.title
    assert isinstance(state, CycladesState)
    assert isinstance(title, (Legendary, Classic))
    board = board_of(title)
    marks = marks_on(board)
    colours = [SEAT_COLOURS[name] for name in title.seats]
    parts = [*ground(board, state, colours), *sites(state, marks), *pieces(state, marks, colours)]
    left, top, wide, high = shapes_on(board).box
    own = [scaled(marks.lands[land].pieces) for land in bits(state.at[LANDS_OF + seat])]
    width = wide * CORNER
    height = width * CORNER_SHAPE
    x = middle([at[0] for at in own] or [left + wide / 2], left, wide, width)
    y = middle([at[1] for at in own] or [top + high / 2], top, high, height)
    return document(width, height, parts, f"{x:.0f} {y:.0f} {width:.0f} {height:.0f}")


def middle(places: list[float], start: float, whole: float, part: float) -> float:
    """Where a part begins that has the places in its middle and stays on the board."""
    wanted = (min(places) + max(places)) / 2 - part / 2
    return min(max(wanted, start), start + whole - part)


def board_of(title: Legendary | Classic) -> Board:
    if isinstance(title, Classic):
        from delos.classic.drawing import cells_of

        return cells_of(title.board)
    from delos import maps
    from delos.maps.board import board_of as tiles

    return tiles(maps.named(title.chart.code))


def ground(board: Board, state: CycladesState, colours: list[str]) -> list[str]:
    """Sea, islands and borders; owned areas are tinted."""
    lines = shapes_on(board)
    left, top, wide, high = lines.box
    whole = f'x="{left}" y="{top}" width="{wide}" height="{high + PANEL * len(colours) + 10}"'
    found = [
        *[clip(name, path) for name, path in (("chart", lines.rim), ("islands", lines.coast))],
        f'<rect {whole} fill="{COLOURS["deep"]}"/>',
        f'<path d="{lines.rim}" fill="{COLOURS["sea"]}" fill-rule="evenodd"/>',
        '<g clip-path="url(#chart)">',
        *tints(lines.seas, state.numbers()[SEA_OWNER : SEA_OWNER + len(lines.seas)], colours),
        f'<path d="{lines.sea_borders}" fill="none" stroke="{COLOURS["sea-line"]}"/></g>',
        f'<path d="{lines.coast}" fill="{COLOURS["land"]}" fill-rule="evenodd"/>',
        '<g clip-path="url(#islands)">',
        *tints(lines.lands, state.numbers()[OWNER : OWNER + len(lines.lands)], colours),
        f'<path d="{lines.land_borders}" fill="none" stroke="{COLOURS["land-line"]}"/></g>',
        f'<path d="{lines.coast}" fill="none" stroke="{COLOURS["land-line"]}" stroke-width="1.5"/>',
    ]
    for mark in (*marks_on(board).lands, *marks_on(board).seas):
        x, y = scaled(mark.label.at)
        found += [words(x, y + 9 * row, line, 8) for row, line in enumerate(mark.label.lines)]
    return found


def clip(name: str, path: str) -> str:
    """The shapes of areas reach over the coast, so that they meet: they are cut to it."""
    return f'<clipPath id="{name}"><path d="{path}" clip-rule="evenodd"/></clipPath>'


def tints(paths: tuple[str, ...], owners: list[int], colours: list[str]) -> list[str]:
    return [
        f'<path d="{path}" fill="{colours[owner]}" fill-opacity="0.45" fill-rule="evenodd"/>'
        for path, owner in zip(paths, owners, strict=True)
        if owner != NONE
    ]


def sites(state: CycladesState, marks: Marks) -> list[str]:
    found: list[str] = []
    for site, mark in enumerate(marks.sites):
        x, y = scaled(mark.at)
        building = building_on(state, site)
        if building == NONE:
            found.append(disc(x, y, 5, PAPER))
            continue
        outline = PALACE if building == METROPOLIS else HOUSE
        found.append(shape(x, y, outline, HOUSES[building]))
        if building < len(BUILDING_NAMES):
            found.append(words(x, y + 5, BUILDING_NAMES[building][0].upper(), 9))
    return found


def pieces(state: CycladesState, marks: Marks, colours: list[str]) -> list[str]:
    at = state.at
    found: list[str] = []
    for land, mark in enumerate(marks.lands):
        owner = at[OWNER + land]
        if owner == NONE:
            continue
        x, y = scaled(mark.pieces)
        colour = colours[owner]
        troops = [disc(0, 0, 5, colour)] * at[TROOPS + land]
        hired = [disc(0, 0, 5, "#C9C9C9", colour)] * at[state.rules.others + land]
        heroes = [shape(0, 0, STAR, colour)] * len(bits(heroes_at(state, owner, land)))
        found += spread(x, y, troops + hired + heroes)
    for sea, mark in enumerate(marks.seas):
        owner = at[SEA_OWNER + sea]
        if owner != NONE:
            x, y = scaled(mark.pieces)
            found += spread(x, y, [shape(0, 0, BOAT, colours[owner])] * at[FLEETS + sea], 17)
    return found + figurines(state, marks)


def spread(x: float, y: float, things: list[str], step: float = 12) -> list[str]:
    """Side by side in rows of four around a point."""
    found: list[str] = []
    for number, thing in enumerate(things):
        row, column = divmod(number, 4)
        dx = x + (column - (min(len(things), 4) - 1) / 2) * step
        found.append(f'<g transform="translate({dx:.1f} {y + row * step:.1f})">{thing}</g>')
    return found


def figurines(state: CycladesState, marks: Marks) -> list[str]:
    found: list[str] = []
    for piece, name in enumerate(PIECE_NAMES):
        area = state.at[PIECE_AT + piece]
        if area == NONE:
            continue
        mark = marks.lands[area] if area < LANDS else marks.seas[area - LANDS]
        x, y = scaled(mark.pieces)
        found += [shape(x, y - 16, GEM, "#7D3C98"), words(x, y - 26, name, 8)]
    return found


def seats(
    game: Game, state: CycladesState, colours: list[str], left: float, top: float
) -> list[str]:
    """A line per seat: Metropolises, and where its pawn stands for how much."""
    found: list[str] = []
    for seat, name in enumerate(game.seats):
        y = top + PANEL * seat + 4
        standing = ", ".join(bids(game, state, seat))
        turn = " – decides" if inside.actor(game) == seat else ""
        won = " – won" if seat in game.winners else ""
        found += [
            rectangle(left + 10, y, 18, 18, colours[seat]),
            rectangle(left + 34, y - 1, 330, 21, PAPER),
            words(left + 40, y + 14, f"{name}{turn}{won}", 12, "start"),
            words(left + 180, y + 14, standing, 12, "start"),
        ]
        for number in range(metropolises_of(state, seat)):
            found.append(shape(left + 300 + 26 * number, y + 9, PALACE, HOUSES[METROPOLIS]))
    return found


def bids(game: Game, state: CycladesState, seat: int) -> list[str]:
    """Gods that its pawns stand on; a seat may have two (CLA-TWO-01)."""
    found: list[str] = []
    for marker in range(seat, FACTIONS, len(game.seats)):
        god = state.at[GOD_OF + marker]
        if god != NONE:
            found.append(f"{game.title.word('god', god)} {state.at[BID + marker]}")
    return found
