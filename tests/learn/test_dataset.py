"""Datasets: what is written is what was played, whoever plays and however many processes."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from typer.testing import CliRunner

import delos
from delos import api
from delos.cli.main import app
from delos.kernel import inside
from delos.kernel.errors import BadOption, BadRecord
from delos.learn import dataset, harvest
from delos.learn.dataset import BadDataset
from delos.learn.harvest import Match
from delos.learn.observation import Observer

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games of Mytikas between random bots."""
    path = tmp_path_factory.mktemp("data") / "small.parquet"
    dataset.play(path, "mytikas", players=2, games=4, bots=["random"], seed=3)
    return path


def recorded(folder: Path, title: str, seed: int, moves: int = 10**6, **options: Any) -> Path:
    """The record of a game played at random."""
    game = delos.new(title, seed=seed, events=False, **options)
    game.playout(seed, moves)
    path = folder / f"{title}-{seed}.txt"
    path.write_text(game.record(), encoding="utf-8")
    return path


# -- what is in a file ------------------------------------------------------------------------


def test_every_row_is_a_decision_as_its_seat_saw_it(small: Path) -> None:
    data = dataset.read(small)
    facts = dataset.facts(small)
    match = Match("mytikas", {"players": 2}, ("random",), 3, 10**5, 0, False)
    row = 0
    for number in range(4):
        table = harvest.table_of(match, number)
        observer = Observer(table)
        seed = harvest.seed_of(3, number, "chance")
        game = delos.api.Game(table, table.opening(False), delos.SeededChance(seed))
        inside.begin(game)
        first = row
        while not game.over:
            assert data.game[row] == number
            assert data.step[row] == game.count
            assert data.seat[row] == game.seat
            assert facts.kinds[data.kind[row]] == game.decision.kind if game.decision else False
            assert list(data.legal[row]) == game.ids()
            assert np.array_equal(data.observation[row], observer.observe(game, inside.actor(game)))
            game.play(int(data.choice[row]))
            row += 1
        for late in range(first, row):
            worth = 1.0 if data.seat[late] in game.winners else -1.0
            assert data.result[late] == (worth if len(game.winners) == 1 else 0.0)
    assert row == len(data) == facts.rows
    assert set(data.player) == {"random"}


def test_facts_tell_what_the_columns_mean(small: Path) -> None:
    facts = dataset.facts(small)
    table = api.set_up("mytikas", facts.tables[0])
    assert facts.title == "mytikas"
    assert facts.rules == table.version
    assert facts.delos == delos.__version__
    assert facts.actions == table.actions
    assert facts.names == Observer(table).names
    assert facts.tables == [table.again()]
    assert facts.chart is False


def test_masks_and_batches_are_the_same_decisions(small: Path) -> None:
    data = dataset.read(small)
    mask = data.mask(dataset.facts(small).actions)
    assert [list(np.flatnonzero(row)) for row in mask[:50]] == [
        sorted(ids) for ids in data.legal[:50]
    ]
    assert mask[np.arange(len(data)), data.choice].all()
    parts = list(dataset.batches(small, 300))
    assert [len(part) for part in parts[:-1]] == [300] * (len(parts) - 1)
    assert np.array_equal(np.concatenate([part.choice for part in parts]), data.choice)
    assert np.array_equal(np.concatenate([part.observation for part in parts]), data.observation)


def test_wrong_sizes_are_told(small: Path) -> None:
    with pytest.raises(BadOption, match="mask over 3 actions is too small: there is action"):
        dataset.read(small).mask(3)
    with pytest.raises(BadOption, match="rows must be a whole number from 1 on"):
        next(dataset.batches(small, 0))


