"""Where a source file can be broken: every mutant is one small edit of its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from tools.mutation.cites import Cites

# What shows or stores a position; its rules are elsewhere. Reasons are rules: they are broken too.
SHOWING: Final = ("about", "label", "names", "prompt", "standings", "view", "word")
STORING: Final = ("copy", "imagine", "loaded", "saved", "__repr__", "__str__")
NAMING: Final = ("asking", "event", "kind")
SKIPPED_FUNCTIONS: Final = frozenset({*SHOWING, *STORING, *NAMING})
SKIPPED_TITLE_FUNCTIONS: Final = frozenset({"reason"})  # sentences, in title.py
# A reason key names rules and a word; a wrong rule must be noticed.
REASON_KEY: Final = re.compile(r"(?:[A-Z]+(?:-[A-Z0-9]+)+,?)+:[a-z-]*")
WRONG_RULE: Final = "WRONG-RULE-00"
SKIPPED_FILES: Final = frozenset({"view.py", "texts.py", "imagine.py", "frames.py"})
SILENT_CALLS: Final = frozenset({"note"})  # events for the log

COMPARE: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
BINARY: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}


@dataclass(frozen=True)
class Edit:
    """Bytes of the file and what stands there instead."""

    start: int
    end: int
    new: bytes


@dataclass(frozen=True)
class Mutant:
    file: str
    module: str
    function: str
    line: int
    kind: str
    original: str
    mutated: str
    edits: tuple[Edit, ...]
    span: tuple[int, int]  # a check that runs none of these lines cannot notice
    rules: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is, wherever in the file it stands."""
        return self.file, self.function, self.original, self.mutated


@dataclass(frozen=True)
class Source:
    """A file as it was read at the start."""

    path: Path
    file: str
    module: str
    data: bytes

    def mutated(self, edits: Iterable[Edit]) -> bytes:
        data = self.data
        for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
            data = data[: edit.start] + edit.new + data[edit.end :]
        return data


def read_source(path: Path, root: Path) -> Source:
    parts = path.relative_to(root / "src").with_suffix("").parts
    module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Source(path, path.relative_to(root).as_posix(), module, path.read_bytes())


# --- who takes what: for arguments that can be swapped -----------------------------------------

Signatures = Mapping[str, set[tuple[str, ...]]]


