"""Frames: an explicit stack of small objects of ints says where a game is.

A frame is one procedure of the rulebook (a battle, an auction, a card being played). What lies
on the table is in the state; where we are is in the frames. A frame that meets another procedure
calls it (``state.call(...)``) and goes on when that one is done.
"""

from typing import Any, Final, Generic, TypeVar

from delos.kernel.state import State

CHANCE: Final = -1  # the actor of dice, shuffles and draws
NOBODY: Final = -2  # nobody decides: the game is over

WAIT: Final = 0  # this frame needs a choice
AGAIN: Final = 1  # something changed: look at the top of the stack again
DONE: Final = 2  # this frame is finished

EVEN_ODDS: Final[list[int]] = []  # all outcomes of a draw are equally likely

S = TypeVar("S", bound=State)


class Frame(Generic[S]):
    """One procedure under way. Every field is an int, so that a frame can be copied and saved.

    A state and its copies share the frames below the top until they come up again (`own_top`):
    only ``advance`` and ``choose`` change a frame, and only itself. Whatever else reaches down the
    stack to change a frame calls `own_all` first.
    """

    def advance(self, state: S) -> int:
        """Go on as far as no choice is needed: WAIT, AGAIN or DONE.

        A frame that answers DONE is taken off the stack, so it must be on top: it calls no other
        frame in the same breath.
        """
        raise NotImplementedError

    def actor(self, state: S) -> int:
        """The seat that chooses now, or CHANCE."""
        raise NotImplementedError

    def kind(self, state: S) -> int:
        """What is being decided: an index into the title's kinds."""
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        """The legal choices in stable order; never empty while the frame waits."""
        raise NotImplementedError

    def odds(self, state: S) -> list[int]:
        """Weights of the outcomes when CHANCE chooses; EVEN_ODDS when all are alike."""
        return EVEN_ODDS

    def choose(self, state: S, option: int) -> None:
        """Apply one of ``options``."""
        raise NotImplementedError

    def asks(self, state: S) -> bool:
        """Ask even when there is one answer, because not asking would tell others something."""
        return False

    def refusal(self, state: S, option: int) -> str:
        """Why ``option`` is not offered: a reason key that starts with a rule id, or nothing."""
        return ""

    def about(self, state: S) -> list[str]:
        """What the question is about, as tokens such as ``god:zeus``."""
        return []

    def copy(self) -> "Frame[S]":
        raise NotImplementedError

    def saved(self) -> list[int]:
        """The fields in the order in which ``__init__`` takes them."""
        raise NotImplementedError


def own_top(state: State) -> Frame[Any]:
    """The frame on top, to be changed: a frame that a copy shares is parted from it first."""
    stack = state.stack
    depth = len(stack)
    if depth <= state.shared:
        state.shared = depth - 1
        stack[-1] = stack[-1].copy()
    return stack[-1]


def own_all(state: State) -> None:
    """Part all frames from the copies: for whoever changes one that is not on top."""
    stack = state.stack
    for depth in range(min(state.shared, len(stack))):
        stack[depth] = stack[depth].copy()
    state.shared = 0


def lent_stack(state: State) -> list[Frame[Any]]:
    """The stack for a copy of the state: a top of its own over frames that both share."""
    twin = state.stack[:]
    if twin:
        twin[-1] = twin[-1].copy()
        state.shared = len(twin) - 1
    return twin


def settle(state: State) -> Frame[Any] | None:
    """Run frames until one waits for a choice; None if none is left."""
    stack = state.stack
    while stack:
        frame = own_top(state) if len(stack) <= state.shared else stack[-1]
        verdict = frame.advance(state)
        if verdict == WAIT:
            return frame
        if verdict == DONE:
            stack.pop()
    return None
