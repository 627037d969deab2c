"""Kinds of decision and the ids of their actions."""

import pytest

from delos.kernel.kind import MOST_ACTIONS, Kind, Part, number_kinds


def test_ids_must_fit_into_the_packed_past() -> None:
    fits = Kind("roll", "roll", [Part("n", MOST_ACTIONS - 1)], [], chance=True)
    one = Kind("go", "go", [Part("n", 1)], [])
    assert number_kinds([fits, one]) == 1
    assert fits.offset == 1
    two = Kind("go", "go", [Part("n", 2)], [])
    with pytest.raises(ValueError, match="65537 actions are too many"):
        number_kinds([fits, two])
