"""A copy of the checkout as it is now: whoever edits files meanwhile disturbs nothing."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

COPIED: Final = ("src", "tests")


@contextmanager
def snapshot(root: Path) -> Iterator[Path]:
    """Sources and tests are copied, everything else is linked."""
    with tempfile.TemporaryDirectory(prefix="delos-mutate-") as name:
        copy = Path(name).resolve()
        for entry in root.iterdir():
            if entry.name in COPIED:
                shutil.copytree(entry, copy / entry.name, copy_function=copied)
            elif not entry.name.startswith("."):
                (copy / entry.name).symlink_to(entry)
        yield copy


def copied(source: str, target: str) -> None:
    with suppress(FileNotFoundError):  # gone while the folder was read
        shutil.copy2(source, target)
