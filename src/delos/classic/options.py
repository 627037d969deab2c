"""Table options of the original game."""

from typing import Final

from delos.kernel.errors import BadOption
from delos.kernel.options import number, one_of

KNOWN: Final = [
    "players",
    "seed",
    "hidden_discard",
    "priests",
    "philosophers",
    "modules",
    "hecate",
    "manticore",
    "printed_prices",
    "sylph_moves",
    "last_island",
]
# The version of the rules that brought an option, if not 1. Older tables play by the values of
# BEFORE: what was always done.
SINCE: Final[dict[str, int]] = {"sylph_moves": 2, "last_island": 2}
BEFORE: Final = {"sylph_moves": "group", "last_island": "further"}
SYLPH_MOVES: Final = ["fleet", "group"]  # what a move of the Sylph is counted by; printed first
LAST_ISLAND: Final = ["second", "further"]  # which metropolis allows an attack; printed first
EVERYTHING: Final = "hades"  # stands for all modules
CARDS: Final = 16  # priests, and philosophers, in the first printing


def reading(options: dict[str, object], name: str, values: list[str], version: int) -> str:
    """One of the named readings of a rule; the printed one unless the table says otherwise or is
    older than the choice."""
    default = values[0] if SINCE[name] <= version else BEFORE[name]
    return one_of(options, name, values, default)


def players(options: dict[str, object]) -> int:
    """2 to 5 (CLA-SETUP-01)."""
    return number(options, "players", 2, 5, 4)


def module_names(options: dict[str, object], known: list[str]) -> list[str]:
    """Names of modules in the order of the list of all; a single name may stand alone."""
    value = options.get("modules")
    if value is None or value == "":
        return []
    wanted = [value] if isinstance(value, str) else value
    if not isinstance(wanted, (list, tuple)):
        raise BadOption(f"Option modules must be a list of names, not {value!r}.")
    for name in wanted:
        if name not in known and name != EVERYTHING:
            choices = ", ".join([*known, EVERYTHING])
            raise BadOption(f"There is no module {name!r}. Known modules: {choices} (all of them).")
    return [name for name in known if name in wanted or EVERYTHING in wanted]


def needs(name: str, module: str, modules: list[str]) -> None:
    """A promo belongs to a module."""
    if module not in modules:
        raise BadOption(f"Option {name} needs the module {module!r}: add it to modules.")
