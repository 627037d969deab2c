"""The expectations that all titles know: decisions, options, events, views, winners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from delos.kernel import inside
from delos.kernel.errors import BadRecord, IllegalAction
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.scenarios.fields import Field, unknown
from delos.scenarios.mismatch import Mismatch, same
from delos.scenarios.paths import check_paths, check_ways
from delos.scenarios.titles import Part

SPECTATOR: Final = "spectator"


def check(game: Game, part: Part, events: list[Event], expect: Field) -> None:
    """Everything that a step expects."""
    known = part.keys(game.title)
    for key, wanted in expect.items():
        if key in COMMON:
            COMMON[key](game, events, wanted)
        elif key in known:
            part.check(game, events, key, wanted)
        else:
            expect.wrong(unknown(key, [*COMMON, *known]))


def actor_name(game: Game) -> str:
    if inside.actor(game) == NOBODY:
        return "none"
    return "chance" if inside.actor(game) == CHANCE else game.title.seats[inside.actor(game)]


def situation(game: Game) -> str:
    """Who decides what, with the options, for a report."""
    if game.decision is None:
        return "The game is over."
    options = " | ".join(game.texts())
    return f"Now {actor_name(game)} decides {game.decision.kind!r}: {options}"


# -- decisions ----------------------------------------------------------------------------


def check_seat(game: Game, events: list[Event], wanted: Field) -> None:
    same(wanted, wanted.one_of([*game.title.seats, "chance", "none"]), actor_name(game))


def check_decision(game: Game, events: list[Event], wanted: Field) -> None:
    kinds = [kind.name for kind in game.title.kinds]
    decision = game.decision
    same(wanted, wanted.one_of(kinds), None if decision is None else decision.kind)


def check_options(game: Game, events: list[Event], wanted: Field) -> None:
    same(wanted, sorted(wanted.texts()), sorted(game.texts()))


def check_offers(game: Game, events: list[Event], wanted: Field) -> None:
    for entry in wanted.entries():
        if entry.text() not in game.texts():
            raise Mismatch(entry.place, entry.text(), f"not offered: {game.why_not(entry.text())}")


def check_denies(game: Game, events: list[Event], wanted: Field) -> None:
    for entry in wanted.entries():
        sensible(game, entry, entry.text())
        if entry.text() in game.texts():
            raise Mismatch(entry.place, f"{entry.text()} not offered", "it is offered")


def sensible(game: Game, entry: Field, text: str) -> None:
    """What can never be an option of this decision proves nothing by its absence."""
    if inside.actor(game) == NOBODY:
        return
    kind = inside.kind(game)
    texts = [game.title.text(kind, option) for option in game.title.kinds[kind].options()]
    if text not in texts:
        real = [text for text in texts if "#" not in text]
        entry.wrong(f"the decision {game.title.kinds[kind].name!r} has " + unknown(text, real))


def check_why(game: Game, events: list[Event], wanted: Field) -> None:
    for text, rule in wanted.items():
        sensible(game, rule, text)
        reason = game.why_not(text)
        if not reason:
            raise Mismatch(rule.place, rule.text(), "it is offered")
        if rule.text() not in reason.rules:
            raise Mismatch(rule.place, rule.text(), str(reason))


def check_illegal(game: Game, events: list[Event], wanted: Field) -> None:
    for entry in wanted.entries() if wanted.is_list else [wanted]:
        before = (game.title.saved(inside.state(game)), game.count, game.texts())
        try:
            game.play(entry.text())
        except IllegalAction:
            after = (game.title.saved(inside.state(game)), game.count, game.texts())
            if before != after:
                raise Mismatch(entry.place, "nothing changed", "the state changed") from None
        else:
            raise Mismatch(entry.place, f"{entry.text()} refused", "it was played")


def check_over(game: Game, events: list[Event], wanted: Field) -> None:
    same(wanted, wanted.flag(), game.over)


def check_winners(game: Game, events: list[Event], wanted: Field) -> None:
    names = [game.title.seats[seat] for seat in game.winners]
    same(
        wanted, sorted(entry.one_of(game.title.seats) for entry in wanted.entries()), sorted(names)
    )


# -- events -------------------------------------------------------------------------------


def check_events(game: Game, events: list[Event], wanted: Field) -> None:
    told = [whole(game, event) for event in events]
    in_order(wanted, told, game)


def check_hears(game: Game, events: list[Event], wanted: Field) -> None:
    for seat, field in wanted.table([*game.title.seats, SPECTATOR]).items():
        in_order(field, [game.title.event(event, viewer(game, seat)) for event in events], game)


def whole(game: Game, event: Event) -> dict[str, object]:
    """An event with all its fields: as the seats together know it."""
    found = game.title.event(event, -1)
    for seat in range(len(game.title.seats)):
        found.update(game.title.event(event, seat))
    return found


def in_order(wanted: Field, told: list[dict[str, object]], game: Game) -> None:
    names = {kind.name: [f.split(":")[0] for f in kind.fields] for kind in game.title.events}
    position = 0
    for entry in wanted.entries():
        check_event(entry, names)
        while position < len(told) and not alike(entry, told[position]):
            position += 1
        if position == len(told):
            got = ", ".join([summary(event) for event in told])
            raise Mismatch(entry.place, entry.value, f"not in this order among: {got}")
        position += 1


def check_event(entry: Field, names: dict[str, list[str]]) -> None:
    """An event by its name, or as a table with its name and some of its fields."""
    if entry.is_text:
        entry.one_of(list(names))
        return
    fields = dict(entry.items())
    if "event" not in fields:
        entry.wrong('it needs its name, as in { event = "dice", attacker = 2 }.')
    entry.table(["event", *names[fields["event"].one_of(list(names))]])


def alike(entry: Field, event: dict[str, object]) -> bool:
    if entry.is_text:
        return entry.text() == event["event"]
    return all(event.get(key, "") == field.value for key, field in entry.items())


def summary(event: dict[str, object]) -> str:
    fields = [f"{key}={value}" for key, value in event.items() if key != "event"]
    return f"{event['event']}({', '.join(fields)})"


def check_no_events(game: Game, events: list[Event], wanted: Field) -> None:
    names = [kind.name for kind in game.title.events]
    happened = [game.title.events[event.kind].name for event in events]
    for entry in wanted.entries():
        if entry.one_of(names) in happened:
            raise Mismatch(entry.place, f"no {entry.text()}", "it happened")


# -- views --------------------------------------------------------------------------------


def viewer(game: Game, name: str) -> int:
    return -1 if name == SPECTATOR else game.title.seats.index(name)


def check_view(game: Game, events: list[Event], wanted: Field) -> None:
    for seat, paths in wanted.table([*game.title.seats, SPECTATOR]).items():
        number = viewer(game, seat)
        view = game.view(None if number < 0 else number).plain()
        for path, field in flat("", paths):
            got = follow(field, view, path)
            same(field, field.value, "" if got is None else got)


def flat(prefix: str, table: Field) -> list[tuple[str, Field]]:
    """``{a.b = 1}`` and ``{"a.b" = 1}`` are the same path."""
    found: list[tuple[str, Field]] = []
    for key, field in table.items():
        path = f"{prefix}.{key}" if prefix else key
        if isinstance(field.value, dict):
            found += flat(path, field)
        else:
            found.append((path, field))
    return found


def follow(field: Field, view: object, path: str) -> object:
    """What lies at the end of a path through tables and lists."""
    here = view
    for name in path.split("."):
        if isinstance(here, dict):
            if name not in here:
                field.wrong("the view has " + unknown(name, [str(key) for key in here]))
            here = here[name]
        elif isinstance(here, list):
            here = entry_of(field, here, name)
        else:
            field.wrong(f"the path ends before {name!r}, at {here!r}. Shorten it.")
    return here


def entry_of(field: Field, entries: list[object], name: str) -> object:
    """An entry of a list by its number, or by its own name (its first field)."""
    if name.isdecimal() and int(name) < len(entries):
        return entries[int(name)]
    names: list[str] = []
    for entry in entries:
        if isinstance(entry, dict) and entry:
            names.append(str(next(iter(entry.values()))))
            if names[-1] == name:
                return entry
    raise BadRecord(f"{field.place}: the list in the view has {unknown(name, names)}")


Check = Callable[[Game, list[Event], Field], None]
COMMON: Final[dict[str, Check]] = {
    "seat": check_seat,
    "decision": check_decision,
    "options": check_options,
    "offers": check_offers,
    "denies": check_denies,
    "paths": check_paths,
    "ways": check_ways,
    "why": check_why,
    "illegal": check_illegal,
    "over": check_over,
    "winners": check_winners,
    "events": check_events,
    "hears": check_hears,
    "no_events": check_no_events,
    "view": check_view,
}
