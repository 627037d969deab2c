"""The printed boards as data: cells, islands, trade spaces, starting positions (CLA-MAP)."""

import tomllib
from importlib import resources
from typing import Final, final

from delos.cyclades.bits import BIT
from delos.cyclades.chart import LANDS, SEA_SPACES, Chart
from delos.kernel.errors import BadOption

FILE: Final = "boards.toml"
ROWS: Final = "ABCDEFGHIJK"
FLEETS_EACH: Final = 2
ISLANDS_EACH: Final = 2


@final
class Island:
    def __init__(self, id: str, name: str, cells: list[str], prosperity: int) -> None:
        self.id = id  # its number in the catalogue
        self.name = name
        self.cells = cells
        self.prosperity = prosperity


@final
class Position:
    """Where a player starts: islands and sea spaces by their numbers (CLA-SETUP-04)."""

    def __init__(self, islands: list[int], fleets: list[int]) -> None:
        self.islands = islands
        self.fleets = fleets


@final
class Board:
    """A board with its chart; `place` of each cell lets a client draw it."""

    def __init__(
        self,
        name: str,
        rows: list[int],
        islands: list[Island],
        trade: list[str],
        positions: list[Position],
    ) -> None:
        self.name = name
        self.rows = rows
        self.islands = islands
        self.trade = trade
        self.positions = positions
        self.seas = sea_cells(rows, islands)
        self.chart = chart_of(name, rows, islands, self.seas, trade)

    def start_income(self, position: int) -> int:
        """What a starting position yields: every one the same (CLA-SETUP-05)."""
        start = self.positions[position]
        total = 0
        for land in start.islands:
            total += self.chart.land_icons[land]
        for sea in start.fleets:
            total += self.chart.sea_icons[sea]
        return total


def row_of(cell: str) -> int:
    return ROWS.index(cell[0])


def number_of(cell: str) -> int:
    return int(cell[1:])


def all_cells(rows: list[int]) -> list[str]:
    found: list[str] = []
    for row in range(len(rows)):
        for number in range(1, rows[row] + 1):
            found.append(f"{ROWS[row]}{number}")
    return found


def place(rows: list[int], cell: str) -> list[float]:
    """Where a cell lies, in cell widths from the middle of the board: right, then down."""
    row = row_of(cell)
    across = number_of(cell) - (rows[row] + 1) / 2
    return [across, (row - (len(rows) - 1) / 2) * 0.866]


def neighbours(rows: list[int], cell: str) -> list[str]:
    """Cells around a cell: same row n-1 and n+1, a longer row n and n+1, a shorter one n-1 and n
    (CLA-MAP-05)."""
    row, number = row_of(cell), number_of(cell)
    wanted = [[row, number - 1], [row, number + 1]]
    for other in (row - 1, row + 1):
        if 0 <= other < len(rows):
            step = 1 if rows[other] > rows[row] else 0
            wanted.append([other, number - 1 + step])
            wanted.append([other, number + step])
    return [f"{ROWS[r]}{n}" for r, n in wanted if 1 <= n <= rows[r]]


def sea_cells(rows: list[int], islands: list[Island]) -> list[str]:
    land: list[str] = []
    for island in islands:
        land += island.cells
    return [cell for cell in all_cells(rows) if cell not in land]


def chart_of(
    name: str, rows: list[int], islands: list[Island], seas: list[str], trade: list[str]
) -> Chart:
    """Adjacency is derived from the cells, never typed by hand; trade spaces bear one prosperity
    and lead nowhere but to their neighbours (CLA-MAP-01, CLA-INCOME-06)."""
    assert len(islands) <= LANDS
    assert len(seas) <= SEA_SPACES
    land_seas: list[int] = []
    site_land: list[int] = []
    for land in range(len(islands)):
        touching = 0
        for cell in islands[land].cells:
            site_land.append(land)
            for near in neighbours(rows, cell):
                if near in seas:
                    touching |= BIT[seas.index(near)]
        land_seas.append(touching)
    sea_seas: list[int] = []
    for cell in seas:
        around = 0
        for near in neighbours(rows, cell):
            if near in seas:
                around |= BIT[seas.index(near)]
        sea_seas.append(around)
    return Chart(
        code=name,
        land_names=[island.name for island in islands],
        sea_names=[cell.lower() for cell in seas],
        land_lands=[0] * len(islands),
        land_seas=land_seas,
        sea_seas=sea_seas,
        site_land=site_land,
        site_harbour=[-1] * len(site_land),
        land_icons=[island.prosperity for island in islands],
        sea_icons=[1 if cell in trade else 0 for cell in seas],
        priestesses=0,
    )


def overlapped(chart: Chart, land: int) -> int:
    """The sites that the metropolis site of an island covers: numbers 1 and 2 (CLA-MAP-02, -04),
    as a mask."""
    sites = chart.land_sites[land]
    first = sites & -sites
    rest = sites & ~first
    return first | (rest & -rest)


def metropolis_site(chart: Chart, land: int) -> int:
    """The site whose number stands for the island's metropolis site: its first."""
    for site in range(chart.sites):
        if chart.site_land[site] == land:
            return site
    raise ValueError(f"island {land} has no site")


# -- reading the file ---------------------------------------------------------------------


_BOARDS: Final[dict[int, Board]] = {}  # by number of players, read once; nobody changes a board


def board_for(players: int) -> Board:
    """The board for so many players (CLA-SETUP-01)."""
    if players not in _BOARDS:
        _BOARDS[players] = find_board(players)
    return _BOARDS[players]


def find_board(players: int) -> Board:
    text = resources.files("delos.classic").joinpath(FILE).read_text(encoding="utf-8")
    whole: dict[str, object] = tomllib.loads(text)
    boards = as_table(whole["boards"])
    for name in boards:
        entry = as_table(boards[name])
        if players in as_list(entry["players"]):
            return read_board(name, entry, as_table(whole["prosperity"]), players)
    raise BadOption(f"There is no board for {players} players (CLA-SETUP-01).")


def read_board(
    name: str, entry: dict[str, object], prosperity: dict[str, object], players: int
) -> Board:
    rows = [as_number(row) for row in as_list(entry["rows"])]
    islands: list[Island] = []
    for item in as_list(entry["islands"]):
        island = as_table(item)
        cells = [str(cell) for cell in as_list(island["cells"])]
        printed = as_number(prosperity[str(len(cells))])
        islands.append(Island(str(island["id"]), str(island["name"]), cells, printed))
    trade = [str(cell) for cell in as_list(entry["trade"])]
    seas = sea_cells(rows, islands)
    positions: list[Position] = []
    for item in as_list(entry["start"]):
        start = as_table(item)
        if start["players"] == players:
            for position in as_list(start["positions"]):
                positions.append(read_position(as_table(position), islands, seas))
    return Board(name, rows, islands, trade, positions)


def read_position(entry: dict[str, object], islands: list[Island], seas: list[str]) -> Position:
    names = [island.name for island in islands]
    return Position(
        [names.index(str(island)) for island in as_list(entry["islands"])],
        [seas.index(str(sea)) for sea in as_list(entry["fleets"])],
    )


def as_table(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


def as_number(value: object) -> int:
    assert isinstance(value, int)
    return value
