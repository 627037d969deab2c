"""Who plays whom: tables that repeat as few meetings as can be, and seats that go round."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

TRIES: Final = 300  # ways to seat a round that are compared

Meetings = Counter[frozenset[str]]


def meetings(tables: Sequence[Sequence[str]]) -> Meetings:
    """How often each two have met."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def dealt(players: Sequence[str], size: int) -> list[list[str]]:
    """Tables from a list, as in a deal: neighbours of the list meet late."""
    count = len(players) // size
    return [list(players[number::count]) for number in range(count)]


def circle(players: Sequence[str], round: int) -> list[list[str]]:
    """Tables of two such that everybody meets everybody in as many rounds as there are others."""
    fixed, *others = players
    turn = round % len(others)
    ring = [fixed, *others[turn:], *others[:turn]]
    half = len(ring) // 2
    return [[ring[at], ring[-1 - at]] for at in range(half)]


def round_of(
    players: Sequence[str], size: int, round: int, before: Sequence[Sequence[str]], seed: str
) -> list[list[str]]:
    """The tables of a round, counted from 0; everybody plays. The same for the same seed."""
    if size == 2:
        return seated(circle(players, round), before)
    met, dice = meetings(before), random.Random(f"{seed} {round}")
    best: list[list[str]] = []
    least = -1
    order = list(players)
    for _ in range(TRIES):
        tables = dealt(order, size)
        # One more meeting of two who have met often is worse than a first one.
        again = sum(
            met[frozenset(pair)] * 2 + 1 if met[frozenset(pair)] else 0
            for table in tables
            for pair in combinations(table, 2)
        )
        if least < 0 or again < least:
            best, least = tables, again
        if least == 0:
            break
        dice.shuffle(order)
    return seated(best, before)


def seated(tables: Sequence[Sequence[str]], before: Sequence[Sequence[str]]) -> list[list[str]]:
    """Each table in the order that gives everybody the seats they had least."""
    had: Counter[tuple[str, int]] = Counter(
        (player, seat) for table in before for seat, player in enumerate(table)
    )

    def turned(table: Sequence[str]) -> list[str]:
        ways = [[*table[at:], *table[:at]] for at in range(len(table))]
        return min(ways, key=lambda way: sum(had[player, seat] for seat, player in enumerate(way)))

    return [turned(table) for table in tables]


def knockout_rounds(players: int, size: int, advance: int) -> int:
    """How many rounds it takes until one table has decided."""
    rounds = 1
    while players > size:
        players = -(-players // size) * advance
        rounds += 1
    return rounds
