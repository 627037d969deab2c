"""The menu of a turn: its options, ascending."""

from mypy_extensions import i64


def put(found: list[int], option: i64) -> None:
    """An option into the ascending list of a menu: it nearly always comes last. The end of the
    turn, the lowest of all, is there before any other."""
    if found[-1] < option:
        found.append(option)
        return
    place = len(found) - 1
    while found[place - 1] > option:
        place -= 1
    found.insert(place, option)
