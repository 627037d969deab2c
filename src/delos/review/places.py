"""Where a choice acts on the board: what arrows and rings are drawn from."""

from __future__ import annotations

from typing import Final

from delos.kernel.values import Decision, Option

KINDS: Final = ("land:", "sea:", "site:", "space:", "slot:", "deity:")
PAYING: Final = frozenset({"creature.discount"})  # the places that help to pay are not the deed's


def family(kind: str) -> str:
    """The parts of one question (from where, how many, to where) have the first word in common."""
    return kind.partition(".")[0]


def places(decision: Decision, option: Option) -> list[str]:
    """What was settled before in the same question, then what is chosen now."""
    about = [one.rpartition("=")[2] for one in decision.about]
    return [token for token in [*about, *option.tokens] if token.startswith(KINDS)]


def joined(way: list[tuple[str, list[str]]]) -> list[str]:
    """The places of a first deed, from the kinds and places of the choices one after another."""
    found: list[str] = []
    deed = ""
    for number, (kind, spots) in enumerate(way):
        if (found and family(kind) != deed) or (number and kind in {"turn", way[0][0]}):
            break  # another deed of the turn
        if kind in PAYING:
            continue
        deed = family(kind)
        found += [spot for spot in spots if spot not in found]
    return found
