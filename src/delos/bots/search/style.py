"""How a searching bot weighs things; the numbers of each title were found in the arena."""

from __future__ import annotations

from typing import Final, final

from delos.kernel.errors import BadOption

Wishes = dict[str, float]

USUAL: Final[Wishes] = {
    "passes": 600.0,  # imagined games that are looked through, at most
    "seconds": 0.0,  # at most, of the thread's own time; 0: only passes count
    "heat": 45.0,  # by so much worth a seat is e times as likely to win
    "curiosity": 0.5,  # how much first sight counts beside what was found
    "warmth": 5.0,  # of likings: the lower, the more the best one is preferred
    "floor": 0.02,  # of the best choice's weight that every other one has at least
    "hope": 0.5,  # how much of what is under way counts
    "horizon": 0.0,  # cycles or turns that are played on; 0: a tree is searched instead
    "candidates": 6.0,  # that are followed at first
    "worlds": 4.0,  # imagined games between two cuts
    "tries": 2.0,  # of the policy
    "trust": 4.0,  # first sight counts as so many worlds
    "even": 0.0,  # above 0: differences count as parts of the largest, which is no less
}
OF_TITLE: Final[dict[str, Wishes]] = {
    "legendary": {},
    "classic": {},
    "mytikas": {"heat": 25.0, "warmth": 2.0},
}


@final
class Style:
    def __init__(self, title: str, wishes: Wishes) -> None:
        found = {**USUAL, **OF_TITLE.get(title, {}), **wishes}
        self.passes = int(found["passes"])
        self.seconds = found["seconds"]
        self.heat = found["heat"]
        self.curiosity = found["curiosity"]
        self.warmth = found["warmth"]
        self.floor = found["floor"]
        self.hope = found["hope"]
        self.even = found["even"]
        self.horizon = int(found["horizon"])
        self.candidates = int(found["candidates"])
        self.worlds = int(found["worlds"])
        self.tries = int(found["tries"])
        self.trust = found["trust"]


def read_wishes(name: str) -> Wishes:
    """``search:passes=400,curiosity=0.5`` as numbers by their names."""
    _, _, words = name.partition(":")
    found: Wishes = {}
    for word in words.split(","):
        if not word:
            continue
        option, _, number = word.partition("=")
        if option not in USUAL:
            known = ", ".join(USUAL)
            raise BadOption(f"A searching bot has no option {option!r}. It has: {known}.")
        try:
            found[option] = float(number)
        except ValueError:
            raise BadOption(f"{name!r}: {option} wants a number, not {number!r}.") from None
        if not 0 <= found[option] < 1e9:
            raise BadOption(f"{name!r}: {option} wants a number from 0 on, not {number!r}.")
    return found