def test_processes_change_nothing(small: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.parquet"
    dataset.play(again, "mytikas", players=2, games=4, bots=["random"], seed=3, jobs=2)
    assert pq.read_table(again).equals(pq.read_table(small))
    assert dataset.facts(again) == dataset.facts(small)
    other = tmp_path / "other.parquet"
    dataset.play(other, "mytikas", players=2, games=4, bots=["random"], seed=4)
    assert not pq.read_table(other).equals(pq.read_table(small))


def test_bots_are_dealt_in_turn(tmp_path: Path) -> None:
    path = tmp_path / "mixed.parquet"
    told: list[int] = []
    written = dataset.play(
        path,
        "classic",
        players=2,
        games=2,
        bots=["greedy", "random"],
        limit=40,
        progress=lambda: told.append(1),
    )
    data = dataset.read(path)
    for game, greedy in ((0, 0), (1, 1)):
        rows = data.game == game
        assert np.array_equal(data.seat[rows] == greedy, data.player[rows] == "greedy")
    assert (written.games, written.finished, written.decisions) == (2, 0, 80)
    assert np.isnan(data.result).all()  # nobody has won a game that was stopped
    assert pq.read_table(path).column("results").null_count == 80
    assert len(told) == 2


def test_games_on_several_maps_name_their_tables(tmp_path: Path) -> None:
    path = tmp_path / "maps.parquet"
    dataset.play(
        path, "legendary", players=3, games=4, bots=["random"], limit=20, per_table=2, chart=True
    )
    facts, data = dataset.facts(path), dataset.read(path)
    assert len({str(table["map"]) for table in facts.tables}) == 2
    assert data.table.tolist() == [0] * 40 + [1] * 40
    assert (
        data.observation.shape[1]
        == len(facts.names)
        == Observer(api.set_up("legendary", facts.tables[1]), chart=True).size
    )


# -- records ----------------------------------------------------------------------------------


def test_records_give_the_decisions_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "records.parquet"
    files = [
        recorded(tmp_path, "legendary", 1, players=3),
        recorded(tmp_path, "legendary", 2, moves=60, players=4, teams=True),
    ]
    written = dataset.gather(path, files)
    data = dataset.read(path)
    assert (written.games, written.finished) == (2, 1)
    assert int((data.game == 1).sum()) == 60
    game = delos.new("legendary", seed=1, players=3, events=False)  # played again, choice by choice
    for row in np.flatnonzero(data.game == 0):
        assert data.seat[row] == game.seat
        assert data.step[row] == game.count
        assert list(data.legal[row]) == game.ids()
        game.play(int(data.choice[row]))
    assert game.over
    assert set(data.result[data.game == 0]) == {1.0, -0.5}
    assert np.isnan(data.result[data.game == 1]).all()
    assert [table["players"] for table in dataset.facts(path).tables] == [3, 4]


def test_records_name_their_players(tmp_path: Path) -> None:
    file = recorded(tmp_path, "mytikas", 5, moves=30, players=2)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("[Result", '[Player 0 "Ada"]\n[Result', 1), encoding="utf-8")
    path = tmp_path / "named.parquet"
    dataset.gather(path, [file])
    data = dataset.read(path)
    assert {(seat, name) for seat, name in zip(data.seat, data.player, strict=True)} == {
        (0, "Ada"),
        (1, ""),
    }


def test_wrong_records_are_named(tmp_path: Path) -> None:
    path = tmp_path / "wrong.parquet"
    good = recorded(tmp_path, "mytikas", 1, moves=30, players=2)
    broken = tmp_path / "broken.txt"
    broken.write_text(good.read_text(encoding="utf-8").replace("\n3 ", "\n4 "), encoding="utf-8")
    empty = recorded(tmp_path, "mytikas", 2, moves=0, players=2)
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    other = recorded(tmp_path, "classic", 1, moves=10, players=2)
    hades = recorded(tmp_path, "classic", 2, moves=10, players=2, modules=["heroes"])
    for files, words in (
        ([broken], r"broken\.txt: Line \d+: expected action 3"),
        ([good, broken], r"broken\.txt: Line"),
        ([empty], "nothing to learn"),
        ([binary], "UTF-8"),
        ([tmp_path / "absent.txt"], r"^\S*absent\.txt cannot be read: No such file"),
        (tmp_path / "absent.txt", "No such file"),
        ([good, other], "games of one title"),
        ([other, hades], r"has the modules \['heroes'\]"),
    ):
        with pytest.raises(BadRecord, match=words):
            dataset.gather(path, files)
        assert list(tmp_path.glob("*.parquet*")) == []
    with pytest.raises(BadOption, match="at least one record"):
        dataset.gather(path, [])


# -- errors -----------------------------------------------------------------------------------


