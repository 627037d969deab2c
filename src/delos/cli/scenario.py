"""`delos scenario`: run scenario files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, AsJson, fail


def scenario(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Scenario files, or folders of them."),
    ],
    as_json: AsJson = False,
) -> None:
    """Run scenario files and say which of them hold; exit code 1 if one does not."""
    reports = [outcome(path) for path in found(files)]
    failed = [report for report in reports if not report["ok"]]
    if as_json:
        answer = {
            "files": len(reports),
            "ok": len(reports) - len(failed),
            "failed": len(failed),
            "reports": reports,
        }
        typer.echo(json.dumps(answer))
    else:
        for report in failed:
            typer.echo(f"{report['file']}: {report['message']}", err=True)
        typer.echo(f"{len(reports) - len(failed)} of {len(reports)} scenarios hold")
    if failed:
        raise typer.Exit(FAILED)


def found(files: list[Path]) -> list[Path]:
    """The files themselves, and those ending in .toml below the folders."""
    paths: list[Path] = []
    for file in files:
        inside = sorted(file.rglob("*.toml")) if file.is_dir() else [file]
        if not inside:
            fail(f"{file} has no scenario files (*.toml) in it.", WRONG_USE)
        if not inside[0].exists():
            fail(f"{file} does not exist. Check the name of the file.", WRONG_USE)
        paths += inside
    return paths


def outcome(path: Path) -> dict[str, object]:
    """A file that cannot be read has failed as well."""
    from delos import api

    try:
        report = api.scenario(path)
    except (api.DelosError, OSError) as error:
        return {"file": str(path), "name": path.stem, "ok": False, "message": str(error)}
    return {"file": str(path), "name": report.name, "ok": report.ok, "message": report.message}
