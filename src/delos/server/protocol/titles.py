"""Messages about the games, their options, words and rules."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw, Struct

from delos.server.protocol.common import Value


class OptionForm(Struct):
    """An option of a title, for the form that makes a table."""

    name: str
    type: Literal["bool", "int", "choice", "text", "set"]
    choices: list[str]
    default: Value
    least: int | None = None
    most: int | None = None


class TitleInfo(Struct):
    id: str
    name: str
    editions: list[str]
    players: list[int]
    seats: dict[str, int]  # how many seats a number of players has; teams of two as "4-teams"
    factions: list[str]  # in seat order
    levels: list[str]  # of bots
    options: list[OptionForm]


class MapInfo(Struct):
    code: str
    drawing: Raw


class Help(Struct):
    """What a thing is or does, in a few words."""

    id: str  # a token such as god:zeus
    kind: str  # god, creature, option ...
    name: str
    text: str
    rules: list[str]  # ids of the catalogue


class TitleTexts(Struct):
    lang: str
    names: dict[str, str]  # by token; option:edition and choice:edition:base too
    phrases: dict[str, str]  # inside a sentence ("the Kraken"), where that is not the bare name
    helps: list[Help]


class Rule(Struct):
    id: str
    text: str  # without markup
    examples: int = 0  # that show it on a board
    unshown: str = ""  # why no position shows it, in words


class RuleSection(Struct):
    name: str
    rules: list[Rule]


class TitleRules(Struct):
    sections: list[RuleSection]