def test_an_existing_file_stays_unless_it_is_forced(tmp_path: Path) -> None:
    path = tmp_path / "mine.parquet"
    path.write_text("precious")
    with pytest.raises(BadDataset, match="exists already"):
        dataset.play(path, "mytikas", games=1, bots=["random"], limit=5)
    assert path.read_text() == "precious"
    dataset.play(path, "mytikas", games=1, bots=["random"], limit=5, force=True)
    assert len(dataset.read(path)) == 5


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match="cannot be written: No such file"):
        dataset.play(tmp_path / "no" / "data.parquet", "mytikas", games=1, bots=["random"], limit=5)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"games": 0}, "games must be"),
        ({"jobs": True}, "jobs must be"),
        ({"bots": []}, "at least one bot"),
        ({"bots": ["genius"]}, "known: random, novice"),
        ({"bots": "genius"}, "no bot 'genius'"),
        ({"players": 7}, "from 2 to 4"),
        ({"colour": "red"}, "Known options"),
    ],
)
def test_wrong_wishes_are_told_before_anything_is_played(
    tmp_path: Path, wrong: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        dataset.play(tmp_path / "data.parquet", "mytikas", **wrong)
    assert list(tmp_path.iterdir()) == []


def test_foreign_files_are_told(tmp_path: Path) -> None:
    text, foreign = tmp_path / "text.parquet", tmp_path / "foreign.parquet"
    text.write_text("not at all")
    pq.write_table(pa.table({"game": [1]}), foreign)
    for path, words in (
        (text, "not a Parquet file"),
        (foreign, "not a dataset of Delos"),
        (tmp_path / "absent.parquet", "cannot be read"),
    ):
        with pytest.raises(BadDataset, match=words):
            dataset.read(path)


def test_without_the_package_the_error_names_the_extra(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None; sys.argv = ['delos', 'dataset', 'x.parquet'];"
        "from delos.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 1
    assert "pip install 'delos[learn]'" in done.stderr
    assert "Traceback" not in done.stderr


# -- the command ------------------------------------------------------------------------------


def run(*words: object, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["dataset", *[str(word) for word in words]])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.stdout if code == 0 else result.stderr


def test_the_command_plays_and_gathers(tmp_path: Path) -> None:
    path = tmp_path / "data.parquet"
    words = ["--title", "classic", "--players", 3, "--games", 2, "--bots", "random", "--limit", 9]
    answer = json.loads(run(path, *words, "--json"))
    assert (answer["games"], answer["decisions"]) == (2, 18)
    assert answer["bytes"] == path.stat().st_size
    assert dataset.facts(path).tables[0]["players"] == 3
    assert "--force" in run(path, *words, code=1)
    file = recorded(tmp_path, "mytikas", 4, moves=12, players=2)
    assert "12 decisions of 1 games" in run(path, "--record", file, "--force")
    assert dataset.facts(path).title == "mytikas"


def test_the_command_tells_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "data.parquet"
    assert "no bot 'genius'" in run(path, "--bots", "genius", code=2)
    assert "no title 'chess'" in run(path, "--title", "chess", code=2)
    assert "cannot be read" in run(path, "--record", tmp_path / "absent.txt", code=1)
    away = tmp_path / "no" / "data.parquet"
    assert "cannot be written" in run(away, "--games", 1, "--limit", 1, code=1)
    assert not path.exists()


# -- the example ------------------------------------------------------------------------------


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "learn_from_games", ROOT / "examples" / "learn_from_games.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_to_play_like_greedy() -> None:
    words = ["--games", "4", "--jobs", "1", "--epochs", "4", "--seed", "1"]
    file = str(ROOT / "examples" / "learn_from_games.py")
    done = subprocess.run(
        [sys.executable, file, *words], capture_output=True, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert found["games"] == {"train": 3, "test": 1}
    assert found["policy"]["learnt"] > found["policy"]["uniform"] + 0.1
    assert set(found["value"]) == {"decisions", "constant", "learnt", "right_sign"}


def test_the_examples_value_finds_what_decides() -> None:
    """Four games tell too little about winning, so the network is shown plainer positions."""
    dice = np.random.default_rng(0)
    seen = dice.standard_normal((600, 12)).astype(np.float32)
    result = np.where(seen[:, 3] + seen[:, 7] > 0, 1, -1).astype(np.float32)
    network = example().train_value(seen[:400], result[:400], 40, 0)
    guess = network.forward(seen[400:])[1][:, 0]
    assert float(((guess - result[400:]) ** 2).mean()) < 0.6  # 1 without learning


def test_the_example_says_when_there_is_nothing_to_learn(tmp_path: Path) -> None:
    path = tmp_path / "random.parquet"
    dataset.play(path, "mytikas", games=2, bots=["random"], limit=9)
    with pytest.raises(SystemExit, match="no decisions of 'greedy'"):
        example().main(["--data", str(path)])
