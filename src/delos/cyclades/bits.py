"""Sets of areas, sites, heroes and cards are bit masks below 62 bits: small and fast."""

from typing import Final

BIT: Final[list[int]] = [1 << i for i in range(62)]  # compiled shifts of i64 are not trusted

_BYTE: Final[list[list[int]]] = [
    [8 * place + i for i in range(8) if byte >> i & 1] for place in range(8) for byte in range(256)
]


def bits(mask: int) -> list[int]:
    """The members of a set, ascending."""
    low = _BYTE[mask & 255]
    mask >>= 8
    if mask == 0:
        return low[:]
    found = low + _BYTE[256 + (mask & 255)]
    mask >>= 8
    place = 512
    while mask:
        found += _BYTE[place + (mask & 255)]
        mask >>= 8
        place += 256
    return found


def size(mask: int) -> int:
    """How many members a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
