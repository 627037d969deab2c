"""`delos serve`: the server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, complaints, fail


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8000,
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
        str,
        typer.Option(
            help="The address of a PostgreSQL, such as postgresql://delos@db/delos, that servers "
            "share. Else DELOS_DATABASE, else a file in the folder.",
            envvar="DELOS_DATABASE",
            show_default=False,
        ),
    ] = "",
    peer: Annotated[
        str,
        typer.Option(
            help="Where the other servers of that database reach this one, such as "
            "http://10.0.0.5:8000.",
            show_default=False,
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another site whose pages may use this server; may be repeated."),
    ] = None,
    address: Annotated[
        str,
        typer.Option(help="The address that friends use, such as https://delos.example."),
    ] = "",
    host_name: Annotated[
        list[str] | None,
        typer.Option(help="A name by which people reach this server; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy that may say for whom it asks, if not on this machine."),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(min=1, max=64, help="Processes in which bots think.", show_default=False),
    ] = None,
    mail_server: Annotated[
        str,
        typer.Option(
            help="What sends mail: smtp://name@host:587 or smtps://; its password is in "
            "DELOS_MAIL_PASSWORD."
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The sender of mail.")] = "",
    private_notices: Annotated[
        bool,
        typer.Option(help="Webhooks may lead to addresses of this network. For tests only."),
    ] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds between choices at tables of bots alone.")
    ] = 0.4,
) -> None:
    """Serve tables to browsers and programs until Ctrl-C; SIGHUP restarts."""
    from delos.server.notices.mail import Mailer
    from delos.server.run import run
    from delos.server.settings import LOCAL, Settings, data_folder

    if address and not address.startswith(("http://", "https://")):
        fail("--address must begin with http:// or https://.", WRONG_USE)
    settings = Settings(
        data=(data or data_folder()).absolute(),
        address=address.rstrip("/"),
        key_file=None if key_file is None else key_file.absolute(),
        database=database,
        peer=peer,
        origins=tuple(origin or ()),
        host_names=(*(host_name or ()), *named_in(address)),
        proxies=(*LOCAL, *(proxy or ())),
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        pace=pace,
        mail_server=mail_server,
        mail_from=mail_from,
        mail_password=os.environ.get("DELOS_MAIL_PASSWORD", ""),
        private_targets=private_notices,
    )
    with complaints(FAILED):
        Mailer(settings)  # says what is wrong with it
        run(settings, host, port)


def named_in(address: str) -> list[str]:
    """The name in the address that friends use: the server answers to it."""
    from urllib.parse import urlsplit

    host = urlsplit(address).hostname
    return [host] if host else []
