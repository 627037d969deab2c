"""Measures PettingZoo environments: its own, and the one of delos, with one and the same loop.

The loop is that of PettingZoo's performance benchmark: last(), a random action out of the mask,
step(). Steps of seats that are out (action None) count, as they do there.
"""

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from bench.work.common import (
    Numbers,
    Tally,
    Wanted,
    answer,
    clock,
    kilobytes_each,
    mean,
    micros,
    scaling,
)

# What is not one of PettingZoo's own: a module with an env(), and what that is told.
OURS = "delos.learn.pettingzoo"
OPTIONS: dict[str, object] = {"players": 4, "edition": "complete"}


def environment(subject: str) -> Any:
    if subject == "legendary":
        return import_module(OURS).env(subject, **OPTIONS)
    return import_module(f"pettingzoo.classic.{subject}").env()


class Steps(Tally):
    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def numbers(self) -> Numbers:
        return {
            **super().numbers(),
            "steps": self.steps / self.playing,
            "steps_setup": self.steps / (self.playing + self.setting_up),
        }


def play_on(env: Any, seed: int, tally: Steps, limit: int = 10**9) -> None:
    choice = Random(seed).choice
    steps = real = done = 0
    for _agent in env.agent_iter(limit):
        observation, _reward, termination, truncation, _info = env.last()
        if termination or truncation:
            action = None
            done += 1
        else:
            legal = observation["action_mask"].nonzero()[0].tolist()
            if len(legal) > 1:
                real += 1
            action = choice(legal)
        env.step(action)
        steps += 1
    tally.steps += steps
    tally.all += steps - done
    tally.real += real


def whole_game(subject: str, seed: int) -> None:
    env = environment(subject)
    env.reset(seed=seed)
    play_on(env, seed, Steps())


def play(wanted: Wanted) -> Numbers:
    env = environment(wanted.subject)
    env.reset(seed=0)
    play_on(env, 0, Steps())
    tally = Steps()
    tally.games = wanted.games
    for seed in range(1, wanted.games + 1):
        start = clock()
        env.reset(seed=seed)
        middle = clock()
        play_on(env, seed, tally)
        tally.playing += clock() - middle
        tally.setting_up += middle - start
    return tally.numbers()


def reached(subject: str, seed: int, share: float) -> Any:
    env = environment(subject)
    env.reset(seed=seed)
    whole = Steps()
    play_on(env, seed, whole)
    env.reset(seed=seed)
    play_on(env, seed, Steps(), int(whole.all * share))
    return env


def look(wanted: Wanted) -> Numbers:
    """What an agent observes, the mask of legal actions included."""
    found: list[float] = []
    for seed in (1, 2, 3, 4):
        env = reached(wanted.subject, seed, 0.5)
        found.append(micros(partial(env.observe, env.agent_selection), wanted.times))
    return {"view_us": mean(found)}


def memory(wanted: Wanted) -> Numbers:
    counted, grown = kilobytes_each(
        lambda number: reached(wanted.subject, number + 1, 0.5), wanted.times // 4
    )
    return {"game_kb": counted, "game_resident_kb": grown}


if __name__ == "__main__":
    answer(
        {
            "play": play,
            "look": look,
            "memory": memory,
            "scaling": lambda wanted: scaling("bench.work.aec_steps", wanted),
        }
    )
