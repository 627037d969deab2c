"""The process in which bots think."""

from __future__ import annotations

import json
import subprocess
import sys

import delos


def test_answers_line_by_line_and_ends_with_its_input() -> None:
    game = delos.new("legendary", players=3, seed=5, map="quick")
    question = {
        "table": "t",
        "title": "legendary",
        "options": dict(game.title.options),
        "actions": game.actions(),
        "seat": game.seat,
        "level": "greedy",
        "seed": 1,
    }
    lines = [question, {**question, "level": "oracle"}]
    chosen = game.ids()[0]
    taken_back = {**question, "actions": [*game.actions(), chosen][:-1], "level": "random"}
    game.play(chosen)
    lines += [{**question, "actions": game.actions(), "seat": game.seat}, taken_back]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "delos.server.thinking.bot_worker"],
        input="\n".join(json.dumps(line) for line in lines) + "\n",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    answers = [json.loads(line)["action"] for line in done.stdout.splitlines()]
    assert len(answers) == 4
    assert answers[1] == -1  # there is no such bot
    assert answers[2] in game.ids()
    assert done.stderr == ""
