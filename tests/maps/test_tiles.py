"""Tile files: ours are all good, and a bad one is told what is wrong and where."""

from __future__ import annotations

import pytest

from delos.maps import MapError, edition_tiles
from delos.maps.hexes import RIM, TILE
from delos.maps.library import PLAY_FACES, library
from delos.maps.tile import TRIAL_FACE, Face
from delos.maps.tile_files import SLUG, library_of, slug_of, tile_files

GOOD = """
id = 1
[faces.A]
rows = ["a a B", "a C C B", "D C e e B", "D D e B", "D B B"]
[faces.A.areas]
a = {name = "Chora", sites = ["C", "D"], cornucopia = 1}
e = {name = "Halki", sites = ["C"], priestess = true}
B = {name = "Bay", cornucopia = 1}
C = {name = "Cove"}
D = {name = "Deep"}
"""


def play_faces() -> list[Face]:
    return [face for (_, side), face in library().items() if side != TRIAL_FACE]


def complaint(text: str) -> str:
    with pytest.raises(MapError) as caught:
        library_of([("mine.toml", text)])
    return str(caught.value)


def test_a_good_file_is_read() -> None:
    face = library_of([("mine.toml", GOOD)])[1, "A"]
    assert [area.slug for area in face.areas] == ["chora", "halki", "bay", "cove", "deep"]
    assert face.lands[0].sites == ("C", "D")


def test_games_play_with_what_the_files_say() -> None:
    assert library() == tile_files(), "src/delos/maps/printed.py is behind the files: make tiles"


@pytest.mark.rule("LEG-MAP-04")
def test_the_set_has_twelve_tiles_with_two_faces_and_ten_in_the_base_box() -> None:
    assert {(face.tile, face.side) for face in play_faces()} == {
        (tile, side) for tile in range(1, 13) for side in PLAY_FACES
    }
    assert edition_tiles("complete") == set(range(1, 13))
    assert edition_tiles("base") == set(range(1, 11))


def test_every_cell_of_every_face_belongs_to_one_area() -> None:
    for face in library().values():
        cells = [cell for area in face.areas for cell in area.cells]
        assert sorted(cells) == sorted(TILE)


@pytest.mark.rule("LEG-MAP-19")
@pytest.mark.parametrize("side", PLAY_FACES)
def test_density(side: str) -> None:
    faces = [face for face in play_faces() if face.side == side]
    for face in faces:
        assert 2 <= len(face.lands) <= 3
        assert 2 <= len(face.seas) <= 3
        assert sum(len(land.sites) for land in face.lands) <= 6
    lands = [land for face in faces for land in face.lands]
    areas = [area for face in faces for area in face.areas]
    assert all(1 <= len(land.sites) <= 3 for land in lands)
    assert 0.4 <= sum(area.cornucopia for area in areas) / len(areas) <= 0.6
    assert 0.2 <= sum(land.priestess for land in lands) / len(lands) <= 0.3


@pytest.mark.rule("LEG-MAP-07")
def test_some_land_areas_have_several_sites() -> None:
    counts = {len(land.sites) for face in play_faces() for land in face.lands}
    assert counts == {1, 2, 3}


@pytest.mark.rule("LEG-MAP-08", "LEG-MAP-09")
def test_cornucopias_are_on_land_and_sea_and_priestesses_on_land() -> None:
    areas = [area for face in play_faces() for area in face.areas]
    assert any(area.cornucopia for area in areas if area.land)
    assert any(area.cornucopia for area in areas if not area.land)
    assert all(area.land for area in areas if area.priestess)


@pytest.mark.rule("LEG-MAP-18", "LEG-MAP-20")
def test_two_landlocked_areas_lie_inside_their_tiles_and_all_other_sites_have_a_harbour() -> None:
    inland = []
    for face in play_faces():
        seas = {sea.letter for sea in face.seas}
        for land in face.lands:
            if land.sites == ("-",):
                inland.append(land.slug)
                assert not RIM & set(land.cells)
            else:
                assert set(land.sites) <= seas
    assert sorted(inland) == ["embona", "filoti"]


def test_every_name_is_used_once() -> None:
    slugs = [area.slug for face in play_faces() for area in face.areas]
    names = [area.name for face in play_faces() for area in face.areas]
    assert len(set(slugs)) == len(slugs)
    assert len(set(names)) == len(names)
    assert all(SLUG.fullmatch(slug) for slug in slugs)


def test_slugs_are_plain_ascii() -> None:
    assert slug_of("Agía Ánna") == "agia-anna"
    assert slug_of("Cavo d’Oro") == "cavo-doro"


