"""Tile files: TOML that people write, and the checks that every one must pass.

A face is five rows of letters, one letter per cell; lower case is a Land Area, upper case a Sea
Area. A table says for each letter what the area is called and bears (LEG-MAP-04). Games do not
read these files: `tools/tiles.py` turns them into `printed`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from pathlib import Path
from typing import Final

from delos.maps.errors import MapError
from delos.maps.hexes import RIM, ROWS, Cell, connected, neighbours, shore
from delos.maps.tile import NO_HARBOUR, TRIAL_FACE, Face, Library, TileArea

MOST_LANDS: Final = 3
MOST_SEAS: Final = 3
MOST_SITES_PER_LAND: Final = 3
MOST_SITES_PER_FACE: Final = 6
MOST_ICONS: Final = 2

LAND_KEYS: Final = frozenset({"name", "slug", "sites", "cornucopia", "priestess"})
SEA_KEYS: Final = frozenset({"name", "slug", "cornucopia"})
SLUG: Final = re.compile(r"[a-z]+(-[a-z]+)*")


def tile_files() -> Library:
    """The faces of the files beside this module, by tile number and side."""
    sources = [
        (entry.name, entry.read_text(encoding="utf-8"))
        for entry in Path(__file__).with_name("tiles").glob("*.toml")
    ]
    return library_of(sorted(sources))


def library_of(sources: Iterable[tuple[str, str]]) -> Library:
    """The faces of some tile files, given as pairs of file name and text."""
    faces: dict[tuple[int, str], Face] = {}
    for name, text in sources:
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise MapError(f"{name}: not readable as TOML: {error}") from error
        for face in faces_of(name, table):
            if (face.tile, face.side) in faces:
                raise MapError(f"{name}: tile {face.tile} face {face.side} exists twice; renumber")
            faces[face.tile, face.side] = face
    check_names(faces.values())
    return faces


def check_names(faces: Iterable[Face]) -> None:
    """A slug names one area of the whole set; the trial tiles are a set of their own."""
    seen: dict[tuple[bool, str], str] = {}
    for face in faces:
        for area in face.areas:
            key = (face.side == TRIAL_FACE, area.slug)
            where = f"tile {face.tile} face {face.side}, area {area.letter}"
            if key in seen:
                raise MapError(f"{where}: {area.slug!r} is already {seen[key]}; rename one")
            seen[key] = where


def slug_of(name: str) -> str:
    """The name as game notation writes it: `Agía Ánna` becomes `agia-anna`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z]+", "-", plain.lower()).strip("-")


def faces_of(source: str, table: Mapping[str, object]) -> list[Face]:
    """The faces of one parsed tile file; `source` names the file in errors."""
    unknown = sorted(set(table) - {"id", "faces"})
    if unknown:
        raise MapError(f"{source}: unknown key {unknown[0]!r}; a tile file has 'id' and 'faces'")
    number = table.get("id")
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise MapError(f"{source}: 'id' must be a whole number from 1 on, not {number!r}")
    sides = table.get("faces")
    if not isinstance(sides, dict) or not sides:
        raise MapError(f"{source}: no faces; write a table such as [faces.A] with rows and areas")
    return [FaceReader(source, number, str(side), face).read() for side, face in sides.items()]


