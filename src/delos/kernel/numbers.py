"""Numbers as users and dumps give them."""

from operator import index

from delos.kernel.errors import BadRecord


def whole_number(given: object) -> int:
    """A number from 0 on, also one of numpy's; -1 for all else."""
    try:
        number = index(given)  # type: ignore[arg-type]  # that it may fail is the point
    except TypeError:
        return -1
    return max(number, -1)


def saved_numbers(values: list[object]) -> list[int]:
    """What a dump holds, which must be whole numbers alone."""
    found: list[int] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadRecord(f"Found {value!r} where a whole number belongs; the dump is damaged.")
        found.append(value)
    return found
