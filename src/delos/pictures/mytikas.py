"""The table of Mytikas: the mountain, the river of cards and the boards of the players."""

from __future__ import annotations

from typing import Final

from delos.cyclades.bits import bits
from delos.kernel import inside
from delos.kernel.game import Game
from delos.mytikas.cells import (
    BUILDER,
    BUILT,
    CARDS_OF,
    FACE_DOWN,
    FAVOURS,
    RESERVE,
    RIVER,
    TOKENS,
)
from delos.mytikas.ids import (
    DEITY_NAMES,
    GOD_NAMES,
    GODS,
    LEVELS,
    NONE,
    SLOT_KIND,
    SLOTS,
    TYPES,
)
from delos.mytikas.scoring import total
from delos.mytikas.state import MytikasState
from delos.pictures.strokes import PAPER, SEAT_COLOURS, disc, document, rectangle, words

WIDE: Final = 760
MOUNTAIN: Final = 240  # height of the mountain
BOARD: Final = 150  # height of a player's board
LEVEL: Final = 46
CUBES: Final = ["#8D8D8D", "#FFFFFF", "#E8B923"]  # stone, marble, gold
ROCK: Final = ["#8FA67A", "#A89B7C", "#B5AFA5", "#DDE3E8"]
SIZES: Final = [10, 15, 12, 18]  # width of a small and large city, small and large temple


def mytikas_svg(game: Game) -> str:
    state = inside.state(game)
    assert isinstance(state, MytikasState)
    height = MOUNTAIN + 70 + BOARD * state.rules.seats
    colours = [SEAT_COLOURS[name] for name in game.seats]
    parts = [
        f'<rect width="{WIDE}" height="{height}" fill="#C6D8E4"/>',
        *mountain(state, colours),
        *river(state),
    ]
    for seat in range(state.rules.seats):
        parts += board(game, state, seat, colours[seat], MOUNTAIN + 65 + BOARD * seat)
    return document(WIDE, height, parts)


def mountain(state: MytikasState, colours: list[str]) -> list[str]:
    """Four steps; a construction is a box in its owner's colour, temples have a round top."""
    found: list[str] = []
    for level in range(LEVELS):
        y = MOUNTAIN - 10 - LEVEL * (level + 1)
        inset = 60 * level
        found.append(rectangle(20 + inset, y, WIDE - 40 - 2 * inset, LEVEL, ROCK[level]))
        tokens: int = state.at[TOKENS + level]
        found += [disc(36 + inset + 14 * n, y + 10, 5, "#6B4F9E") for n in range(tokens)]
        x = 40.0 + inset
        for seat, colour in enumerate(colours):
            for slot in range(SLOTS):
                if state.at[BUILT + seat * SLOTS + slot] == level + 1:
                    found += construction(x, y + LEVEL - 4, SLOT_KIND[slot], colour)
                    x += 26
    return found


def construction(x: float, y: float, kind: int, colour: str) -> list[str]:
    size = SIZES[kind]
    found = [rectangle(x, y - size, size, size, colour)]
    if kind >= 2:
        found.append(disc(x + size / 2, y - size, size / 2.4, colour))
    return found


def river(state: MytikasState) -> list[str]:
    found: list[str] = []
    for place in range(len(state.rules.numbers.locks)):
        face = state.at[RIVER + place]
        x = 20.0 + 120 * place
        if face >= 0:
            found += [rectangle(x, MOUNTAIN + 5, 112, 44, PAPER)]
            found += [words(x + 56, MOUNTAIN + 32, DEITY_NAMES[face], 14)]
        elif face == FACE_DOWN:
            found.append(rectangle(x, MOUNTAIN + 5, 112, 44, "#4A5D6E"))
    return found


def board(game: Game, state: MytikasState, seat: int, colour: str, top: float) -> list[str]:
    """Resources by level, Favours, Offerings, cards and points."""
    at = state.numbers()
    turn = " – decides" if inside.actor(game) == seat else " – won" if seat in game.winners else ""
    found = [
        rectangle(15, top, WIDE - 30, BOARD - 8, PAPER),
        rectangle(22, top + 7, 18, 18, colour),
        words(46, top + 21, f"{game.seats[seat]}{turn}", 13, "start"),
        words(22, top + 45, f"points {total(state, seat)}", 12, "start"),
        words(22, top + 63, f"offerings {at[RESERVE + seat]}", 12, "start"),
    ]
    stands = at[BUILDER + seat]
    place = "–" if stands == NONE else game.title.word("space", stands)
    found.append(words(22, top + 81, f"builder {place}", 12, "start"))
    for god in range(GODS):
        x, y = 22.0 + 74 * (god % 2), top + 101 + 16 * (god // 2)
        found.append(words(x, y, GOD_NAMES[god], 9, "start"))
        for number in range(at[FAVOURS + seat * GODS + god]):
            found.append(disc(x + 46 + 7 * number, y - 3, 3, colour))
    for level in range(LEVELS):
        x, y = 210.0, top + BOARD - 32 - 30 * level
        found.append(words(196, y + 12, str(level + 1), 11))
        for type in range(TYPES):
            count = state.resource(seat, level, type)
            if count:
                found += [
                    rectangle(x, y, 14, 14, CUBES[type]),
                    words(x + 26, y + 12, str(count), 12),
                ]
            x += 60
    cards = [DEITY_NAMES[card] for card in bits(at[CARDS_OF + seat])]
    for number, name in enumerate(cards):
        column, row = divmod(number, 7)
        found.append(words(560 + 90 * column, top + 22 + 17 * row, name, 11, "start"))
    return found