class FaceReader:
    """Reads one face; every complaint names file, face and letter, and says what to do."""

    def __init__(self, source: str, tile: int, side: str, table: object) -> None:
        self.where = f"{source}: face {side}"
        self.tile = tile
        self.side = side
        self.table = table
        self.letters: dict[Cell, str] = {}

    def read(self) -> Face:
        """The checked face."""
        if not re.fullmatch("[A-Z]", self.side):
            raise MapError(f"{self.where}: a face is called by one capital letter, such as A")
        table = self.table
        if not isinstance(table, dict):
            raise MapError(f"{self.where}: must be a table with rows and areas")
        unknown = sorted(set(table) - {"rows", "areas"})
        if unknown:
            raise MapError(f"{self.where}: unknown key {unknown[0]!r}; use 'rows' and 'areas'")
        self.read_rows(table.get("rows"))
        features = table.get("areas")
        if not isinstance(features, dict):
            raise MapError(f"{self.where}: no areas; add a table [faces.{self.side}.areas]")
        drawn = sorted(set(self.letters.values()), key=lambda c: (c.isupper(), c))
        for letter in features:
            if letter not in drawn:
                raise MapError(
                    f"{self.where}, area {letter}: not drawn in the rows; draw it or remove it"
                )
        face = Face(self.tile, self.side, tuple(self.area(c, features) for c in drawn))
        self.check_face(face)
        return face

    def read_rows(self, rows: object) -> None:
        """Five rows of 3, 4, 5, 4 and 3 letters."""
        if not isinstance(rows, list) or len(rows) != len(ROWS):
            raise MapError(f"{self.where}: 'rows' must be a list of 5 texts, one per row of cells")
        for number, (row, cells) in enumerate(zip(rows, ROWS, strict=True), start=1):
            letters = row.split() if isinstance(row, str) else []
            if len(letters) != len(cells):
                raise MapError(
                    f"{self.where}, row {number}: {len(letters)} cells instead of {len(cells)};"
                    " write one letter per cell with spaces between"
                )
            for cell, letter in zip(cells, letters, strict=True):
                if not re.fullmatch("[a-zA-Z]", letter):
                    raise MapError(
                        f"{self.where}, row {number}: {letter!r} is not a letter;"
                        " lower case is land, upper case sea"
                    )
                self.letters[cell] = letter

    def area(self, letter: str, features: Mapping[str, object]) -> TileArea:
        """One area with its features."""
        where = f"{self.where}, area {letter}"
        if letter not in features:
            raise MapError(f'{where}: drawn but not described; add {letter} = {{name = "…"}}')
        entry = features[letter]
        if not isinstance(entry, dict):
            raise MapError(f'{where}: must be a table such as {{name = "…"}}')
        keys = LAND_KEYS if letter.islower() else SEA_KEYS
        unknown = sorted(set(entry) - keys)
        if unknown:
            raise MapError(f"{where}: unknown key {unknown[0]!r}; use {', '.join(sorted(keys))}")
        name, slug = self.names(where, entry)
        cells = tuple(cell for cell in self.letters if self.letters[cell] == letter)
        if not connected(frozenset(cells)):
            raise MapError(
                f"{where}: its cells do not hang together; give each part its own letter"
            )
        sites = self.sites(where, letter, cells, entry)
        return TileArea(
            letter,
            name,
            slug,
            cells,
            self.count(where, entry),
            self.flag(where, entry),
            sites,
            self.spots(cells, sites),
        )

    def spots(self, cells: tuple[Cell, ...], sites: tuple[str, ...]) -> tuple[Cell, ...]:
        """Where the sites of an area are drawn."""
        shores = tuple(
            tuple(cell for cell in self.letters if self.letters[cell] == sea) for sea in sites
        )
        return spots(cells, shores)

    def names(self, where: str, entry: Mapping[str, object]) -> tuple[str, str]:
        """The display name and the slug made from it unless the file gives one."""
        name = entry.get("name")
        if not isinstance(name, str) or not name.strip():
            raise MapError(f'{where}: needs a name, such as name = "Chora"')
        slug = entry.get("slug", slug_of(name))
        if not isinstance(slug, str) or not SLUG.fullmatch(slug):
            raise MapError(f"{where}: slug {slug!r} must be made of a-z and single hyphens")
        return name, slug

    def count(self, where: str, entry: Mapping[str, object]) -> int:
        """Printed cornucopias (LEG-MAP-08)."""
        count = entry.get("cornucopia", 0)
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_ICONS:
            raise MapError(f"{where}: cornucopia must be 0 to {MOST_ICONS}, not {count!r}")
        return count

    def flag(self, where: str, entry: Mapping[str, object]) -> bool:
        """The Priestess icon, on land only (LEG-MAP-09)."""
        flag = entry.get("priestess", False)
        if not isinstance(flag, bool):
            raise MapError(f"{where}: priestess must be true or false, not {flag!r}")
        return flag

    def sites(
        self, where: str, letter: str, cells: tuple[Cell, ...], entry: Mapping[str, object]
    ) -> tuple[str, ...]:
        """Harbours are adjacent seas; only an area without any coast has none (LEG-MAP-20)."""
        sites = entry.get("sites", [])
        if not isinstance(sites, list) or not all(isinstance(site, str) for site in sites):
            raise MapError(f'{where}: sites must be a list of sea letters, such as ["A"]')
        if len(sites) > min(MOST_SITES_PER_LAND, len(cells)):
            raise MapError(
                f"{where}: {len(sites)} sites; at most {MOST_SITES_PER_LAND}, and one per cell"
            )
        if letter.isupper():
            return ()
        coast = {near for near in self.around(cells) if near.isupper()}
        if not coast and RIM & set(cells):
            raise MapError(
                f"{where}: touches no sea of its tile but lies on the rim;"
                " give it a coast or move it inside"
            )
        for site in sites:
            self.check_harbour(where, site, coast)
        return tuple(sites)

    def check_harbour(self, where: str, harbour: str, coast: set[str]) -> None:
        """One site's harbour (LEG-MAP-14, LEG-MAP-20)."""
        if not coast and harbour != NO_HARBOUR:
            raise MapError(f'{where}: is landlocked; its sites are written "{NO_HARBOUR}"')
        if coast and harbour not in coast:
            raise MapError(
                f"{where}: a site faces {harbour!r}, which is no adjacent sea;"
                f" choose from {', '.join(sorted(coast))}"
            )

    def around(self, cells: tuple[Cell, ...]) -> Iterator[str]:
        """The letters next to these cells."""
        for cell in cells:
            for near in neighbours(cell):
                if near in self.letters:
                    yield self.letters[near]

    def check_face(self, face: Face) -> None:
        """The engine's limits for ten tiles come down to these for one."""
        for areas, most, kind in (
            (face.lands, MOST_LANDS, "Land"),
            (face.seas, MOST_SEAS, "Sea"),
        ):
            if not 1 <= len(areas) <= most:
                raise MapError(f"{self.where}: {len(areas)} {kind} Areas; 1 to {most} are allowed")
        sites = sum(len(area.sites) for area in face.lands)
        if sites > MOST_SITES_PER_FACE:
            raise MapError(
                f"{self.where}: {sites} sites; at most {MOST_SITES_PER_FACE} on one face"
            )


def spots(land: tuple[Cell, ...], shores: tuple[tuple[Cell, ...], ...]) -> tuple[Cell, ...]:
    """A cell of its own for each site of a tile's land, as near to the harbours as can be."""

    def cost(cells: tuple[Cell, ...]) -> int:
        return sum(shore(cell, sea) for cell, sea in zip(cells, shores, strict=True) if sea)

    return min(permutations(land, len(shores)), key=cost)
