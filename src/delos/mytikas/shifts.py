"""A shift: one resource goes from a level to another. All three types and all pairs of levels."""

from typing import Final

from delos.mytikas.ids import LEVELS, TYPE_NAMES, TYPES

PAIRS: Final = LEVELS * (LEVELS - 1)
SHIFTS: Final = TYPES * PAIRS
CUBES: Final = TYPES * LEVELS  # a type on a level: level * TYPES + type

TYPE: Final[list[int]] = []  # of each shift
ORIGIN: Final[list[int]] = []
TARGET: Final[list[int]] = []
# the shifts of each cube, to every lower and to every higher level
FALLS: Final[list[list[int]]] = [[] for _ in range(CUBES)]
RISES: Final[list[list[int]]] = [[] for _ in range(CUBES)]
# every cube in the order in which options name shifts
BY_TYPE: Final = [level * TYPES + type for type in range(TYPES) for level in range(LEVELS)]


def _fill() -> None:
    for type in range(TYPES):
        for origin in range(LEVELS):
            for target in range(LEVELS):
                if origin != target:
                    ways = FALLS if target < origin else RISES
                    ways[origin * TYPES + type].append(len(TYPE))
                    TYPE.append(type)
                    ORIGIN.append(origin)
                    TARGET.append(target)


_fill()


def shift_name(shift: int) -> str:
    """``stone-3-1``: a stone from level 3 to level 1."""
    return f"{TYPE_NAMES[TYPE[shift]]}-{ORIGIN[shift] + 1}-{TARGET[shift] + 1}"


def cube_name(cube: int) -> str:
    """``gold-2``: a gold on level 2."""
    return f"{TYPE_NAMES[cube % TYPES]}-{cube // TYPES + 1}"
