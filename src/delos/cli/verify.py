"""`delos verify`: check that nobody touched the dice of a sealed game."""

from __future__ import annotations

import json

import typer

from delos.cli.common import FAILED, AsJson, RecordFile, fail, read_text


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Check a sealed game's record: the key is the promised one and gives every die and draw.

    Exit code 1, with the reason, if it does not.
    """
    from delos.api import set_up
    from delos.kernel.errors import DelosError
    from delos.kernel.record import verify_record

    text = read_text(file)
    try:
        draws = verify_record(text, set_up)
    except DelosError as error:
        if as_json:
            typer.echo(json.dumps({"file": str(file), "ok": False, "error": str(error)}))
        fail(f"{file}: {error}", FAILED)
    if as_json:
        typer.echo(json.dumps({"file": str(file), "ok": True, "draws": draws}))
    else:
        typer.echo(f"{file}: the key is the promised one and gives all {draws} draws")
