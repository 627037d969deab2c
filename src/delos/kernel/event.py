"""An event says what happened: log, client and statistics read it, rules never do."""

from typing import TYPE_CHECKING, Final, SupportsIndex, final

if TYPE_CHECKING:
    from delos.kernel.title import Title

PUBLIC: Final = 0  # everybody sees it whole
TO_FIRST: Final = 1  # only the seat in field ``a`` (and its team) sees fields from ``b`` on
TO_BOTH: Final = 2  # only the seats in ``a`` and ``b`` see fields from ``c`` on


@final
class Event:
    """Something that happened: its name and its fields, as docs/events.md lists them.

    Inside it is up to four small numbers whose meaning the title's event table tells.
    """

    __slots__ = ("_title", "a", "b", "c", "d", "kind")  # a game makes more of them than decisions

    def __init__(self, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self._title: Title | None = None

    def belong(self, title: "Title") -> None:
        """Take the words of a title; a game does so before it hands its events out."""
        self._title = title

    @property
    def name(self) -> str:
        """What happened, in one word: ``bid``, ``land_taken``."""
        return "" if self._title is None else self._title.events[self.kind].name

    @property
    def fields(self) -> dict[str, object]:
        """All its fields by name, for whoever runs the game; players get ``seen_by``."""
        return {} if self._title is None else self._title.told(self)

    def seen_by(self, seat: SupportsIndex | None) -> dict[str, object]:
        """The fields that a seat may know; None is a spectator."""
        if self._title is None:
            return {}
        number = -1 if seat is None else self._title.seat_number(seat)
        found = self._title.event(self, number)
        del found["event"]
        return found

    def sentence(self, lang: str = "en") -> str:
        """A line for people with all that happened."""
        return "" if self._title is None else self._title.sentence(self.name, self.fields, lang)

    def sentence_for(self, seat: SupportsIndex | None, lang: str = "en") -> str:
        """The same with what a seat may know; None is a spectator."""
        if self._title is None:
            return ""
        return self._title.sentence(self.name, self.seen_by(seat), lang)

    def values(self) -> list[int]:
        """The bare numbers."""
        return [self.a, self.b, self.c, self.d]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        if self.kind != other.kind or self.values() != other.values():
            return False
        return self.name == other.name and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((self.kind, self.a, self.b, self.c, self.d))

    def __repr__(self) -> str:
        if self._title is None:
            return f"<Event {self.kind} {self.a} {self.b} {self.c} {self.d}>"
        known = "".join([f" {name}={value}" for name, value in self.fields.items()])
        return f"<Event {self.name}{known}>"


@final
class EventKind:
    """Name of an event, the names of its fields (``area:land``) and who may read them."""

    def __init__(self, name: str, fields: list[str], seen: int) -> None:
        self.name = name
        self.fields = fields
        self.seen = seen

    def types(self) -> dict[str, str]:
        """The type of each field, by the field's name."""
        found: dict[str, str] = {}
        for field in self.fields:
            name, _, type = field.partition(":")
            found[name] = type
        return found
