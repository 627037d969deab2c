"""Kinds of decision: each declares its domain, so that every action has a stable id."""

from typing import Any, final


@final
class Part:
    """A stretch of a domain: ``size`` options that name things of one type (``land``).

    ``prefix`` is a word that goes before the thing (``troop naxos``); a part without type is
    the single option that the prefix names (``stay``).
    """

    def __init__(self, type: str, size: int, prefix: str = "") -> None:
        self.type = type
        self.size = size
        self.prefix = prefix


def word(prefix: str) -> Part:
    """A part with a single option."""
    return Part("", 1, prefix)


@final
class Kind:
    """One kind of decision (``offering.bid``).

    ``verb`` starts the stable text of its options.
    """

    def __init__(
        self,
        name: str,
        verb: str,
        parts: list[Part],
        rules: list[str],
        chance: bool = False,
    ) -> None:
        self.name = name
        self.verb = verb
        self.parts = parts
        self.rules = rules
        self.chance = chance
        self.size = sum([part.size for part in parts])
        self.offset = 0  # set once, when the table of kinds is built
        # Of its options. Not list[int]: compiled code would make a new number each time that it
        # hands one on.
        self.ids: list[Any] = []

    def number(self, offset: int) -> None:
        """Set the offset, and make all ids: a game is asked for them at every decision."""
        self.offset = offset
        self.ids = [offset + option for option in range(self.size)]

    def part(self, option: int) -> tuple[Part, int]:
        """The part an option lies in, and its number within that part."""
        for part in self.parts:
            if option < part.size:
                return part, option
            option -= part.size
        raise ValueError(f"{self.name} has only {self.size} options")


def number_kinds(kinds: list[Kind]) -> int:
    """Give every kind its offset, players' kinds first; the number of players' action ids."""
    actions = 0
    for kind in kinds:
        if not kind.chance:
            kind.number(actions)
            actions += kind.size
    offset = actions
    for kind in kinds:
        if kind.chance:
            kind.number(offset)
            offset += kind.size
    return actions
