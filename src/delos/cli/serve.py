"""`delos serve`: the server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from delos.cli.common import FAILED, WRONG_USE, complaints

if TYPE_CHECKING:
    from delos.server.operating.configuration import Configuration


def serve(
    config: Annotated[
        Path | None,
        typer.Option(
            help="A file in TOML with any of these settings. Else DELOS_CONFIG.",
            show_default=False,
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Say what would be used, check it, and end.")
    ] = False,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one.")] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            help="The folder of the database. Else DELOS_DATA, else your data folder.",
            show_default=False,
        ),
    ] = None,
    key_file: Annotated[
        Path | None,
        typer.Option(
            help="The file with the key of the database's secrets, if not in its folder.",
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="A PostgreSQL that servers share, such as postgresql://delos@db/delos. "
            "Else a file in the folder.",
            show_default=False,
        ),
    ] = None,
    peer: Annotated[
        str | None,
        typer.Option(
            help="Where the other servers of that database reach this one, such as "
            "http://10.0.0.5:8000.",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another site whose pages may use this server; may be repeated."),
    ] = None,
    address: Annotated[
        str | None,
        typer.Option(help="The address that friends use, such as https://delos.example."),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        typer.Option(help="A name by which people reach this server; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy that may say for whom it asks, if not on this machine."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes in which bots think.", show_default=False)
    ] = None,
    pace: Annotated[
        float | None, typer.Option(help="Seconds between choices at tables of bots alone.")
    ] = None,
    mail_server: Annotated[
        str | None,
        typer.Option(
            help="What sends mail: smtp://name@host:587 or smtps://; its password is in "
            "DELOS_MAIL_PASSWORD."
        ),
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="The sender of mail.")] = None,
    private_notices: Annotated[
        bool,
        typer.Option(help="Webhooks may lead to addresses of this network. For tests only."),
    ] = False,
    metrics: Annotated[
        str | None, typer.Option(help="Where Prometheus may ask: a port, or HOST:PORT.")
    ] = None,
    drain: Annotated[float | None, typer.Option(help="Seconds not ready before stopping.")] = None,
    log: Annotated[str | None, typer.Option(help="text, or json.")] = None,
    log_file: Annotated[
        Path | None, typer.Option(help="A file for the log, else standard error.")
    ] = None,
) -> None:
    """Serve tables to browsers and programs until Ctrl-C; SIGHUP restarts.

    Every option can be set by a variable too (--host-name: DELOS_HOST_NAME), and in the file of
    --config. A flag counts most, then the variable, then the file. docs/operating.md has the rest.
    """
    from dataclasses import replace

    from delos.server.notices.mail import Mailer
    from delos.server.operating import logs
    from delos.server.operating.configuration import configured
    from delos.server.run import run

    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "key_file": key_file,
        "database": database,
        "peer": peer,
        "origin": origin,
        "address": address,
        "host_name": host_name,
        "proxy": proxy,
        "workers": workers,
        "pace": pace,
        "mail_server": mail_server,
        "mail_from": mail_from,
        "metrics": metrics,
        "drain": drain,
        "log": log,
        "log_file": log_file,
    }
    with complaints(WRONG_USE):
        given = {name: value for name, value in flags.items() if value not in (None, [])}
        found = configured(given, os.environ, config)
        settings = replace(found.settings(), private_targets=private_notices)
    with complaints(FAILED):
        Mailer(settings)  # says what is wrong with it
        if check:
            looked_at(found)
            return
        value = found.values
        file = None if value["log_file"] is None else Path(value["log_file"]).absolute()
        logs.begin(value["log"], file, value["log_size"], value["log_files"])
        run(settings, value["host"], value["port"])


def looked_at(found: Configuration) -> None:
    """What would be used, and whether the data can be."""
    from delos.server.operating.backup import looked_at as tried
    from delos.server.stored.sqlite import FILE

    for line in found.told():
        typer.echo(line)
    settings = found.settings()
    if not settings.database and not (settings.data / FILE).exists():
        typer.echo(f"The configuration is good. {settings.data / FILE} is made at the start.")
        return
    told = tried(settings)
    typer.echo("The configuration is good, and so are the database and its key.")
    if told:
        typer.echo(told)
