"""Dumps: the full state of a game at any decision as versioned JSON.

A dump goes on where the game stood without replaying it; it holds everything, hidden things and
the luck ahead included. docs/records.md tells the format.
"""

import hashlib
import json
from typing import Final

from delos.kernel import inside
from delos.kernel.actions import fingerprint, first_of_chance, moved_chance
from delos.kernel.chance import Chance, restored
from delos.kernel.errors import BadRecord, DelosError
from delos.kernel.game import Game
from delos.kernel.record import SetUp, shorten, version_in
from delos.kernel.title import Title
from delos.kernel.versions import UnknownVersion, with_version

FORMAT: Final = 1
REMEDY: Final = "Make a new one with game.dump(), or replay the game's record."


def write_dump(game: Game) -> str:
    """The game as one JSON object; ``check`` lets a reader notice any damage."""
    title = game.title
    chance = game._chance
    whole: dict[str, object] = {
        "delos": "dump",
        "version": FORMAT,
        "title": title.name,
        "rules": title.version,
        "options": dict(title.options),
        "seats": title.seats,
        "ids": fingerprint(title, title.version),
        "chance_from": title.actions,
        "actions": game.actions(),
        "chance": None if chance is None else chance.saved(),
        "state": title.saved(game._state),
    }
    plain: dict[str, object] = json.loads(json.dumps(whole))  # what a reader will see
    plain["check"] = checksum(plain)
    return json.dumps(plain, ensure_ascii=False) + "\n"


def checksum(whole: dict[str, object]) -> str:
    """A hash of everything but itself, however the JSON is laid out."""
    rest = {name: value for name, value in whole.items() if name != "check"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def read_dump(text: str, set_up: SetUp) -> Game:
    """The dumped game at the same decision; BadRecord if the text is not a sound dump."""
    whole = parse_dump(text)
    name = text_field(whole, "title")
    rules = version_in(str(whole.get("rules")), "The dump")
    try:
        title = set_up(name, with_version(object_field(whole, "options"), rules))
    except UnknownVersion as other:  # a name of its own: compiled, a name has one type
        raise BadRecord(f"The dump: {other}") from other
    except DelosError as error:
        raise BadRecord(f"The dump's table cannot be set up: {error}") from error
    if whole.get("seats") != title.seats:
        raise BadRecord(f"The dump's seats do not fit its options. {REMEDY}")
    check_ids(title, whole)
    return restored_game(title, whole)


def check_ids(title: Title, whole: dict[str, object]) -> None:
    """A dump tells its actions by ids: they must mean what they meant to its writer. Those of
    version 1 never changed, so dumps from before ids were named are sound."""
    meant = fingerprint(title, title.version)
    if whole.get("ids", meant) != meant:
        raise BadRecord(
            f"The dump was written by another Delos: its numbers of actions mean something else "
            f"in {title.name} now. Replay the game's record, whose actions are words, or load the "
            f"dump with the Delos that wrote it."
        )


def played(title: Title, whole: dict[str, object]) -> list[int]:
    """The actions so far; ids of chance have moved if players have more than the writer knew."""
    actions = int_list_field(whole, "actions")
    first = whole.get("chance_from", first_of_chance(title))
    if not isinstance(first, int) or not 0 <= first <= title.actions:
        raise BadRecord(f'The dump\'s "chance_from" must be a number of actions. {REMEDY}')
    return moved_chance(title, actions, first)


def parse_dump(text: str) -> dict[str, object]:
    """A whole dump of a version that we read."""
    try:
        parsed: object = json.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BadRecord(f"The dump is not sound: its JSON is nested too deeply. {REMEDY}") from None
    except ValueError as error:
        raise BadRecord(
            f"The dump is cut short or damaged: it is not valid JSON ({error}). {REMEDY}"
        ) from None
    if not isinstance(parsed, dict):
        raise BadRecord(f"The dump is not a JSON object. {REMEDY}")
    whole: dict[str, object] = parsed
    if whole.get("delos") != "dump":
        raise BadRecord(f'This JSON is not a Delos dump: "delos" must be "dump". {REMEDY}')
    version = whole.get("version")
    if not isinstance(version, int) or version < 1:
        raise BadRecord(f"The dump names no version. {REMEDY}")
    if version != FORMAT:
        raise BadRecord(
            f"The dump has version {shorten(str(version))}; this Delos reads version {FORMAT}. "
            f"Update Delos to read it."
        )
    if whole.get("check") != checksum(whole):
        raise BadRecord(f"The dump was changed or damaged: its check does not fit. {REMEDY}")
    return whole


def restored_game(title: Title, whole: dict[str, object]) -> Game:
    actions = played(title, whole)
    try:
        game = Game(title, title.loaded(object_field(whole, "state")), chance_field(whole))
        inside.resume(game, actions)
        inside.look(game)
    except BadRecord:
        raise
    except (DelosError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as why:
        raise BadRecord(f"The dump's state cannot be taken up ({why}). {REMEDY}") from why
    return game


def chance_field(whole: dict[str, object]) -> Chance | None:
    if whole.get("chance") is None:
        return None
    try:
        return restored(text_field(whole, "chance"))
    except ValueError as error:
        raise BadRecord(f'The dump\'s "chance" cannot be read: {error}. {REMEDY}') from None


def text_field(whole: dict[str, object], name: str) -> str:
    value = whole.get(name)
    if not isinstance(value, str):
        raise BadRecord(f'The dump\'s "{name}" must be a text. {REMEDY}')
    return value


def object_field(whole: dict[str, object], name: str) -> dict[str, object]:
    value = whole.get(name)
    if not isinstance(value, dict):
        raise BadRecord(f'The dump\'s "{name}" must be an object. {REMEDY}')
    found: dict[str, object] = value
    return found


def int_list_field(whole: dict[str, object], name: str) -> list[int]:
    value = whole.get(name)
    numbers: list[int] = []
    if isinstance(value, list):
        for number in value:
            if not isinstance(number, int) or isinstance(number, bool):
                break
            numbers.append(number)
        if len(numbers) == len(value):
            return numbers
    raise BadRecord(f'The dump\'s "{name}" must be a list of numbers. {REMEDY}')
