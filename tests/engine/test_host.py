"""Engines at the table: sound ones play, broken ones are survived and reported."""

from __future__ import annotations

import json
import shlex
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

import delos
from delos.api import start
from delos.arena.players import split_names
from delos.bots import Chair, bot
from delos.bots.search.player import SearchBot
from delos.engine import EngineBot, EngineFault, dialogue, host
from delos.engine.messages import line_of
from delos.engine.thinking import Budget, think
from delos.kernel.errors import BadOption
from delos.kernel.game import Game

BROKEN: Final = Path(__file__).parent / "broken.py"
EXAMPLES: Final = Path(__file__).resolve().parents[2] / "examples"
OWN: Final = shlex.join([sys.executable, "-m", "delos.cli.main", "engine", "--bot", "greedy"])


def command(way: str, notes: Path | None = None) -> str:
    more = [] if notes is None else [str(notes)]
    return shlex.join([sys.executable, "-S", str(BROKEN), way, *more])


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "program" in request.fixturenames:
        return  # real programs may need their time to start on a busy machine
    monkeypatch.setattr(dialogue, "HELLO", 3.0)
    monkeypatch.setattr(dialogue, "PONG", 3.0)
    monkeypatch.setattr(dialogue, "GRACE", 0.3)


@pytest.fixture
def game() -> Game:
    return delos.new("mytikas", players=2, seed=3, events=False)


@pytest.fixture
def made() -> Iterator[list[EngineBot]]:
    bots: list[EngineBot] = []
    yield bots
    for one in bots:
        one.close()


def choice(game: Game, player: EngineBot) -> int:
    assert game.seat is not None
    return player.choose(Chair(game, game.seat))


FAULTS: Final = {
    "silent hello": ("start", "did not say hello within 3 seconds"),
    "crash hello": ("crashed", "exit code 1; its last words were 'no weights found'"),
    "protocol": ("start", "speaks protocol 99; this Delos speaks 1"),
    "silent": ("slow", "nor within 0.3 second after it was told to stop"),
    "no ping": ("silent", "did not answer a ping"),
    "deaf": ("silent", "did not answer a ping"),
    "illegal": ("illegal", "chose 99999999 at setup.favour, which is none of its 4 legal choices"),
    "crash": ("crashed", "RuntimeError: a bug in the bot"),
    "flood": ("flooding", "1000 lines and none was the answer"),
    "noise": ("slow", "did not choose within"),
    "huge line": ("flooding", "a line of more than 1 MiB"),
    "endless line": ("flooding", "a line of more than 1 MiB"),
    "no json": ("garbled", "'bestmove e2e4' is no JSON"),
    "no message": ("garbled", "is no message of the protocol"),
    "no text": ("garbled", "is no JSON"),
    "wrong type": ("garbled", "is no message of the protocol"),
    "refuses": ("refused", "I do not know this position."),
    "other question": ("slow", "did not choose within"),
    "closes": ("crashed", "closed its output"),
}


@pytest.mark.parametrize("way", FAULTS)
def test_a_broken_engine_costs_a_choice_and_is_reported(
    way: str, game: Game, made: list[EngineBot]
) -> None:
    player = EngineBot(command(way), 1, ms=300)
    made.append(player)
    start = time.monotonic()
    assert choice(game, player) in game.ids()
    assert time.monotonic() - start < 12
    kind, words = FAULTS[way]
    assert [fault.kind for fault in player.faults] == [kind]
    assert words in str(player.faults[0])


def test_a_program_that_is_not_there(game: Game) -> None:
    player = EngineBot("/no/such/program --fast", 1)
    assert choice(game, player) in game.ids()
    assert "'/no/such/program' cannot be started: No such file" in str(player.faults[0])


@pytest.mark.parametrize("level", ["engine:", "engine:  ", "engine:'open", "engine[ms=0]:x"])
def test_a_wrong_command_is_told_at_once(level: str) -> None:
    with pytest.raises(BadOption):
        bot(level, 1)


def test_a_level_names_time_and_options() -> None:
    player = bot("engine[ms=250; style=wild; loud=true; depth=3]:./mine --quick", 4)
    assert isinstance(player, EngineBot)
    assert player.words == ["./mine", "--quick"]
    assert player.ms == 250
    assert player.options == {"style": "wild", "loud": True, "depth": 3}


def test_options_are_set_or_refused(game: Game, made: list[EngineBot]) -> None:
    player = EngineBot(command("option"), 1, options={"style": "wild"})
    made.append(player)
    assert choice(game, player) == game.ids()[-1]
    other = EngineBot(command("option"), 1, options={"depth": 3})
    made.append(other)
    with pytest.raises(BadOption, match="no option 'depth'; it has: style"):
        choice(game, other)


def test_a_dying_engine_is_started_again_and_then_is_out(
    game: Game, made: list[EngineBot], tmp_path: Path
) -> None:
    notes = tmp_path / "starts"
    player = EngineBot(command("crash", notes), 1)
    made.append(player)
    for _ in range(7):
        action = choice(game, player)
        assert action in game.ids()
        game.play(action)
    assert len(notes.read_text(encoding="utf-8").splitlines()) == 1 + host.RESTARTS
    assert player.out
    assert "is out for the rest of the game" in str(player.faults[-1])


def test_what_is_chosen_instead_is_the_same_for_the_same_seed(game: Game) -> None:
    def choices(seed: int) -> list[int]:
        player = EngineBot("/no/such/program", seed)
        twin = game.copy()
        found = []
        for _ in range(20):
            found.append(choice(twin, player))
            twin.play(found[-1])
        return found

    assert choices(5) == choices(5)
    assert choices(5) != choices(6)


def test_nothing_outlives_a_hanging_engine(
    game: Game, made: list[EngineBot], tmp_path: Path
) -> None:
    notes = tmp_path / "child"
    player = EngineBot(command("slow", notes), 1, ms=100)
    made.append(player)
    choice(game, player)
    child = int(notes.read_text(encoding="utf-8"))
    for _ in range(50):
        if not alive(child):
            return
        time.sleep(0.1)
    pytest.fail("its child still runs")


def alive(process: int) -> bool:
    """Whether it runs; what is dead may wait to be collected by whoever inherited it."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_threads_end_with_their_engine(game: Game) -> None:
    before = threading.active_count()
    for way in ("flood", "closes", "sound"):
        player = EngineBot(command(way), 1, ms=100)
        choice(game, player)
        player.close()
    assert threading.active_count() == before


def test_an_engine_that_is_forgotten_ends(game: Game) -> None:
    player = EngineBot(command("sound"), 1)
    choice(game, player)
    assert player.engine is not None
    process = player.engine.process.process
    player.engine.process.forgotten()  # what happens when nobody holds it any more
    assert process.returncode is not None
    player.close()


def test_a_strict_host_hears_of_the_fault(game: Game) -> None:
    player = EngineBot(command("illegal"), 1, strict=True)
    with pytest.raises(EngineFault, match="none of its 4 legal choices"):
        choice(game, player)
    assert player.engine is None


def test_a_title_that_it_does_not_play(made: list[EngineBot]) -> None:
    player = EngineBot(command("one title"), 1)
    made.append(player)
    game = delos.new("classic", players=2, seed=1, events=False)
    choice(game, player)
    assert "does not play classic; it plays mytikas" in str(player.faults[0])


def test_imagined_games_are_counted_out(game: Game, made: list[EngineBot]) -> None:
    player = EngineBot(command("many dreams"), 1, ms=5000)
    made.append(player)
    assert choice(game, player) == game.ids()[-1]
    assert player.faults == []


@pytest.mark.parametrize(
    "program",
    [
        f"node {EXAMPLES / 'engine.mjs'}",
        pytest.param(
            shlex.join([sys.executable, str(EXAMPLES / "engine_dreams.py")]),
            marks=pytest.mark.nightly,
        ),
        OWN,
    ],
    ids=["node", "python", "own"],
)
def test_an_engine_plays_a_whole_game(program: str, made: list[EngineBot]) -> None:
    game = delos.new("mytikas", players=2, seed=11, events=False)
    player = bot(f"engine[ms=20000]:{program}", 1)
    assert isinstance(player, EngineBot)
    made.append(player)
    players = [player, bot("random", 2)]
    while not game.over:
        assert game.seat is not None
        game.play(players[game.seat].choose(Chair(game, game.seat)))
    assert player.faults == []
    assert player.starts == 1


@pytest.mark.parametrize("program", [OWN], ids=["own"])
def test_our_own_bot_plays_over_the_wire_as_at_home(program: str, made: list[EngineBot]) -> None:
    """What it imagines comes from an imagined game, and is the same."""
    player = EngineBot(program, 8, ms=20_000)
    made.append(player)
    game = delos.new("legendary", players=3, seed=4, events=False)
    home = bot("greedy", host.mixed(8, "engine"))  # as seat 0
    asked = 0
    dice = Random(1)
    while asked < 15:
        seat = game.seat
        assert seat is not None
        if seat == 0 and len(game.ids()) > 1:
            action = home.choose(Chair(game, 0))
            assert choice(game, player) == action
            game.play(action)
            asked += 1
        else:
            game.play(dice.choice(game.ids()))
    assert player.faults == []


def test_a_search_thinks_as_long_as_it_is_told() -> None:
    searcher = bot("hard", 1)
    assert isinstance(searcher, SearchBot)
    game = delos.new("mytikas", players=2, seed=11, events=False)
    assert game.seat is not None
    chair = Chair(game, game.seat)
    assert think(searcher, chair, Budget(None, 7)) in game.ids()
    assert 0 < searcher.passes <= 7
    assert think(searcher, chair, Budget(200, None)) in game.ids()
    stopped = Budget(600_000, None)
    stopped.stop.set()
    assert think(searcher, chair, stopped) in game.ids()


def test_a_command_is_one_name_in_an_arena() -> None:
    words = ["engine[ms=300]:./mine --style a,b", "greedy,random"]
    assert split_names(words) == [words[0], "greedy", "random"]


@pytest.mark.parametrize("title", delos.titles())
def test_nothing_hidden_goes_over_the_wire(title: str) -> None:
    """Whatever lies hidden, an engine is sent the same bytes, imagined games included."""
    secret = 987_654_321
    options: dict[str, object] = {"players": 3, "seed": secret}
    if title == "classic":
        options["modules"] = ["underworld", "heroes"]
    game = start(title, options, delos.SeededChance(secret), False)
    dice = Random(2)
    for _ in range(150):
        if game.over:
            break
        seat = game.seat
        assert seat is not None
        lines = []
        for one in (game, game.imagine(seat, dice.randrange(10**6))):
            player, chair = EngineBot("x", secret), Chair(one, seat)
            lines.append(line_of(player.game_of(chair)) + line_of(player.position(chair, 2)))
        assert lines[0] == lines[1]
        assert str(secret).encode() not in lines[0]
        position = json.loads(lines[0].splitlines()[1])
        assert all(json.loads(dump)["actions"] == [] for dump in position["games"])
        assert position["view"]["seat"] == seat
        game.play(dice.choice(game.ids()))
