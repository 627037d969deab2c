"""A table's game, played again from its record."""

from __future__ import annotations

from delos.api import set_up
from delos.kernel.chance import Chance, SealedChance, restored, spliced
from delos.kernel.errors import DelosError
from delos.kernel.versions import with_version
from delos.server.tables.course import Broken, Course, replayed
from delos.server.tables.rows import Facts


def rebuilt(facts: Facts, moves: list[tuple[int, int | None, int]]) -> Course:
    try:
        title = set_up(facts.title, with_version(facts.options, facts.rules))
    except DelosError as error:
        raise Broken(str(error)) from error
    return replayed(title, luck_of(facts), moves)


def luck_of(facts: Facts) -> Chance:
    """The luck of a table; of one that is played on, the other's until then."""
    own = SealedChance(facts.key)
    if facts.origin is None:
        return own
    return spliced(restored(facts.origin["luck"]), own, facts.origin["count"])
