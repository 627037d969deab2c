"""The public surface: what ``import delos`` offers.

Importing it is cheap: a title is imported when its first game is set up.
"""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable
from os import PathLike
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, Unpack, overload

from delos import docstrings
from delos.kernel import inside
from delos.kernel.chance import Chance, SealedChance, SeededChance
from delos.kernel.errors import BadOption, BadRecord, DelosError, IllegalAction
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE
from delos.kernel.game import PAINTERS, Game
from delos.kernel.values import Decision, Option, Reason
from delos.kernel.versions import meant

if TYPE_CHECKING:
    from delos.kernel.title import Title
    from delos.options import AllOptions, ClassicOptions, LegendaryOptions, MytikasOptions

__all__ = [
    "CHANCE",
    "BadOption",
    "BadRecord",
    "Chance",
    "Decision",
    "DelosError",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "Reason",
    "Report",
    "SealedChance",
    "SeededChance",
    "load",
    "new",
    "replay",
    "scenario",
    "set_up",
    "start",
    "svg",
    "titles",
]

docstrings.keep([Game, Option, Decision, Reason, Event, Chance, SeededChance, SealedChance])

TITLES: Final = ("legendary", "classic", "mytikas")
SEEDS: Final = 2**63  # a seed lies below this


def titles() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return TITLES


@overload
def new(
    title: Literal["legendary"],
    *,
    players: int | None = ...,
    seed: int | None = ...,
    chance: Chance | Literal["manual"] | None = ...,
    events: bool = ...,
    **options: Unpack[LegendaryOptions],
) -> Game: ...


@overload
def new(
    title: Literal["classic"],
    *,
    players: int | None = ...,
    seed: int | None = ...,
    chance: Chance | Literal["manual"] | None = ...,
    events: bool = ...,
    **options: Unpack[ClassicOptions],
) -> Game: ...


@overload
def new(
    title: Literal["mytikas"],
    *,
    players: int | None = ...,
    seed: int | None = ...,
    chance: Chance | Literal["manual"] | None = ...,
    events: bool = ...,
    **options: Unpack[MytikasOptions],
) -> Game: ...


@overload
def new(
    title: str,
    *,
    players: int | None = ...,
    seed: int | None = ...,
    chance: Chance | Literal["manual"] | None = ...,
    events: bool = ...,
    **options: Unpack[AllOptions],
) -> Game: ...


def new(
    title: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    chance: Chance | Literal["manual"] | None = None,
    events: bool = True,
    **options: Any,
) -> Game:
    """A new game at its first decision.

    ``seed``: same seed and options, same game; drawn from the system if left out. ``chance``:
    who answers for dice and draws: the seed (None), a SealedChance, or with "manual" the caller.
    ``events=False`` makes simulations faster. Everything else is an option of the title;
    BadOption says what is wrong with one.
    """
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "big")
    check_seed(seed)
    luck = luck_of(chance, seed)
    if players is not None:
        options["players"] = players
    return start(title, {**options, "seed": seed}, luck, events)


def start(title: str, options: dict[str, object], chance: Chance | None, events: bool) -> Game:
    """The same with all options in one place, for programs."""
    table = set_up(title, options)
    game = Game(table, table.opening(events), chance)
    inside.begin(game)
    return game


def check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadOption(f"The seed must be a whole number from 0 to 2**63 - 1, not {seed!r}.")


def luck_of(chance: object, seed: int) -> Chance | None:
    if chance is None:
        return SeededChance(seed)
    if isinstance(chance, Chance):
        return chance
    if chance == "manual":
        return None
    raise BadOption(
        f"chance must be None, 'manual', a SeededChance or a SealedChance, not {chance!r}."
    )


def set_up(title: str, options: dict[str, object]) -> Title:
    """The table that the options describe, before anything is played."""
    if title == "legendary":
        from delos.legendary.title import set_up as legendary
        from delos.maps.errors import MapError

        try:
            return legendary(options)
        except MapError as error:
            raise BadOption(f"Option map: {error}.") from error
    if title == "classic":
        from delos.classic.title import set_up as classic

        return classic(options)
    if title == "mytikas":
        from delos.mytikas.title import set_up as mytikas

        return mytikas(options)
    hint = meant(str(title), TITLES)
    raise BadOption(f"There is no title {title!r}.{hint} Choose one of: {', '.join(TITLES)}.")


def replay(text: str, *, events: bool = True, stop: int | None = None) -> Game:
    """The game that a record tells; BadRecord says where it breaks.

    ``stop``: only its first so many actions.
    """
    from delos.kernel.record import read_record

    _check_text(text, "replay", "[Delos", "delos.load")
    if stop is not None and stop < 0:
        raise BadRecord(f"There is no step {stop}: steps are counted from 0.")
    game = read_record(text, set_up, -1 if stop is None else stop)
    inside.state(game).noting = events
    return game


def load(text: str, *, events: bool = True) -> Game:
    """The game that a dump holds, at the same decision."""
    from delos.kernel.dump import read_dump

    _check_text(text, "load", "{", "delos.replay")
    game = read_dump(text, set_up)
    inside.state(game).noting = events
    return game


def _check_text(text: object, name: str, start: str, other: str) -> None:
    """What is no text at all, the name of a file, or of the other kind, is told so."""
    if not isinstance(text, str):
        raise BadRecord(
            f"{name} wants a text, not {type(text).__name__}: read the file with "
            f"Path(name).read_text(encoding='utf-8')."
        )
    body = text.removeprefix("\ufeff").lstrip()
    if body and "\n" not in body and "{" not in body and "[" not in body and os.path.exists(body):
        raise BadRecord(f"{name} wants what is in the file {body!r}, not its name.")
    if body.startswith(("[Delos", "{")) and not body.startswith(start):
        raise BadRecord(f"This is not what {name} reads; try {other}.")


def svg(game: Game) -> str:
    """The table as a picture: what everybody may see, whoever looks."""
    from delos.pictures import svg_of

    if not isinstance(game, Game):
        raise DelosError(f"svg draws a game, not {game!r}: svg(delos.new(...)).")
    return svg_of(game)


PAINTERS[:] = [svg]


def _pickled(game: Game) -> tuple[Callable[[str, bool], Game], tuple[str, bool]]:
    return _unpickled, (game.dump(), inside.state(game).noting)


def _unpickled(dump: str, events: bool) -> Game:
    return load(dump, events=events)


# A game travels between processes as its dump, whichever engine runs in either of them.
copyreg.pickle(Game, _pickled)


def _pickled_dice(dice: SeededChance) -> tuple[type[SeededChance], tuple[int, int]]:
    return SeededChance, (0, dice.rng)


# Bots hold dice; compiled, they would neither be pickled nor deep-copied by themselves.
copyreg.pickle(SeededChance, _pickled_dice)


class Report(Protocol):
    """What came of a scenario file."""

    @property
    def name(self) -> str: ...
    @property
    def ok(self) -> bool: ...
    @property
    def message(self) -> str: ...


def scenario(path: str | PathLike[str]) -> Report:
    """Run a scenario file; the report says whether all it expects came true."""
    from delos.scenarios import run

    return run(path)
