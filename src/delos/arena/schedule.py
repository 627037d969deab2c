"""Who meets whom, and who sits where: decided by the number of a game alone.

Sides are what win: single seats, or teams. A line-up says which bot plays how many sides. Line-ups
take turns; within one, the same map is played once from each rotation of the sides.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from delos.kernel.errors import BadOption

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
ALONE: Final = "alone"
MODES: Final = (ROUND_ROBIN, LADDER, ALONE)
MOST: Final = 5000  # line-ups: beyond, no number of games would play each of them

Lineup = tuple[int, ...]  # numbers of bots, one for each side


def seed_of(seed: int, number: int, purpose: str) -> int:
    """Seeds of tables, of luck and of bots that have nothing to do with each other."""
    words = f"arena {seed} {number} {purpose}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=4).digest(), "big")


def lineups(mode: str, bots: int, sides: int) -> list[Lineup]:
    """All line-ups of a mode, each played equally often."""
    if mode == LADDER:
        return [(high, *[high - 1] * (sides - 1)) for high in range(1, bots)]
    if mode == ALONE:
        return [(0, *[1] * (sides - 1))]
    if bots > sides:
        found = list(combinations(range(bots), sides))
    else:
        found = [
            tuple(bot for bot in range(bots) for _ in range(counts[bot]))
            for counts in shared_out(sides, bots)
        ]
    if len(found) > MOST:
        raise BadOption(
            f"{bots} bots on {sides} sides meet in {len(found)} ways, more than {MOST}: name fewer "
            f"bots, or let them climb a ladder."
        )
    return found


def shared_out(sides: int, bots: int) -> list[tuple[int, ...]]:
    """All ways to give so many sides to so many bots, at least one to each."""
    if bots == 1:
        return [(sides,)]
    return [
        (first, *rest)
        for first in range(1, sides - bots + 2)
        for rest in shared_out(sides - first, bots - 1)
    ]


@dataclass(frozen=True)
class Seating:
    """Where everybody sits in one game."""

    lineup: int
    sides: Lineup  # the bot of each side, in the order of the table
    map: int  # games with the same number share a table, and so a random map


def seating(found: list[Lineup], seed: int, number: int) -> Seating:
    lineup = number % len(found)
    turn, rotation = divmod(number // len(found), len(found[0]))
    order = list(found[lineup])
    # Rotation alone would leave the same neighbours to everybody for ever.
    Random(seed_of(seed, turn, f"order {lineup}")).shuffle(order)
    sides = tuple(order[(side + rotation) % len(order)] for side in range(len(order)))
    return Seating(lineup, sides, turn)
