"""Messages that show a rule on a board."""

from __future__ import annotations

from msgspec import Struct

from delos.server.protocol.looking import ReplayInfo
from delos.server.protocol.tables import TableDetail


class ExampleFrame(ReplayInfo):
    """A moment of an example; ``refused`` is an action that the rules do not allow there."""

    refused: str = ""
    reason: str = ""


class RuleExample(Struct):
    rule: str
    number: int
    of: int  # examples of the rule
    seat: int | None  # whose eyes see it
    table: TableDetail
    frames: list[ExampleFrame]
