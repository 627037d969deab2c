"""Places that a question offers, sieved rule by rule: what the last sieve leaves is the menu, and
the first sieve that holds a place back says why it is not there.

The menu is a mask and is made alone, at every decision. Only when somebody asks why not are the
wider sets listed in front of it, with a reason for each. The menu itself is the last of them: what
has no reason is on the menu, and the other way round.
"""

from delos.cyclades.bits import BIT


def held_back(sets: list[int], place: int, reasons: list[str]) -> str:
    """The reason of the first set that does not have the place; empty if all have it."""
    for number in range(len(sets)):
        if place >= len(BIT) or sets[number] & BIT[place] == 0:
            return reasons[number]
    return ""
