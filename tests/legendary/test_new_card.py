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
NEW = "oread"
DECK = ["dryad", "harpy", "satyr", "giant", "sylph"]
TRY = """
import json, random, sys
import delos

games, buy, deck = int(sys.argv[1]), "buy " + sys.argv[2], sys.argv[2:]
bought = 0
for seed in range(games):
    game = delos.new("legendary", seed=seed, players=3, creature_set=deck)
    dice = random.Random(seed)
    while not game.over:
        texts = game.texts()
        bought += buy in texts
        game.play(buy if buy in texts else dice.choice(texts))
    assert delos.replay(game.record()).winners == game.winners
title = delos.new("legendary", seed=1).title
found = {"bought": bought, "actions": title.actions, "complete": title.options["creature_set"]}
found["ids"] = {
    f"{kind.name} {title.text(number, option)}": kind.ids[option]
    for number, kind in enumerate(title.kinds)
    for option in kind.options()
    if not kind.chance
}
found["newest"] = title.version
found["since"] = {
    f"{kind.name} {title.text(number, option)}": kind.version(option)
    for number, kind in enumerate(title.kinds)
    for option in kind.options()
}
print(json.dumps(found))
"""


def tried(source: Path, games: int, deck: list[str]) -> dict[str, Any]:
    """What a Python with this source tells after some games in which the deck's first is bought."""
    done = subprocess.run(
        [sys.executable, "-c", TRY, str(games), *deck],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def named(example: str, name: str) -> str:
    """The page's card under another name: somebody may have added Pan."""
    return example.replace("Pan", name.title()).replace('"pan"', f'"{name}"')


@pytest.mark.plain_only
@pytest.mark.parametrize("neighbour", ["", "zephyr"])
def test_the_card_of_the_page_is_in_play_and_moves_no_id(tmp_path: Path, neighbour: str) -> None:
    """Also beside another card of the same version that comes behind it in the alphabet."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    match = re.search(r'```python\n("""Pan.*?)```', page, re.DOTALL)
    assert match, "CONTRIBUTING has no example of a card"
    source = tmp_path / "src"
    ignored = shutil.ignore_patterns("__pycache__", "client", "*.so")
    shutil.copytree(ROOT / "src", source, ignore=ignored)
    cards = source / "delos" / "legendary" / "creatures"
    if neighbour:
        text = named(match.group(1), neighbour)
        (cards / f"{neighbour}.py").write_text(text, encoding="utf-8")
    before = tried(source, 0, DECK)
    (cards / f"{NEW}.py").write_text(named(match.group(1), NEW), encoding="utf-8")
    after = tried(source, 3, [NEW, *DECK])
    assert after["bought"] > 0
    assert after["complete"] == before["complete"], "it comes only to tables that name it"
    new = {text: id for text, id in after["ids"].items() if text not in before["ids"]}
    assert new
    assert all(text.endswith(f" {NEW}") for text in new)
    # Among the cards of one version the alphabet decides; nothing of older versions moves.
    older = [text for text in before["ids"] if before["since"][text] < before["newest"]]
    assert older
    assert {text: after["ids"][text] for text in older} == {
        text: before["ids"][text] for text in older
    }
    assert min(new.values()) > max(before["ids"][text] for text in older)
    assert after["actions"] == before["actions"] + len(new)
