"""Records: a game as text that people can read and ``read_record`` can replay.

Tag pairs come first, then one numbered line per action, chance's and forced ones included, and
last the result once more, so that a file that was cut short is noticed. docs/records.md tells
the format.
"""

import json
from collections.abc import Callable
from typing import Final, final

from delos.kernel import inside
from delos.kernel.chance import Chance, SealedChance, SeededChance, commitment, restored
from delos.kernel.errors import BadRecord, DelosError
from delos.kernel.frame import CHANCE, NOBODY
from delos.kernel.game import Game
from delos.kernel.title import Title
from delos.kernel.versions import UnknownVersion, with_version

FORMAT: Final = 1
UNFINISHED: Final = "*"
NO_WINNER: Final = "nobody"
CHANCE_NAME: Final = "chance"
TAGS: Final = ["Delos", "Title", "Rules", "Seed", "Sealed", "Key", "Chance", "Result"]
NUMBERED_TAGS: Final = ["Option", "Seat", "Player"]  # these have a name before the value
FREE_TAGS: Final = ["Date", "Event", "Note", "Site"]  # for people; the rules do not read them
SHOWN: Final = 6  # legal options that an error names

SetUp = Callable[[str, dict[str, object]], Title]


# -- writing ------------------------------------------------------------------------------------


def write_record(game: Game) -> str:
    """The whole game as text; BadRecord if its actions do not lead from the opening to here."""
    title = game.title
    lines = [tag("Delos", str(FORMAT)), tag("Title", title.name), tag("Rules", str(title.version))]
    for name, value in title.options.items():
        if name == "seed":
            lines.append(tag("Seed", json.dumps(value)))
        else:
            lines.append(tag("Option " + name, json.dumps(value, ensure_ascii=False)))
    for seat in range(len(title.seats)):
        lines.append(tag(f"Seat {seat}", title.seats[seat]))
    lines += luck_tags(game)
    result = result_of(game)
    lines.append(tag("Result", result))
    lines.append("")
    lines += action_lines(game)
    lines.append(result)
    return "\n".join(lines) + "\n"


def tag(name: str, value: str) -> str:
    return f"[{name} {json.dumps(value, ensure_ascii=False)}]"


def luck_tags(game: Game) -> list[str]:
    """A sealed game shows its key only when it is over: until then the key tells the future."""
    chance = game._chance
    if isinstance(chance, SealedChance):
        tags = [tag("Sealed", commitment(chance.key))]
        if game._actor == NOBODY:
            tags.append(tag("Key", chance.key.hex()))
        return tags
    if isinstance(chance, SeededChance) and game._actor != NOBODY:
        return [tag("Chance", chance.saved())]
    return []


def result_of(game: Game) -> str:
    """The names of the winners, or what stands for none."""
    if game._actor != NOBODY:
        return UNFINISHED
    names = [game.title.seats[seat] for seat in game.title.winners(game._state)]
    return " ".join(names) if names else NO_WINNER


def action_lines(game: Game) -> list[str]:
    """Replays the game, because only a game at its decision knows who decides."""
    title = game.title
    twin = Game(title, title.opening(False), None)
    lines: list[str] = []
    for action in game.actions():
        inside.look(twin)
        option = -1
        if twin._actor != NOBODY:
            option = title.kinds[inside.kind(twin)].option(action)
        if option not in inside.options(twin):
            raise BadRecord(NOT_FROM_OPENING)
        text = title.text(inside.kind(twin), option)
        lines.append(f"{len(lines) + 1} {actor_name(title, twin._actor)} {text}")
        inside.perform(twin, option)
    inside.look(twin)
    if same_state(title, game, twin):
        return lines
    raise BadRecord(NOT_FROM_OPENING)


NOT_FROM_OPENING: Final = (
    "This game has no record: its actions do not lead from the opening to this position (it "
    "comes from a scenario or from imagine()). Use dump() to keep it."
)


