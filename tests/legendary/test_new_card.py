"""The card of CONTRIBUTING, Add a card: written into a copy, it is in play and moves no id."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
DECK = ["dryad", "harpy", "satyr", "giant", "sylph"]
TRY = """
import json, random, sys
import delos

bought = 0
for seed in range(6):
    game = delos.new("legendary", seed=seed, players=3, creature_set=sys.argv[1:])
    dice = random.Random(seed)
    while not game.over:
        texts = game.texts()
        bought += "buy pan" in texts
        game.play("buy pan" if "buy pan" in texts else dice.choice(texts))
    assert delos.replay(game.record()).winners == game.winners
title = delos.new("legendary", seed=1).title
found = {"bought": bought, "actions": title.actions, "complete": title.options["creature_set"]}
found["ids"] = {
    f"{kind.name} {title.text(number, option)}": kind.ids[option]
    for number, kind in enumerate(title.kinds)
    for option in kind.options()
    if not kind.chance
}
print(json.dumps(found))
"""


def tried(source: Path, deck: list[str]) -> dict[str, Any]:
    """What a Python with this source tells after some games with the deck."""
    done = subprocess.run(
        [sys.executable, "-c", TRY, *deck],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.plain_only
def test_the_card_of_the_page_is_in_play_and_moves_no_id(tmp_path: Path) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    match = re.search(r'```python\n("""Pan.*?)```', page, re.DOTALL)
    assert match, "CONTRIBUTING has no example of a card"
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "client", "*.so")
    shutil.copytree(ROOT / "src", source, ignore=ignored)
    before = tried(source, DECK)
    pan = source / "delos" / "legendary" / "creatures" / "pan.py"
    pan.write_text(match.group(1), encoding="utf-8")
    after = tried(source, ["pan", *DECK])
    assert after["bought"] > 0
    assert after["complete"] == before["complete"], "it comes only to tables that name it"
    new = {text: id for text, id in after["ids"].items() if text not in before["ids"]}
    assert new
    assert all(text.endswith(" pan") for text in new)
    assert after["ids"] == {**before["ids"], **new}
    assert sorted(new.values()) == list(range(before["actions"], after["actions"]))
