"""Which tables the games of a run are played at: numbers of players, editions, modules, maps."""

from __future__ import annotations

from random import Random
from typing import Final

from delos.bots.chance.weights import BOOKS
from delos.classic.hades.modules import modules as hades_modules
from delos.kernel.errors import BadOption

HADES: Final = [module.name for module in hades_modules()]
Mix = tuple[tuple[int, dict[str, object]], ...]

# Of a hundred tables
LEGENDARY: Final[Mix] = (
    (8, {"players": 2}),
    (27, {"players": 3}),
    (35, {"players": 4}),
    (10, {"players": 4, "teams": True}),
    (13, {"players": 5}),
    (7, {"players": 6}),
)
CLASSIC: Final[Mix] = (
    (10, {"players": 2}),
    (35, {"players": 3}),
    (37, {"players": 4}),
    (18, {"players": 5}),
)
MYTIKAS: Final[Mix] = ((25, {"players": 2}), (40, {"players": 3}), (35, {"players": 4}))


def title_of(book: str) -> str:
    """The title whose games teach a book."""
    if book not in BOOKS:
        raise BadOption(
            f"There is nothing to train for {book!r}. Choose one of: {', '.join(BOOKS)}."
        )
    return "classic" if book == "hades" else book


def table_options(book: str, dice: Random) -> dict[str, object]:
    """The options of one table, drawn as people might sit down."""
    options: dict[str, object] = {"seed": dice.getrandbits(31)}
    if book == "legendary":
        options |= drawn(LEGENDARY, dice)
        options["edition"] = "complete" if dice.random() < 0.6 else "base"
        goal = dice.random()
        if goal < 0.08:
            options["goal"] = 2 if goal < 0.04 else 4
    elif book == "mytikas":
        options |= drawn(MYTIKAS, dice)
        if dice.random() < 0.15:
            options["two_cards"] = True
    else:
        options |= drawn(CLASSIC, dice)
        if book == "hades":
            options["modules"] = modules(dice)
    return options


def drawn(mix: Mix, dice: Random) -> dict[str, object]:
    at = dice.random() * sum(weight for weight, _ in mix)
    for weight, options in mix:
        at -= weight
        if at < 0:
            return options
    return mix[-1][1]


def modules(dice: Random) -> list[str]:
    """Mostly all of Hades, else some of it."""
    if dice.random() < 0.7:
        return HADES[:]
    some = [name for name in HADES if dice.random() < 0.5]
    return some or [dice.choice(HADES)]
