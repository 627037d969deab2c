"""An event says what happened: log, client and statistics read it, rules never do."""

from typing import Final, final

PUBLIC: Final = 0  # everybody sees it whole
TO_FIRST: Final = 1  # only the seat in field ``a`` (and its team) sees fields from ``b`` on
TO_BOTH: Final = 2  # only the seats in ``a`` and ``b`` see fields from ``c`` on


@final
class Event:
    """Up to four small ints whose meaning the title's event table tells."""

    def __init__(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def fields(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]


@final
class EventKind:
    """Name of an event, the names of its fields (``area:land``) and who may read them."""

    def __init__(self, name: str, fields: list[str], seen: int) -> None:
        self.name = name
        self.fields = fields
        self.seen = seen
