"""Requests that Schemathesis makes from the server's own description of its API.

Every operation of `/api/openapi.json` is asked with what the description allows and with what it
forbids, pass after pass, as a guest with a table, of each title in turn. A 5xx is a fault, and so
is an answer with a status, a type or a body that the description does not have. Streams never end,
and signing out, deleting the account or leaving the table would end what a pass can do: those are
left to tests of their own.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from typing import Any, Final

from tools.soak.nursery import ROOT, Nursery, alive
from tools.soak.players import CLASSIC, LEGENDARY, MYTIKAS, Played, arrived
from tools.soak.trial import Run

PROGRAM: Final = ROOT / ".venv-schema" / "bin" / "schemathesis"
EXAMPLES: Final = 10  # of each operation in a pass, beside one for each boundary of its description
LEFT_OUT: Final = "(/stream/|/live$|/me/delete$|/sign-out$|/tables/{id}/leave$)"
CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "unsupported_method",
)
PASSED: Final = (0, 1)  # exit codes: no failure, failures; anything else is no answer


def go(run: Run) -> None:
    if not PROGRAM.exists():
        run.fault("Schemathesis is not installed: `make soak` installs it")
        return
    server = Nursery(run.folder / "data", run.folder / "log", run.plant)
    try:
        server.start()
        number = 0
        while run.more():
            asked(run, server.port, run.seed + number)
            number += 1
            if not alive(server.pid):
                run.fault("the server has ended")
                break
    finally:
        server.close()
    for words in server.complaints()[:5]:
        run.fault(f"log: {words}")


def asked(run: Run, port: int, seed: int) -> None:
    """One pass over all operations."""
    body = (LEGENDARY, MYTIKAS, CLASSIC)[seed % 3]
    (table,) = asyncio.run(arrived(port, body, 1))
    settings = run.folder / "schemathesis.toml"
    settings.write_text(settings_for(table), encoding="utf-8")
    report = run.folder / "report.json"
    report.unlink(missing_ok=True)
    done = subprocess.run(
        [
            PROGRAM,
            *("--config-file", settings, "run", f"http://127.0.0.1:{port}/api/openapi.json"),
            *("--header", f"Cookie: {table.cookie}", "--exclude-path-regex", LEFT_OUT),
            *("--phases", "coverage,fuzzing", "--checks", ",".join(CHECKS)),
            *("--max-examples", str(EXAMPLES), "--seed", str(seed), "--no-shrink"),
            *("--continue-on-failure", "--request-timeout", "60"),
            *("--report-json-path", report, "--no-color"),
        ],
        check=False,
        cwd=run.folder,
        env={**os.environ, "HYPOTHESIS_STORAGE_DIRECTORY": str(run.folder / "hypothesis")},
        capture_output=True,
        text=True,
        timeout=max(60.0, run.left + 600.0),
    )
    if done.returncode not in PASSED or not report.exists():
        run.fault(f"Schemathesis ended with {done.returncode}: {done.stderr or done.stdout[-400:]}")
        return
    noted(run, json.loads(report.read_text("utf-8")))


def settings_for(table: Played) -> str:
    """Ids that exist, where the description only says that there are some."""
    return f"""\
[[operations]]
include-path-regex = "^/api/v1/tables/"
parameters = {{ "path.id" = "{table.id}" }}
"""


def noted(run: Run, report: dict[str, Any]) -> None:
    run.count += report["test_cases"]["generated"]
    run.add("passes")
    run.figures["operations"] = report["operations"]["tested"]
    for found in [*report["failures"], *report["errors"]]:
        run.fault(json.dumps(found))
