"""An expectation that does not hold."""

from __future__ import annotations

from delos.kernel.errors import DelosError
from delos.scenarios.fields import Field


class Mismatch(DelosError):
    """What was expected where, and what is."""

    def __init__(self, place: str, expected: object, got: object) -> None:
        super().__init__(f"expected {place} = {shown(expected)}, got {shown(got)}")


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join([shown(entry) for entry in value]) + "]"
    if isinstance(value, dict) and value:
        return "{ " + ", ".join([f"{key} = {shown(entry)}" for key, entry in value.items()]) + " }"
    if isinstance(value, str):
        return f'"{value}"'
    return "nothing" if value is None or value == {} else str(value)


def same(wanted: Field, expected: object, got: object) -> None:
    """Both are alike, or the expectation has failed."""
    if expected != got or isinstance(expected, bool) != isinstance(got, bool):
        raise Mismatch(wanted.place, expected, got)
