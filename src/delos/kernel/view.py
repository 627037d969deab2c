"""Views and standings: what a seat may know of a table, as typed values.

A title's view is a struct whose fields are its sections: they change independently, so that a
server sends only those that did. This module is not compiled: structs cannot be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from msgspec import Meta, Struct

if TYPE_CHECKING:
    from delos.kernel.state import State
    from delos.kernel.title import Title

SPECTATOR: Final = -1  # the number of nobody's seat


def one_of(*words: str) -> Meta:
    """For the schema of a field: the words that it may be."""
    return Meta(extra_json_schema={"enum": list(words)})


class Section(Struct, frozen=True, gc=False):
    """A part of a view; its fields can be had by name too (``section["gold"]``)."""

    def __getitem__(self, name: str) -> Any:
        try:
            return getattr(self, name)
        except AttributeError:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        """The names of its fields."""
        return iter(self.__struct_fields__)

    def plain(self) -> dict[str, Any]:
        """The same as dicts, lists, texts and numbers, ready for JSON."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class DecisionView(Section, frozen=True, gc=False):
    """Who decides what."""

    seat: int | None  # None: chance
    kind: str
    about: list[str]
    rules: list[str]


def decision_view(title: Title, state: State) -> DecisionView | None:
    """Who decides what; the options are only in the decider's own view. The lists are the caller's:
    none of the title's own is given away."""
    if not state.stack:
        return None
    actor = state.stack[-1].actor(state)
    return DecisionView(
        seat=actor if actor >= 0 else None,
        kind=title.kinds[state.kind()].name,
        about=title.about(state),
        rules=list(title.rules_of(state)),
    )


class View(Section, frozen=True, gc=False, kw_only=True):
    """What every title's view has. A title's own sections lie between these."""

    # Sections that differ from one who looks to the next; all others are the same for everybody.
    own: ClassVar[tuple[str, ...]] = ("seat", "options")

    title: str
    seat: int | None  # who looks; None: a spectator
    over: bool
    decision: DecisionView | None  # None: the game is over
    options: list[str]  # texts of the options, in the view of the seat that decides only


class Standing(Section, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A line of ``standings()``, best first; equals share a place."""

    seat: int
    place: int
