"""Training: the same seeds give the same weights, and a kill costs only what was under way."""

from __future__ import annotations

import json
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from delos.api import new
from delos.bots.chance.outlook import position_of
from delos.bots.chance.weights import BOOKS, packed, read_net, shape_of, unpacked
from delos.kernel.errors import BadOption
from delos.learn.training import model
from delos.learn.training.fit import Recipe
from delos.learn.training.journal import BadRun, Journal
from delos.learn.training.marks import marks_of
from delos.learn.training.samples import PER_GAME, Sample, sampled
from delos.learn.training.selfplay import Course, Played, play
from delos.learn.training.tables import table_options, title_of
from delos.learn.training.train import Run, train

COURSE = Course("classic", "random", 5)
RECIPE = Recipe(traits=6, hidden=4, rounds=3, batch=64, seed=5)
GAMES = 20


def quiet(name: str, size: int) -> object:
    return lambda: None


def trained(folder: Path, jobs: int = 1, games: int = GAMES) -> bytes:
    run = Run(COURSE, games, RECIPE, jobs)
    return train(run, folder, lambda name, size: lambda: None).weights.read_bytes()


def test_a_short_run_makes_weights_that_can_be_used(tmp_path: Path) -> None:
    ticks: dict[str, int] = {}

    def steps(name: str, size: int) -> object:
        ticks[name] = 0

        def tick() -> None:
            ticks[name] += 1

        return tick

    done = train(Run(COURSE, GAMES, RECIPE), tmp_path, steps)  # type: ignore[arg-type]
    assert ticks == {"games": GAMES, "positions": GAMES, "rounds": 18}
    net = read_net("classic", done.weights)
    game = new("classic", seed=1, players=3, events=False)
    assert len(net.logits(position_of(game, 0))) == 3
    record = json.loads(done.record.read_text(encoding="utf-8"))
    assert record["games"] == GAMES
    assert record["command"] == (
        "delos train classic --bot random --games 20 --seed 5 --traits 6 --hidden 4 --rounds 3 "
        "--batch 64"
    )
    assert len(record["curve"]) == 3
    assert record["marks"]["games"] == GAMES
    assert done.diagram.read_text(encoding="utf-8").startswith("<svg")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nothing stopped."""
    folder = tmp_path_factory.mktemp("whole")
    trained(folder)
    return folder


@pytest.fixture
def whole(run: Path) -> bytes:
    return (run / "classic.weights").read_bytes()


@pytest.mark.timeout(400)
def test_same_seeds_same_weights_however_many_jobs(run: Path, whole: bytes, tmp_path: Path) -> None:
    assert trained(tmp_path, jobs=2) == whole
    assert trained(run) == whole  # nothing is left to do


@pytest.mark.timeout(400)
def test_after_a_kill_the_same_command_goes_on(whole: bytes, tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    command = [sys.executable, "-m", "delos.cli", "train", "classic", "--bot", "random"]
    command += ["--games", str(GAMES), "--seed", "5", "--out", str(folder), "--jobs", "1"]
    command += ["--rounds", "3"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    journal = folder / "games.jsonl"
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if journal.exists() and journal.read_bytes().count(b"\n") > 6:
                break
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    finally:
        process.kill()
        process.wait()
    found = journal.read_bytes()
    assert found.count(b"\n") > 6
    kept = found[: found.rindex(b"\n") + 1]
    journal.write_bytes(found + b'{"game":23,"opt')  # cut off in the middle of a line
    assert trained(folder) == whole
    assert journal.read_bytes().startswith(kept)


@pytest.mark.timeout(400)
def test_a_checkpoint_is_taken_up(
    run: Path, whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from delos.learn.training import fit

    shutil.copy(run / "games.jsonl", tmp_path)
    rounds: list[int] = []
    once = fit.one_round

    def counted(state: fit.Progress, taught: Sample, recipe: Recipe) -> float:
        rounds.append(state.round)
        if len(rounds) == 6:
            raise KeyboardInterrupt
        return once(state, taught, recipe)

    monkeypatch.setattr(fit, "one_round", counted)
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path)
    assert trained(tmp_path) == whole
    assert rounds == [*[0, 1, 2] * 2, *[2], *[0, 1, 2] * 4]


def test_more_games_are_added_to_those_that_are_there(run: Path, tmp_path: Path) -> None:
    shutil.copy(run / "games.jsonl", tmp_path)
    before = (run / "games.jsonl").read_bytes()
    trained(tmp_path, games=GAMES + 3)
    after = (tmp_path / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 3


# -- bad input ----------------------------------------------------------------------------------


def test_runs_are_not_mixed(tmp_path: Path) -> None:
    Journal(tmp_path, COURSE).close()
    with pytest.raises(BadRun, match=r"with seed 5, not 6.*Choose another folder"):
        Journal(tmp_path, Course("classic", "random", 6))
    text = (tmp_path / "games.jsonl").read_text(encoding="utf-8")
    (tmp_path / "games.jsonl").write_text(text.replace('"version":"', '"version":"9.'))
    with pytest.raises(BadRun, match=r"with version '9\."):
        Journal(tmp_path, COURSE)


def test_damaged_files_are_told(run: Path, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("no journal\n")
    with pytest.raises(BadRun, match="holds no games of a training"):
        Journal(tmp_path, COURSE)
    Journal(tmp_path / "b", COURSE).close()
    with (tmp_path / "b" / "games.jsonl").open("a") as file:
        file.write("nonsense\n")
    with pytest.raises(BadRun, match="a line is no game"):
        Journal(tmp_path / "b", COURSE)
    shutil.copytree(run, tmp_path / "c")
    (tmp_path / "c" / "checkpoint-2.npz").write_bytes(b"PK nonsense")
    with pytest.raises(BadRun, match=r"checkpoint-2.npz is damaged .* Remove it"):
        trained(tmp_path / "c")


def test_a_game_of_other_rules_is_told() -> None:
    played = play(COURSE, 3)
    wrong = Played(3, played.options, 0.0, [9_999_999, *played.actions], played.winners)
    with pytest.raises(BadRun, match="Game 3 breaks at its action 0"):
        sampled(("classic", wrong))


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk."""
    journal = Journal(tmp_path, COURSE)
    game = play(COURSE, 0)
    journal.add(game)
    size = journal.path.stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    old = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, hard))
        with pytest.raises(BadRun, match=r"cannot be written: File too large.*is kept"):
            journal.add(play(COURSE, 1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, old)
        journal.close()
    again = Journal(tmp_path, COURSE)
    again.close()
    assert again.numbers == {0}
    assert again.games(5) == [game]
    assert again.path.stat().st_size == size


def test_wrong_wishes_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"nothing to train for 'chess'.*hades"):
        title_of("chess")
    with pytest.raises(BadOption, match="no bot 'clever' for mytikas"):
        train(Run(Course("mytikas", "clever", 1), 50, RECIPE), tmp_path, quiet)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="at least 20 games, not 5"):
        train(Run(COURSE, 5, RECIPE), tmp_path, quiet)  # type: ignore[arg-type]


