"""`delos scenario`: run scenario files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, AsJson


def scenario(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Scenario files, or folders of them."),
    ],
    as_json: AsJson = False,
) -> None:
    """Run scenario files and say which of them hold; exit code 1 if one does not, 2 if a name is
    wrong. No bad file keeps the others from being run."""
    reports: list[dict[str, object]] = []
    wrong = 0
    for file in files:
        paths = found(file)
        reports += [outcome(path) for path in paths] if paths else [missing(file)]
        wrong += 0 if paths else 1
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
        raise typer.Exit(WRONG_USE if wrong else FAILED)


def found(file: Path) -> list[Path]:
    """The file itself, or those ending in .toml below a folder; none when there is nothing."""
    if file.is_dir():
        return sorted(file.rglob("*.toml"))
    return [file] if file.exists() else []


def missing(file: Path) -> dict[str, object]:
    if file.is_dir():
        return failure(file, "it has no scenario files (*.toml) in it.")
    return failure(file, "it does not exist. Check the name of the file.")


def outcome(path: Path) -> dict[str, object]:
    """A file that cannot be read has failed as well, and so has one that the program trips over."""
    from delos import api

    try:
        report = api.scenario(path)
    except (api.DelosError, OSError) as error:
        return failure(path, str(error))
    except Exception as error:
        kind = type(error).__name__
        return failure(path, f"Delos tripped over it ({kind}: {error}). Please send us the file.")
    return {"file": str(path), "name": report.name, "ok": report.ok, "message": report.message}


def failure(path: Path, message: str) -> dict[str, object]:
    return {"file": str(path), "name": path.stem, "ok": False, "message": message}
