"""Many games at once, spread over the cores: each process plays a batch of them.

One process per game, as Gymnasium's AsyncVectorEnv has it, spends most of its time waiting; a
batch per process needs one message a step, whatever the number of games.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import traceback
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, final

from delos.kernel.errors import BadOption, DelosError, IllegalAction
from delos.learn.gymnasium import DelosEnv
from delos.learn.needs import missing
from delos.learn.table import action_id, check_reset_options, illegal, seed_number

try:
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    import numpy.typing as npt

WAIT: Final = 5.0  # seconds that a process has to leave by itself
STEP: Final = "step"
RENDER: Final = "render"
REFUSE: Final = "refuse"  # say why an action that is not legal is not


class WorkerFailed(DelosError):
    """A process that plays could not go on; the text tells what happened there."""


@final
class Board:
    """The memory that all processes share: one row per game."""

    def __init__(self, context: Any, games: int, size: int, actions: int) -> None:
        self.shapes = {"observations": (games, size), "masks": (games, actions)}
        self.raw = {
            "observations": context.RawArray("f", games * size),
            "masks": context.RawArray("b", games * actions),
            "actions": context.RawArray("q", games),
            "rewards": context.RawArray("d", games),
            "ended": context.RawArray("b", games),
            "cut": context.RawArray("b", games),
        }

    def array(self, name: str, dtype: type[np.generic]) -> npt.NDArray[Any]:
        flat = np.frombuffer(self.raw[name], dtype=dtype)
        return flat.reshape(self.shapes[name]) if name in self.shapes else flat


@final
class Batch:
    """Some neighbouring rows of the board and the games that they show."""

    def __init__(self, board: Board, first: int, envs: list[DelosEnv]) -> None:
        rows = slice(first, first + len(envs))
        self.envs = envs
        self.observations = board.array("observations", np.float32)[rows]
        self.masks = board.array("masks", np.int8)[rows]
        self.actions = board.array("actions", np.int64)[rows]
        self.rewards = board.array("rewards", np.float64)[rows]
        self.ended = board.array("ended", np.int8)[rows]
        self.cut = board.array("cut", np.int8)[rows]

    def reset(self, seeds: list[int | None]) -> None:
        for row, env in enumerate(self.envs):
            self.begin(row, env, seeds[row])

    def begin(self, row: int, env: DelosEnv, seed: int | None) -> None:
        observation, info = env.reset(seed=seed)
        self.observations[row] = observation
        self.masks[row] = info["action_mask"]
        self.rewards[row] = 0.0
        self.ended[row] = self.cut[row] = 0

    def step(self) -> None:
        """A game that ended in the last step begins anew; its action is not looked at."""
        actions = self.actions.tolist()
        for row, env in enumerate(self.envs):
            if self.ended[row] or self.cut[row]:
                self.begin(row, env, None)
                continue
            observation, reward, ended, cut, info = env.step(actions[row])
            self.observations[row] = observation
            self.masks[row] = info["action_mask"]
            self.rewards[row] = reward
            self.ended[row] = ended
            self.cut[row] = cut

    def obey(self, order: Any) -> Any:
        """Do what the first process asks for: seeds to begin with, a step, pictures, a reason."""
        if order == STEP:
            return self.step()
        if order == RENDER:
            return [env.render() for env in self.envs]
        if order[0] == REFUSE:
            game = self.envs[order[1]].game
            raise illegal(game, action_id(game.title, order[2]))
        return self.reset(order)


def work(pipe: Connection, board: Board, first: int, count: int, settings: dict[str, Any]) -> None:
    """A process: wait for an order, obey, answer with an error and what was asked for."""
    batch = Batch(board, first, [DelosEnv(**settings) for _ in range(count)])
    while True:
        try:
            order = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        if order is None:
            return
        try:
            pipe.send((None, batch.obey(order)))
        except DelosError as error:
            pipe.send((error, None))
        except Exception:  # of an opponent that somebody else wrote
            pipe.send((WorkerFailed(f"A game went wrong:\n{traceback.format_exc()}"), None))


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def counted(name: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise BadOption(f"{name} must be a whole number from 1 on, not {value!r}.")
    return value


def start_method(name: str | None) -> Any:
    known = multiprocessing.get_all_start_methods()
    if name is not None and name not in known:
        raise BadOption(f"context must be one of {', '.join(known)}, or None, not {name!r}.")
    return multiprocessing.get_context(name)


class PooledVectorEnv(VectorEnv["npt.NDArray[np.float32]", "npt.NDArray[np.int64]", Any]):
    """``num_envs`` games in ``workers`` processes (by default one per core).

    ``info["action_mask"]`` and ``action_masks()`` have a row per game. A game that has ended begins
    anew in the next step. Everything else is an argument of `DelosEnv`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        workers: int | None = None,
        context: str | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs = counted("num_envs", num_envs)
        self.workers = min(num_envs, cores() if workers is None else counted("workers", workers))
        one = DelosEnv(**settings)  # wrong settings are told here, not in another process
        self.render_mode = one.render_mode
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        method = start_method(context)
        self._board = Board(method, num_envs, one.table.observer.size, one.table.title.actions)
        self._whole = Batch(self._board, 0, [one] * num_envs)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._firsts = [num_envs * worker // self.workers for worker in range(self.workers + 1)]
        for worker in range(self.workers):
            self._hire(method, self._firsts[worker], self._firsts[worker + 1], settings)

    def _hire(self, method: Any, first: int, behind: int, settings: dict[str, Any]) -> None:
        ours, theirs = method.Pipe()
        process = method.Process(
            target=work, args=(theirs, self._board, first, behind - first, settings), daemon=True
        )
        process.start()
        theirs.close()
        self._pipes.append(ours)
        self._processes.append(process)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """New games everywhere; one seed counts up from game to game."""
        check_reset_options(options)
        if isinstance(seed, list | tuple | np.ndarray):
            seeds = [None if one is None else seed_number(one) for one in seed]
        elif seed is None:
            seeds = [None] * self.num_envs
        else:
            start = seed_number(seed)
            seeds = [seed_number(start + row) for row in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise BadOption(f"{self.num_envs} games need as many seeds, not {len(seeds)}.")
        self._order([seeds[a:b] for a, b in zip(self._firsts, self._firsts[1:], strict=False)])
        return self._whole.observations.copy(), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[npt.NDArray[np.float32], Any, Any, Any, dict[str, Any]]:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise IllegalAction(
                f"{self.num_envs} games need an action each, not an array of shape {chosen.shape}."
            )
        if chosen.dtype.kind not in "iu":
            raise IllegalAction(f"Actions are whole numbers, not {chosen.dtype}.")
        self._check_legal(chosen)
        self._whole.actions[:] = chosen
        self._order([STEP] * self.workers)
        whole = self._whole
        return (
            whole.observations.copy(),
            whole.rewards.copy(),
            whole.ended.astype(bool),
            whole.cut.astype(bool),
            self._info(),
        )

    def _check_legal(self, chosen: npt.NDArray[Any]) -> None:
        """All actions are looked at before any is played: one that is masked moves no game."""
        whole = self._whole
        inside = (chosen >= 0) & (chosen < whole.masks.shape[1])
        rows = np.arange(self.num_envs)
        legal = inside & (whole.masks[rows, np.where(inside, chosen, 0)] == 1)
        wrong = np.flatnonzero(~legal & (whole.ended == 0) & (whole.cut == 0))
        if not len(wrong):
            return
        row = int(wrong[0])
        worker = int(np.searchsorted(self._firsts, row, "right")) - 1
        orders: list[Any] = [None] * self.workers
        orders[worker] = (REFUSE, row - self._firsts[worker], int(chosen[row]))
        try:
            self._order(orders)
        except IllegalAction as error:
            raise IllegalAction(f"Game {row}: {error} No game has moved.") from None

    def _order(self, orders: list[Any]) -> list[Any]:
        """Tell every process that has an order, and wait for their answers."""
        if self.closed:
            raise IllegalAction("The environments were closed: make new ones.")
        asked = [one for one in zip(self._pipes, orders, strict=True) if one[1] is not None]
        try:
            for pipe, order in asked:
                pipe.send(order)
            answers = [pipe.recv() for pipe, _ in asked]
        except (EOFError, OSError):
            self.close()
            raise WorkerFailed(
                "A process that played was ended from outside, so all were closed: make new ones."
            ) from None
        except BaseException:  # such as Ctrl-C: answers still to come would be taken for others
            self.close()
            raise
        for error, _ in answers:
            if error is not None:
                raise error
        return [told for _, told in answers]

    def render(self) -> tuple[Any, ...] | None:
        """What everybody may see of each game; "human" prints it."""
        shown = self._order([RENDER] * self.workers)
        return (
            None if self.render_mode == "human" else tuple([one for part in shown for one in part])
        )

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """1 for every legal action, a row per game."""
        return self._whole.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Let every process go home."""
        for pipe in self._pipes:
            with contextlib.suppress(OSError):  # it may have gone already
                pipe.send(None)
            pipe.close()
        for process in self._processes:
            process.join(WAIT)
            if process.is_alive():
                process.terminate()
