"""The actions played so far, shared between a game and its copies.

A copy must not cost more the longer a game has lasted: copying freezes the actions since the
last copy into a link that both games share.
"""

from typing import final


@final
class Past:
    """A frozen stretch of actions behind which lies an older one."""

    def __init__(self, older: "Past | None", actions: list[int]) -> None:
        self.older = older
        self.actions = actions


def unroll(past: Past | None, tail: list[int]) -> list[int]:
    """All actions from the first to the last."""
    stretches: list[list[int]] = [tail]
    while past is not None:
        stretches.append(past.actions)
        past = past.older
    whole: list[int] = []
    for stretch in reversed(stretches):
        whole += stretch
    return whole
