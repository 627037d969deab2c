"""`delos admin`: the operator's commands, beside a running server or without one."""

from __future__ import annotations

import getpass
import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from delos.cli.common import FAILED, AsJson, Data, KeyFile, Shared, complaints, place

app = typer.Typer(
    no_args_is_help=True,
    help="Look after a server: tables, people, bans. Works while it runs. docs/operating.md",
)

Why = Annotated[str, typer.Option(help="The reason: kept with what was done.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="An id, or a claimed name.")]


Where = tuple[Path | None, Path | None, str | None]


def asked(where: Where, command: str, why: str, **about: Any) -> Any:
    from delos.server.operating.counter import ask

    request = {"command": command, "who": getpass.getuser(), "why": why, "about": about}
    with complaints(FAILED):
        return ask(place(*where), request)


def moment(seconds: int | None) -> str:
    if seconds is None:
        return "never"
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def told(answer: Any, as_json: bool, lines: list[str]) -> None:
    if as_json:
        typer.echo(json.dumps(answer))
        return
    for line in lines or ["Nothing."]:
        typer.echo(line)


def done(answer: dict[str, Any]) -> None:
    what, about = answer.pop("done"), answer.pop("about")
    rest = "".join(f", {name} {value}" for name, value in answer.items())
    typer.echo(f"Done: {what} {about}{rest}.")


def table_line(one: dict[str, Any]) -> str:
    halt = f" ({one['halt']})" if one["halt"] else ""
    return (
        f"{one['id']}  {one['status']}{halt}  {one['title']}  cycle {one['cycle']}  "
        f"{moment(one['updated'])}  {one['name']}"
    )


# -- looking --------------------------------------------------------------------------------------


@app.command()
def tables(
    status: Annotated[str, typer.Option(help="waiting, playing or over.")] = "",
    person: Annotated[str, typer.Option(help="Only those of somebody.")] = "",
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
    as_json: AsJson = False,
) -> None:
    """Tables, those that changed last first; 100 at most."""
    found = asked((data, key_file, database), "tables", "", status=status, person=person)
    told(found, as_json, [table_line(one) for one in found])


@app.command()
def table(
    table: TableId,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
    as_json: AsJson = False,
) -> None:
    """One table: who sits where, how far it is, its last moves. Nobody's secrets."""
    found = asked((data, key_file, database), "table", "", table=table)
    decides = "nobody decides" if found["turn"] is None else f"seat {found['turn']} decides"
    lines = [
        f"{found['id']}  {found['name']}: {found['title']}, rules {found['rules']}, "
        f"{found['status']}{' ' + found['halt'] if found['halt'] else ''}",
        f"made {moment(found['created'])} by {found['owner']}, changed {moment(found['updated'])}",
        f"cycle {found['cycle']}, {found['decisions']} decisions ({found['moves']} moves with "
        f"those taken back), {decides}",
    ]
    for seat in found["seats"]:
        who = seat["holder"] or (f"bot {seat['bot']}" if seat["bot"] else "nobody")
        lines.append(f"  seat {seat['seat']}  {seat['faction']}: {seat['name']} ({who})")
    for move in found["last"]:
        lines.append(f"  move {move['number']}  seat {move['seat']}  {move['words']}")
    told(found, as_json, lines)


@app.command()
def people(
    text: Annotated[str, typer.Argument(help="A part of the name, or an id.")] = "",
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
    as_json: AsJson = False,
) -> None:
    """People, those who came last first; 100 at most."""
    found = asked((data, key_file, database), "people", "", text=text)
    told(found, as_json, [person_line(one) for one in found])


def person_line(one: dict[str, Any]) -> str:
    kind = "bot account" if one["robot"] else "claimed" if one["claimed"] else "guest"
    return f"{one['id']}  {one['name']}  {kind}  seen {moment(one['seen'])}"


@app.command()
def person(
    person: Person,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
    as_json: AsJson = False,
) -> None:
    """Somebody, and their tables."""
    found = asked((data, key_file, database), "person", "", person=person)
    lines = [person_line(found)]
    if found["banned"]:
        lines.append(f"banned until {moment(found['banned']['until'])}: {found['banned']['why']}")
    told(found, as_json, lines + [table_line(one) for one in found["tables"]])


@app.command()
def bans(
    data: Data = None, key_file: KeyFile = None, database: Shared = None, as_json: AsJson = False
) -> None:
    """Who is banned."""
    found = asked((data, key_file, database), "bans", "")
    lines = [
        f"{one['kind']} {one['what']}  since {moment(one['since'])}, "
        f"{'for good' if one['until'] is None else 'until ' + moment(one['until'])}: {one['why']}"
        for one in found
    ]
    told(found, as_json, lines)


@app.command()
def audit(
    about: Annotated[str, typer.Option(help="Only about this id or address.")] = "",
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
    as_json: AsJson = False,
) -> None:
    """What operators did, the latest first: who, when, what and why."""
    found = asked((data, key_file, database), "audit", "", about=about)
    lines = [
        f"{one['id']}  {moment(one['made'])}  {one['who']}  {one['what']} {one['about']}: "
        f"{one['why'] or 'no reason given'}  {one['detail']}"
        for one in found
    ]
    told(found, as_json, lines)


# -- changing -------------------------------------------------------------------------------------


@app.command()
def rewind(
    table: TableId,
    to: Annotated[int, typer.Option(min=0, help="How many decisions stay.")],
    why: Why,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
) -> None:
    """Take a running game back to its first decisions; it counts for ratings no more."""
    done(asked((data, key_file, database), "rewind", why, table=table, to=to))


@app.command()
def close(
    table: TableId, why: Why, data: Data = None, key_file: KeyFile = None, database: Shared = None
) -> None:
    """End a table, without a winner."""
    done(asked((data, key_file, database), "close", why, table=table))


@app.command()
def free(
    table: TableId,
    seat: Annotated[int, typer.Argument(min=0)],
    why: Why,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
) -> None:
    """Open the seats of whoever holds this one; in a running game a bot plays them meanwhile."""
    done(asked((data, key_file, database), "free", why, table=table, seat=seat))


@app.command()
def rename(
    person: Person,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    why: Why,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
) -> None:
    """Give somebody another name, at their tables too."""
    done(asked((data, key_file, database), "rename", why, person=person, name=name))


@app.command()
def ban(
    what: Annotated[str, typer.Argument(help="An id, a claimed name, an address or a network.")],
    why: Why,
    days: Annotated[int, typer.Option(min=0, help="For so many days; 0 is for good.")] = 0,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
) -> None:
    """Keep somebody, or an address, out."""
    done(asked((data, key_file, database), "ban", why, what=what, days=days))


@app.command()
def unban(
    what: Annotated[str, typer.Argument(help="As it was banned.")],
    why: Why,
    data: Data = None,
    key_file: KeyFile = None,
    database: Shared = None,
) -> None:
    """Let them in again."""
    done(asked((data, key_file, database), "unban", why, what=what))


@app.command(name="delete-table")
def delete_table(
    table: TableId, why: Why, data: Data = None, key_file: KeyFile = None, database: Shared = None
) -> None:
    """Delete a table with all its moves. Make a backup first: this cannot be taken back."""
    done(asked((data, key_file, database), "delete-table", why, table=table))


@app.command(name="delete-person")
def delete_person(
    person: Person, why: Why, data: Data = None, key_file: KeyFile = None, database: Shared = None
) -> None:
    """Delete somebody's data; games stay under a neutral name. This cannot be taken back."""
    done(asked((data, key_file, database), "delete-person", why, person=person))


@app.command()
def revalidate(
    data: Data = None, key_file: KeyFile = None, database: Shared = None, as_json: AsJson = False
) -> None:
    """Play all stored games again, on a copy: run it with a new version before you upgrade."""
    from delos.server.operating import backup

    with complaints(FAILED):
        found = backup.revalidate(place(data, key_file, database))
    broken = [{"table": id, "why": why} for id, why in found.broken]
    lines = [f"{id}: {why}" for id, why in found.broken]
    lines.append(f"Games {found.games}, moves {found.moves}: {len(found.broken)} would break.")
    told({"games": found.games, "moves": found.moves, "broken": broken}, as_json, lines)
    if found.broken:
        raise typer.Exit(FAILED)
