"""The public classes can be asked what they are, on the compiled engine too."""

from __future__ import annotations

import inspect

import pytest

import delos
from delos import docstrings

CLASSES = [
    delos.Game,
    delos.Option,
    delos.Decision,
    delos.Event,
    delos.Reason,
    delos.Chance,
    delos.SeededChance,
    delos.SealedChance,
]


@pytest.mark.parametrize("one", CLASSES)
def test_public_classes_have_docstrings(one: type) -> None:
    assert one.__doc__
    said = docstrings.docstring(docstrings.source_of(one))
    assert said
    assert (inspect.getdoc(one) or "").startswith(said)


def test_members_are_told_with_what_they_do() -> None:
    told = docstrings.members(docstrings.source_of(delos.Game))
    assert "options(): The legal choices; never empty while the game runs." in told
    assert "\nover: Whether the game has ended." in told
    assert "\nview(seat: SupportsIndex | None = None): What a seat may know" in told
    assert "_settle" not in told


def test_what_has_lost_its_docstring_gets_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delos.Game, "__doc__", None)
    docstrings.keep([delos.Game, int])
    assert (delos.Game.__doc__ or "").startswith("One game of any title;")
    assert "play(action: SupportsIndex | str | Option)" in (delos.Game.__doc__ or "")


def test_where_there_is_no_source_nothing_is_told() -> None:
    assert docstrings.source_of(int) == ""