def same_state(title: Title, one: Game, other: Game) -> bool:
    return json.dumps(title.saved(one._state), sort_keys=True) == json.dumps(
        title.saved(other._state), sort_keys=True
    )


def actor_name(title: Title, actor: int) -> str:
    return CHANCE_NAME if actor == CHANCE else title.seats[actor]


# -- reading ------------------------------------------------------------------------------------


@final
class Line:
    """A line of a record that is not empty, with its number in the file."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text


@final
class Record:
    """A record taken apart, not yet replayed."""

    def __init__(
        self,
        tags: dict[str, str],
        places: dict[str, int],
        options: dict[str, object],
        actions: list[Line],
        result: Line,
    ) -> None:
        self.tags = tags
        self.places = places  # the line of each tag
        self.options = options
        self.actions = actions
        self.result = result

    def tag(self, name: str) -> str:
        """The value of a tag, empty when it is not there."""
        return self.tags.get(name, "")


def read_record(text: str, set_up: SetUp, stop: int = -1) -> Game:
    """The game that the record tells, at the same decision and with the same luck ahead.

    ``stop``: only the first so many actions, and no look at the result; chance is then the
    caller's. BadRecord names the line, what was expected there and what was found.
    """
    record = parse_record(text)
    game = seated(record, set_up)
    if stop >= 0:
        if stop > len(record.actions):
            raise BadRecord(
                f"The record has {len(record.actions)} actions, so there is no step {stop}. "
                f"Choose a step from 0 to {len(record.actions)}."
            )
        replay(game, record.actions[:stop])
        return game
    chance = chance_of(record)
    replay(game, record.actions)
    game._chance = chance
    if game._actor != NOBODY:
        inside.begin(game)  # a record that stops before a forced action
    check_result(game, record)
    return game


def verify_record(text: str, set_up: SetUp) -> int:
    """Check a sealed record against its key; how many draws were verified."""
    record = parse_record(text)
    if "Sealed" not in record.tags:
        raise BadRecord(
            "This record is not sealed: it has no [Sealed] tag, so its luck cannot be verified. "
            "Only games played with a sealing key can."
        )
    if "Key" not in record.tags:
        raise BadRecord(
            "The key of this sealed record is not published yet: it has no [Key] tag. "
            "The key is added when the game is over; verify the record then."
        )
    chance = sealed_chance(record)
    game = seated(record, set_up)
    inside.look(game)
    draws = 0
    for line in record.actions:
        option = option_of(game, line)
        if game._actor == CHANCE:
            due = chance.pick(inside.options(game), game._state.odds(), game.count)
            if due != option:
                raise BadRecord(
                    f"Line {line.number}: action {game.count + 1} was tampered with. The key gives "
                    f"{game.title.text(inside.kind(game), due)!r}, the record has "
                    f"{game.title.text(inside.kind(game), option)!r}."
                )
            draws += 1
        inside.perform(game, option)
        inside.look(game)
    check_result(game, record)
    return draws


def parse_record(text: str) -> Record:
    """Take a record apart and check its form."""
    lines = content_lines(text)
    if not lines:
        raise BadRecord('The record is empty. A record starts with [Delos "1"].')
    first = lines[0]
    if not first.text.startswith("[Delos "):
        raise BadRecord(
            f'Line {first.number}: this is not a Delos record. Expected [Delos "{FORMAT}"], '
            f"found {shorten(first.text)}."
        )
    tags: dict[str, str] = {}
    places: dict[str, int] = {}
    count = 0
    for line in lines:
        if not line.text.startswith("["):
            break
        add_tag(line, tags, places)
        count += 1
    check_format(tags, places)
    rest = lines[count:]
    for name in ["Title", "Rules", "Result"]:
        if name not in tags:
            raise BadRecord(
                f'The tag [{name} "..."] is missing. Add it between line {first.number} and '
                f"the first action, or write the record again with game.record()."
            )
    if not rest or is_numbered(rest[-1].text):
        last = lines[-1].number
        raise BadRecord(
            f"Line {last}: the record is cut short: after the last action it must end with its "
            f"result ({tags['Result']!r}). Get the whole file, or, to keep what there is, set "
            f'[Result "{UNFINISHED}"] and end the file with a line {UNFINISHED!r}.'
        )
    return Record(tags, places, options_of(tags, places), rest[:-1], rest[-1])


def content_lines(text: str) -> list[Line]:
    lines: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        stripped = raw.strip()
        if stripped and not stripped.startswith("#"):
            lines.append(Line(number, stripped))
    return lines


def is_numbered(text: str) -> bool:
    return text.split(maxsplit=1)[0].isdigit()


def add_tag(line: Line, tags: dict[str, str], places: dict[str, int]) -> None:
    """``[Name "value"]`` or ``[Option name "value"]``; the value is a JSON string."""
    quote = line.text.find('"')
    if quote < 0 or not line.text.endswith('"]'):
        raise BadRecord(
            f'Line {line.number}: a tag looks like [Name "value"], found {shorten(line.text)}.'
        )
    words = line.text[1:quote].split()
    value = json_string(line.text[quote:-1], line.number)
    known = (len(words) == 1 and words[0] in TAGS + FREE_TAGS) or (
        len(words) == 2 and words[0] in NUMBERED_TAGS
    )
    if not known:
        raise BadRecord(
            f"Line {line.number}: unknown tag {shorten(' '.join(words))}. Known tags: "
            f"{', '.join(TAGS + NUMBERED_TAGS + FREE_TAGS)}. A comment starts with #."
        )
    name = " ".join(words)
    if name in tags:
        raise BadRecord(
            f"Line {line.number}: the tag {name} is already on line {places[name]}. Remove one."
        )
    tags[name] = value
    places[name] = line.number


def json_string(text: str, number: int) -> str:
    value = json_value(text, number)
    if not isinstance(value, str):
        raise BadRecord(f"Line {number}: expected a text in quotes, found {shorten(text)}.")
    return value


def json_value(text: str, number: int) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"Line {number}: {shorten(text)} is not valid JSON.") from None
    return value


def check_format(tags: dict[str, str], places: dict[str, int]) -> None:
    version = tags["Delos"]
    if version == str(FORMAT):
        return
    if version.isdecimal():
        raise BadRecord(
            f"Line {places['Delos']}: the record has format {shorten(version)}; this Delos reads "
            f"format {FORMAT}. Update Delos to read it."
        )
    raise BadRecord(
        f"Line {places['Delos']}: {shorten(version)} is not a format version. "
        f'Expected [Delos "{FORMAT}"].'
    )


def options_of(tags: dict[str, str], places: dict[str, int]) -> dict[str, object]:
    options: dict[str, object] = {}
    for name, value in tags.items():
        if name == "Seed":
            options["seed"] = json_value(value, places[name])
        elif name.startswith("Option "):
            options[name.removeprefix("Option ")] = json_value(value, places[name])
    return options


def seated(record: Record, set_up: SetUp) -> Game:
    """The table as it stood before the first action; its title, rules and seats agree."""
    name = record.tag("Title")
    place = f"Line {record.places['Rules']}"
    rules = version_in(record.tag("Rules"), place)
    try:
        title = set_up(name, with_version(record.options, rules))
    except UnknownVersion as other:  # a name of its own: compiled, a name has one type
        raise BadRecord(f"{place}: {other}") from other
    except DelosError as error:
        raise BadRecord(f"The record's table cannot be set up: {error}") from error
    for tag_name, value in record.tags.items():
        if tag_name.startswith("Seat "):
            check_seat(title, tag_name.removeprefix("Seat "), value, record.places[tag_name])
    return Game(title, title.opening(False), None)


def version_in(rules: str, place: str) -> int:
    """The version of the rules that a record or dump names."""
    if not (rules.isdecimal() and rules.isascii() and len(rules) < 10):
        raise BadRecord(f"{place}: {shorten(rules)} is not a version of the rules, a number.")
    return int(rules)


def check_seat(title: Title, seat: str, name: str, number: int) -> None:
    for index in range(len(title.seats)):
        if str(index) == seat:
            if title.seats[index] != name:
                raise BadRecord(
                    f"Line {number}: seat {seat} is {title.seats[index]!r} with these options, "
                    f"found {shorten(name)}. Correct the options or the seat."
                )
            return
    raise BadRecord(
        f"Line {number}: there is no seat {shorten(seat)}: with these options seats are numbered "
        f"0 to {len(title.seats) - 1}."
    )


def chance_of(record: Record) -> Chance | None:
    """Who answers for chance after the replay: as before, or the caller."""
    if "Key" in record.tags:
        return sealed_chance(record)
    if "Chance" not in record.tags:
        return None
    try:
        return restored(record.tag("Chance"))
    except ValueError:
        raise BadRecord(
            f"Line {record.places['Chance']}: {shorten(record.tag('Chance'))} does not describe "
            f"any chance. Remove the tag to answer for chance yourself."
        ) from None


def sealed_chance(record: Record) -> SealedChance:
    """The key's chance, once the key is what was promised."""
    number = record.places["Key"]
    if "Sealed" not in record.tags:
        raise BadRecord(
            f"Line {number}: a record with a [Key] needs the [Sealed] tag that was published "
            f"before the game."
        )
    try:
        chance = SealedChance(bytes.fromhex(record.tag("Key")))
    except ValueError:
        raise BadRecord(
            f"Line {number}: a key has 64 hexadecimal digits, found {shorten(record.tag('Key'))}."
        ) from None
    promised = record.tag("Sealed")
    if commitment(chance.key) != promised.lower():
        raise BadRecord(
            f"Line {number}: the key is not the one that was promised: its commitment is "
            f"{commitment(chance.key)}, [Sealed] has {shorten(promised)}."
        )
    return chance


