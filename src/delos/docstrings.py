"""Docstrings of compiled classes: mypyc leaves them out, so that ``help(delos.Game)`` had nothing
to say. They are read from the sources, which lie beside the compiled modules in the wheel. A
compiled method keeps its signature alone and cannot be given more: its class tells what it does.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

MEMBER: Final = re.compile(
    r"^    def (?P<name>[a-z]\w*)\((?P<given>[^)]*)\)(?: -> (?P<gives>[^\n]+))?:\n"
    r'        """(?P<doc>.*?)"""',
    re.DOTALL | re.MULTILINE,
)


def keep(classes: list[type]) -> None:
    """Give classes that have lost it their docstring again, with a line for each member."""
    for one in classes:
        if not one.__doc__:
            body = source_of(one)
            if body:
                one.__doc__ = f"{docstring(body)}\n\n{members(body)}".strip()


def source_of(one: type) -> str:
    """The class in its module's source; nothing where there is none."""
    place = getattr(sys.modules[one.__module__], "__file__", None)
    if place is None:
        return ""
    path = Path(place).with_name(one.__module__.rpartition(".")[2] + ".py")
    try:
        text = path.read_text(encoding="utf-8")
    except OSError:
        return ""
    start = text.find(f"\nclass {one.__name__}")
    if start < 0:
        return ""
    end = re.compile(r"^\S", re.MULTILINE).search(text, text.index("\n", start + 1) + 1)
    return text[start + 1 : end.start() if end else len(text)]


def docstring(body: str) -> str:
    """What stands first in a class, without its indentation."""
    found = re.match(r'class [^\n]*:\n    """(.*?)"""', body, re.DOTALL)
    return "" if found is None else re.sub(r"\n {1,4}", "\n", found.group(1)).strip()


def members(body: str) -> str:
    """Methods and properties with the first sentence of what they say."""
    lines: list[str] = []
    for found in MEMBER.finditer(body):
        given = ", ".join(part.strip() for part in found["given"].split(",")[1:] if part.strip())
        called = f"{found['name']}({given})".replace('"', "")
        if body[: found.start()].endswith("@property\n"):
            called = found["name"]
        said = " ".join(found["doc"].split("\n\n")[0].split())
        lines.append(f"{called}: {said}")
    return "\n".join(lines)
