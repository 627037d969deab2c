"""How a searching bot spends its time; heats are fitted to games (`tools/tune.py`)."""

from __future__ import annotations

from typing import Final, final

from delos.kernel.errors import BadOption

Wishes = dict[str, float]

USUAL: Final[Wishes] = {
    "passes": 48.0,  # imagined ways that are followed, at most
    "seconds": 0.0,  # at most, of the thread's own time; 0: only passes count
    "horizon": 1.0,  # cycles or turns that are played on before a table is judged
    "candidates": 6.0,  # choices that are followed, the best ones at first sight
    "worlds": 4.0,  # imagined games until the weaker half of them is dropped
    "offers": 1.0,  # offerings are followed so many times as often: most depends on them
    "tries": 2.0,  # ways to finish a choice that are tried while playing on
    "trust": 4.0,  # first sight counts as so many worlds
    "heat": 65.0,  # by so much worth a seat is e times as likely to win
    "learned": 0.0,  # the part of the learned chances where a table is judged, 1 at most
    "doubt": 0.0,  # how much worth the others may see otherwise when they make offerings
    "finish": 0.0,  # choices that are tried to decide the game in the own turn
    "foresee": 0.0,  # the same for every turn of an imagined game that may decide it
    "books": 0.0,  # the part of the worlds in which the gold of others is counted, not guessed
}
OF_TITLE: Final[dict[str, Wishes]] = {
    "legendary": {"heat": 65.0},
    "classic": {"heat": 80.0},
    "mytikas": {"heat": 33.0, "horizon": 3.0},
}
MOST: Final = 1e9


@final
class Style:
    def __init__(self, title: str, wishes: Wishes) -> None:
        found = {**USUAL, **OF_TITLE.get(title, {}), **meant_for(title, wishes)}
        self.passes = int(found["passes"])
        self.seconds = found["seconds"]
        self.horizon = max(1, int(found["horizon"]))
        self.candidates = max(2, int(found["candidates"]))
        self.worlds = max(1, int(found["worlds"]))
        self.offers = max(0.1, found["offers"])
        self.tries = max(1, int(found["tries"]))
        self.trust = found["trust"]
        self.heat = max(1e-6, found["heat"])
        self.learned = min(1.0, found["learned"])
        self.doubt = found["doubt"]
        self.finish = int(found["finish"])
        self.foresee = int(found["foresee"])
        self.books = found["books"]


def meant_for(title: str, wishes: Wishes) -> Wishes:
    """The wishes for every title, and before them those for this one: ``mytikas.horizon``."""
    every: Wishes = {}
    own: Wishes = {}
    for name, number in wishes.items():
        whose, _, option = name.rpartition(".")
        if whose == "":
            every[option] = number
        elif whose == title:
            own[option] = number
    return {**every, **own}


def told(wishes: Wishes, orders: Wishes) -> Wishes:
    """The wishes with orders that hold for every title."""
    rest = {name: one for name, one in wishes.items() if name.rpartition(".")[2] not in orders}
    return {**rest, **orders}


def read_wishes(name: str) -> Wishes:
    """``search:passes=400,horizon=2`` as numbers by their names."""
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
        if not 0 <= found[option] < MOST:
            raise BadOption(f"{name!r}: {option} wants a number from 0 on, not {number!r}.")
    return found
