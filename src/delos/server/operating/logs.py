"""The log: for people or for machines, bounded, and without what opens a door."""

from __future__ import annotations

import json
import logging
import logging.handlers
import re
import sys
import time
from pathlib import Path
from typing import Final, final

LONGEST: Final = 4_000  # letters of a line
HEAD: Final = 1_000  # of them from its beginning, if it is too long: a fault is named at its end
# Tokens, invitations and cookies: whoever reads a log must not be able to use them.
SECRETS: Final = re.compile(
    r"delos_[A-Za-z0-9_-]{16,}|(?<=invite=)[A-Za-z0-9_-]+"
    r"|(?<=[Bb]earer )\S+|(?<=delos=)[A-Za-z0-9_-]{32}"
)
HIDDEN: Final = "[hidden]"
MIB: Final = 1024 * 1024


def bare(text: str) -> str:
    """A text without secrets, and not longer than a line may be."""
    found = SECRETS.sub(HIDDEN, text)
    if len(found) <= LONGEST:
        return found
    return f"{found[:HEAD]} … {found[HEAD - LONGEST :]}"


@final
class ForPeople(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return bare(super().format(record))


@final
class ForMachines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": bare(record.getMessage()),
        }
        if record.exc_info:
            line["fault"] = bare(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def begin(kind: str = "text", file: Path | None = None, size: int = 10, files: int = 5) -> None:
    """Let everything be written one way: to standard error, or to files that are turned over."""
    handler: logging.Handler
    if file is None:
        handler = logging.StreamHandler(sys.stderr)
    else:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            file, maxBytes=size * MIB, backupCount=files, encoding="utf-8", delay=True
        )
    handler.setFormatter(ForMachines() if kind == "json" else ForPeople())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
