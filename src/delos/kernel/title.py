"""A title as set up for one table: its rules, its kinds of decision, its words.

The game speaks to titles only through this class; it knows nothing else about a game.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from delos.kernel.errors import IllegalAction
from delos.kernel.event import PUBLIC, TO_FIRST, Event, EventKind
from delos.kernel.kind import Kind
from delos.kernel.numbers import whole_number
from delos.kernel.state import State
from delos.kernel.versions import with_version

if TYPE_CHECKING:
    from delos.kernel.view import Standing, View

# Words of `Title.slip`; reasons are known by them too.
OVER: Final = "over"
NO_ACTION: Final = "unknown"
ELSEWHERE: Final = "elsewhere"


class Title:
    def __init__(
        self,
        name: str,
        version: int,
        kinds: list[Kind],
        actions: int,
        events: list[EventKind],
        seats: list[str],
        options: dict[str, object],
    ) -> None:
        self.name = name
        self.version = version  # of the rules; a record names it
        self.kinds = kinds
        self.actions = actions  # number of stable action ids of players
        self.events = events
        self.seats = seats  # names of the factions, in seat order
        # As asked for, with all defaults written out, for reading only; see also `again`.
        self.options: Mapping[str, object] = MappingProxyType(options)

    def again(self) -> dict[str, object]:
        """The options that set this table up again, by the same version of the rules."""
        return with_version(dict(self.options), self.version)

    def opening(self, noting: bool) -> State:
        """The state before the first decision."""
        raise NotImplementedError

    def word(self, type: str, number: int) -> str:
        """The word for a thing of a type (``land``, ``god``, ``n``)."""
        raise NotImplementedError

    def tokens(self, kind: int, option: int) -> list[str]:
        """The option in tokens such as ``god:zeus`` or ``n:5``: one form for text and label.

        A prefix is a token of its own: ``word:stay``.
        """
        part, number = self.kinds[kind].part(option)
        found: list[str] = []
        if part.prefix:
            found.append("word:" + part.prefix)
        if part.type:
            found.append(part.type + ":" + self.word(part.type, number))
        return found

    def place(self, action: int) -> tuple[int, int]:
        """The kind and the option of an action id; -1 for both when there is none."""
        for kind in range(len(self.kinds)):
            option = self.kinds[kind].option(action)
            if option >= 0:
                return kind, option
        return -1, -1

    def lasting_names(self, type: str) -> list[str]:
        """The names of things that are the same at every table (cards, not lands); none for
        other types. What an action id means is told by them."""
        return []

    def about(self, state: State) -> list[str]:
        """What the current question is about, in tokens ``role=kind:word``."""
        raise NotImplementedError

    def refusal(self, state: State, kind: int, option: int) -> str:
        """Why an option is not offered now, as a key of `delos.kernel.reason`, or nothing."""
        raise NotImplementedError

    def slip(self, word: str, wanted: str, decision: str, lang: str) -> str:
        """What is wrong with a wish that no rule forbids: OVER, or NO_ACTION where the decision has
        nothing of that name, ELSEWHERE where another one has. Titles with words in several
        languages override it."""
        if word == OVER:
            return "The game is over."
        if word == ELSEWHERE:
            return (
                f"There is no action {wanted} in the decision {decision!r}: it answers another "
                f"question. texts() lists what can be played now."
            )
        return (
            f"There is no action {wanted} in the decision {decision!r}; texts() lists what can be "
            f"played."
        )

    def says(self, wanted: str) -> bool:
        """Whether an answer to any question of this title is written so."""
        for number in range(len(self.kinds)):
            for option in self.kinds[number].options():
                if self.text(number, option) == wanted:
                    return True
        return False

    def seat_number(self, seat: object) -> int:
        """A seat that there is; of the name of one its number is told."""
        if isinstance(seat, str) and seat in self.seats:
            raise IllegalAction(f"Seats have numbers: {seat!r} is seat {self.seats.index(seat)}.")
        number = whole_number(seat)
        if number < 0 or number >= len(self.seats):
            raise IllegalAction(
                f"There is no seat {seat!r}: seats are numbered 0 to {len(self.seats) - 1}."
            )
        return number

    def out_of_reach(self, state: State, thing: str) -> str:
        """Why a place that the current decision does not name cannot be reached by what it offers,
        as a key of `delos.kernel.reason`; the thing is a token such as ``land:naxos`` or a text
        such as ``to naxos``. Empty when it can, or when it is no place."""
        return ""

    def rules_of(self, state: State) -> list[str]:
        """The rule ids that the current decision comes from."""
        return self.kinds[state.kind()].rules

    def winners(self, state: State) -> list[int]:
        raise NotImplementedError

    def standings(self, state: State) -> "list[Standing]":
        """One entry per seat, best first."""
        raise NotImplementedError

    def length(self, state: State) -> int:
        """Cycles or turns played so far."""
        raise NotImplementedError

    def clock(self, state: State) -> str:
        """Where in the game this is, in a few words: ``cycle 3, offerings``."""
        return f"turn {self.length(state)}"

    def __repr__(self) -> str:
        return f"<Title {self.name}, {len(self.seats)} seats, rules {self.version}>"

    def public_view(self, state: State, over: bool) -> "View":
        """What everybody may see, built field by field."""
        raise NotImplementedError

    def seat_view(self, state: State, seat: int, options: list[str], public: "View") -> "View":
        """What a seat may know: the public view of the same position and what it sees besides."""
        raise NotImplementedError

    def team(self, seat: int) -> list[int]:
        """The seats that see what this seat sees, itself included."""
        return [seat]

    # -- events -----------------------------------------------------------------------------

    def field_types(self, name: str) -> dict[str, str]:
        """The type of each field of an event that this title knows."""
        for kind in self.events:
            if kind.name == name:
                return kind.types()
        return {}

    def values(self, event: Event) -> list[int]:
        """The numbers of an event's fields, in their order."""
        return event.values()

    def told(self, event: Event) -> dict[str, object]:
        """All fields of an event by name."""
        kind = self.events[event.kind]
        return self._fields(kind, self.values(event), len(kind.fields))

    def event(self, event: Event, seat: int) -> dict[str, object]:
        """An event as a seat may know it (-1: spectator): what it may not know is left out."""
        kind = self.events[event.kind]
        values = self.values(event)
        shown = len(kind.fields)
        if kind.seen != PUBLIC and not self._witness(kind, values, seat):
            shown = 1 if kind.seen == TO_FIRST else 2
        found: dict[str, object] = {"event": kind.name}
        found.update(self._fields(kind, values, shown))
        return found

    def _witness(self, kind: EventKind, values: list[int], seat: int) -> bool:
        if seat < 0:
            return False
        team = self.team(seat)
        return values[0] in team or (kind.seen != TO_FIRST and values[1] in team)

    def _fields(self, kind: EventKind, values: list[int], shown: int) -> dict[str, object]:
        found: dict[str, object] = {}
        for index in range(shown):
            name, _, type = kind.fields[index].partition(":")
            if type == "n" or type == "plain":
                found[name] = values[index]
            else:
                found[name] = self.word(type, values[index])
        return found

    def sentence(self, event: str, fields: dict[str, object], lang: str) -> str:
        """An event with some of its fields in a person's language."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, seed: int) -> State:
        """A full state that agrees with all the seat knows; the rest is sampled."""
        raise NotImplementedError

    def keep_books(self, imagined: State, state: State) -> None:
        """Put right in an imagined state what every seat can reckon that wrote down all it saw;
        nothing, unless the title hides such things from views."""

    def teaches(self, before: State, after: State) -> bool:
        """Whether a choice has shown its seat something hidden although all that happened is
        public: nobody may take it back unasked, or others' secrets could be had for nothing."""
        return False

    def saved(self, state: State) -> dict[str, object]:
        """The state as JSON-able data."""
        raise NotImplementedError

    def loaded(self, data: dict[str, object]) -> State:
        raise NotImplementedError

    def prompt(self, kind: str, about: list[str], lang: str) -> str:
        """The question of a kind in a person's language."""
        raise NotImplementedError

    def details(self, state: State, kind: int, option: int) -> list[str]:
        """What the label of an option tells besides its tokens, such as ``price=n:2``."""
        return []

    def label(self, kind: str, tokens: list[str], lang: str) -> str:
        """An option of a kind in a person's language, from its tokens and details."""
        raise NotImplementedError

    def reason(self, key: str, lang: str) -> str:
        """A reason key in a person's language, without its rules."""
        raise NotImplementedError

    def text(self, kind: int, option: int) -> str:
        """The stable text of an option."""
        return self.spelled(kind, self.tokens(kind, option))

    def spelled(self, kind: int, tokens: list[str]) -> str:
        """The stable text of an option with these tokens: the kind's verb and their words."""
        words = [token[token.index(":") + 1 :] for token in tokens]
        verb = self.kinds[kind].verb
        return " ".join(([verb] if verb else []) + words)
