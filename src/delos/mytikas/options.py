"""Table options of Mytikas: what may be asked for."""

from typing import Final

from delos.kernel.errors import BadOption
from delos.kernel.options import flag
from delos.mytikas.rules import Readings

KNOWN: Final = ["players", "seed", "two_cards", "must_act", "late_tumbling", "numbers"]
# the version of the rules that brought an option, if not 1
SINCE: Final = {"must_act": 2, "late_tumbling": 2}


def players(options: dict[str, object]) -> int:
    """Two to four (MYT-SETUP-01)."""
    value = options.get("players")
    if value is None:
        return 4
    if isinstance(value, bool) or not isinstance(value, int) or not 2 <= value <= 4:
        raise BadOption(
            f"Option players must be a whole number from 2 to 4, not {value!r} (MYT-SETUP-01)."
        )
    return value


def two_cards(options: dict[str, object]) -> bool:
    """The variant in which players choose one of two cards (MYT-SETUP-15)."""
    return flag(options, "two_cards", False)


def readings(options: dict[str, object], version: int) -> Readings:
    """The printed word, unless the table or an older version of the rules wants it otherwise."""
    first = version < 2
    return Readings(flag(options, "must_act", first), flag(options, "late_tumbling", not first))


def check_numbers(options: dict[str, object], name: str) -> None:
    """A game played by other numbers than ours cannot be taken up."""
    value = options.get("numbers")
    if value is not None and value != name:
        raise BadOption(
            f"Option numbers names {value!r}, but numbers.toml holds {name!r}. Leave the option "
            f"out, or put back the file the game was played with."
        )