def signatures(trees: Iterable[ast.Module]) -> Signatures:
    """The types that functions, methods and classes of a name take, by position."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for entry in node.body:
                    if isinstance(entry, ast.FunctionDef):
                        name = node.name if entry.name == "__init__" else entry.name
                        found.setdefault(name, set()).add(types(entry)[1:])
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found.setdefault(node.name, set()).add(types(node))
    return found


def types(function: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(
        ast.unparse(argument.annotation) if argument.annotation else ""
        for argument in function.args.args
    )


# --- the walk ----------------------------------------------------------------------------------


class Finder:
    """Walks the functions of one file and collects its mutants."""

    def __init__(self, source: Source, known: Signatures, *, everything: bool = False) -> None:
        self.source = source
        self.text = source.data
        self.signatures = known
        self.everything = everything
        self.starts = [0, *(match.end() for match in re.finditer(rb"\n", self.text))]
        self.tree = ast.parse(self.text)
        self.cites = Cites(self.tree, self.text.decode("utf-8"))
        self.scope: list[str] = []
        self.rules: tuple[str, ...] = ()
        self.span = (0, 0)
        self.found: dict[tuple[Edit, ...], Mutant] = {}

    def mutants(self) -> list[Mutant]:
        self.definitions(self.tree.body, "")
        return list(self.found.values())

    def definitions(self, body: list[ast.stmt], class_doc: str) -> None:
        """Functions and classes only: tables are data, and checked as such."""
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.scope.append(node.name)
                self.definitions(node.body, ast.get_docstring(node) or class_doc)
                self.scope.pop()
            elif isinstance(node, ast.FunctionDef):
                self.function(node, class_doc)

    def function(self, node: ast.FunctionDef, class_doc: str) -> None:
        if not self.everything and self.skipped(node.name):
            return
        outer = self.rules
        self.rules = self.cites.of(node, class_doc)
        self.scope.append(node.name)
        self.block(node.body)
        self.scope.pop()
        self.rules = outer

    def skipped(self, name: str) -> bool:
        if name in SKIPPED_TITLE_FUNCTIONS:
            return self.source.path.name == "title.py"
        return name in SKIPPED_FUNCTIONS

    # -- edits --

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def segment(self, node: ast.expr | ast.stmt) -> bytes:
        return self.text[self.start(node) : self.end(node)]

    def replace(self, kind: str, node: ast.expr | ast.stmt, new: bytes | str) -> None:
        data = new.encode() if isinstance(new, str) else new
        self.add(kind, [Edit(self.start(node), self.end(node), data)])

    def operator(self, start: int, end: int, old: str, new: str) -> Edit:
        """The operator between two operands; comments there do not count."""
        pattern = old if old[0].isalpha() else re.escape(old)
        for match in re.finditer(rf"#[^\n]*|({pattern})".encode(), self.text[start:end]):
            if match.group(1):
                return Edit(start + match.start(1), start + match.end(1), new.encode())
        raise AssertionError(f"{self.source.file}: no {old} in {self.text[start:end]!r}")

    def add(
        self, kind: str, edits: list[Edit], line: int = 0, shown: tuple[str, str] | None = None
    ) -> None:
        first = min(edit.start for edit in edits)
        last = max(edit.end for edit in edits)
        line = line or self.text.count(b"\n", 0, first) + 1
        original, mutated = shown or self.shown(first, last, edits)
        key = tuple(edits)
        if original != mutated and key not in self.found:
            name = ".".join(self.scope)
            source = self.source
            self.found[key] = Mutant(
                source.file, source.module, name, line, kind, original, mutated, key, self.span,
                self.rules,
            )  # fmt: skip

    def shown(self, first: int, last: int, edits: list[Edit]) -> tuple[str, str]:
        """The lines of an edit before and after it, each as one line."""
        start = self.text.rfind(b"\n", 0, first) + 1
        stop = self.text.find(b"\n", last)
        stop = len(self.text) if stop < 0 else stop
        moved = [Edit(edit.start - start, edit.end - start, edit.new) for edit in edits]
        part = Source(self.source.path, "", "", self.text[start:stop])
        return one_line(part.data), one_line(part.mutated(moved))

    # -- statements --

    def block(self, body: list[ast.stmt]) -> None:
        for node in body:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        self.span = (node.lineno, header_end(node))
        match node:
            case ast.FunctionDef():
                self.function(node, "")
            case ast.Expr(value=ast.Call() as call):
                self.call_statement(node, call)
            case ast.Assign(targets=targets, value=value):
                if isinstance(targets[0], ast.Subscript | ast.Attribute) and self.effective():
                    self.replace("assignment deleted", node, "pass")
                for target in targets:
                    self.expression(target)
                self.expression(value)
            case ast.AnnAssign(value=ast.expr() as value):
                self.expression(value)
            case ast.AugAssign():
                self.augmented(node)
            case ast.Return(value=ast.expr() as value):
                self.expression(value)
            case ast.If() | ast.While() | ast.For():
                self.branching(node)
            case ast.Break():
                self.replace("break removed", node, "pass")
            case ast.Continue():
                self.replace("continue to break", node, "break")
            case ast.With(body=body):
                self.block(body)
            case ast.Try():
                self.block(node.body)
                for handler in node.handlers:
                    self.block(handler.body)
                self.block(node.orelse + node.finalbody)
            case ast.Match(cases=cases):
                for entry in cases:
                    self.block(entry.body)
            case _:
                pass  # raise, assert, import: no rule is applied there

    def effective(self) -> bool:
        return self.scope[-1] != "__init__"

    def call_statement(self, node: ast.stmt, call: ast.Call) -> None:
        if name_of(call) in SILENT_CALLS:
            return
        if name_of(call) != "__init__":
            self.replace("call deleted", node, "pass")
        self.expression(call)

    def augmented(self, node: ast.AugAssign) -> None:
        self.replace("assignment deleted", node, "pass")
        if type(node.op) in BINARY and not is_text(node.value):
            old, new = BINARY[type(node.op)]
            edit = self.operator(self.end(node.target), self.start(node.value), old, new)
            self.add(f"{old}= to {new}=", [edit])
        if isinstance(node.op, ast.BitAnd):
            self.inverted(node.value)
        self.expression(node.target)
        self.expression(node.value)

    def branching(self, node: ast.If | ast.While | ast.For) -> None:
        if isinstance(node, ast.For):
            self.expression(node.iter)
        elif not isinstance(node.test, ast.Constant):
            self.condition(node.test, forever=isinstance(node, ast.If))
            self.expression(node.test)
        if isinstance(node, ast.For | ast.While):
            self.once(node)
        self.block(node.body)
        self.block(node.orelse)

    def condition(self, test: ast.expr, *, forever: bool = True) -> None:
        if forever:
            self.replace("condition to True", test, "True")
        self.replace("condition to False", test, "False")

    def once(self, node: ast.For | ast.While) -> None:
        last = node.body[-1]
        if isinstance(last, ast.Return | ast.Raise | ast.Break | ast.Continue):
            return
        if node.body[0].lineno == node.lineno:
            return
        end = self.end(last)
        indent = b" " * node.body[0].col_offset
        header = one_line(self.text[self.start(node) : self.start(node.body[0])])
        shown = (header, f"{header} ... break")
        self.add("loop left after one round", [Edit(end, end, b"\n" + indent + b"break")],
                 node.lineno, shown)  # fmt: skip

    # -- expressions --

    def expression(self, node: ast.AST) -> None:
        match node:
            case ast.Constant(value=value):
                if isinstance(value, bool):
                    self.replace(f"{value} to {not value}", node, str(not value))
                elif isinstance(value, int):
                    self.replace(f"{value} to {value + 1}", node, str(value + 1))
                elif isinstance(value, str) and REASON_KEY.match(value):
                    word = value[value.index(":") :]
                    self.replace("another rule", node, f'"{WRONG_RULE}{word}"')
                return
            case ast.JoinedStr():
                return
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                return
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                start = self.start(node)
                length = len("not ") if self.text[start + 3 : start + 4] == b" " else len("not")
                self.add("not removed", [Edit(start, start + length, b"")])
                self.expression(operand)
                return
            case ast.Compare():
                self.comparison(node)
            case ast.BoolOp(op=op, values=values):
                old, new = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                pairs = pairwise(values)
                edits = [self.operator(self.end(a), self.start(b), old, new) for a, b in pairs]
                self.add(f"{old} to {new}", edits)
            case ast.BinOp():
                self.arithmetic(node)
            case ast.IfExp(test=test):
                self.condition(test)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    self.condition(test)
            case ast.Call():
                if name_of(node) in SILENT_CALLS:
                    return
                self.swaps(node)
            case _:
                pass
        for child in ast.iter_child_nodes(node):
            self.expression(child)

    def comparison(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            old, new = COMPARE[type(operator)]
            edit = self.operator(self.end(left), self.start(right), old, new)
            self.add(f"{old.replace(chr(92) + 's+', ' ')} to {new}", [edit])
            left = right

    def arithmetic(self, node: ast.BinOp) -> None:
        if type(node.op) not in BINARY or is_text(node):
            return
        if isinstance(node.op, ast.BitAnd) and self.inverted(node.right):
            return
        old, new = BINARY[type(node.op)]
        edit = self.operator(self.end(node.left), self.start(node.right), old, new)
        self.add(f"{old} to {new}", [edit])

    def inverted(self, node: ast.expr) -> bool:
        """``& ~X`` becomes ``& X``."""
        if not (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert)):
            return False
        start = self.start(node)
        self.add("& ~ to &", [Edit(start, start + 1, b"")])
        return True

    def swaps(self, node: ast.Call) -> None:
        """Neighbouring arguments of one type, when every function of that name agrees on it."""
        known = self.signatures.get(name_of(node))
        if not known or any(isinstance(argument, ast.Starred) for argument in node.args):
            return
        for n, (one, other) in enumerate(pairwise(node.args)):
            alike = all(n + 1 < len(kinds) and kinds[n] == kinds[n + 1] != "" for kinds in known)
            if alike and self.segment(one) != self.segment(other):
                first = Edit(self.start(one), self.end(one), self.segment(other))
                second = Edit(self.start(other), self.end(other), self.segment(one))
                self.add("arguments swapped", [first, second])


def one_line(data: bytes) -> str:
    return " ".join(data.decode("utf-8").split())


def header_end(node: ast.stmt) -> int:
    """The last line of a statement without the statements inside it."""
    match node:
        case ast.If(test=part) | ast.While(test=part) | ast.For(iter=part):
            return part.end_lineno or node.lineno
        case _:
            return node.end_lineno or node.lineno


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def is_text(node: ast.expr) -> bool:
    """Text or lists: ``-`` means nothing there."""
    match node:
        case ast.BinOp(left=left, right=right):
            return is_text(left) or is_text(right)
        case ast.Constant(value=value):
            return isinstance(value, str | bytes)
        case ast.JoinedStr() | ast.List() | ast.ListComp() | ast.Tuple():
            return True
        case ast.Call():
            return name_of(node) in {"join", "str", "list", "tuple"}
        case _:
            return False


# --- all files ---------------------------------------------------------------------------------


def python_files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def all_mutants(sources: Iterable[Source], root: Path, *, everything: bool) -> list[Mutant]:
    known = signatures(ast.parse(path.read_bytes()) for path in python_files([root / "src"]))
    found: list[Mutant] = []
    for source in sources:
        if everything or source.path.name not in SKIPPED_FILES:
            found += Finder(source, known, everything=everything).mutants()
    return found
