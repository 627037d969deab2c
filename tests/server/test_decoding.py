"""Types are known to msgspec before threads read (decision 55)."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import delos.server

SOURCES = Path(delos.server.__file__).parent
LEARNS_AT_FIRST_USE = {"msgspec.json.decode", "msgspec.convert"}
IN_THE_EVENT_LOOP = {
    ("addresses/playing.py", "msgspec.convert")
}  # of odds, after a thread has reckoned


def learnt_late(source: str) -> list[str]:
    """Calls such as `msgspec.json.decode(x, type=T)`; decoders that are kept have no `type`."""
    return [
        ast.unparse(node.func)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in LEARNS_AT_FIRST_USE
    ]


def test_no_type_is_learnt_by_the_thread_that_needs_it() -> None:
    assert learnt_late("msgspec.json.decode(row, type=Ways)") == ["msgspec.json.decode"]
    found = {
        (file.relative_to(SOURCES).as_posix(), name)
        for file in SOURCES.rglob("*.py")
        for name in learnt_late(file.read_text("utf-8"))
    }
    assert found == IN_THE_EVENT_LOOP


ALL_AT_ONCE = """
import sys, threading
import msgspec
from delos.server.protocol.tables import Ways
from delos.server.tables import rows
sys.setswitchinterval(1e-6)
content = msgspec.json.encode(Ways())
start = threading.Barrier(4)
def read():
    start.wait()
    for _ in range(300):
        rows.WAYS.decode(content)
threads = [threading.Thread(target=read) for _ in range(4)]
for one in threads: one.start()
for one in threads: one.join()
"""


@pytest.mark.parametrize("attempt", range(2))
def test_many_threads_may_be_the_first_to_read(attempt: int) -> None:
    command = [sys.executable, "-c", ALL_AT_ONCE]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
