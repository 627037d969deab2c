"""Every snippet of README and docs runs as a script of its own in an empty folder.

``<!-- file: NAME -->`` before a block of a page saves it under that name for the page's snippets.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
import typer.main

from delos.cli.main import app

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
BLOCK: Final = re.compile(
    r"(?:<!-- file: (?P<file>[\w.-]+) -->\n+)?^```(?P<lang>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Snippet:
    page: Path
    line: int
    lang: str
    text: str
    file: str | None

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def snippets(page: Path) -> list[Snippet]:
    text = page.read_text(encoding="utf-8")
    found = []
    for match in BLOCK.finditer(text):
        line = text.count("\n", 0, match.start("lang")) + 1
        found.append(Snippet(page, line, match["lang"], match["text"], match["file"]))
    return found


ALL: Final = [snippet for page in PAGES for snippet in snippets(page)]
SCRIPTS: Final = [snippet for snippet in ALL if snippet.lang == "python"]
# A card of one's own derives from the source; tests/legendary/test_new_card.py plays it, too.
OF_SOURCES: Final = "CONTRIBUTING.md"
COMMANDS: Final = [
    (snippet, line)
    for snippet in ALL
    if snippet.lang == "sh"
    for line in snippet.text.splitlines()
    if line.startswith("delos ")
]


def test_there_are_snippets() -> None:
    assert len(SCRIPTS) > 8
    assert len(COMMANDS) > 8


@pytest.mark.parametrize(
    "snippet",
    [
        pytest.param(
            one, id=str(one), marks=pytest.mark.plain_only if one.page.name == OF_SOURCES else ()
        )
        for one in SCRIPTS
    ],
)
def test_a_snippet_runs_alone(snippet: Snippet, tmp_path: Path) -> None:
    for other in snippets(snippet.page):
        if other.file is not None:
            (tmp_path / other.file).write_text(other.text, encoding="utf-8")
    script = tmp_path / "snippet.py"
    script.write_text(snippet.text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, script.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("snippet", "line"), COMMANDS, ids=str)
def test_a_command_exists_with_its_options(snippet: Snippet, line: str) -> None:
    words = shlex.split(line, comments=True)[1:]
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        if command.invoke_without_command and words[0].startswith("--"):
            break
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    known = {name for one in command.params for name in one.opts}
    for word in words:
        if word.startswith("--"):
            assert word.partition("=")[0] in known, line
