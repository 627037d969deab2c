"""How even a map is: what each Land Area offers as a start, and a played-through placement.

Points: 4 per gold of income, 3 per Priestess icon, 1 per construction site, 1 per free Land Area
in reach (next to own land or across an own Fleet's sea, at most 6). The placement gives every
faction the best pair, then the best third area, in the order of LEG-PLACE-01 to -10. The spread is
the best faction's points less the worst's: 0 is perfectly even, 4 is one gold per Cycle.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from delos.maps.board import Board, board_of
from delos.maps.layout import Map

INCOME_POINTS: Final = 4
PRIESTESS_POINTS: Final = 3
SITE_POINTS: Final = 1
ROOM_POINTS: Final = 1
MOST_ROOM: Final = 6
NOWHERE: Final = -1


@dataclass(frozen=True)
class Start:
    """What one Land Area offers to somebody who starts there, the best adjacent sea included."""

    land: int
    income: int
    sites: int
    priestess: bool
    seas: int
    room: int
    """Land Areas next to it or across one adjacent sea."""
    centrality: int
    """Steps over areas to the farthest Land Area: small is central."""


@dataclass(frozen=True)
class Seat:
    """What one faction has after the placement."""

    lands: tuple[int, ...]
    seas: tuple[int, ...]
    income: int
    sites: int
    priestesses: int
    room: int
    distance: int
    """Steps over areas to the nearest Land Area of another faction."""
    points: int


@dataclass(frozen=True)
class Fairness:
    """A map's figures for a number of factions; seats are in turn order."""

    starts: tuple[Start, ...]
    seats: tuple[Seat, ...]
    spread: int


def fairness(map_: Map, factions: int) -> Fairness:
    """The figures of a map (LEG-MAP-19 asks for starting incomes of about 3 to 5)."""
    board = board_of(map_)
    seats = GreedyPlacement(board, factions).seats()
    points = [seat.points for seat in seats]
    starts = tuple(start_of(board, land.number) for land in board.lands)
    return Fairness(starts, tuple(seats), max(points) - min(points))


def spread(map_: Map, factions: int) -> tuple[int, int]:
    """What the generator compares: the spread, then how poor the poorest faction is."""
    points = [seat.points for seat in GreedyPlacement(board_of(map_), factions).seats()]
    return max(points) - min(points), -min(points)


def start_of(board: Board, land: int) -> Start:
    """One Land Area as a start."""
    seas = members(board.land_seas[land])
    best = max((board.seas[sea].cornucopia for sea in seas), default=0)
    area = board.lands[land]
    return Start(
        land,
        area.cornucopia + best,
        len(board.sites_of(land)),
        area.priestess,
        len(seas),
        len(members(around(board, [land], seas))),
        max(steps(board, land)),
    )


