"""What changed from one view to the next: sections change independently and travel alone."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import astuple

from delos.kernel.view import Section, View

SHORT: Final = 3  # a list with so few entries is sent whole


Named = tuple[tuple[int, str], ...]  # sections with their places in the struct


def patch(old: View, new: View) -> dict[str, object]:
    """The sections that differ, whole; of a longer list of entries only those that differ, by
    number. ``patched`` puts it on the old view again."""
    return changed(old, new, sections(type(new))[0])


def public_patch(old: View, new: View) -> dict[str, object]:
    """Of it what is the same for everybody who looks."""
    return changed(old, new, sections(type(new))[1])


def own_patch(old: View, new: View) -> dict[str, object]:
    """And what hangs on who looks."""
    return changed(old, new, sections(type(new))[2])


@cache
def sections(kind: type[View]) -> tuple[Named, Named, Named]:
    """All sections, those that are the same for everybody, and those that are not."""
    named = tuple(enumerate(kind.__struct_fields__))
    own = tuple([one for one in named if one[1] in kind.own])
    return named, tuple([one for one in named if one not in own]), own


def joined(one: bytes, other: bytes) -> bytes:
    """Two patches as JSON, one after the other; they name different sections."""
    if one == b"{}":
        return other
    return one if other == b"{}" else one[:-1] + b"," + other[1:]


def changed(old: View, new: View, named: Named) -> dict[str, object]:
    found: dict[str, object] = {}
    former, now = astuple(old), astuple(new)
    for place, name in named:
        before, after = former[place], now[place]
        if before is not after and before != after:
            found[name] = entries(before, after)
    return found


def entries(before: object, after: object) -> object:
    if not isinstance(before, list) or not isinstance(after, list):
        return after
    if len(before) != len(after) or len(after) <= SHORT or not isinstance(after[0], Section):
        return after
    return {
        str(number): entry
        for number, entry in enumerate(after)
        if entry is not before[number] and entry != before[number]
    }


def patched(view: dict[str, object], change: dict[str, object]) -> dict[str, object]:
    """A view with a patch on it, both as JSON reads them: as clients do it."""
    found = dict(view)
    for name, section in change.items():
        former = found[name]
        if isinstance(former, list) and isinstance(section, dict):
            found[name] = [section.get(str(n), entry) for n, entry in enumerate(former)]
        else:
            found[name] = section
    return found
