"""What a game hands out: options, decisions and reasons, as values.

A value cannot be changed and does not change when the game goes on; equal values are equal, in
sets and as keys too.
"""

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from delos.kernel.title import Title


@final
class Option:
    """One legal choice: a stable id, a stable text, and a label for people."""

    def __init__(
        self,
        id: int,
        text: str,
        kind: str,
        tokens: tuple[str, ...],
        details: tuple[str, ...],
        title: "Title",
    ) -> None:
        self._id = id
        self._text = text
        self._kind = kind
        self._tokens = tokens
        self._details = details
        self._title = title

    @property
    def id(self) -> int:
        """The stable action id."""
        return self._id

    @property
    def text(self) -> str:
        """The stable text, such as ``bid 5``."""
        return self._text

    @property
    def kind(self) -> str:
        """The kind of its decision, such as ``offering.bid``."""
        return self._kind

    @property
    def tokens(self) -> tuple[str, ...]:
        """Its parts for clients: ``land:naxos``, ``god:zeus``, ``n:5``."""
        return self._tokens

    @property
    def details(self) -> tuple[str, ...]:
        """What its label tells besides, such as ``price=n:2``."""
        return self._details

    def label(self, lang: str = "en") -> str:
        """The option in a person's language, as it was when it was offered."""
        return self._title.label(self._kind, [*self._tokens, *self._details], lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return False
        return (
            self._id == other._id
            and self._text == other._text
            and self._details == other._details
            and self._title.name == other._title.name
        )

    def __hash__(self) -> int:
        return hash((self._id, self._text, self._details))

    def __repr__(self) -> str:
        return f"<Option {self._id}: {self._text}>"


@final
class Decision:
    """What is to be decided now, by whom, and by which rules."""

    def __init__(
        self,
        seat: int,
        kind: str,
        rules: tuple[str, ...],
        about: tuple[str, ...],
        title: "Title",
    ) -> None:
        self._seat = seat
        self._kind = kind
        self._rules = rules
        self._about = about
        self._title = title

    @property
    def seat(self) -> int:
        """The seat that decides, or CHANCE."""
        return self._seat

    @property
    def kind(self) -> str:
        """What is decided, such as ``offering.bid``."""
        return self._kind

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that the decision comes from."""
        return self._rules

    @property
    def about(self) -> tuple[str, ...]:
        """What the question is about, such as ``god=god:zeus``."""
        return self._about

    def prompt(self, lang: str = "en") -> str:
        """The question in a person's language."""
        return self._title.prompt(self._kind, list(self._about), lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return False
        return (
            self._seat == other._seat
            and self._kind == other._kind
            and self._rules == other._rules
            and self._about == other._about
            and self._title.name == other._title.name
        )

    def __hash__(self) -> int:
        return hash((self._seat, self._kind, self._about))

    def __repr__(self) -> str:
        about = "".join([" " + token for token in self._about])
        return f"<Decision {self._kind!r} of seat {self._seat}{about}>"


@final
class Reason:
    """Why an action is not legal; false when it is legal.

    ``str(reason)`` is the sentence with the rules in brackets behind it.
    """

    def __init__(self, key: str, rules: tuple[str, ...], text: str) -> None:
        self._key = key
        self._rules = rules
        self._text = text

    @property
    def key(self) -> str:
        """The kind of reason, such as ``gold``: the same in all languages."""
        return self._key

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that forbid it."""
        return self._rules

    @property
    def text(self) -> str:
        """The sentence without the rules."""
        return self._text

    def __bool__(self) -> bool:
        return self._text != ""

    def __str__(self) -> str:
        return f"{self._text} ({', '.join(self._rules)})" if self._rules else self._text

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return self._key == other._key and self._rules == other._rules and self._text == other._text

    def __hash__(self) -> int:
        return hash((self._key, self._rules, self._text))

    def __repr__(self) -> str:
        return f"<Reason {self._key!r}: {self}>" if self._text else "<Reason: legal>"


LEGAL: Final = Reason("", (), "")
