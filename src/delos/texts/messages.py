"""Fluent messages made into text: what our files use of Fluent, read once into small parts.

The usual runtime brings the numbers and plurals of every language on earth, which is most of what
an installed Delos would weigh, and takes longer to import than all of Delos. Ours speaks English
and French (docs/decisions/0022). Terms and functions are not used and refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from fluent.syntax import FluentParser, ast

Value = str | int
Values = Mapping[str, Value]
GROUPS: Final = {"en": ",", "fr": "\u202f"}  # between thousands
SINGULAR: Final = {"en": (1,), "fr": (0, 1)}  # numbers that take the singular


class Part:
    """A piece of a message."""

    def value(self, book: Messages, values: Values) -> Value:
        raise NotImplementedError


@final
class Text(Part):
    """Words, or a number, as they stand in the file."""

    def __init__(self, words: Value) -> None:
        self.words = words

    def value(self, book: Messages, values: Values) -> Value:
        return self.words


@final
class Variable(Part):
    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, book: Messages, values: Values) -> Value:
        found = values.get(self.name)
        return f"{{${self.name}}}" if found is None else found


@final
class Other(Part):
    """Another message, or an attribute of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, book: Messages, values: Values) -> Value:
        return book.format(self.name, values) if book.has(self.name) else f"{{{self.name}}}"


@final
class Line(Part):
    """Parts one after the other."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def value(self, book: Messages, values: Values) -> str:
        return "".join([book.shown(part.value(book, values)) for part in self.parts])


@final
class Select(Part):
    """The first variant whose key is the value, or its plural category; else the default."""

    def __init__(self, selector: Part, variants: list[tuple[Value, Part]], default: Part) -> None:
        self.selector = selector
        self.variants = variants
        self.default = default

    def value(self, book: Messages, values: Values) -> Value:
        asked = self.selector.value(book, values)
        category = "" if isinstance(asked, str) else book.category(asked)
        for key, part in self.variants:
            if key == asked or key == category:
                return part.value(book, values)
        return self.default.value(book, values)


@final
class Messages:
    """All messages of a language: ``god-zeus``, attributes as ``building-port.text``."""

    def __init__(self, lang: str, files: list[str]) -> None:
        self.lang = lang
        self.patterns: dict[str, Part] = {}
        for text in files:
            for entry in FluentParser(with_spans=False).parse(text).body:
                self._add(entry)

    def _add(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            if entry.value is not None:
                self.patterns.setdefault(name, _line(name, entry.value))
            for attribute in entry.attributes:
                full = f"{name}.{attribute.id.name}"
                self.patterns.setdefault(full, _line(full, attribute.value))
        elif isinstance(entry, ast.Term):
            raise ValueError(f"-{entry.id.name}: terms are not read here; use a message")
        elif isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {(entry.content or '').strip().splitlines()[0]}")

    def has(self, name: str) -> bool:
        return name in self.patterns

    def format(self, name: str, values: Values) -> str:
        return self.shown(self.patterns[name].value(self, values))

    def category(self, number: int) -> str:
        """``one`` or ``other``; French counts nothing as one."""
        return "one" if abs(number) in SINGULAR[self.lang] else "other"

    def shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        return str(value) if -1000 < value < 1000 else f"{value:,}".replace(",", GROUPS[self.lang])


def _line(name: str, pattern: ast.Pattern) -> Part:
    parts = [_part(name, element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 else Line(parts)


def _part(name: str, node: ast.SyntaxNode) -> Part:
    if isinstance(node, ast.Placeable):
        return _part(name, node.expression)
    if isinstance(node, ast.TextElement):
        return Text(node.value)
    if isinstance(node, ast.StringLiteral):
        return Text(str(node.parse()["value"]))
    if isinstance(node, ast.NumberLiteral):
        return Text(int(node.value))
    if isinstance(node, ast.VariableReference):
        return Variable(node.id.name)
    if isinstance(node, ast.MessageReference):
        attribute = f".{node.attribute.name}" if node.attribute else ""
        return Other(node.id.name + attribute)
    if isinstance(node, ast.SelectExpression):
        return _select(name, node)
    raise ValueError(f"{name}: {type(node).__name__} is not read here; use a variable")


def _select(name: str, node: ast.SelectExpression) -> Part:
    variants: list[tuple[Value, Part]] = []
    default: Part = Text("")
    for variant in node.variants:
        part = _line(name, variant.value)
        key = variant.key
        variants.append((int(key.value) if isinstance(key, ast.NumberLiteral) else key.name, part))
        if variant.default:
            default = part
    return Select(_part(name, node.selector), variants, default)
