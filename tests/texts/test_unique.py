"""No two Fluent files of a language have an id in common: the later would speak for the earlier."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {
    "engine": ROOT / "src" / "delos" / "texts",
    "browser": ROOT / "web" / "src" / "words",
}


def ids_of(path: Path) -> list[str]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    return [entry.id.name for entry in parsed.body if isinstance(entry, Message | Term)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_id_stands_once(folder: str, lang: str) -> None:
    files = sorted(FOLDERS[folder].glob(f"*{lang}.ftl"))
    assert files, "the words are somewhere else now; correct FOLDERS"
    found: Counter[str] = Counter()
    for path in files:
        found.update(ids_of(path))
    assert [name for name, count in found.items() if count > 1] == []
