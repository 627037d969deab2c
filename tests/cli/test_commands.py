"""The commands on the little game: quick, and the same for every title."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from delos import api
from delos.cli.main import app
from delos.cli.play import Table
from delos.cli.simulate import Tally
from delos.kernel.chance import SealedChance
from delos.kernel.errors import BadRecord
from delos.server import run as server
from delos.server import settings
from delos.server.settings import Settings
from tests.kernel import toy

pytestmark = pytest.mark.plain_only  # the compiled kernel accepts compiled titles only

SEALED = bytes(range(32))


@pytest.fixture(autouse=True)
def _pearls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only title is the little game."""
    monkeypatch.setattr(api, "set_up", toy.set_up)
    monkeypatch.setattr(api, "TITLES", ("pearls",))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path, toy.finished(4, players=3).record())


def written(folder: Path, text: str) -> Path:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf-8")
    return path


def run(*arguments: object, code: int = 0, stdin: str | None = None) -> str:
    """The output of a command that must end with this exit code and without a traceback."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)
    said = result.stdout if code == 0 else result.stderr
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    assert code == 0 or said.strip()
    return said


# -- simulate -----------------------------------------------------------------------------------


def simulated(*arguments: object) -> dict[str, object]:
    answer = json.loads(run("simulate", "pearls", "--json", *arguments))
    assert isinstance(answer, dict)
    return answer


def test_simulate_counts_games() -> None:
    answer = simulated("--players", 3, "--games", 40, "--seed", 5)
    assert list(answer) == [
        "title",
        "games",
        "finished",
        "capped",
        "decisions",
        "actions",
        "seconds",
        "decisions_per_second",
        "seats",
        "winners",
        "shared",
        "lengths",
        "engine",
    ]
    assert (answer["games"], answer["finished"], answer["capped"]) == (40, 40, 0)
    assert answer["seats"] == ["anna", "ben", "cleo"]
    wins, shared = answer["winners"], answer["shared"]
    assert isinstance(wins, list)
    assert isinstance(shared, int)
    assert 40 + shared <= sum(wins) <= 40 + 2 * shared
    assert answer["engine"] == "plain"


def test_the_same_seed_simulates_the_same_games() -> None:
    first, second, other = (simulated("--games", 9, "--seed", seed) for seed in (1, 1, 2))
    for timing in ("seconds", "decisions_per_second"):
        for answer in (first, second, other):
            del answer[timing]
    assert first == second
    assert first != other


def test_capped_games_are_reported() -> None:
    answer = simulated("--games", 3, "--limit", 2)
    assert (answer["finished"], answer["capped"], answer["decisions"]) == (0, 3, 6)
    assert answer["winners"] == [0, 0]
    assert answer["lengths"] == {"min": None, "median": None, "max": None}


def test_options_reach_the_title() -> None:
    assert simulated("--games", 1, "--option", "goal=1")["lengths"] == {
        "min": 1,
        "median": 1,
        "max": 1,
    }


def test_simulate_speaks_to_people() -> None:
    said = run("simulate", "pearls", "--games", 2)
    assert "2 games of pearls" in said
    assert "wins: anna" in said


def test_lengths_are_spread() -> None:
    assert Tally(lengths={4: 1, 7: 2, 9: 1}).spread() == {"min": 4, "median": 7, "max": 9}
    assert Tally(lengths={4: 1, 7: 1}).spread()["median"] == 5.5


# -- replay, verify -----------------------------------------------------------------------------


def test_replay_shows_the_result(record: Path) -> None:
    answer = json.loads(run("replay", record, "--json"))
    assert answer["ok"]
    assert answer["over"]
    assert answer["winners"]
    assert answer["decision"] is None
    assert "won by" in run("replay", record)


def test_replay_reads_the_input(record: Path) -> None:
    assert "won by" in run("replay", "-", stdin=record.read_text(encoding="utf-8"))


def test_replay_shows_a_step_and_a_view(record: Path) -> None:
    answer = json.loads(run("replay", record, "--json", "--step", 1, "--view", "anna"))
    assert answer["actions"] == 1
    assert answer["decision"]["seat"] == "anna"
    assert answer["view"]["options"] == answer["decision"]["options"]
    assert json.loads(run("replay", record, "--json", "--view", 2))["view"]["options"] == []
    assert '"secret": null' in run("replay", record, "--view", "spectator")
    assert "anna decides turn.dive" in run("replay", record, "--step", 1)


def test_replay_says_where_a_record_breaks(record: Path) -> None:
    record.write_text(record.read_text().replace("\n2 anna", "\n2 ben"))
    assert "Line 12: action 2" in run("replay", record, code=1)
    result = CliRunner().invoke(app, ["replay", str(record), "--json"])
    assert not json.loads(result.stdout)["ok"]
    assert "Line 12" in result.stderr


def test_verify_a_sealed_record(tmp_path: Path) -> None:
    game = toy.new(SealedChance(SEALED))
    game.playout(1)
    path = written(tmp_path, game.record())
    assert "the promised one" in run("verify", path)
    assert json.loads(run("verify", path, "--json"))["draws"] > 0
    path.write_text(path.read_text().replace('[Key "00', '[Key "01'))
    assert "promised" in run("verify", path, code=1)
    result = CliRunner().invoke(app, ["verify", str(path), "--json"])
    assert not json.loads(result.stdout)["ok"]


def test_an_open_record_cannot_be_verified(record: Path) -> None:
    assert "not sealed" in run("verify", record, code=1)


# -- scenario -----------------------------------------------------------------------------------


class Told:
    def __init__(self, path: Path) -> None:
        self.name = path.stem
        self.ok = "good" in path.stem
        self.message = "" if self.ok else "line 3: expected 2 pearls, found 1"


def told(path: Path) -> Told:
    if path.suffix != ".toml":
        raise BadRecord("not a scenario")
    return Told(path)


def test_scenario_files_are_run_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "scenario", told)
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.touch()
    assert "1 of 1 scenarios hold" in run("scenario", good)
    bad.touch()
    assert "line 3: expected 2 pearls" in run("scenario", good, bad, code=1)
    result = CliRunner().invoke(app, ["scenario", str(tmp_path), "--json"])
    answer = json.loads(result.stdout)
    assert (answer["files"], answer["ok"], answer["failed"], result.exit_code) == (2, 1, 1, 1)


def test_an_unreadable_scenario_has_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "scenario", told)
    path = written(tmp_path, "")
    assert "not a scenario" in run("scenario", path, code=1)
    folder = tmp_path / "empty"
    folder.mkdir()
    assert "no scenario files" in run("scenario", folder, code=2)
    assert "does not exist" in run("scenario", tmp_path / "none.toml", code=2)


def test_a_bad_scenario_never_stops_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is wrong, a file that is none, one that the program trips over."""

    def tripping(path: Path) -> Told:
        if path.stem == "odd":
            raise KeyError("pearls")
        return told(path)

    monkeypatch.setattr(api, "scenario", tripping)
    good, odd, other = tmp_path / "good.toml", tmp_path / "odd.toml", tmp_path / "x.txt"
    for path in (good, odd, other):
        path.touch()
    said = run("scenario", odd, tmp_path / "none.toml", other, good, code=2)
    assert "tripped over it (KeyError" in said
    assert "does not exist" in said
    result = CliRunner().invoke(app, ["scenario", str(odd), str(good), "--json"])
    answer = json.loads(result.stdout)
    assert (answer["files"], answer["ok"], answer["failed"], result.exit_code) == (2, 1, 1, 1)


# -- play ---------------------------------------------------------------------------------------


def played(monkeypatch: pytest.MonkeyPatch, answers: Iterator[str], seats: set[int]) -> str:
    def answer(_: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    console = Console(file=StringIO(), width=100)
    Table(toy.seeded(3, players=3), seats, "en", console, "random").play()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_person_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    said = played(monkeypatch, iter(["1"] * 1000), {0, 1})
    assert "You are anna, ben." in said
    assert "anna: What now?" in said
    assert "   1 Dive 1" in said
    assert "dealt anna" in said
    assert "The game is over:" in said


def test_a_person_asks_and_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["", "?", "v", "99", "9" * 5000, "dive 9", "give ben", "dive 1", "q"]
    said = played(monkeypatch, iter(answers), {0})
    assert said.count("A number or the text") == 3
    assert '"secret": 3' in said
    assert "Choose a number from 1 to 3" in said
    assert "no action 'dive 9'" in said
    assert said.endswith("Goodbye.\n")


def test_the_end_of_the_input_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played(monkeypatch, iter([]), {0}).endswith("Goodbye.\n")


def test_play_needs_a_terminal() -> None:
    assert "Start it in a terminal" in run("play", "--terminal", "pearls")


def test_play_opens_the_browser_on_the_own_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[tuple[Settings, int, bool, bool]] = []
    monkeypatch.setattr(settings, "CLIENT", tmp_path)
    monkeypatch.setattr(server, "play", lambda *given: served.append(given))
    said = run("play", code=1)
    assert "run `make web`" in said
    assert "--terminal" in said
    assert served == []
    (tmp_path / "index.html").touch()
    monkeypatch.setenv("DELOS_DATA", str(tmp_path / "games"))
    run("play")
    run("play", "--no-browser", "--port", 0, "--data", tmp_path / "other")
    run("play", "--share")
    assert [(wanted.data, *rest) for wanted, *rest in served] == [
        (tmp_path / "games", 8000, True, False),
        (tmp_path / "other", 0, False, False),
        (tmp_path / "games", 8000, True, True),
    ]
    assert served[0][0].client == tmp_path


@pytest.mark.parametrize(
    "given",
    [["pearls"], ["--teams"], ["--seat", "1"], ["--modules", "a"], ["--option", "a=1"]],
    ids=" ".join,
)
def test_a_title_is_for_the_terminal(given: list[str]) -> None:
    assert "add --terminal" in run("play", *given, code=2)


# -- wrong use ----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records(command: str, tmp_path: Path) -> None:
    assert "does not exist" in run(command, tmp_path / "none", code=2)
    assert "is a folder" in run(command, tmp_path, code=2)
    path = tmp_path / "file"
    path.write_bytes(b"\x00\x01\x02")
    assert "binary" in run(command, path, code=2)
    path.write_bytes("[Delos é".encode("latin-1"))
    assert "UTF-8" in run(command, path, code=2)
    path.write_bytes(b"")
    assert "empty" in run(command, path, code=1)
    path.write_bytes(b"hello")
    assert "not a Delos record" in run(command, path, code=1)
    assert run(command, "nul\0name", code=2)
    assert "cannot be read" in run(command, "x" * 5000, code=2)


WRONG_USE = [
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "pearls", "--players", "9"],
    ["simulate", "pearls", "--players", "two"],
    ["simulate", "pearls", "--games", "0"],
    ["simulate", "pearls", "--games", "-1"],
    ["simulate", "pearls", "--seed", "-1"],
    ["simulate", "pearls", "--jobs", "0"],
    ["simulate", "pearls", "--limit", "0"],
    ["simulate", "pearls", "--edition", "golden"],
    ["simulate", "pearls", "--option", "goal"],
    ["simulate", "pearls", "--option", "=4"],
    ["simulate", "pearls", "--option", "goal=x"],
    ["simulate", "pearls", "--option", "goal=[[["],
    ["simulate", "pearls", "--option", "gaol=4"],
    ["simulate", "pearls", "--option", "seed=4"],
    ["simulate", "pearls", "--option", "goal=4", "--goal", "5"],
    ["simulate", "pearls", "--bogus"],
    ["play", "--terminal", "chess"],
    ["play", "--terminal", "pearls", "--seat", "7"],
    ["play", "--terminal", "pearls", "--seat", "-1"],
    ["play", "--terminal", "pearls", "--lang", "klingon"],
    ["play", "--port", "99999"],
    ["replay"],
    ["verify"],
    ["scenario"],
    ["bogus"],
]


@pytest.mark.parametrize("arguments", WRONG_USE, ids=" ".join)
def test_wrong_use_has_exit_code_2(arguments: list[str]) -> None:
    run(*arguments, code=2)


def test_replay_refuses_a_wrong_seat_or_step(record: Path) -> None:
    assert "0 anna, 1 ben, 2 cleo" in run("replay", record, "--view", "zoe", code=2)
    assert "no step 999" in run("replay", record, "--step", 999, code=1)
    run("replay", record, "--step", -1, code=2)


# -- help ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "scenario", "map"])
def test_every_command_has_help(command: str) -> None:
    assert "Usage" in run(command, "--help")
    assert command in run("--help")


def test_help_names_the_extra_whole() -> None:
    assert "delos[learn]" in run("dataset", "--help")


def test_version() -> None:
    assert run("--version").startswith("delos ")
