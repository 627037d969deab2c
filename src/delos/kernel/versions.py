"""Versions of a title's rules: a stored game keeps the rules that it was made with.

The table option ``rules`` names the version; whoever leaves it out plays by the newest. Records,
dumps and stored tables name it apart from the other options and set their table up with it.
"""

from collections.abc import Sequence
from typing import Final

from delos.kernel.errors import BadOption

RULES: Final = "rules"  # name of the option


class UnknownVersion(BadOption):
    """These rules were never played, or are those of a newer Delos."""


class UnknownOption(BadOption):
    """An option that the title does not have, perhaps a misspelt one: what was probably meant is
    said before all that could have been. Whoever takes more than the title's options has a hint of
    its own."""

    def __init__(self, name: str, title: str, known: list[str], hint: str = "") -> None:
        super().__init__(
            f"Unknown option {name!r} for {title}.{hint or meant(name, known)} "
            f"Known options: {', '.join(known)}."
        )
        self.name = name
        self.title = title
        self.known = known


def rules_version(options: dict[str, object], title: str, newest: int, oldest: int = 1) -> int:
    """The version of the rules that the options ask for."""
    value = options.get(RULES)
    if value is None:
        return newest
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(f"Option rules must be a version of the rules, a number, not {value!r}.")
    if not oldest <= value <= newest:
        known = f"version {newest}" if oldest == newest else f"versions {oldest} to {newest}"
        raise UnknownVersion(
            f"there is no version '{value}' of the rules of {title}: this Delos plays {known}. "
            f"A game of newer rules wants a newer Delos."
        )
    return value


def refuse_unknown(
    options: dict[str, object], title: str, known: list[str], since: dict[str, int], version: int
) -> None:
    """An option must be known, and as old as the rules that the table plays by."""
    for name in options:
        if name == RULES:
            continue
        if name not in known:
            raise UnknownOption(name, title, [*known, RULES])
        if since.get(name, 1) > version:
            raise BadOption(
                f"Option {name} came with version {since[name]} of the rules of {title}; this "
                f"table plays by version {version}. Leave one of the two out."
            )


def meant(name: str, known: Sequence[str]) -> str:
    """A question about the name that was probably meant, if there is one."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, 1)
    return f" Did you mean {near[0]!r}?" if near else ""


def of_version(
    resolved: dict[str, object], since: dict[str, int], version: int
) -> dict[str, object]:
    """The options that rules of this version know: what a record of it holds."""
    return {name: value for name, value in resolved.items() if since.get(name, 1) <= version}


def with_version(options: dict[str, object], version: object) -> dict[str, object]:
    """Options that set a stored table up again."""
    return {**options, RULES: version}
