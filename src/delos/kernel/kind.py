"""Kinds of decision: each declares its domain, so that every action has a stable id.

Ids are given out version by version of the rules: what a later version adds gets ids behind all
those of players before it, so an id once given never means anything else.
"""

from typing import Any, Final, final

NEVER: Final = 0  # as a version: an option of a shared procedure that this title does not have
NO_ID: Final = -1


@final
class Part:
    """A stretch of a domain: ``size`` options that name things of one type (``land``).

    ``prefix`` is a word that goes before the thing (``troop naxos``); a part without type is
    the single option that the prefix names (``stay``). ``since`` names the version of the rules
    that brought each thing; those behind its end are as old as their kind.
    """

    def __init__(
        self, type: str, size: int, prefix: str = "", since: list[int] | None = None
    ) -> None:
        self.type = type
        self.size = size
        self.prefix = prefix
        self.since: list[int] = [] if since is None else since

    def version(self, number: int, kind: int) -> int:
        """The version that brought the option, in a kind that came with version ``kind``."""
        if number >= len(self.since):
            return kind
        since = self.since[number]
        return NEVER if since == NEVER else max(since, kind)


def word(prefix: str, since: int = 1) -> Part:
    """A part with a single option."""
    return Part("", 1, prefix, [since])


@final
class Kind:
    """One kind of decision (``offering.bid``).

    ``verb`` starts the stable text of its options; ``since`` is the version of the rules that
    brought it.
    """

    def __init__(
        self,
        name: str,
        verb: str,
        parts: list[Part],
        rules: list[str],
        chance: bool = False,
        since: int = 1,
    ) -> None:
        self.name = name
        self.verb = verb
        self.parts = parts
        self.rules = rules
        self.chance = chance
        self.since = since
        self.size = sum([part.size for part in parts])
        self.first = NO_ID  # id of the first option
        self.row = 0  # so many options from the first on have ids that follow one another
        self.by_id: dict[int, int] = {}  # the others
        # Of its options. Not list[int]: compiled code would make a new number each time that it
        # hands one on.
        self.ids: list[Any] = [NO_ID] * self.size

    def number(self, version: int, free: int) -> int:
        """Give ids from ``free`` on to what this version brought; the next free one."""
        option = 0
        for part in self.parts:
            for number in range(part.size):
                if part.version(number, self.since) == version:
                    self.ids[option] = free
                    free += 1
                option += 1
        return free

    def seal(self) -> None:
        """All ids are given: a game asks for them at every decision."""
        if self.size:
            self.first = self.ids[0]
        self.row = 0
        while self.row < self.size and self.ids[self.row] == self.first + self.row != NO_ID:
            self.row += 1
        self.by_id = {self.ids[option]: option for option in self.options() if option >= self.row}

    def options(self) -> list[int]:
        """All options that have an id."""
        return [option for option in range(self.size) if self.ids[option] != NO_ID]

    def option(self, action: int) -> int:
        """The option with this id; NO_ID when it belongs to another kind."""
        option = action - self.first
        return option if 0 <= option < self.row else self.by_id.get(action, NO_ID)

    def part(self, option: int) -> tuple[Part, int]:
        """The part an option lies in, and its number within that part."""
        for part in self.parts:
            if option < part.size:
                return part, option
            option -= part.size
        raise ValueError(f"{self.name} has only {self.size} options")

    def version(self, option: int) -> int:
        """The version of the rules that brought an option; NEVER when it has no id."""
        part, number = self.part(option)
        return part.version(number, self.since)

    def newest(self) -> int:
        """The version that brought the latest of its options."""
        found = self.since
        for part in self.parts:
            found = max([found, *part.since])
        return found


def number_kinds(kinds: list[Kind]) -> int:
    """Give every option its id, players' first, then chance's, the oldest versions first; the
    number of players' action ids."""
    newest = max([1, *[kind.newest() for kind in kinds]])
    actions = _number(kinds, False, newest, 0)
    _number(kinds, True, newest, actions)
    for kind in kinds:
        kind.seal()
    return actions


def _number(kinds: list[Kind], chance: bool, newest: int, free: int) -> int:
    for version in range(1, newest + 1):
        for kind in kinds:
            if kind.chance == chance:
                free = kind.number(version, free)
    return free
