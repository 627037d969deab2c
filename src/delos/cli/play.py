"""`delos play`: the server and the browser on this machine, or a game in the terminal."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import (
    FAILED,
    WRONG_USE,
    Edition,
    Goal,
    MapName,
    Modules,
    Others,
    Players,
    Teams,
    complaints,
    fail,
    table_options,
)
from delos.kernel.errors import DelosError

if TYPE_CHECKING:
    from rich.console import Console

    from delos.kernel.event import Event
    from delos.kernel.game import Game

RECENT = 30  # events shown before a question
BACK = -1  # in place of an action: take the last choice back
HELP = "A number or the text of an action; u takes back, v shows the position, ? helps, q leaves."


class Lang(StrEnum):
    EN = "en"
    FR = "fr"


PORT = 8000
NOT_BUILT = (
    "The browser client is not built: run `make web` (needs Node 20.19 or newer). "
    "Or play in the terminal: delos play --terminal"
)


def play(
    title: Annotated[
        str | None,
        typer.Argument(metavar="TITLE", help="The game in the terminal.", show_default=False),
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the address.")
    ] = False,
    share: Annotated[
        bool,
        typer.Option("--share", help="Let friends in the same network play: tells them how."),
    ] = False,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port, or any other if it is taken.")
    ] = PORT,
    data: Annotated[
        Path | None,
        typer.Option(
            help="The folder of your games. Else DELOS_DATA, else your data folder.",
            show_default=False,
        ),
    ] = None,
    players: Players = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="In the terminal: your seat; may be repeated.")
    ] = None,
    lang: Annotated[
        Lang | None, typer.Option(help="In the terminal: your language.", show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="In the terminal: same seed, same dice.", show_default=False),
    ] = None,
    edition: Edition = None,
    teams: Teams = False,
    goal: Goal = None,
    map_name: MapName = None,
    modules: Modules = None,
    option: Others = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="In the terminal: level of the bots, random or greedy.", show_default=False
        ),
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(help="In the terminal: write the game's record here when you leave."),
    ] = None,
) -> None:
    """Play in the browser: opens it on a server of your own, until Ctrl-C.

    With --terminal, play TITLE in the terminal against bots.
    """
    if terminal:
        options = table_options(players, edition, teams, goal, map_name, option, modules)
        in_terminal(title or "legendary", options, seat, lang or Lang.EN, seed, bots, record)
        return
    given = (title, players, seat, lang, seed, edition, goal, map_name, modules, option, bots)
    if teams or any(one is not None and one != [] for one in (*given, record)):
        fail(
            "A title and its options are for the game in the terminal: add --terminal. "
            "In the browser you choose them on the page.",
            WRONG_USE,
        )
    in_browser(data, port, not no_browser, share)


def in_browser(data: Path | None, port: int, browser: bool, share: bool) -> None:
    """Serve until Ctrl-C."""
    from delos.server import run, settings
    from delos.server.web import static

    if not static.built(settings.CLIENT):
        fail(NOT_BUILT, FAILED)
    wanted = settings.Settings(
        data=(data or settings.data_folder()).absolute(),
        client=settings.CLIENT,
        workers=max(1, (os.cpu_count() or 2) - 1),
        pace=0.4,
    )
    with complaints(FAILED):
        run.play(wanted, port, browser, share)


def in_terminal(
    title: str,
    options: dict[str, object],
    seat: list[int] | None,
    lang: Lang,
    seed: int | None,
    bots: str | None,
    record: Path | None,
) -> None:
    """A game against bots."""
    from delos.api import start
    from delos.bots import bot, levels_for
    from delos.kernel.chance import SeededChance

    luck = int.from_bytes(os.urandom(4), "big") if seed is None else seed
    with complaints(WRONG_USE):
        game = start(title, {**options, "seed": luck}, SeededChance(luck), events=True)
    # A duel gives one person both factions of a team.
    mine = set(seat or (game.title.team(0) if options.get("players") == 2 else [0]))
    level = bots or levels_for(title)[-1]
    with complaints(WRONG_USE):
        bot(level, 0)
    if record is not None and record.exists():
        fail(f"{record} exists already. Name another file for the record.", WRONG_USE)
    for number in sorted(mine):
        if not 0 <= number < len(game.seats):
            last = len(game.seats) - 1
            fail(f"There is no seat {number}: seats are numbered 0 to {last}.", WRONG_USE)
    if not sys.stdin.isatty():
        typer.echo(f"This is a game of {title} in the terminal. Start it in a terminal.")
        return
    from rich.console import Console

    Table(game, mine, lang.value, Console(highlight=False), level).play()
    if record is not None:
        try:
            record.write_text(game.record(), encoding="utf-8")
        except OSError as error:
            fail(f"The record could not be written to {record}: {error.strerror}.", FAILED)


class Table:
    """A person (or several in turn) at the terminal, bots on the other seats."""

    def __init__(self, game: Game, mine: set[int], lang: str, console: Console, level: str) -> None:
        from delos.bots import bot

        self.game = game
        self.mine = mine
        self.lang = lang
        self.console = console
        seeds = [int.from_bytes(os.urandom(4), "big") for _ in game.seats]
        self.bots = [bot(level, seed) for seed in seeds]
        self.recent: list[Event] = []

    def play(self) -> None:
        from delos.bots import Chair

        names = ", ".join(self.game.seats[seat] for seat in sorted(self.mine))
        self.console.print(f"You are {names}. {HELP}", markup=False)
        while not self.game.over:
            seat = self.game.seat
            assert seat is not None
            if seat in self.mine:
                action = self.ask(seat)
                if action is None:
                    self.console.print("Goodbye.")
                    return
                if action == BACK:
                    self.undo()
                    continue
            else:
                action = self.bots[seat].choose(Chair(self.game, seat))
            self.recent += self.game.play(action)
        self.tell(min(self.mine))
        for entry in self.game.standings():
            known = [
                f"{name} {value}"
                for name, value in entry.plain().items()
                if name not in ("seat", "team")
            ]
            self.console.print("  " + ", ".join(known), markup=False)
        winners = " and ".join(self.game.seats[seat] for seat in self.game.winners)
        self.console.print(f"The game is over: {winners or 'nobody'} won.", markup=False)

    def ask(self, seat: int) -> int | None:
        """The id of the chosen option, BACK to undo, or None to leave."""
        self.tell(seat)
        decision = self.game.decision
        assert decision is not None
        options = self.game.options()
        purse = self.purse(seat)
        asked = f"\n{self.game.seats[seat]}{purse}: {decision.prompt(self.lang)}"
        self.console.print(asked, markup=False)
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
            if answer in {"u", "undo"}:
                return BACK
            if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1].id
            for option in options:
                if option.text == answer:
                    return option.id
            self.help(seat, answer)

    def undo(self) -> None:
        try:
            self.game.undo()
            self.recent = []
        except DelosError as error:
            self.console.print(str(error), markup=False)

    def purse(self, seat: int) -> str:
        """The own gold, for titles that have it."""
        factions = self.game.view(seat).plain().get("factions")
        return f" ({factions[seat]['gold']} gold)" if factions else ""

    def help(self, seat: int, answer: str) -> None:
        if answer == "v":
            self.console.print_json(data=self.game.view(seat).plain())
        elif not answer or answer == "?":
            self.console.print(HELP)
        elif answer.isdecimal():
            self.console.print(f"Choose a number from 1 to {len(self.game.ids())}.")
        else:
            self.console.print(str(self.game.why_not(answer, self.lang)), markup=False)

    def tell(self, seat: int) -> None:
        """The latest events as the seat may know them."""
        if len(self.recent) > RECENT:
            self.console.print(f"  … {len(self.recent) - RECENT} more", style="dim")
        for event in self.recent[-RECENT:]:
            said = event.sentence_for(seat, self.lang)
            self.console.print(f"  {said}", style="dim", markup=False)
        self.recent = []
