"""What the commands share: errors without tracebacks, files to read, options of a title."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from delos.kernel.errors import DelosError

if TYPE_CHECKING:
    from delos.server.settings import Settings
    from delos.server.stored.database import Database

FAILED = 1
WRONG_USE = 2
LARGEST = 64 * 1024 * 1024  # bytes of a file that can be a record

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="The game, such as legendary.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads the input.")]
Players = Annotated[int | None, typer.Option(help="How many players.", show_default=False)]
Edition = Annotated[str | None, typer.Option(help="base or complete.", show_default=False)]
Teams = Annotated[bool, typer.Option("--teams", help="Teams of two.")]
Goal = Annotated[int | None, typer.Option(help="Metropolises to win.", show_default=False)]
MapName = Annotated[
    str | None, typer.Option("--map", help="A map's name or code.", show_default=False)
]
Modules = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES",
        help="Modules of the title, such as underworld,heroes; for classic, hades is all of them.",
        show_default=False,
    ),
]
Others = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Any other option of the title."),
]
Data = Annotated[
    Path | None,
    typer.Option(
        help="The folder of the database. Else DELOS_DATA, else your data folder.",
        show_default=False,
    ),
]
KeyFile = Annotated[
    Path | None,
    typer.Option(help="The key of its secrets, if not in that folder.", show_default=False),
]
Shared = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="The PostgreSQL that servers share. Else DELOS_DATABASE, else the folder.",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


def fail(text: str, code: int) -> NoReturn:
    """Say it on the error stream and leave."""
    typer.echo(f"Error: {text}", err=True)
    raise typer.Exit(code)


@contextmanager
def complaints(code: int) -> Iterator[None]:
    """What is the input's fault is one message and an exit code, no traceback."""
    try:
        yield
    except DelosError as error:
        fail(str(error), code)


def read_text(path: Path) -> str:
    """The text of a file; what cannot be read is wrong use."""
    if str(path) == "-":
        return decoded(sys.stdin.buffer.read(LARGEST + 1), "The input")
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        fail(f"{path} does not exist. Check the name of the file.", WRONG_USE)
    except IsADirectoryError:
        fail(f"{path} is a folder. Name a file in it.", WRONG_USE)
    except (OSError, ValueError) as error:
        fail(f"{path} cannot be read: {reason(error)}.", WRONG_USE)
    return decoded(content, str(path))


def reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno)
    return str(error)


def decoded(content: bytes, name: str) -> str:
    if len(content) > LARGEST:
        fail(f"{name} is larger than any record: {LARGEST // 1024**2} MiB at most.", WRONG_USE)
    if b"\0" in content:
        fail(f"{name} is a binary file, not a text.", WRONG_USE)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        fail(f"{name} is not a text in UTF-8.", WRONG_USE)


def table_options(
    players: int | None,
    edition: str | None,
    teams: bool,
    goal: int | None,
    map_name: str | None,
    others: list[str] | None,
    modules: str | None = None,
) -> dict[str, object]:
    """The title's options as ``delos.new`` takes them: only those that were given."""
    options: dict[str, object] = {}
    given = {"players": players, "edition": edition, "goal": goal, "map": map_name}
    for name, value in given.items():
        if value is not None:
            options[name] = value
    if teams:
        options["teams"] = True
    if modules is not None:
        options["modules"] = [name.strip() for name in modules.split(",") if name.strip()]
    for other in others or []:
        name, parsed = named_value(other)
        if name in options:
            fail(f"The option {name} is given twice.", WRONG_USE)
        options[name] = parsed
    return options


def named_value(text: str) -> tuple[str, object]:
    """``bid_cap=25``: the value is read as JSON if it is JSON, else as a text."""
    name, equals, value = text.partition("=")
    name = name.strip()
    if not equals or not name.isidentifier():
        fail(f"--option takes NAME=VALUE such as bid_cap=25, not {text!r}.", WRONG_USE)
    if name in {"seed", "chance", "events", "title"}:
        fail(f"--option cannot set {name}.", WRONG_USE)
    try:
        parsed: object = json.loads(value)
    except (ValueError, RecursionError):
        parsed = value
    return name, parsed


def place(data: Path | None, key_file: Path | None, database: str | None) -> Settings:
    """Where a server keeps its data, as `delos serve` would find it: by these options, the
    environment, or the file of DELOS_CONFIG."""
    from delos.server.operating.configuration import configured

    options = {"data": data, "key_file": key_file, "database": database}
    with complaints(WRONG_USE):
        given = {name: value for name, value in options.items() if value is not None}
        return configured(given, os.environ, None).settings()


@contextmanager
def stored(data: Path | None, database: str | None) -> Iterator[Database]:
    """A server's database, in one transaction beside the servers that may use it."""
    from delos.server.stored.beside import opened_beside

    with complaints(FAILED), opened_beside(place(data, None, database)) as db:
        yield db
