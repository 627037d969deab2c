"""A stored game keeps the rules that it was made with."""

from __future__ import annotations

from typing import Any

import pytest

import delos
from delos.api import set_up
from delos.kernel.errors import BadOption
from delos.kernel.versions import of_version, refuse_unknown, rules_version

TITLES = pytest.mark.parametrize("title", delos.titles())


@TITLES
def test_the_newest_rules_are_played_unless_others_are_asked_for(title: str) -> None:
    newest = delos.new(title, seed=1).title.version
    assert newest > 1
    assert delos.new(title, seed=1, rules=1).title.version == 1
    assert delos.new(title, seed=1, rules=None).title.version == newest


@TITLES
def test_records_and_dumps_keep_the_version(title: str) -> None:
    game = delos.new(title, seed=3, rules=1)
    game.playout(4, 60)
    for twin in (delos.replay(game.record()), delos.load(game.dump())):
        assert twin.title.version == 1
        assert twin.title.options == game.title.options
        assert twin.ids() == game.ids()
    assert '[Rules "1"]' in game.record()


@TITLES
def test_a_table_is_set_up_again_by_its_own_version(title: str) -> None:
    game = delos.new(title, seed=3, rules=1)
    again = set_up(title, game.title.again())
    assert (again.version, again.options) == (1, game.title.options)


@pytest.mark.parametrize("rules", [0, 99, -1])
def test_rules_that_nobody_knows_are_refused(rules: int) -> None:
    with pytest.raises(BadOption, match=rf"version '{rules}'.*versions 1 to \d+.*newer Delos"):
        delos.new("legendary", rules=rules)


@pytest.mark.parametrize("rules", ["1", 1.0, True, [1]])
def test_a_version_is_a_number(rules: Any) -> None:
    with pytest.raises(BadOption, match="Option rules must be a version"):
        delos.new("classic", rules=rules)


def test_a_record_of_newer_rules_says_what_to_do() -> None:
    text = delos.new("mytikas", seed=1).record()
    version = delos.new("mytikas", seed=1).title.version
    newer = text.replace(f'[Rules "{version}"]', '[Rules "99"]')
    with pytest.raises(delos.BadRecord, match=r"Line 3: there is no version '99'.*newer Delos"):
        delos.replay(newer)
    with pytest.raises(delos.BadRecord, match="Line 3: 'first' is not a version of the rules"):
        delos.replay(text.replace(f'[Rules "{version}"]', '[Rules "first"]'))


def test_an_option_must_be_as_old_as_the_rules() -> None:
    since = {"comet": 2}
    assert rules_version({}, "toy", 2) == 2
    refuse_unknown({"comet": True, "rules": 2}, "toy", ["comet"], since, 2)
    with pytest.raises(BadOption, match="comet came with version 2 of the rules of toy"):
        refuse_unknown({"comet": True}, "toy", ["comet"], since, 1)
    with pytest.raises(BadOption, match="Unknown option 'tail' for toy"):
        refuse_unknown({"tail": 1}, "toy", ["comet"], since, 2)
    with pytest.raises(BadOption, match="Did you mean 'comet'"):
        refuse_unknown({"comets": 1}, "toy", ["comet"], since, 2)
    assert of_version({"moon": 1, "comet": True}, since, 1) == {"moon": 1}


@TITLES
def test_a_stored_table_that_cannot_be_set_up_says_why(title: str) -> None:
    """Also compiled, where one name of two kinds of error once met the wrong one."""
    game = delos.new(title, seed=1)
    broken = game.record().replace('[Option players "', '[Option players "9')
    with pytest.raises(delos.BadRecord, match="cannot be set up: Option players"):
        delos.replay(broken)
