"""Places that a question offers, sieved rule by rule: what the last sieve leaves is the menu, and
the first sieve that holds a place back says why it is not there.

A question lists its sets from the widest to the narrowest, and a reason for each. So menu and
reason cannot part ways, and the sets stay masks.
"""

from delos.cyclades.bits import BIT


def held_back(sets: list[int], place: int, reasons: list[str]) -> str:
    """The reason of the first set that does not have the place; empty if all have it."""
    for number in range(len(sets)):
        if place >= len(BIT) or sets[number] & BIT[place] == 0:
            return reasons[number]
    return ""
