"""Numbers as users give them."""

from operator import index


def whole_number(given: object) -> int:
    """A number from 0 on, also one of numpy's; -1 for all else."""
    try:
        number = index(given)  # type: ignore[arg-type]  # that it may fail is the point
    except TypeError:
        return -1
    return max(number, -1)
