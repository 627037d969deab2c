"""The rule ids that functions cite in their docstrings and comments."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable
from typing import Final

from tools.rules.citing import continued

# A full id or, within brackets of ids, its short form: (LEG-LANDBATTLE-04 to -08), then (-06).
CITED: Final = re.compile(
    r"(?<![A-Za-z0-9-])(?:(?P<id>[A-Z]+(?:-[A-Z0-9]+)+)|(?P<short>-[0-9]{2,}))(?![a-z0-9])"
)


class Cites:
    """Who cites what in one file."""

    def __init__(self, tree: ast.Module, text: str) -> None:
        self.module_doc = ast.get_docstring(tree) or ""
        self.comments = {
            token.start[0]: token.string
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type == tokenize.COMMENT
        }

    def of(self, function: ast.FunctionDef, class_doc: str) -> tuple[str, ...]:
        """The function's own ids; if it has none, its class's, then the file's."""
        context = family(self.module_doc, "")
        class_context = family(class_doc, context)
        last = function.end_lineno or function.lineno
        texts = [ast.get_docstring(function) or ""]
        texts += [t for n, t in self.comments.items() if function.lineno <= n <= last]
        return (
            ids("\n".join(texts), class_context)
            or ids(class_doc, context)
            or ids(self.module_doc, "")
        )


def ids(text: str, context: str) -> tuple[str, ...]:
    """All ids of a text in their order; short ones belong to the family named last."""
    found: dict[str, None] = {}
    for match in CITED.finditer(text):
        if match.group("short"):
            if context:
                found[context + match.group("short")] = None
            continue
        rule = match.group("id")
        found[rule] = None
        found.update(dict.fromkeys(continued(text, match.end(), rule)))
        context = family(rule, context)
    return tuple(found)


def family(text: str, otherwise: str) -> str:
    """``LEG-LANDBATTLE`` for the last id in a text."""
    full = [match.group("id") for match in CITED.finditer(text) if match.group("id")]
    return re.sub(r"-[0-9]+$", "", full[-1]) if full else otherwise


def cites(cited: Iterable[str], rules: Iterable[str]) -> bool:
    """Whether one of the rules is cited, by its id or by its family."""
    shown = list(rules)
    return any(rule == one or rule.startswith(one + "-") for one in cited for rule in shown)
