"""`delos odds`: who wins a battle of plain units, exactly."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from delos.cli.common import AsJson

MOST = 30  # more units than a faction can bring together


def odds(
    attack: Annotated[int, typer.Option(min=1, max=MOST, help="Troops or Fleets that attack.")],
    defence: Annotated[int, typer.Option(min=1, max=MOST, help="Troops or Fleets that defend.")],
    walls: Annotated[
        int, typer.Option(min=0, max=MOST, help="Fortresses, Ports, Metropolises of the defender.")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Say how a battle ends if nobody retreats: plain units on both sides, no Heroes.

    The dice are not sampled: the numbers are exact.
    """
    from delos.study.odds import plain_odds

    found = plain_odds(attack, defence, walls)
    if as_json:
        given = {"attack": attack, "defence": defence, "walls": walls}
        typer.echo(json.dumps({**given, **asdict(found)}))
        return
    typer.echo(f"The attacker wins   {found.win:7.2%}")
    typer.echo(f"The defender holds  {found.hold:7.2%}")
    typer.echo(f"Nobody is left      {found.both:7.2%}")
    lost = f"attacker {found.attacker_losses:.2f}, defender {found.defender_losses:.2f} units"
    typer.echo(f"Losses on average: {lost}")
