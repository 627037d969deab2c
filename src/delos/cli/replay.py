"""`delos replay`: rebuild a game from its record, or say where the record breaks."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from delos.cli.common import FAILED, WRONG_USE, AsJson, RecordFile, fail, read_text

if TYPE_CHECKING:
    from delos.kernel.game import Game


def replay(
    file: RecordFile,
    step: Annotated[
        int | None, typer.Option(min=0, help="Only the first so many actions.", show_default=False)
    ] = None,
    view: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT",
            help="Show what a seat (its number or name) may know, or a spectator.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Rebuild a game from its record and show its result or its next decision.

    Exit code 1, with the line and what was expected there, if the record breaks.
    """
    import delos

    text = read_text(file)
    try:
        game = delos.replay(text, events=False, stop=step)
    except delos.DelosError as error:
        if as_json:
            typer.echo(json.dumps({"file": str(file), "ok": False, "error": str(error)}))
        fail(f"{file}: {error}", FAILED)
    answer: dict[str, object] = {"file": str(file), "ok": True, **summary(game)}
    if view is not None:
        answer["view"] = game.view(seat_number(game, view)).plain()
    typer.echo(json.dumps(answer) if as_json else told(answer))


def summary(game: Game) -> dict[str, object]:
    decision = game.decision
    return {
        "title": game.title.name,
        "rules": game.title.version,
        "seats": list(game.seats),
        "actions": game.count,
        "length": game.length,
        "over": game.over,
        "winners": [game.seats[seat] for seat in game.winners],
        "standings": [entry.plain() for entry in game.standings()],
        "decision": None
        if decision is None
        else {
            "seat": "chance" if decision.seat < 0 else game.seats[decision.seat],
            "kind": decision.kind,
            "rules": list(decision.rules),
            "options": game.texts(),
        },
    }


def seat_number(game: Game, wanted: str) -> int | None:
    """A seat by its number or its name; None is a spectator."""
    for number, name in enumerate(game.seats):
        if wanted in {str(number), name}:
            return number
    if wanted != "spectator":
        names = ", ".join(f"{number} {name}" for number, name in enumerate(game.seats))
        fail(f"There is no seat {wanted!r}. Choose one of: {names}, spectator.", WRONG_USE)
    return None


def told(answer: dict[str, object]) -> str:
    """The same for people."""
    lines = [
        f"{answer['file']}: {answer['title']}, rules {answer['rules']}, "
        f"{answer['actions']} actions, length {answer['length']}"
    ]
    winners, decision = answer["winners"], answer["decision"]
    if isinstance(decision, dict):
        lines.append(f"{decision['seat']} decides {decision['kind']}:")
        lines += [f"  {text}" for text in decision["options"]]
    elif isinstance(winners, list):
        lines.append("won by " + (" and ".join(winners) or "nobody"))
    standings = answer["standings"]
    if isinstance(standings, list):
        lines += [", ".join(f"{k} {v}" for k, v in entry.items()) for entry in standings]
    if "view" in answer:
        lines.append(json.dumps(answer["view"], indent=2, ensure_ascii=False))
    return "\n".join(lines)