# -- the parts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_tables_are_of_all_sizes(book: str) -> None:
    dice = random.Random(1)
    drawn = [table_options(book, dice) for _ in range(300)]
    sizes = {"legendary": {2, 3, 4, 5, 6}, "mytikas": {2, 3, 4}}.get(book, {2, 3, 4, 5})
    assert {options["players"] for options in drawn} == sizes
    if book == "legendary":
        assert {options["edition"] for options in drawn} == {"base", "complete"}
    if book == "hades":
        assert all(options["modules"] for options in drawn)
        assert len({tuple(options["modules"]) for options in drawn}) > 5  # type: ignore[arg-type]


def test_positions_are_spread_over_the_game() -> None:
    found = sampled(("classic", play(COURSE, 1)))
    assert found is not None
    assert PER_GAME - 3 <= len(found) <= PER_GAME
    assert 0.2 < float(found.progress.mean()) < 0.8
    assert np.isin(found.won, [0.0, 0.5, 1.0]).all()


@pytest.mark.parametrize("book", BOOKS)
def test_the_net_is_the_same_in_numpy_and_its_gradients_are_right(book: str) -> None:
    shape = shape_of(book, 7, 5)
    weights = model.fresh(shape, np.random.default_rng(2))
    weights["seat_bias"] += np.float32(0.1)
    options: dict[str, Any] = {"modules": ["hades"]} if book == "hades" else {}
    game = new(title_of(book), seed=4, players=4, events=False, **options)
    game.playout(9, 60)
    position = position_of(game, 1)
    net = unpacked(book, packed(book, shape, model.flat(weights, shape)), "test")
    rows = np.zeros((1, 6, position.width), dtype=np.float32)
    rows[0, :4] = np.array(list(position.rows)).reshape(4, -1)
    table = np.array([list(position.table)], dtype=np.float32)
    team = np.array([[*position.team, -1, -1]], dtype=np.int32)
    done = model.forward(weights, rows, table, team)
    assert net.logits(position) == pytest.approx(done.logits[0, :4].tolist(), abs=1e-5)
    targets = np.array([[0.0, 1.0, 0.0, 0.0, 0.0, 0.0]], dtype=np.float32)
    slopes = model.backward(weights, done, targets)
    for name, slope in slopes.items():
        place = np.unravel_index(np.argmax(np.abs(slope)), slope.shape)
        losses = []
        for step in (1e-6, -1e-6):
            moved: Any = {key: block.astype(np.float64) for key, block in weights.items()}
            moved[name][place] += step
            there = model.forward(moved, rows.astype(np.float64), table.astype(np.float64), team)
            losses.append(model.log_loss(there.chances, targets))
        measured = (losses[0] - losses[1]) / 2e-6
        assert measured == pytest.approx(float(slope[place]), rel=1e-3, abs=1e-5), name


def test_marks_of_perfect_and_of_proud_chances() -> None:
    dice = np.random.default_rng(1)
    count = 20_000
    chance = dice.random(count).astype(np.float32)
    won = (dice.random(count) < chance).astype(np.float32)
    team = np.tile(np.array([0, 1, -1, -1, -1, -1], dtype=np.int32), (count, 1))
    shares = np.zeros((count, 6), dtype=np.float32)
    shares[:, 0], shares[:, 1] = won, 1.0 - won
    number = np.arange(count, dtype=np.int32)
    empty = np.zeros((count, 6, 1), dtype=np.float16)
    sample = Sample(empty, empty[:, 0], team, shares, number, number, chance)
    said = np.zeros((count, 6), dtype=np.float32)
    said[:, 0], said[:, 1] = chance, 1.0 - chance
    marks = marks_of(said, sample)
    assert marks.worst < 0.03
    assert len(marks.tenths) == 10
    proud = np.where(said > 0.5, 0.99, np.where(said > 0, 0.01, 0.0)).astype(np.float32)
    worse = marks_of(proud, sample)
    assert worse.worst > 0.2
    assert worse.log_loss > marks.log_loss
    assert marks.log_loss < marks.even_loss
