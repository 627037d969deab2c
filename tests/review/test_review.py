"""The review of whole games: it adds up, is repeatable, and knows no more than a seat did."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec
import pytest
from typer.testing import CliRunner

import delos
from delos.api import start
from delos.bots import Chair, bot
from delos.bots.judges import judge_of
from delos.cli.main import app
from delos.kernel.game import Game
from delos.review import BadReview, Course, Review, Step, TurningPoint, course_of, review
from delos.review.account import conclude
from delos.review.alternatives import alternatives, interrupts, tried
from delos.review.places import joined
from delos.review.points import KEPT, MUCH, shown_of, turning_points
from delos.review.reviewing import looked_at, parts_of, steps_of
from delos.review.telling import victory
from delos.review.walk import walk

TABLES: Final[dict[str, dict[str, object]]] = {
    "legendary": {"players": 2, "goal": 1},  # two sides with two seats each
    "classic": {"players": 2},
    "mytikas": {"players": 2},
}


@cache
def finished(title: str) -> Game:
    game = start(title, {**TABLES[title], "seed": 5}, delos.SeededChance(5), False)
    players = [bot("greedy", seat) for seat in range(len(game.seats))]
    while not game.over:
        assert game.seat is not None
        game.play(players[game.seat].choose(Chair(game, game.seat)))
    return game


@cache
def reviewed(title: str) -> Review:
    return review(quick(title))


def quick(title: str) -> Course:
    return replace(course_of(finished(title)), games=2, samples=2)


def decisions(game: Game) -> int:
    """Counted another way: by playing the record's actions as seats would."""
    return sum(1 for _ in walk(game.title, game.actions()))


@pytest.mark.parametrize("title", delos.titles())
def test_a_review_covers_the_game_and_adds_up(title: str) -> None:
    game, found = finished(title), reviewed(title)
    assert len(found.steps) == decisions(game)
    assert [step.step for step in found.steps] == list(range(1, len(found.steps) + 1))
    before = found.start
    for step in found.steps:
        assert step.before == before
        before = step.after
        assert sum(step.after[side[0]] for side in found.teams) == pytest.approx(1)
        assert sum(step.luck[side[0]] for side in found.teams) == pytest.approx(0, abs=1e-9)
        assert step.lucky or not any(step.luck)
        for seat in range(len(found.seats)):
            assert step.choice(seat) + step.luck[seat] == pytest.approx(step.change(seat))
    assert before == [1.0 if seat in game.winners else 0.0 for seat in range(len(found.seats))]
    assert found.winners == list(game.winners)


@pytest.mark.parametrize("title", delos.titles())
def test_alternatives_are_legal_and_told_in_every_language(title: str) -> None:
    found = reviewed(title)
    compared = 0
    for stop, step in zip(
        walk(finished(title).title, finished(title).actions()), found.steps, strict=True
    ):
        ids = stop.before.ids()
        assert step.action in ids
        assert {one.action for one in step.best} <= set(ids)
        assert len(step.best) <= 4
        whole = [round(100 * one.chance) for one in step.best[:3]]
        assert whole == sorted(whole, reverse=True)
        ties = [one.played for one in step.best if round(100 * one.chance) == whole[0]]
        assert not any(ties) or ties[0]  # what is as good as the best is told as the best
        if len(ids) > 1:
            assert [one.action for one in step.best if one.played] == [step.action]
            compared += len(step.best) > 1
        for one in step.best:
            assert one.labels["en"]
            assert one.labels["fr"]
            assert 0 <= one.chance <= 1
            assert one.tried >= 1
    assert compared > 10


@pytest.mark.parametrize("title", delos.titles())
def test_alternatives_say_what_they_bring_and_where(title: str) -> None:
    found = [one for step in reviewed(title).steps for one in step.best]
    told = [one for one in found if one.why.get("en")]
    assert told
    assert all(one.why["fr"].endswith(".") for one in told)
    led = [one for one in found if one.places]
    assert led
    assert all(len(set(one.places)) == len(one.places) for one in led)


def test_a_battle_is_fought_out_before_it_is_judged() -> None:
    judge = judge_of("classic")
    fought = 0
    for stop in walk(finished("classic").title, finished("classic").actions()):
        seat = stop.before.seat
        if seat is None or not any(event.name == "battle" for event in stop.events):
            continue
        fought += 1
        end = tried(Chair(stop.before, seat), judge, stop.action, fought)
        assert end.over or (end.seat != seat and not interrupts(end))
    assert fought > 2