BAD = [
    ("id = 1", "id = 0", "mine.toml: 'id' must be a whole number from 1 on, not 0"),
    ("id = 1", "id = 1\ncolour = 2", "mine.toml: unknown key 'colour'"),
    ("id = 1", "id = 1\nid = 2", "mine.toml: not readable as TOML"),
    ("[faces.A]", "[faces.aa]", "mine.toml: face aa: a face is called by one capital letter"),
    ('"D B B"]', '"D B"]', "mine.toml: face A, row 5: 2 cells instead of 3"),
    (', "D B B"]', "]", "mine.toml: face A: 'rows' must be a list of 5 texts"),
    ('"D B B"]', '"D B ?"]', "mine.toml: face A, row 5: '?' is not a letter"),
    ('"D B B"]', '"D B x"]', "mine.toml: face A, area x: drawn but not described"),
    ('"D B B"]', '"D B a"]', "mine.toml: face A, area a: its cells do not hang together"),
    ("D = {", "G = {", "mine.toml: face A, area G: not drawn in the rows"),
    ('sites = ["C"]', 'sites = ["Q"]', "mine.toml: face A, area e: a site faces 'Q', which is no"),
    ('sites = ["C"]', 'sites = ["-"]', "mine.toml: face A, area e: a site faces '-', which is no"),
    ('sites = ["C"]', 'sites = "C"', "mine.toml: face A, area e: sites must be a list"),
    ('sites = ["C"]', 'sites = ["C", "C", "C", "C"]', "mine.toml: face A, area e: 4 sites"),
    ("priestess = true", "priestess = 1", "mine.toml: face A, area e: priestess must be true or"),
    ("cornucopia = 1}", "cornucopia = 9}", "mine.toml: face A, area a: cornucopia must be 0 to 2"),
    ('"Cove"', '"Cove", priestess = true', "mine.toml: face A, area C: unknown key 'priestess'"),
    ('"Cove"', '"Cove", sites = ["B"]', "mine.toml: face A, area C: unknown key 'sites'"),
    ('"Cove"', '""', "mine.toml: face A, area C: needs a name"),
    ('"Cove"', '"Cove", slug = "Cove 1"', "mine.toml: face A, area C: slug 'Cove 1' must be made"),
    ('"Cove"', '"Bay"', "tile 1 face A, area C: 'bay' is already tile 1 face A, area B"),
    ("C = {", "C = 3\nX = {", "mine.toml: face A, area X: not drawn"),
]


@pytest.mark.parametrize(("old", "new", "expected"), BAD)
def test_a_bad_file_is_told_what_to_change(old: str, new: str, expected: str) -> None:
    assert old in GOOD
    assert complaint(GOOD.replace(old, new)).startswith(expected)


def test_a_table_without_faces_or_areas() -> None:
    assert "no faces" in complaint("id = 1")
    assert "must be a table" in complaint("id = 1\n[faces]\nA = 3")
    assert "no areas" in complaint(
        'id = 1\n[faces.A]\nrows = ["A A A", "A A A A", "A A A A A", "A A A A", "A A A"]'
    )


def test_the_same_face_twice() -> None:
    with pytest.raises(MapError, match="exists twice"):
        library_of([("one.toml", GOOD), ("two.toml", GOOD)])


@pytest.mark.rule("LEG-MAP-18")
def test_a_landlocked_area_must_not_lie_on_the_rim() -> None:
    rows = '["a a b", "b b b B", "B b b b B", "B b B B", "B B B"]'
    text = f"id = 1\n[faces.A]\nrows = {rows}\n[faces.A.areas]\n"
    text += 'a = {name = "Inner"}\nb = {name = "Outer"}\nB = {name = "Bay"}\n'
    assert "touches no sea of its tile but lies on the rim" in complaint(text)


def test_too_many_areas_or_sites() -> None:
    seas = GOOD.replace('"D B B"]', '"D G G"]') + 'G = {name = "Gulf"}\n'
    assert complaint(seas).startswith("mine.toml: face A: 4 Sea Areas; 1 to 3 are allowed")
    full = GOOD.replace('sites = ["C", "D"]', 'sites = ["C", "D", "C"]')
    full = full.replace('sites = ["C"]', 'sites = ["C", "C", "C"]')
    full = full.replace('"D D e B", "D B B"', '"D D e f", "D f f"')
    full += 'f = {name = "Fira", sites = ["B"]}\n'
    assert complaint(full).startswith("mine.toml: face A: 7 sites; at most 6")
