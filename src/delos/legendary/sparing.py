"""Questions that decide nothing are not put: where all answers come to the same, one stands for
all of them.

A frame that would ask gives a single option then, and the game plays it. By version 1 of the rules
all of them were asked, and stored games know their answers.
"""

from typing import Final

from delos.cyclades.state import CycladesState

SPARING: Final = 2  # the first version of the rules that spares idle questions


def sparing(state: CycladesState) -> bool:
    return state.rules.version >= SPARING


def one_for_all(state: CycladesState, options: list[int], wanted: int) -> list[int]:
    """So many of these are taken one by one. If there are no more than that, all go, whichever
    goes first."""
    if len(options) <= wanted and state.rules.version >= SPARING:
        return options[:1]
    return options