class GreedyPlacement:
    """A placement in which everyone takes the most points at once (LEG-PLACE-01 to -10)."""

    def __init__(self, board: Board, factions: int) -> None:
        self.board = board
        self.free = [land.number for land in board.lands]
        self.empty = {sea.number for sea in board.seas}
        self.lands: list[list[int]] = [[] for _ in range(factions)]
        self.seas: list[list[int]] = [[] for _ in range(factions)]
        self.island = [board.island_of(land.number) for land in board.lands]
        self.coasts = [self.rich_first(land.number) for land in board.lands]
        self.worth = [self.land_worth(land.number) for land in board.lands]

    def seats(self) -> list[Seat]:
        """Everybody's start, after two areas in turn order and a third in reverse."""
        order = range(len(self.lands))
        for faction in order:
            self.settle(faction, self.best_pair())
        for faction in reversed(order):
            self.settle(faction, self.best_single())
        return [self.seat(faction) for faction in order]

    def land_worth(self, land: int) -> int:
        """Points of the area itself."""
        area = self.board.lands[land]
        sites = SITE_POINTS * len(self.board.sites_of(land))
        return INCOME_POINTS * area.cornucopia + PRIESTESS_POINTS * area.priestess + sites

    def best_pair(self) -> tuple[int, ...]:
        """Two free areas on different Islands if there are such (LEG-PLACE-01, LEG-PLACE-08)."""
        pairs = list(combinations(self.free, 2))
        apart = [pair for pair in pairs if self.island[pair[0]] != self.island[pair[1]]]
        return max(apart or pairs, key=self.value, default=())

    def best_single(self) -> tuple[int, ...]:
        """The third area, anywhere (LEG-PLACE-09)."""
        return max(((land,) for land in self.free), key=self.value, default=())

    def value(self, lands: tuple[int, ...]) -> int:
        """Points of some areas with the Fleets that would go beside them."""
        harbours = self.harbours(lands)
        seas = sum(self.board.seas[sea].cornucopia for sea in harbours if sea != NOWHERE)
        return sum(self.worth[land] for land in lands) + INCOME_POINTS * seas

    def harbours(self, lands: tuple[int, ...]) -> list[int]:
        """The best empty sea beside each area, all different (LEG-PLACE-04, LEG-PLACE-10)."""
        taken: list[int] = []
        for land in lands:
            seas = (sea for sea in self.coasts[land] if sea in self.empty and sea not in taken)
            taken.append(next(seas, NOWHERE))
        return taken

    def rich_first(self, land: int) -> list[int]:
        """The seas beside an area, those with cornucopias first."""
        seas = members(self.board.land_seas[land])
        return sorted(seas, key=lambda sea: -self.board.seas[sea].cornucopia)

    def settle(self, faction: int, lands: tuple[int, ...]) -> None:
        """Take the areas and put the Fleets."""
        harbours = self.harbours(lands)
        for land in lands:
            self.free.remove(land)
            self.lands[faction].append(land)
        for sea in harbours:
            if sea != NOWHERE:
                self.empty.discard(sea)
                self.seas[faction].append(sea)

    def seat(self, faction: int) -> Seat:
        """The figures of one faction once all have placed."""
        board, lands, seas = self.board, self.lands[faction], self.seas[faction]
        income = sum(board.lands[land].cornucopia for land in lands)
        income += sum(board.seas[sea].cornucopia for sea in seas)
        room = sum(1 for land in members(around(board, lands, seas)) if land in self.free)
        rivals = [land for other, row in enumerate(self.lands) if other != faction for land in row]
        ways = [steps(board, land)[rival] for land in lands for rival in rivals]
        distance = min((way for way in ways if way != NOWHERE), default=0)
        points = sum(self.worth[land] for land in lands)
        points += INCOME_POINTS * sum(board.seas[sea].cornucopia for sea in seas)
        return Seat(
            tuple(lands),
            tuple(seas),
            income,
            sum(len(board.sites_of(land)) for land in lands),
            sum(1 for land in lands if board.lands[land].priestess),
            room,
            distance,
            points + ROOM_POINTS * min(room, MOST_ROOM),
        )


def around(board: Board, lands: Iterable[int], seas: Iterable[int]) -> int:
    """The Land Areas next to some lands or seas, without the lands themselves."""
    mask, own = 0, 0
    for land in lands:
        own |= 1 << land
        mask |= board.land_lands[land]
    for sea in seas:
        mask |= sum(
            1 << land.number for land in board.lands if board.land_seas[land.number] >> sea & 1
        )
    return mask & ~own


def steps(board: Board, land: int) -> list[int]:
    """Steps over areas of any kind from one Land Area to every other."""
    far = [NOWHERE] * len(board.lands)
    far_sea = [NOWHERE] * len(board.seas)
    far[land] = 0
    lands, seas, count = [land], list[int](), 0
    while lands or seas:
        count += 1
        near_lands = 0
        near_seas = 0
        for one in lands:
            near_lands |= board.land_lands[one]
            near_seas |= board.land_seas[one]
        for sea in seas:
            near_seas |= board.sea_seas[sea]
            near_lands |= around(board, (), [sea])
        lands = [one for one in members(near_lands) if far[one] == NOWHERE]
        seas = [one for one in members(near_seas) if far_sea[one] == NOWHERE]
        for one in lands:
            far[one] = count
        for one in seas:
            far_sea[one] = count
    return far


def members(mask: int) -> list[int]:
    """The numbers in a mask."""
    return [index for index in range(mask.bit_length()) if mask >> index & 1]
