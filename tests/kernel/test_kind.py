"""Action ids: what a later version adds comes behind, and nothing moves."""

from __future__ import annotations

from delos.kernel.kind import NEVER, NO_ID, Kind, Part, number_kinds, word


def table(cards: list[int], *, more: bool = False) -> list[Kind]:
    """A menu of cards that came with these versions, a question behind it, and a die."""
    kinds = [
        Kind("menu", "", [word("end"), Part("card", len(cards), "buy", cards), word("rest")], []),
        Kind("area", "put", [Part("land", 3)], []),
        Kind("die", "die", [Part("n", 2)], [], chance=True),
    ]
    if more:
        kinds.append(Kind("sea", "sail", [Part("sea", 2)], [], since=2))
    return kinds


def test_ids_follow_one_another() -> None:
    kinds = table([1, 1])
    assert number_kinds(kinds) == 7
    assert [kind.ids for kind in kinds] == [[0, 1, 2, 3], [4, 5, 6], [7, 8]]
    assert [kind.option(5) for kind in kinds] == [NO_ID, 1, NO_ID]
    assert all(kind.row == kind.size for kind in kinds)


def test_a_later_card_moves_no_id_of_players() -> None:
    kinds = table([1, 1, 2, 3], more=True)
    assert number_kinds(kinds) == 11
    assert [kind.ids for kind in kinds] == [[0, 1, 2, 7, 10, 3], [4, 5, 6], [11, 12], [8, 9]]


def test_options_are_found_by_ids_with_gaps() -> None:
    menu, area, die, sea = kinds = table([1, 1, 2, 3], more=True)
    number_kinds(kinds)
    assert [menu.option(id) for id in menu.ids] == list(range(menu.size))
    assert [kind.option(7) for kind in (area, die, sea)] == [NO_ID] * 3
    assert menu.row == 3
    assert [menu.version(option) for option in range(menu.size)] == [1, 1, 1, 2, 3, 1]


def test_what_a_title_does_not_have_gets_no_id() -> None:
    menu, area, _ = kinds = table([1, NEVER])
    assert number_kinds(kinds) == 6
    assert menu.ids == [0, 1, NO_ID, 2]
    assert menu.option(NO_ID) == NO_ID
    assert area.ids == [3, 4, 5]