def test_a_point_opens_where_there_was_a_choice() -> None:
    chosen, forced = course_of_chances(0.4, 0.4, 0.6)
    chosen.step, forced.step, forced.best = 1, 2, []
    assert len(chosen.best) > 1
    assert shown_of([chosen, forced], forced) is chosen
    assert shown_of([forced], forced) is forced


def test_the_places_of_a_deed_stop_where_the_next_begins() -> None:
    march = [
        ("turn", []),
        ("move.from", ["land:a"]),
        ("move.troops", ["land:a"]),
        ("move.to", ["land:a", "land:b"]),
        ("turn", []),
        ("build.site", ["site:c-1"]),
    ]
    assert joined(march) == ["land:a", "land:b"]
    assert joined(march[4:]) == ["site:c-1"]
    assert joined([("turn", []), ("turn", []), *march[1:]]) == []
    assert joined([("creature.discount", ["site:a-1"]), ("figurine.area", ["land:b"])]) == [
        "land:b"
    ]


def test_dice_are_luck() -> None:
    assert any(abs(step.luck[0]) > 0.005 for step in reviewed("classic").steps)


@pytest.mark.parametrize("title", delos.titles())
def test_turning_points_are_where_chances_move(title: str) -> None:
    found = reviewed(title)
    assert found.points
    fresh = turning_points(found.steps)
    assert [(one.first, one.last, one.moved) for one in found.points] == [
        (one.first, one.last, one.moved) for one in fresh
    ]
    assert any(point.brought["en"] for point in found.points)
    for point in found.points:
        run = found.steps[point.first - 1 : point.last]
        assert {step.seat for step in run} == {point.seat}
        assert point.first <= point.step <= point.last
        assert (point.before, point.after) == (run[0].before, run[-1].after)
        moves = [abs(b - a) for a, b in zip(point.before, point.after, strict=True)]
        assert max(moves) >= MUCH
        assert moves[point.moved] >= KEPT
        assert point.told["en"]
        assert point.told["fr"]


def step_of(seat: int, after: list[float], before: list[float], event: str = "built") -> Step:
    step = msgspec.json.decode(msgspec.json.encode(reviewed("mytikas").steps[0]), type=Step)
    step.seat, step.before, step.after, step.event = seat, before, after, event
    return step


def course_of_chances(*chances: float) -> list[Step]:
    """Two seats in turn; the first one's chances from the start on."""
    return [
        step_of(n % 2, [now, 1 - now], [then, 1 - then])
        for n, (then, now) in enumerate(pairwise(chances))
    ]


def test_what_does_not_last_turns_nothing() -> None:
    lasting = turning_points(course_of_chances(0.4, 0.41, 0.4, 0.6, 0.61, 0.6))
    assert [(point.seat, point.moved) for point in lasting] == [(0, 0)]
    assert turning_points(course_of_chances(0.4, 0.41, 0.4, 0.6, 0.4, 0.41, 0.4)) == []
    # A change without any deed is the judgement's own, unless the game ends with it.
    bare = course_of_chances(0.4, 0.4, 0.6, 0.6, 0.6)
    for step in bare:
        step.event = ""
    assert turning_points(bare) == []
    assert len(turning_points(bare[:2])) == 1


def test_the_end_says_who_won() -> None:
    point = msgspec.json.decode(
        msgspec.json.encode(reviewed("mytikas").points[0]), type=TurningPoint
    )
    won = victory(finished("mytikas").title, [1])
    assert won == {"en": "Red wins the game.", "fr": "Rouge gagne la partie."}
    point.told = {"en": "Blue builds.", "fr": "Bleu construit."}
    conclude(point, won)
    assert point.told["fr"] == "Bleu construit. Rouge gagne la partie."
    assert victory(delos.new("legendary", players=4).title, [0, 2])["en"] == (
        "The Bull and the Bee win the game."
    )
    point.told = {"en": "On Ios", "fr": "Sur Ios"}  # a choice that nothing came of
    conclude(point, won)
    assert (point.told, point.brought["en"]) == (won, "")


