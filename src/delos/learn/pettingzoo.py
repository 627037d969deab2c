"""All seats of a game as a PettingZoo environment (AEC: one agent acts at a time).

``env("legendary", players=4)`` needs no wrappers: order, legality and the end are checked here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

from delos.kernel import inside
from delos.kernel.errors import BadOption, IllegalAction
from delos.kernel.frame import NOBODY
from delos.learn.needs import missing
from delos.learn.rendering import RENDER_MODES, check_render_mode, shown
from delos.learn.rewards import WIN, check_scheme, rewards_of
from delos.learn.table import FIXED, Table, action_id, check_steps, illegal

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

    from delos.kernel.game import Game

Observation = dict[str, Any]


def env(
    title: str = "legendary",
    players: int = 4,
    render_mode: str | None = None,
    rewards: str = WIN,
    max_steps: int | None = None,
    maps: str = FIXED,
    map_seed: int = 0,
    **options: object,
) -> raw_env:
    """An environment of any title; docs/learning.md tells every argument."""
    return raw_env(title, players, render_mode, rewards, max_steps, maps, map_seed, **options)


class raw_env(AECEnv[str, Observation, Any]):
    """Agents are the seats, ``player_0`` first. Rewards come at the end only."""

    def __init__(
        self,
        title: str = "legendary",
        players: int = 4,
        render_mode: str | None = None,
        rewards: str = WIN,
        max_steps: int | None = None,
        maps: str = FIXED,
        map_seed: int = 0,
        **options: object,
    ) -> None:
        self.scheme = check_scheme(rewards)
        self.max_steps = check_steps(max_steps)
        self.render_mode = check_render_mode(render_mode)
        self.table = Table(title, players, maps, map_seed, options)
        self.metadata = {
            "name": f"delos_{title}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]  # until a game tells another
        observer = self.table.observer
        self.observation_spaces = {
            agent: observation_space(observer.low, observer.high, self.table.title.actions)
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.table.title.actions) for agent in self.possible_agents
        }
        self._game: Game | None = None
        self._over = True
        self._steps = 0

    @property
    def game(self) -> Game:
        """The game under way, with everything hidden: not for agents."""
        if self._game is None:
            raise no_game()
        return self._game

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same luck (and map, if maps are fresh)."""
        self._game = self.table.new_game(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        # Of a game that was left at its end; PettingZoo itself sets it to None, untyped.
        self._skip_agent_selection = None  # type: ignore[assignment]
        self.agent_selection = self.possible_agents[inside.actor(self._game)]
        self._over = False
        self._steps = 0

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and what it may do if it is the one that decides."""
        game = self._game  # the property would be a call more
        if game is None:
            raise no_game()
        try:
            seat = self.seat_of[agent]
        except KeyError:
            known = ", ".join(self.possible_agents)
            raise BadOption(f"There is no agent {agent!r}. The agents are {known}.") from None
        seen, legal = self.table.observer.look(game, seat)
        return {"observation": seen, "action_mask": legal}

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, Any]:
        """Whose turn it is, until all have left."""
        if self._game is None:
            raise no_game()
        return super().agent_iter(max_iter)

    def step(self, action: SupportsIndex | None) -> None:
        game = self._game
        if self._over or game is None:
            self._step_when_over(action)
            return
        if type(action) is not int:
            action = action_id(game.title, action)
        try:
            game.play(action)
        except IllegalAction:
            raise illegal(game, action_id(game.title, action)) from None
        self._steps += 1
        actor = inside.actor(game)
        if actor >= 0 and self._steps != self.max_steps:
            self.agent_selection = self.possible_agents[actor]
            return
        self._end()

    def _end(self) -> None:
        """All agents end together: with rewards at the end of the game, without at the limit."""
        self._over = True
        if inside.actor(self.game) == NOBODY:
            worth = rewards_of(self.game.winners, len(self.agents), self.scheme)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _step_when_over(self, action: object) -> None:
        if self._game is None:
            raise no_game()
        if not self.agents:
            raise IllegalAction("The game is over and all agents have left: call reset().")
        if action is not None:
            raise IllegalAction(
                f"The game is over: the only step left to {self.agent_selection} is None."
            )
        self._was_dead_step(action)

    def render(self) -> npt.NDArray[np.uint8] | str | None:
        """What everybody may see: a picture, or the table in words ("human" prints them)."""
        return shown(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""


def no_game() -> IllegalAction:
    return IllegalAction("There is no game yet: call reset() first.")


def observation_space(
    low: npt.NDArray[np.float32], high: npt.NDArray[np.float32], actions: int
) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )
