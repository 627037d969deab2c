"""Games between bots: the same whoever plays them where, none lost and none counted twice."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from delos.arena import ArenaError, Match, Played, Summary, arena, duel
from delos.arena.players import split_names
from delos.cli.main import app
from delos.kernel.errors import BadOption

DELOS = [sys.executable, "-m", "delos.cli"]
SMALL = ("--title", "mytikas", "--players", "2", "--bots", "random")


def results(path: Path) -> list[tuple[Any, ...]]:
    """What is decided by seeds: everything but the times."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    return sorted((one.game, tuple(one.bots), tuple(one.winners), one.decisions) for one in found)


def counted(summary: Summary) -> dict[str, tuple[float, int]]:
    return {name: (bot.wins, bot.sides) for name, bot in summary.bots.items()}


def command(*words: object, code: int = 0) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


# -- counting ------------------------------------------------------------------------------------


def test_greedy_beats_random_and_everything_adds_up() -> None:
    found = duel("classic", "greedy", "random", players=3, games=6, jobs=1)
    assert (found.games, found.played, found.finished, found.maps) == (6, 6, 6, 2)
    greedy, random = found.bots["greedy"], found.bots["random"]
    assert (greedy.sides, random.sides) == (6, 12)
    assert greedy.wins + random.wins == 6
    assert greedy.share > 0.8
    assert greedy.low < greedy.share <= greedy.high
    assert greedy.rating is not None
    assert random.rating is not None
    assert greedy.rating > random.rating
    assert greedy.ms is not None
    assert random.ms is not None
    assert greedy.ms > random.ms > 0
    assert sum(side.wins for side in found.by_side) == 6


def test_a_ladder_tells_each_rung() -> None:
    found = arena("mytikas", ["random", "greedy"], mode="ladder", players=3, games=3)
    assert found.games == 3
    assert [pairing.sides for pairing in found.pairings] == [{"random": 2, "greedy": 1}]
    assert found.pairings[0].bots["greedy"].share == 1


def test_capped_games_count_for_nobody() -> None:
    found = arena("mytikas", ["random"], players=2, games=2, limit=3)
    assert (found.played, found.finished, found.capped) == (2, 0, 2)
    assert found.bots["random"].sides == 0
    assert found.bots["random"].rating is None


# -- resuming ------------------------------------------------------------------------------------


def test_jobs_do_not_change_the_games(tmp_path: Path) -> None:
    for name, jobs in (("one", 1), ("two", 2)):
        command("arena", *SMALL, "--games", 6, "--jobs", jobs, "--out", tmp_path / name)
    one, two = (results(tmp_path / name / "journal.jsonl") for name in ("one", "two"))
    assert len(one) == 6
    assert one == two


def test_finished_games_are_not_played_again(tmp_path: Path) -> None:
    first = arena("mytikas", ["random"], players=2, games=3, out=tmp_path)
    journal = tmp_path / "journal.jsonl"
    before = journal.read_bytes()
    assert counted(arena("mytikas", ["random"], players=2, games=3, out=tmp_path)) == (
        counted(first)
    )
    assert journal.read_bytes() == before
    more = arena("mytikas", ["random"], players=2, games=5, out=tmp_path)
    assert journal.read_bytes().startswith(before)
    assert more.played == 5
    assert counted(more) == counted(arena("mytikas", ["random"], players=2, games=5))


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    bots = ["random"]
    arena("mytikas", bots, players=2, games=4, out=tmp_path)
    journal = tmp_path / "journal.jsonl"
    whole = results(journal)
    content = journal.read_bytes()
    for cut in (1, 20, len(content.splitlines()[-1])):
        journal.write_bytes(content[:-cut])
        assert arena("mytikas", bots, players=2, games=4, out=tmp_path).played == 4
        assert results(journal) == whole
    journal.write_bytes(content[:10])  # even of the first line
    arena("mytikas", bots, players=2, games=4, out=tmp_path)
    assert results(journal) == whole


def test_a_line_twice_counts_once(tmp_path: Path) -> None:
    arena("mytikas", ["random"], players=2, games=3, out=tmp_path)
    journal = tmp_path / "journal.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines, lines[1]]))
    assert arena("mytikas", ["random"], players=2, games=3, out=tmp_path).played == 3


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    arena("mytikas", ["random"], players=2, games=3, out=tmp_path)
    journal = tmp_path / "journal.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([lines[0], b"{\xff}\n", *lines[1:]]))
    with pytest.raises(ArenaError, match="Line 2 of"):
        arena("mytikas", ["random"], players=2, games=3, out=tmp_path)


@pytest.mark.parametrize(
    ("other", "word"),
    [({"seed": 1}, "seed"), ({"players": 3}, "options"), ({"bots": ["greedy"]}, "bots")],
)
def test_a_journal_of_another_run_is_refused(
    tmp_path: Path, other: dict[str, Any], word: str
) -> None:
    asked: dict[str, Any] = {"bots": ["random"], "players": 2, "games": 1, "out": tmp_path}
    arena("mytikas", **asked)
    with pytest.raises(ArenaError, match=f"another run: {word} was"):
        arena("mytikas", **{**asked, **other})


