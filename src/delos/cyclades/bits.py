"""Sets of areas, sites, heroes and cards are bit masks below 62 bits: small and fast."""

from typing import Final

from mypy_extensions import i64

from delos.kernel.build import engine
from delos.kernel.cells import Cells

PLAIN: Final = engine() == "plain"

BIT: Final[list[int]] = [1 << i for i in range(62)]  # compiled shifts of i64 are not trusted

_BYTE: Final[list[list[int]]] = [
    [8 * place + i for i in range(8) if byte >> i & 1] for place in range(8) for byte in range(256)
]

_NUMBERS: Final[list[int]] = list(range(64))

_KNOWN: Final[dict[int, list[int]]] = {0: []}  # sets that the plain engine has met
_MOST_KNOWN: Final = 10_000  # some megabytes


def bits(mask: i64) -> list[int]:
    """The members of a set, ascending; the list is the caller's."""
    if PLAIN:  # interpreted, finding them costs more than remembering; compiled, it is quick
        found = _KNOWN.get(mask)
        if found is None:
            found = members(mask)
            if len(_KNOWN) < _MOST_KNOWN:
                _KNOWN[mask] = found
        return found[:]
    return members(mask)


def members(mask: i64) -> list[int]:
    if mask == 0:
        return []
    place: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        place += 256
    first = _BYTE[place + (mask & 255)]
    mask >>= 8
    if mask == 0:
        return first[:]
    place += 256
    found = first + _BYTE[place + (mask & 255)]
    mask >>= 8
    while mask:
        place += 256
        if mask & 255:
            found += _BYTE[place + (mask & 255)]
        mask >>= 8
    return found


def union(rows: Cells, mask: i64) -> i64:
    """What the rows of all members of a set hold together."""
    found: i64 = 0
    if PLAIN:
        for member in bits(mask):
            found |= rows[member]
        return found
    place: i64 = 0
    while mask:
        if mask & 255 == 0:
            mask >>= 8
            place += 8
            continue
        if mask & 1:
            found |= rows[place]
        mask >>= 1
        place += 1
    return found


def counting(low: int, high: int) -> list[int]:
    """The numbers from low to high, both included: the options of most questions how many."""
    if high < len(_NUMBERS):
        return _NUMBERS[low : high + 1]
    return list(range(low, high + 1))


def size(mask: i64) -> int:
    """How many members a set has."""
    if PLAIN:  # interpreted, a loop is slow; compiled, a method of an object is
        whole: int = mask
        return whole.bit_count()
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
