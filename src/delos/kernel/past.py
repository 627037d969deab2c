"""The actions played so far, shared between a game and its copies.

A copy must not cost more the longer a game has lasted: copying freezes the actions since the
last copy into a link that both games share. Long stretches are packed: a number on its own takes
nine times the room.
"""

from array import array
from typing import Final, final

STRETCH: Final = 64  # actions that are worth packing
PACKED: Final = "I"  # type of the array: ids are never negative, and this one fills fastest


@final
class Past:
    """A frozen stretch of actions behind which lies an older one."""

    def __init__(self, older: "Past | None", actions: list[int]) -> None:
        self.older = older
        self.actions = actions
        self.packed = b""
        if len(actions) >= STRETCH:
            self.packed = array(PACKED, actions).tobytes()
            self.actions = NOTHING

    def unpacked(self) -> list[int]:
        if not self.packed:
            return self.actions
        return array(PACKED, self.packed).tolist()


NOTHING: Final[list[int]] = []


def unroll(past: Past | None, tail: list[int]) -> list[int]:
    """All actions from the first to the last."""
    stretches: list[list[int]] = [tail]
    while past is not None:
        stretches.append(past.unpacked())
        past = past.older
    whole: list[int] = []
    for stretch in reversed(stretches):
        whole += stretch
    return whole
