"""The actions played so far, shared between a game and its copies.

A copy must not cost more the longer a game has lasted: copying freezes the actions since the
last copy into a link that both games share. Long stretches are frozen too: a number on its own
takes nine times the room.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32

STRETCH: Final = 64  # actions that are worth freezing


@final
class Past:
    """A frozen stretch of actions behind which lies an older one."""

    def __init__(self, older: "Past | None", actions: list[int]) -> None:
        self.older = older
        self.actions: vec[i32] = vec[i32](actions)


def unroll(past: Past | None, tail: list[int]) -> list[int]:
    """All actions from the first to the last."""
    stretches: list[list[int]] = [tail]
    while past is not None:
        stretches.append(list(past.actions))
        past = past.older
    whole: list[int] = []
    for stretch in reversed(stretches):
        whole += stretch
    return whole


def latest(past: Past | None, tail: list[int], count: int) -> list[int]:
    """The last so many actions, or all if there are fewer, without a look at those before."""
    found = tail[-count:] if count > 0 else []
    while past is not None and len(found) < count:
        found = list(past.actions)[-(count - len(found)) :] + found
        past = past.older
    return found