def test_what_others_are_given_is_told_after_what_was_done() -> None:
    told = [
        step.told["en"]
        for step in reviewed("classic").steps
        if step.event == "philosopher" and step.labels["en"] == "End your turn"
    ]
    assert told
    assert all(": End your turn. " in one for one in told)


def test_a_loss_is_told_with_what_it_comes_of() -> None:
    told = [
        step.told["en"] for step in reviewed("classic").steps if step.event == "metropolis_lost"
    ]
    assert told
    assert all(" takes " in one and " loses the Metropolis " in one for one in told)


def test_a_metropolis_that_is_earned_counts_before_it_stands() -> None:
    """Chances would fall with what it is paid with, and rise again when it stands."""
    founding = [step for step in reviewed("classic").steps if step.kind == "metropolis.island"]
    assert founding
    for step in founding:
        assert step.change(step.seat) == pytest.approx(0, abs=0.03)


def test_the_same_in_several_processes_and_again() -> None:
    course = replace(quick("mytikas"), games=1, samples=1)
    parts = parts_of(course, 30)
    alone = list(looked_at(parts, 1))
    assert list(looked_at(parts, 2)) == alone
    assert [step.step for part in alone for step in part] == list(range(1, 31))


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    found = review(
        replace(quick("mytikas"), games=0), 1, lambda done, every: seen.append((len(done), every))
    )
    count = len(found.steps)
    assert seen == [(n, count) for n in range(1, count + 1)]  # whoever waits hears of every step


def test_alternatives_of_one_seat() -> None:
    found = steps_of(replace(quick("mytikas"), seat=1, games=1, last=40))
    assert all(step.seat == 1 for step in found if step.best)
    assert any(step.best for step in found)
    assert {step.seat for step in found} == {0, 1}


def test_alternatives_know_no_more_than_the_seat() -> None:
    """What lies hidden makes no difference: nor does it to the alternatives."""
    game = delos.new("classic", players=3, seed=8, events=False, modules=["heroes"])
    game.playout(3, 60)
    seat = game.seat
    assert seat is not None
    played = game.ids()[0]
    for other in range(4):
        twin = game.imagine(seat, other)
        assert alternatives(twin, played, 8, 1) == alternatives(game, played, 8, 1)


def test_a_running_game_is_not_reviewed() -> None:
    game = delos.new("mytikas", players=2, seed=1, events=False)
    game.playout(1, 30)
    with pytest.raises(BadReview, match="not over"):
        course_of(game)
    course = Course(game.title.name, game.title.again(), game.actions())
    with pytest.raises(BadReview, match="not over"):
        review(course)


# -- the command ----------------------------------------------------------------------------------


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["review", *words])
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result.output


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    text = finished("mytikas").record()
    head, gap, rest = text.partition("\n\n")
    path.write_text(f'{head}\n[Player 0 "Ann <3"]{gap}{rest}', encoding="utf-8")
    return path


def test_the_command_tells_writes_and_draws(record: Path, tmp_path: Path) -> None:
    data, page = tmp_path / "review.json", tmp_path / "review.html"
    quick = ["--iterations", "1", "--samples", "1", "--jobs", "1", "--seat", "red"]
    said = run(str(record), *quick, "--json", str(data), "--html", str(page), "--lang", "fr")
    assert "Tournants" in said
    assert "Mytikas\u202f: " in said
    assert "Dice" not in said  # one language
    assert "Ann <3" in said
    found = msgspec.json.decode(data.read_bytes(), type=Review)
    assert {step.seat for step in found.steps if step.best} == {1}
    html = page.read_text(encoding="utf-8")
    assert "Analyse d’une partie" in html
    assert "Ann &lt;3" in html
    assert html.count("<polygon") == 2


def test_what_the_command_refuses(record: Path, tmp_path: Path) -> None:
    assert "does not exist" in run(str(tmp_path / "none.txt"), code=2)
    assert "no seat 'pink'" in run(str(record), "--seat", "pink", code=2)
    assert "--lang is one of en, fr" in run(str(record), "--lang", "de", code=2)
    quick = ["--iterations", "0", "--samples", "1", "--jobs", "1"]
    assert "cannot be written" in run(str(record), *quick, "--html", str(tmp_path), code=1)
    game = delos.new("mytikas", players=2, seed=1, events=False)
    running = tmp_path / "running.txt"
    running.write_text(game.record(), encoding="utf-8")
    assert "not over" in run(str(running), code=1)
