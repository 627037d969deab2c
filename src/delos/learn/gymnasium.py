"""One seat of a game against bots, as a Gymnasium environment.

Importing this module registers ``Delos/Legendary-v0``, ``Delos/Classic-v0`` and
``Delos/Mytikas-v0``; ``gymnasium.make_vec`` spreads many games over all cores.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from delos.api import SEEDS, TITLES
from delos.bots import Bot, Chair, bot, levels_for
from delos.kernel import inside
from delos.kernel.errors import BadOption, IllegalAction
from delos.kernel.frame import NOBODY
from delos.kernel.versions import meant
from delos.learn.needs import missing
from delos.learn.rendering import RENDER_MODES, check_render_mode, shown
from delos.learn.rewards import WIN, check_scheme, rewards_of
from delos.learn.table import (
    FIXED,
    Table,
    action_id,
    check_reset_options,
    check_steps,
    illegal,
    seed_number,
)

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    from delos.kernel.game import Game

Opponents = str | Bot | Sequence[str | Bot]


class DelosEnv(gymnasium.Env["npt.NDArray[np.float32]", np.int64]):
    """The learner has one seat (in a duel of the Legendary Edition: both seats of its player).

    Observations are vectors of `delos.learn.observation`; legal actions are in
    ``info["action_mask"]`` and from ``action_masks()``. The reward comes at the end.
    """

    # Not a ClassVar, because Gymnasium's base class declares it so.
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        title: str = "legendary",
        players: int = 4,
        seat: int | None = 0,
        opponents: Opponents = "random",
        render_mode: str | None = None,
        rewards: str = WIN,
        max_steps: int | None = None,
        maps: str = FIXED,
        map_seed: int = 0,
        **options: object,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.scheme = check_scheme(rewards)
        self.max_steps = check_steps(max_steps)
        self.table = Table(title, players, maps, map_seed, options)
        self.duel = self.table.seats > players  # two seats to a player (LEG-TWO-01)
        self.seat = check_seat(seat, self.table.seats)
        self.opponents = check_opponents(opponents, title, self.table.seats - self.own_seats())
        observer = self.table.observer
        self.observation_space = spaces.Box(observer.low, observer.high, dtype=np.float32)
        self.action_space = LegalActions(self, self.table.title.actions)
        self._game: Game | None = None
        self._mine: list[int] = []
        self._bots: dict[int, tuple[Bot, Chair]] = {}
        self._steps = 0
        self._over = True

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy, or out of a pickle: its actions are drawn from its own game."""
        vars(self).update(state)
        self.action_space = LegalActions(self, self.table.title.actions, state["action_space"])

    def own_seats(self) -> int:
        return 2 if self.duel else 1

    @property
    def game(self) -> Game:
        """The game under way, with everything hidden: not for learners."""
        if self._game is None:
            raise IllegalAction("There is no game yet: call reset() first.")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """A new game at the learner's first decision. The same seed gives the same luck, the same
        bots and, if it is drawn, the same seat."""
        check_reset_options(options)
        super().reset(seed=None if seed is None else seed_number(seed))
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed_number(seed)
        game = self._game = self.table.new_game(chosen)
        seat = self.seat
        if seat is None:
            seat = int(self.np_random.integers(self.table.seats))
        self._mine = game.title.team(seat) if self.duel else [seat]
        others = [one for one in range(self.table.seats) if one not in self._mine]
        self._bots = {
            one: (seated(opponent, (chosen + 1 + one) % SEEDS), Chair(game, one))
            for one, opponent in zip(others, self.opponents, strict=True)
        }
        self._steps = 0
        self._over = True  # until the bots have played: nobody goes on where one broke down
        self._let_bots_play()
        self._over = False
        return self._observation(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        game = self.game
        if self._over:
            raise IllegalAction("The game is over: call reset().")
        chosen = action_id(game.title, action)
        if isinstance(action, DrawnAction):
            chosen = self._still_legal(chosen)
        try:
            game.play(chosen)
        except IllegalAction:
            raise illegal(game, chosen) from None
        self._steps += 1
        self._over = True
        self._let_bots_play()
        ended = inside.actor(game) == NOBODY
        cut = not ended and self._steps == self.max_steps
        self._over = ended or cut
        return self._observation(), self._reward(), ended, cut, self._info()

    def _still_legal(self, action: int) -> int:
        legal = self.game.ids()
        return action if action in legal else legal[action % len(legal)]

    def _let_bots_play(self) -> None:
        game = self.game
        while inside.actor(game) >= 0 and inside.actor(game) not in self._mine:
            player, chair = self._bots[inside.actor(game)]
            try:
                game.play(player.choose(chair))
            except IllegalAction as error:
                raise IllegalAction(
                    f"The opponent in seat {chair.seat} ({type(player).__name__}) chose wrongly: "
                    f"{error}"
                ) from None

    def _reward(self) -> float:
        game = self.game
        if inside.actor(game) != NOBODY:
            return 0.0
        return rewards_of(game.winners, self.table.seats, self.scheme)[self._mine[0]]

    def _observation(self) -> npt.NDArray[np.float32]:
        game = self.game
        seat = inside.actor(game) if inside.actor(game) in self._mine else self._mine[0]
        return self.table.observer.observe(game, seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for every legal action; all 0 at the end."""
        return self.table.observer.mask(self.game)

    def legal(self) -> list[int]:
        """The legal actions; none before the first game."""
        return [] if self._game is None else self._game.ids()

    def render(self) -> Any:
        """What everybody may see: a picture, or the table in words ("human" prints them)."""
        return shown(self.game, self.render_mode)


class DrawnAction(np.int64):
    """An action that ``action_space.sample()`` drew. It was legal then; if it is played in another
    position, a legal one takes its place, because Gymnasium's own tools draw first and reset
    afterwards. Actions from anywhere else must be legal."""


class LegalActions(spaces.Discrete[np.int64]):
    """All action ids; ``sample()`` without a mask draws a legal one."""

    def __init__(
        self, env: DelosEnv, actions: int, before: spaces.Discrete[Any] | None = None
    ) -> None:
        super().__init__(actions, None if before is None else before.np_random)
        self._env = weakref.ref(env)

    def sample(
        self,
        mask: npt.NDArray[np.int8] | None = None,
        probability: npt.NDArray[np.int8] | None = None,
    ) -> np.int64:
        env = self._env()
        legal = [] if env is None else env.legal()
        if mask is not None or probability is not None or not legal:
            return super().sample(mask, probability)
        return DrawnAction(legal[int(self.np_random.integers(len(legal)))])

    def __reduce__(self) -> tuple[Any, ...]:
        # Elsewhere there is no game to draw from.
        return spaces.Discrete, (int(self.n), self._np_random)


def check_seat(seat: object, seats: int) -> int | None:
    if seat is None:
        return None
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadOption(
            f"There is no seat {seat!r}: choose one from 0 to {seats - 1}, or None to draw one."
        )
    return seat


def check_opponents(opponents: object, title: str, count: int) -> list[str | Bot]:
    """As many as there are other seats; one alone plays all of them."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        wanted = list(opponents)
    else:
        wanted = [opponents] * count
    if len(wanted) != count:
        raise BadOption(
            f"This table has {count} other seats, but {len(wanted)} opponents were given: give one "
            f"for each seat, or a single name for all."
        )
    for one in wanted:
        if isinstance(one, str) and one not in levels_for(title):
            raise BadOption(
                f"There is no bot {one!r} for {title}.{meant(one, levels_for(title))} "
                f"Choose one of: {', '.join(levels_for(title))}."
            )
        if not isinstance(one, str) and not callable(getattr(one, "choose", None)):
            raise BadOption(
                f"An opponent is a bot's name or has a method choose(chair), not {one!r}."
            )
    return wanted


def seated(opponent: str | Bot, seed: int) -> Bot:
    return bot(opponent, seed) if isinstance(opponent, str) else opponent


def register() -> None:
    """Make the titles known to ``gymnasium.make`` and ``gymnasium.make_vec``."""
    for title in TITLES:
        name = f"Delos/{title.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="delos.learn.gymnasium:DelosEnv",
                vector_entry_point="delos.learn.vector:PooledVectorEnv",
                kwargs={"title": title},
            )


register()
