"""Writes src/delos/maps/printed.py from the tile files: `make tiles`.

Reading and checking TOML takes longer than the rest of a first game's set-up, so games read the
result as Python. A test compares both.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from delos.maps.tile_files import tile_files

PRINTED: Final = Path("src/delos/maps/printed.py")
HEAD: Final = '''"""The faces of all tiles: written from tiles/*.toml by `make tiles`."""

from __future__ import annotations

from typing import Final, TypeAlias

from delos.maps.hexes import Cell

PrintedArea: TypeAlias = tuple[
    str, str, str, tuple[Cell, ...], int, bool, tuple[str, ...], tuple[Cell, ...]
]

'''


def written() -> str:
    """One entry per face: tile, side, and the fields of its areas."""
    lines = ["PRINTED: Final[tuple[tuple[int, str, tuple[PrintedArea, ...]], ...]] = ("]
    for face in tile_files().values():
        areas = tuple(tuple(area) for area in face.areas)
        lines.append(f"    ({face.tile}, {face.side!r}, {areas!r}),")
    return HEAD + "\n".join(lines) + "\n)\n"


def main() -> None:
    PRINTED.write_text(written(), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(PRINTED)], check=True)


if __name__ == "__main__":
    main()
