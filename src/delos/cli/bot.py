"""`delos bot`: a bot of this machine plays on a server elsewhere."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, complaints, fail


def bot(
    bot: Annotated[
        str,
        typer.Option(help="A level such as hard, engine:COMMAND, or module:Class."),
    ] = "hard",
    server: Annotated[
        str, typer.Option(help="The server's address.", envvar="DELOS_SERVER")
    ] = "http://127.0.0.1:8000",
    token_file: Annotated[
        Path | None,
        typer.Option(
            help="A file that holds the token; else it is read from DELOS_TOKEN.",
            show_default=False,
        ),
    ] = None,
    title: Annotated[
        list[str] | None,
        typer.Option(help="Only this title; may be repeated.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=20, help="Games at once.")] = 4,
    challenger: Annotated[
        list[str] | None,
        typer.Option(help="Only with this name; may be repeated.", show_default=False),
    ] = None,
    people_only: Annotated[
        bool, typer.Option("--people-only", help="Decline challenges of other bots.")
    ] = False,
    stop_after: Annotated[
        int | None, typer.Option(min=1, help="End after so many games.", show_default=False)
    ] = None,
) -> None:
    """Connect a bot to a server, accept challenges and play until Ctrl-C.

    docs/remote-bots.md tells how to make a bot account and a token."""
    from delos import api
    from delos.remote import Player, Rules, Server
    from delos.remote.player import made

    unknown = sorted(set(title or ()) - set(api.titles()))
    if unknown:
        known = ", ".join(api.titles())
        fail(f"There is no title {unknown[0]!r}. Choose one of: {known}.", WRONG_USE)
    sys.path.insert(0, os.getcwd())  # where bots of one's own lie
    with complaints(WRONG_USE):
        make = made(bot)
    rules = Rules(frozenset(title or ()), games, frozenset(challenger or ()), not people_only)
    with complaints(FAILED):
        player = Player(Server(server, token_of(token_file)), make, rules, say)
        try:
            player.run(stop_after)
        except KeyboardInterrupt:
            player.stop()


def say(text: str) -> None:
    typer.echo(text)


def token_of(file: Path | None) -> str:
    """Not on the command line: there everybody on the machine could read it."""
    if file is not None:
        try:
            return file.read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            fail(f"The token file {file} cannot be read: {error}.", WRONG_USE)
    token = os.environ.get("DELOS_TOKEN", "").strip()
    if not token:
        fail("Set DELOS_TOKEN, or name a file with --token-file.", WRONG_USE)
    return token
