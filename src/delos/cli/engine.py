"""`delos engine`: our bots as engines, and whether a program is a sound one."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from typing import Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, AsJson, complaints, fail

app = typer.Typer(
    help="Bots as programs of their own: be one (--bot), or check one. docs/engine.md tells how.",
    invoke_without_command=True,
)


@app.callback()
def engine(
    context: typer.Context,
    bot: Annotated[
        str | None, typer.Option(help="Be this bot, such as greedy.", show_default=False)
    ] = None,
) -> None:
    """Be an engine on input and output: ``delos engine --bot greedy``."""
    if context.invoked_subcommand is not None:
        if bot is not None:
            fail("--bot makes Delos an engine; it does not go with a command.", WRONG_USE)
        return
    if bot is None:
        fail("Say which bot: delos engine --bot greedy. Or: delos engine check COMMAND.", WRONG_USE)
    from delos.bots import bot as made
    from delos.engine import serve

    level = bot
    if level.startswith("engine"):
        fail("An engine cannot be another engine: name a bot of Delos.", WRONG_USE)
    with complaints(WRONG_USE):
        made(level, 0)
    serve(lambda seed: made(level, seed), f"Delos {level}", "The Delos contributors")


@app.command(context_settings={"allow_interspersed_args": False})
def check(
    command: Annotated[
        list[str], typer.Argument(metavar="COMMAND...", help="The program and its arguments.")
    ],
    title: Annotated[
        list[str] | None,
        typer.Option(help="Only this title; can be given several times.", show_default=False),
    ] = None,
    ms: Annotated[int, typer.Option(min=1, help="Milliseconds a choice.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same questions.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Check a program against the protocol; options of this command stand before COMMAND."""
    from delos import api
    from delos.engine.checking import Checker
    from delos.kernel.errors import BadOption

    titles = tuple(title or api.titles())
    whole = command[0] if len(command) == 1 else shlex.join(command)
    with complaints(WRONG_USE):
        for name in titles:
            if name not in api.titles():
                known = ", ".join(api.titles())
                raise BadOption(f"There is no title {name!r}. Choose one of: {known}.")
        checker = Checker(whole, titles, ms, seed)
    findings = []
    for finding in checker.findings():
        findings.append(finding)
        if not as_json:
            typer.echo(f"{'ok  ' if finding.ok else 'FAIL'}  {finding.name}: {finding.text}")
    bad = sum(not finding.ok for finding in findings)
    if as_json:
        typer.echo(json.dumps({"ok": not bad, "checks": [asdict(one) for one in findings]}))
    elif bad:
        typer.echo(f"{bad} of {len(findings)} checks failed.", err=True)
    else:
        typer.echo(f"All {len(findings)} checks passed: a sound engine.")
    if bad:
        raise typer.Exit(FAILED)
