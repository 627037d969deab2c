"""Action ids never move: stored games name their actions by them."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path

import pytest

import delos
from delos.kernel.dump import checksum
from delos.legendary.kinds import KINDS as LEGENDARY
from delos.mytikas.kinds import KINDS as MYTIKAS
from tools.actions import ids_now, problems, read, rewritten, updated

ROOT = Path(__file__).resolve().parent.parent.parent


def test_ids_mean_what_they_meant() -> None:
    wrong = problems(read(ROOT), ids_now())
    assert not wrong, "\n".join(wrong)


def test_moved_ids_ask_for_a_version() -> None:
    now = ids_now()
    kept = deepcopy(now)
    kept["legendary"]["1"] = "0" * 16
    (sentence,) = problems(kept, now)
    assert "action ids of version 1 moved" in sentence
    assert "Raise VERSION in src/delos/legendary/title.py" in sentence
    assert "1" in updated(kept, now)["legendary"], "an update may not touch an older version"
    assert updated(kept, now)["legendary"]["1"] == "0" * 16


def test_ids_of_a_new_version_are_written_down() -> None:
    now = ids_now()
    kept = deepcopy(now)
    newest = max(kept["mytikas"], key=int)
    del kept["mytikas"][newest]
    (sentence,) = problems(kept, now)
    assert "--update" in sentence
    assert updated(kept, now) == now


@pytest.mark.parametrize("title", ["legendary", "classic", "mytikas"])
def test_a_dump_with_other_ids_is_refused(title: str) -> None:
    whole = json.loads(delos.new(title, seed=1).dump())
    whole["ids"] = "0" * 16
    whole["check"] = checksum(whole)
    with pytest.raises(delos.BadRecord, match="another Delos: its numbers of actions"):
        delos.load(json.dumps(whole))


@pytest.mark.parametrize("title", ["legendary", "classic", "mytikas"])
def test_ids_of_chance_move_when_players_have_more(title: str) -> None:
    """A dump of a Delos with three player actions less."""
    game = delos.new(title, seed=1)
    whole = json.loads(game.dump())
    first = game.title.actions
    whole["actions"] = [id if id < first else id - 3 for id in whole["actions"]]
    whole["chance_from"] = first - 3
    whole["check"] = checksum(whole)
    assert delos.load(json.dumps(whole)).actions() == game.actions()
    whole["chance_from"] = first + 1
    whole["check"] = checksum(whole)
    with pytest.raises(delos.BadRecord, match="chance_from"):
        delos.load(json.dumps(whole))


NUMBERED = {
    "legendary": (LEGENDARY, ["cyclades/kinds.py", "legendary/kinds.py"]),
    "mytikas": (MYTIKAS, ["mytikas/kinds.py"]),
}


@pytest.mark.parametrize("title", NUMBERED)
def test_every_number_of_a_kind_is_given_once(title: str) -> None:
    """Procedures name kinds by number; what stands before the options of kinds are such numbers."""
    kinds, modules = NUMBERED[title]
    given: dict[int, list[str]] = {}
    for module in modules:
        text = (ROOT / "src" / "delos" / module).read_text(encoding="utf-8")
        numbers = text.partition("# options of")[0]
        for name, number in re.findall(r"^([A-Z_]+): Final = (\d+)$", numbers, re.MULTILINE):
            given.setdefault(int(number), []).append(name)
    twice = {number: names for number, names in given.items() if len(names) > 1}
    assert not twice, f"give the newest of them the next free number, {len(given)}: {twice}"
    assert sorted(given) == list(range(len(given))), "a number is left out"
    assert len(given) <= len(kinds), "every number needs its kind, in the order of the numbers"


def test_an_update_tells_that_ids_of_its_version_moved() -> None:
    now = ids_now()
    kept = deepcopy(now)
    newest = max(kept["legendary"], key=int)
    kept["legendary"][newest] = "0" * 16
    (sentence,) = rewritten(kept, now)
    assert f"legendary: version {newest} had other ids until now" in sentence
    assert "tools.golden --write legendary" in sentence
    assert rewritten(now, now) == []
