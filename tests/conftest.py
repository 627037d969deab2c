"""What every test run checks first: that it tests the engine it is meant to test."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import delos
from delos import kernel

SOURCES = Path(__file__).resolve().parent.parent / "src"

# Two busy cores: how long one example takes says nothing.
settings.register_profile("delos", deadline=None)
settings.load_profile("delos")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long and seldom finds something waits for `make nightly` (DELOS_NIGHTLY=1)."""
    if os.environ.get("DELOS_NIGHTLY") == "1":
        return
    late = [item for item in items if item.get_closest_marker("nightly")]
    if late:
        config.hook.pytest_deselected(items=late)
        items[:] = [item for item in items if item not in late]


@pytest.fixture(scope="session", autouse=True)
def expected_engine() -> None:
    """DELOS_EXPECT_ENGINE=plain|compiled: the tests must not run on the other one."""
    expected = os.environ.get("DELOS_EXPECT_ENGINE")
    if not expected:
        return
    assert expected in {"plain", "compiled"}, f"DELOS_EXPECT_ENGINE={expected!r}: plain or compiled"
    assert kernel.engine() == expected, f"{kernel.__file__} is not the {expected} engine"
    if expected == "compiled":
        assert delos.__file__ is not None
        installed = Path(delos.__file__).resolve()
        assert not installed.is_relative_to(SOURCES), f"the tests import {installed}, not the wheel"
