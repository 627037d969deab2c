"""The reliability suite itself: each detector finds the fault that is planted for it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tools.soak import __main__ as runner
from tools.soak import secrecy, telling
from tools.soak.disk import HEAD, Disk, events
from tools.soak.kills import differences
from tools.soak.leaks import LEAKS, planted
from tools.soak.memory import judged
from tools.soak.nonsense import Nonsense
from tools.soak.pages import Pages
from tools.soak.plants import PLANTS
from tools.soak.players import Played, Sent
from tools.soak.trial import Bounds, Run
from tools.soak.trials import TRIALS


def run_of(name: str, folder: Path, plant: str = "", count: int = 10**9) -> Run:
    short = TRIALS[name].short
    return Run(name, Bounds(min(count, short.count), short.seconds), 1, folder, plant)


# -- secrecy ---------------------------------------------------------------------------------------


def compared(run: Run, games: int, most: int = 12) -> Run:
    """Some moments of each title, every channel asked."""
    comparing = secrecy.Comparing(run)
    for number in range(games):
        for count, (before, course) in enumerate(secrecy.moments(number)):
            if count == most or run.faults:
                break
            comparing.moment(before, course)
    return run


@pytest.fixture
def every_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "RARE", 1.0)
    monkeypatch.setattr(telling, "RARER", 0.3)
    monkeypatch.setattr(secrecy, "TWINS", 2)


@pytest.mark.usefixtures("every_channel")
def test_no_channel_tells_what_is_hidden(tmp_path: Path) -> None:
    run = compared(run_of("secrets", tmp_path), games=3, most=4)
    assert run.faults == []
    assert run.count > 300


@pytest.mark.usefixtures("every_channel")
@pytest.mark.parametrize("name", [name for name in LEAKS if name != "leak-page"])
def test_a_leak_in_a_channel_is_found(name: str, tmp_path: Path) -> None:
    with planted(name):
        assert compared(run_of("secrets", tmp_path, name), games=3).faults


def test_a_page_of_a_tournament_that_knows_too_much_is_found(tmp_path: Path) -> None:
    run = run_of("secrets", tmp_path)
    pages = Pages(run, random.Random(1))
    try:
        courses = [course for _, course in secrecy.moments(3)][:3]
        pages.moment(courses[0])
        assert run.faults == []
        assert pages.asked["tournaments"]
        with planted("leak-page"):
            for course in courses:
                pages.moment(course)
        assert any("/tournaments/" in words for words in run.faults)
    finally:
        pages.close()


# -- disks -----------------------------------------------------------------------------------------


def record(kind: str, file: int, at: int, content: bytes) -> bytes:
    return HEAD.pack(kind.encode(), file, at, len(content)) + content


def test_only_what_was_synced_is_sure_to_be_there(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    safe, loose = b"a" * 512, b"b" * 2048
    journal.write_bytes(
        record("O", 1, 0, b"wal")
        + record("W", 1, 0, safe)
        + record("s", 1, 0, b"")
        + record("W", 1, 512, loose)  # between the beginning and the end of the sync
        + record("S", 1, 0, b"")
        + record("A", 0, 0, b'{"type":"done","n":7,"index":1}')
        + record("W", 1, 0, b"cut off")[:-3]
    )
    (tmp_path / "disk").mkdir()
    disk, dice = Disk(tmp_path / "disk"), random.Random(1)
    for event in events(journal):
        disk.see(event)
    assert disk.answered == [7]
    assert disk.after_power_loss(dice, 0.0) == {}  # nobody has made its name safe
    disk.names["wal"].named = True
    assert disk.after_power_loss(dice, 0.0) == {"wal": safe}
    assert disk.after_power_loss(dice, 1.0) == {"wal": safe + loose}
    found = {disk.after_power_loss(dice, 0.5)["wal"] for _ in range(50)}
    assert len(found) > 5
    assert all(one.startswith(safe) for one in found)


def test_lost_changed_and_invented_moves_are_told() -> None:
    table = Played("t", "", {0: 5, 1: 6})
    assert differences(table, [5, 6]) == []
    assert differences(table, [5]) == ["acknowledged move 1 is lost"]
    assert differences(table, [5, 7]) == ["acknowledged move 1 is another one"]
    assert differences(table, [5, 6, 9]) == ["1 moves are stored that nobody has made"]
    table.waiting = Sent(3, 2, 0, 9)
    assert differences(table, [5, 6, 9]) == []
    assert len(differences(table, [5, 6, 9, 9])) == 1


# -- memory, nonsense ------------------------------------------------------------------------------


@pytest.mark.parametrize(("grown", "faults"), [(0.0, 0), (3.0, 0), (30.0, 1)])
def test_memory_that_grows_is_told(grown: float, faults: int, tmp_path: Path) -> None:
    dice = random.Random(1)
    run = run_of("memory", tmp_path)
    hour = [(float(n), 100 + dice.uniform(-2, 2) + grown * n / 3600) for n in range(0, 3600, 10)]
    judged(run, [(0.0, 40.0)] * 60 + hour)  # filling caches is no growth
    assert len(run.faults) == faults


def test_nonsense_is_varied_and_whole() -> None:
    nonsense = Nonsense(random.Random(1))
    found = {nonsense.message() for _ in range(500)}
    assert len(found) > 300
    assert len({nonsense.request(["id"], ["c"]) for _ in range(200)}) > 120


# -- the runner ------------------------------------------------------------------------------------


def test_the_runner_tells_what_it_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(runner, "RESULTS", tmp_path)
    assert runner.main(["games", "--count", "2"]) == 0
    assert json.loads((tmp_path / "games.json").read_text())["count"] == 2
    assert "games: 2 games of 2" in (tmp_path / "summary.md").read_text()
    monkeypatch.setattr("tools.soak.games.LIMIT", 3)
    assert runner.main(["games", "--count", "1"]) == 1
    assert "FAULT" in capsys.readouterr().out
    for wrong in (["nothing"], ["games", "--plant", "hoard"], ["--count", "0"]):
        with pytest.raises(SystemExit) as ended:
            runner.main(wrong)
        assert ended.value.code == 2


def test_every_planted_fault_belongs_to_a_trial() -> None:
    used = {name for trial in TRIALS.values() for name in trial.plants}
    assert used == {*PLANTS, *LEAKS}


def test_a_move_has_one_effect_however_often_it_comes(tmp_path: Path) -> None:
    run = run_of("submits", tmp_path, count=300)
    TRIALS["submits"].go(run)
    assert run.faults == []
    assert run.figures["moves"] > 50


@pytest.mark.nightly
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("name", "plant", "words"),
    [
        ("kills", "early-answers", "is lost"),
        ("power", "sync-off", "not on the disk"),
        ("power", "sync-normal", "not on the disk"),
        ("postgres", "early-answers", "is lost"),
        ("submits", "forgetful", "was answered -1 stale"),
        ("fuzz", "fault-live", "log:"),
        ("fuzz", "fault-http", "500 for"),
        ("schema", "fault-http", "Server error"),
        ("memory", "hoard", "memory grew"),
        ("storm", "late-start", "was back after"),
        ("load", "slow", "to be shown"),
    ],
)
def test_a_planted_fault_is_found(name: str, plant: str, words: str, tmp_path: Path) -> None:
    run = run_of(name, tmp_path, plant)
    TRIALS[name].go(run)
    assert any(words in fault for fault in run.faults), run.told()
