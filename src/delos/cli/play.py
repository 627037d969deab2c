"""`delos play`: a game in the terminal against random bots."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import (
    WRONG_USE,
    Edition,
    Goal,
    MapName,
    Others,
    Players,
    Teams,
    complaints,
    fail,
    table_options,
)

if TYPE_CHECKING:
    from rich.console import Console

    from delos.kernel.event import Event
    from delos.kernel.game import Game

RECENT = 12  # events shown before a question
HELP = "A number or the text of an action; v shows the position, ? helps, q leaves."


class Lang(StrEnum):
    EN = "en"
    FR = "fr"


def play(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="The game.")] = "legendary",
    players: Players = None,
    seat: Annotated[list[int] | None, typer.Option(help="Your seat; may be repeated.")] = None,
    lang: Annotated[Lang, typer.Option(help="Your language.")] = Lang.EN,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Same seed, same dice.", show_default=False)
    ] = None,
    edition: Edition = None,
    teams: Teams = False,
    goal: Goal = None,
    map_name: MapName = None,
    option: Others = None,
) -> None:
    """Play in the terminal against bots that choose at random."""
    from delos.api import start
    from delos.kernel.chance import SeededChance

    options = table_options(players, edition, teams, goal, map_name, option)
    luck = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    with complaints(WRONG_USE):
        game = start(title, {**options, "seed": luck}, SeededChance(luck), events=True)
    mine = set(seat or [0])
    for number in sorted(mine):
        if not 0 <= number < len(game.seats):
            last = len(game.seats) - 1
            fail(f"There is no seat {number}: seats are numbered 0 to {last}.", WRONG_USE)
    if not sys.stdin.isatty():
        typer.echo(f"delos play is a game of {title} in the terminal. Start it in a terminal.")
        return
    from rich.console import Console

    Table(game, mine, lang.value, Console(highlight=False)).play()


class Table:
    """A person (or several in turn) at the terminal, bots on the other seats."""

    def __init__(self, game: Game, mine: set[int], lang: str, console: Console) -> None:
        self.game = game
        self.mine = mine
        self.lang = lang
        self.console = console
        self.bots = Random(os.urandom(16))
        self.recent: list[Event] = []

    def play(self) -> None:
        names = ", ".join(self.game.seats[seat] for seat in sorted(self.mine))
        self.console.print(f"You are {names}. {HELP}", markup=False)
        while not self.game.over:
            seat = self.game.seat
            if seat in self.mine:
                action = self.ask(seat)
                if action is None:
                    self.console.print("Goodbye.")
                    return
            else:
                action = self.bots.choice(self.game.ids())
            self.recent += self.game.play(action)
        winners = " and ".join(self.game.seats[seat] for seat in self.game.winners)
        self.console.print(f"The game is over: {winners or 'nobody'} won.", markup=False)

    def ask(self, seat: int) -> int | None:
        """The id of the chosen option, or None to leave."""
        self.tell(seat)
        decision = self.game.decision
        assert decision is not None
        options = self.game.options()
        self.console.print(f"\n{self.game.seats[seat]}: {decision.prompt(self.lang)}", markup=False)
        for number, option in enumerate(options, 1):
            self.console.print(f"{number:4} {option.label(self.lang)}", markup=False)
        while True:
            try:
                answer = " ".join(self.console.input("> ").split())
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
            if answer in {"q", "quit", "exit"}:
                return None
            if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1].id
            for option in options:
                if option.text == answer:
                    return option.id
            self.help(seat, answer)

    def help(self, seat: int, answer: str) -> None:
        if answer == "v":
            self.console.print_json(data=self.game.view(seat))
        elif not answer or answer == "?":
            self.console.print(HELP)
        elif answer.isdecimal():
            self.console.print(f"Choose a number from 1 to {len(self.game.ids())}.")
        else:
            self.console.print(self.game.why_not(answer, self.lang), markup=False)

    def tell(self, seat: int) -> None:
        """The latest events as the seat may know them."""
        for event in self.recent[-RECENT:]:
            shown = self.game.title.event(event, seat)
            words = " ".join(str(word) for word in shown.values() if word is not None)
            self.console.print(f"  {words}", style="dim", markup=False)
        self.recent = []