def test_a_journal_of_another_version_is_refused(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"bots": ["random"], "players": 2, "games": 1, "out": tmp_path}
    arena("mytikas", **asked)
    journal = tmp_path / "journal.jsonl"
    head, rest = journal.read_text(encoding="utf-8").split("\n", 1)
    facts = json.loads(head)
    for name, value in (("delos", "0.0.1"), ("code", "0"), ("rules", 0), ("format", 0)):
        journal.write_text(json.dumps({**facts, name: value}) + "\n" + rest, encoding="utf-8")
        with pytest.raises(ArenaError, match="Choose another folder"):
            arena("mytikas", **asked)
    journal.write_text("a letter\n", encoding="utf-8")
    with pytest.raises(ArenaError, match="is not a journal"):
        arena("mytikas", **asked)


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"bots": ["random"], "players": 2, "games": 2, "out": tmp_path}

    def meddle(done: int) -> None:
        with pytest.raises(ArenaError, match="Another run is writing"):
            arena("mytikas", **asked)

    arena("mytikas", **asked, progress=meddle)


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """Killed with everything it started; its processes are gone, its games are not."""
    words = [*SMALL, "--games", "60", "--jobs", "2"]
    out = tmp_path / "killed"
    journal = out / "journal.jsonl"
    run = subprocess.Popen(
        [*DELOS, "arena", *words, "--out", str(out)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if journal.exists() and journal.read_bytes().count(b"\n") >= 4:
            break
        time.sleep(0.02)
    children = children_of(run.pid)
    run.send_signal(signal.SIGKILL)
    run.wait(timeout=20)
    kept = results(journal) if journal.read_bytes().endswith(b"\n") else None
    assert kept is None or 3 <= len(kept) < 60
    wait_for_end(children)
    answer = json.loads(command("arena", *words, "--out", out, "--json"))
    assert answer["played"] == answer["finished"] == 60
    assert kept is None or set(kept) <= set(results(journal))
    fresh = tmp_path / "fresh"
    command("arena", *words, "--out", fresh)
    assert results(journal) == results(fresh / "journal.jsonl")


def children_of(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in tasks.read_text(encoding="utf-8").split()]


def wait_for_end(processes: list[int]) -> None:
    deadline = time.monotonic() + 20
    for process in processes:
        while Path(f"/proc/{process}").exists():
            assert time.monotonic() < deadline, f"{process} outlived the run"
            time.sleep(0.05)


def test_a_killed_process_costs_only_its_games(tmp_path: Path) -> None:
    words = [*SMALL, "--games", "50", "--jobs", "2"]
    run = subprocess.Popen(
        [*DELOS, "arena", *words, "--out", str(tmp_path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    journal = tmp_path / "journal.jsonl"
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if journal.exists() and journal.read_bytes().count(b"\n") >= 3:
            break
        time.sleep(0.02)
    for child in children_of(run.pid):
        words_of = Path(f"/proc/{child}/cmdline").read_bytes()
        if b"spawn_main" in words_of:
            os.kill(child, signal.SIGKILL)
            break
    answer, _ = run.communicate(timeout=100)
    assert json.loads(answer)["finished"] == 50


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """A limit of the size of files stands for the disk: the same error, in the same place."""
    words = ["arena", *SMALL, "--games", "40", "--jobs", "1", "--out", str(tmp_path)]
    done = subprocess.run(
        [*DELOS, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)),
    )
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
    assert "finished games are kept" in done.stderr
    assert "Traceback" not in done.stderr
    journal = tmp_path / "journal.jsonl"
    kept = results(journal)
    assert 1 <= len(kept) < 40
    assert json.loads(command(*words, "--json"))["finished"] == 40
    assert results(journal)[: len(kept)] == kept


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--title", "mytikas", "--bots", "greedy,nobody"], "'nobody'"),
        (["--title", "chess", "--bots", "greedy"], "no title 'chess'"),
        (["--title", "mytikas", "--players", "9", "--bots", "greedy"], "players"),
        (["--title", "mytikas", "--option", "colour=red", "--bots", "greedy"], "colour"),
        (["--title", "mytikas", "--bots", "greedy,greedy"], "named twice"),
        (["--title", "mytikas", "--bots", "python:nothing:Here"], "cannot be found"),
        (["--title", "mytikas"], "Name the bots"),
        (["--title", "mytikas", "--alone", "greedy"], "go together"),
        (["--title", "mytikas", "--bots", "greedy", "--ladder"], "two bots or more"),
    ],
)
def test_wrong_use_is_a_sentence(words: list[str], said: str) -> None:
    told = command("arena", *words, "--games", 1, code=2)
    assert said in told
    assert "Traceback" not in told


def test_an_unknown_mode_is_told() -> None:
    with pytest.raises(BadOption, match="no mode 'cup'"):
        arena("mytikas", ["random"], mode="cup")


class Stubborn:
    """Plays on until the tenth decision, then something that is never legal."""

    def __init__(self, seed: int) -> None:
        self.left = 10

    def choose(self, chair: Any) -> int:
        self.left -= 1
        return int(chair.ids()[-1]) if self.left else -1


class Clumsy:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Any) -> int:
        raise ValueError("I fell")


def test_a_broken_bot_loses_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "broken_bots", sys.modules[__name__])
    names = ["python:broken_bots:Stubborn", "python:broken_bots:Clumsy", "random"]
    found = arena("mytikas", names, players=3, games=3)
    assert (found.finished, found.failed) == (0, 3)
    assert found.bots[names[0]].faults + found.bots[names[1]].faults == 3
    assert found.bots[names[1]].wins == 0
    assert found.bots["random"].sides == 0
    assert any("I fell" in error for error in found.errors)


def test_names_with_options_hold_together() -> None:
    assert split_names(["greedy,search:passes=400,horizon=2,random"]) == [
        "greedy",
        "search:passes=400,horizon=2",
        "random",
    ]
    assert split_names(["engine:bot --a=1,2", "random"]) == ["engine:bot --a=1,2", "random"]


def test_a_game_is_decided_by_its_number() -> None:
    match = Match("legendary", ("random",), {"players": 3}, seed=4)
    first, again, other = match.play(2), match.play(2), match.play(3)
    assert (first.winners, first.decisions) == (again.winners, again.decisions)
    assert first.decisions != other.decisions