def replay(game: Game, actions: list[Line]) -> None:
    """Play the actions as they stand and stop at the decision after them."""
    inside.look(game)
    for line in actions:
        inside.perform(game, option_of(game, line))
        inside.look(game)


def option_of(game: Game, line: Line) -> int:
    """The option of the current decision that the line names."""
    number = str(game.count + 1)
    found = line.text.split()
    if game._actor == NOBODY:
        raise BadRecord(
            f"Line {line.number}: the game is over after action {game.count}. Expected the "
            f"result {result_of(game)!r}, found {shorten(line.text)}."
        )
    if found[0] != number:
        raise BadRecord(
            f"Line {line.number}: expected action {number}, found {shorten(line.text)}. "
            f"Actions are numbered from 1 without gaps."
        )
    actor = actor_name(game.title, game._actor).split()
    if found[1 : 1 + len(actor)] == actor:
        wanted = " ".join(found[1 + len(actor) :])
        for option in inside.options(game):
            if game.title.text(inside.kind(game), option) == wanted:
                return option
    raise BadRecord(
        f"Line {line.number}: action {number} cannot be played. Expected {' '.join(actor)} to "
        f"decide {game.title.kinds[inside.kind(game)].name!r}: {some_texts(game)}; found "
        f"{shorten(' '.join(found[1:]))}."
    )


def some_texts(game: Game) -> str:
    """A few of the legal options."""
    texts = game.texts()
    shown = ", ".join([repr(text) for text in texts[:SHOWN]])
    left = len(texts) - SHOWN
    return f"{shown} and {left} more" if left > 0 else shown


def check_result(game: Game, record: Record) -> None:
    result = result_of(game)
    if record.tag("Result") != result:
        raise BadRecord(
            f"Line {record.places['Result']}: the replayed game gives the result {result!r}, "
            f"the tag has {shorten(record.tag('Result'))}. Correct the tag or the actions."
        )
    if record.result.text != result:
        raise BadRecord(
            f"Line {record.result.number}: expected the result {result!r} at the end, found "
            f"{shorten(record.result.text)}."
        )


def shorten(text: str) -> str:
    """A quotation that fits into an error message."""
    return repr(text if len(text) <= 60 else text[:57] + "...")
