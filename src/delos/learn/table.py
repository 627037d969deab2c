"""A table that plays game after game for a learner: set up once, begun anew with every seed."""

from __future__ import annotations

import copy
import operator
from typing import TYPE_CHECKING, Any, Final, final

from delos.api import SEEDS, check_seed, set_up
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.errors import BadOption, IllegalAction
from delos.kernel.game import Game
from delos.kernel.versions import UnknownOption, meant
from delos.learn.needs import missing
from delos.learn.observation import Observer

try:
    import numpy as np
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    from delos.kernel.title import Title

# what an environment is asked for besides the options of its title
OWN: Final = ["opponents", "seat", "render_mode", "rewards", "max_steps", "maps", "map_seed"]
FIXED: Final = "fixed"  # one map for all games
FRESH: Final = "fresh"  # a new random map for every game


@final
class Table:
    """``maps``: "fixed" draws the map once, from ``map_seed``; "fresh" draws one for every game
    and adds the map to the observation."""

    def __init__(
        self, title: str, players: int, maps: str, map_seed: int, options: dict[str, object]
    ) -> None:
        check_seed(map_seed)
        if maps not in (FIXED, FRESH):
            raise BadOption(f"maps must be {FIXED!r} or {FRESH!r}, not {maps!r}.")
        if "seed" in options:
            raise BadOption("The seed of a game is given to reset(seed=...), not as an option.")
        self.name = title
        self.options = {**options, "players": players}
        self.fresh = maps == FRESH
        try:
            self.title = set_up(title, {**self.options, "seed": map_seed})
        except UnknownOption as error:
            hint = meant(error.name, OWN)
            own = hint and f"{hint} That is for the environment."
            raise UnknownOption(error.name, error.title, error.known, own) from None
        self.observer = Observer(self.title, chart=self.fresh)
        self._luck: np.random.Generator | None = None  # draws the seeds that nobody gives
        self._last: int | None = None  # the seed that was given last, if any
        self._drawn = map_seed  # seed of the present map

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its arguments: the table itself is set up anew."""
        maps = FRESH if self.fresh else FIXED
        players = self.options["players"]
        arguments = (self.name, players, maps, self._drawn, self.options)
        return Table, arguments, {"_luck": self._luck, "_last": self._last}

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Nothing but the luck ahead is the twin's own."""
        twin = Table.__new__(Table)
        vars(twin).update(vars(self), _luck=copy.deepcopy(self._luck, memo))
        return twin

    @property
    def seats(self) -> int:
        return len(self.title.seats)

    def new_game(self, wanted: object) -> Game:
        """A game at its first decision. Without a seed the next of the last seed's row follows."""
        if wanted is None:
            if self._luck is None:
                self._luck = np.random.default_rng(self._last)
            seed = int(self._luck.integers(SEEDS))
        else:
            seed = self._last = seed_number(wanted)
            self._luck = None  # made when it is needed: that takes as long as to set a game up
        if self.fresh and seed != self._drawn:
            self.title = set_up(self.name, {**self.options, "seed": seed})
            self.observer = Observer(self.title, chart=True)
            self._drawn = seed
        game = Game(self.title, self.title.opening(False), SeededChance(seed))
        inside.begin(game)
        return game


def whole(number: Any) -> int | None:
    """A whole number as a plain one, numpy's too; None if it is none."""
    if type(number) is int:
        return number
    if isinstance(number, bool):
        return None
    try:  # to ask whether it is a SupportsIndex takes longer than a step of a game
        return operator.index(number)
    except TypeError:
        return None


def seed_number(seed: object) -> int:
    """A seed as a plain number."""
    found = whole(seed)
    check_seed(seed if found is None else found)
    assert found is not None
    return found


def check_reset_options(options: dict[str, Any] | None) -> None:
    """Gymnasium's ``reset`` may be given options; here they belong to the environment."""
    if options:
        raise BadOption(
            f"reset() takes no options ({', '.join(options)}): give them to a new environment."
        )


def action_id(title: Title, action: object) -> int:
    """A learner's action as a plain number."""
    found = whole(action)
    if found is not None and 0 <= found < title.actions:
        return found
    raise IllegalAction(
        f"There is no action {action!r}: actions are whole numbers from 0 to {title.actions - 1}."
    )


def illegal(game: Game, action: int) -> IllegalAction:
    """Why an action of the title cannot be played now, with its words."""
    title = game.title
    wanted = text_of(title, action)
    kind = title.kinds[inside.kind(game)]
    legal = game.texts()
    shown = ", ".join(repr(text) for text in legal[:5]) + (", …" if len(legal) > 5 else "")
    return IllegalAction(
        f"Action {action} ({wanted}) is masked: seat {inside.actor(game)} decides {kind.name!r} "
        f"and may choose {shown}. Take an action whose action_mask is 1."
    )


def text_of(title: Title, action: int) -> str:
    """The stable text of an action id and its kind."""
    kind, option = title.place(action)
    if kind < 0 or title.kinds[kind].chance:
        raise IllegalAction(f"There is no action {action}.")
    return f"{title.text(kind, option)!r} of {title.kinds[kind].name!r}"


def check_steps(steps: object) -> int | None:
    """How many decisions a game may have before it is cut off."""
    if steps is None:
        return None
    if isinstance(steps, bool) or not isinstance(steps, int) or steps < 1:
        raise BadOption(f"max_steps must be a whole number from 1 on, or None, not {steps!r}.")
    return steps
