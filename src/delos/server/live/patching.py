"""What changed from one view to the next: sections change independently and travel alone."""

from __future__ import annotations

from functools import cache
from typing import Final

from delos.kernel.view import Section, View

SHORT: Final = 3  # a list with so few entries is sent whole


def patch(old: View, new: View) -> dict[str, object]:
    """The sections that differ, whole; of a longer list of entries only those that differ, by
    number. ``patched`` puts it on the old view again."""
    return changed(old, new, new.__struct_fields__)


def public_patch(old: View, new: View) -> dict[str, object]:
    """Of it what is the same for everybody who looks."""
    return changed(old, new, public_names(type(new)))


def own_patch(old: View, new: View) -> dict[str, object]:
    """And what hangs on who looks."""
    return changed(old, new, new.own)


@cache
def public_names(kind: type[View]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name not in kind.own)


def joined(one: bytes, other: bytes) -> bytes:
    """Two patches as JSON, one after the other; they name different sections."""
    if one == b"{}":
        return other
    return one if other == b"{}" else one[:-1] + b"," + other[1:]


def changed(old: View, new: View, names: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in names:
        before, after = getattr(old, name), getattr(new, name)
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
