"""The kernel's promises, shown on a little game (toy.py)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import delos
from delos.kernel import inside
from delos.kernel.chance import (
    Chance,
    SealedChance,
    SeededChance,
    commitment,
    restored,
    total_weight,
    weighted,
)
from delos.kernel.errors import IllegalAction
from delos.kernel.event import Event
from delos.kernel.frame import CHANCE
from delos.kernel.game import Game
from delos.kernel.values import Reason
from tests.kernel import toy

# The compiled kernel accepts compiled titles only; there the real titles test it.
pytestmark = pytest.mark.plain_only


def manual(*texts: str, players: int = 2, goal: int = 6) -> Game:
    game = toy.new(None, players, goal)
    for text in texts:
        game.play(text)
    return game


# -- decisions ----------------------------------------------------------------------------------


def test_only_real_questions_are_asked_but_every_action_is_recorded() -> None:
    game = manual("deal 1", "dive 1", "deal 1", "dive 1", "deal 2", "dive 2", "gale")
    assert game.seat == CHANCE  # "give ben" was the only answer
    assert [inside.state(game).at[0], inside.state(game).at[1]] == [0, 2]
    assert game.count == 8


def test_with_two_receivers_the_giver_is_asked() -> None:
    game = manual(
        "deal 1", "dive 1", *["deal 1", "dive 1"] * 2, "deal 2", "dive 2", "gale", players=3
    )
    assert game.seat == 0
    assert game.texts() == ["give ben", "give cleo"]


def test_a_question_that_would_tell_a_secret_is_asked_with_one_answer() -> None:
    game = manual("deal 1")
    assert game.seat == 0
    assert game.texts() == ["dive 1"]


def test_a_decision_names_its_kind_rules_and_subject() -> None:
    decision = manual("deal 2").decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "turn.dive")
    assert decision.rules == ("PEARL-DIVE",)
    assert decision.about == ("diver:anna",)
    assert decision.prompt("fr") == "Et maintenant ?"


def test_options_have_ids_texts_labels_and_tokens() -> None:
    game = manual("deal 2")
    first, second = game.options()
    assert [first.id, second.id] == game.ids()
    assert (second.text, second.label(), second.tokens) == ("dive 2", "Dive 2 0", ("n:2",))
    assert repr(second) == "<Option 1: dive 2>"


def test_an_option_is_a_value() -> None:
    game = manual("deal 2")
    first, second = game.options()
    assert game.options() == (first, second) == manual("deal 2").options()
    assert {first, *game.options()} == {first, second}
    assert first != second
    assert first != first.text
    with pytest.raises(AttributeError):
        first.id = 7  # type: ignore[misc]  # it is frozen
    game.play(second)
    game.play("calm")
    assert second.label() == "Dive 2 0"  # nobody had a pearl when it was offered
    game.play("deal 2")
    again = game.options()[1]
    assert (again.id, again.text, again.label()) == (second.id, "dive 2", "Dive 2 2")
    assert again != second


def test_a_decision_is_a_value() -> None:
    game = manual("deal 2")
    decision = game.decision
    assert decision == game.decision == manual("deal 2").decision
    assert len({decision, game.decision}) == 1
    assert repr(decision) == "<Decision 'turn.dive' of seat 0 diver:anna>"
    assert decision != manual().decision
    assert decision != "turn.dive"
    game.play(0)
    assert decision is not None
    assert decision.about == ("diver:anna",)
    with pytest.raises(AttributeError):
        decision.seat = 1  # type: ignore[misc]  # it is frozen


class Numbered:
    """A number that is no int, as those of numpy."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_option_id_and_text_play_alike() -> None:
    games = [manual("deal 2") for _ in range(4)]
    games[0].play(games[0].options()[1])
    games[1].play(games[1].ids()[1])
    games[2].play("  dive   2 ")
    games[3].play(Numbered(games[3].ids()[1]))
    assert len({str(game.actions()) for game in games}) == 1


def test_player_ids_lie_below_those_of_chance() -> None:
    game = toy.finished(1)
    chance = {toy.DEAL, toy.SEA}
    for index, kind in enumerate(toy.KINDS):
        assert (kind.first >= game.title.actions) == (index in chance)


def test_a_game_ends_with_winners_and_standings() -> None:
    game = manual("deal 3", "dive 3", "calm", "deal 3", "dive 3", "calm", goal=3)
    assert game.over
    assert game.seat is None
    assert game.decision is None
    assert game.options() == ()
    assert game.winners == (0, 1)
    assert game.length == 1
    assert game.standings()[0]["pearls"] == 3


def test_there_are_no_winners_while_the_game_runs() -> None:
    assert manual().winners == ()


# -- illegal actions ----------------------------------------------------------------------------


def test_an_illegal_text_names_the_rule_and_changes_nothing() -> None:
    game = manual("deal 1")
    with pytest.raises(IllegalAction, match="Too deep") as caught:
        game.play("dive 3")
    assert caught.value.rules == ("PEARL-DIVE",)
    assert game.texts() == ["dive 1"]
    assert game.count == 1


@pytest.mark.parametrize("action", [-1, 1, 99, "", "dive", "dive 9", "deal 1", "nonsense"])
def test_illegal_actions_are_refused(action: int | str) -> None:
    game = manual("deal 1")
    with pytest.raises(IllegalAction):
        game.play(action)
    assert game.count == 1


@pytest.mark.parametrize("action", [None, 0.0, [0], Numbered(99)])
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = manual("deal 1")
    with pytest.raises(IllegalAction, match=r"ids\(\)"):
        game.play(action)
    assert game.count == 1


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = toy.finished(1)
    with pytest.raises(IllegalAction, match="over"):
        game.play("dive 1")
    with pytest.raises(IllegalAction, match="over"):
        game.play(0)


def test_why_not() -> None:
    game = manual("deal 1")
    assert not game.why_not("dive 1")
    reason = game.why_not("dive 2")
    assert reason == Reason("too-deep", ("PEARL-DIVE",), "Too deep")
    assert reason
    assert str(reason) == "Too deep (PEARL-DIVE)"
    assert repr(reason) == "<Reason 'too-deep': Too deep (PEARL-DIVE)>"
    assert reason != game.why_not("dive 1")
    assert reason != str(reason)
    assert repr(game.why_not("dive 1")) == "<Reason: legal>"
    assert hash(reason) == hash(game.why_not(" dive  2 "))
    assert "no action 'fly'" in str(game.why_not("fly"))
    assert not manual().why_not("deal 2")
    assert str(toy.finished(1).why_not("dive 1")) == "The game is over."


def test_why_not_of_options_and_ids() -> None:
    deep = manual("deal 2").options()[1]
    game = manual("deal 1")
    assert game.why_not(deep) == game.why_not(1) == game.why_not(Numbered(1))
    assert game.why_not(deep).rules == ("PEARL-DIVE",)
    assert not game.why_not(0)
    assert game.why_not(99).key == "unknown"
    for wrong in (None, 0.5, [0]):
        with pytest.raises(IllegalAction, match=r"give an Option, one of ids\(\) or a text"):
            game.why_not(wrong)  # type: ignore[arg-type]  # what users try


# -- chance -------------------------------------------------------------------------------------


def test_the_caller_can_answer_for_chance_and_knows_the_odds() -> None:
    game = manual()
    assert game.seat == CHANCE
    assert game.texts() == ["deal 1", "deal 2", "deal 3"]
    assert game.chance_odds() == [3 / 6, 2 / 6, 1 / 6]
    game.play("deal 2")
    game.play("dive 2")
    assert game.chance_odds() == [0.5, 0.5]


def test_odds_are_refused_when_a_player_decides() -> None:
    with pytest.raises(IllegalAction, match="Chance has nothing to decide"):
        manual("deal 1").chance_odds()


def test_the_same_seed_gives_the_same_game() -> None:
    assert toy.finished(5).actions() == toy.finished(5).actions()
    assert toy.finished(5).actions() != toy.finished(6).actions()


def test_a_sealed_game_depends_on_key_and_position_only() -> None:
    games = [toy.new(SealedChance(bytes([n]) * 32)) for n in (1, 1, 2)]
    for game in games:
        game.playout(3)
    assert games[0].actions() == games[1].actions()
    assert games[0].actions() != games[2].actions()


@pytest.mark.parametrize("chance", [SeededChance(11), SealedChance(bytes(range(32)))])
def test_draws_follow_their_odds(chance: Chance) -> None:
    drawn = [chance.pick([7, 8, 9], [3, 2, 1], index) for index in range(6000)]
    assert abs(drawn.count(7) - 3000) < 200
    assert abs(drawn.count(8) - 2000) < 200
    even = [chance.pick([7, 8, 9], [], index) for index in range(6000)]
    assert all(abs(even.count(value) - 2000) < 200 for value in (7, 8, 9))


def test_a_playout_follows_the_odds_when_the_caller_answers_for_chance() -> None:
    dealt = [0, 0, 0]
    for seed in range(300):
        game = manual()
        game.playout(seed * 7919, limit=1)
        dealt[inside.state(game).at[toy.SECRET] - 1] += 1
    assert dealt[0] > dealt[1] > dealt[2]


def test_lots_lie_within_the_odds() -> None:
    assert total_weight([1, 2], []) == 2
    assert [weighted([1, 2], [1, 2], lot) for lot in range(3)] == [1, 2, 2]
    with pytest.raises(ValueError, match="outside"):
        weighted([1, 2], [1, 2], 3)


@pytest.mark.parametrize("chance", [SeededChance(4), SealedChance(bytes(range(32)))])
def test_saved_chance_goes_on_alike(chance: Chance) -> None:
    twin = restored(chance.saved())
    copied = chance.copy()
    picks = [c.pick(list(range(1000)), [], 3) for c in (chance, twin, copied)]
    assert picks[0] == picks[1] == picks[2]


@pytest.mark.parametrize(
    "text", ["", "rng", "rng:x", "rng:0", "rng:-5", "key:00", "key:xy", "die:6"]
)
def test_bad_saved_chance_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        restored(text)


def test_a_key_has_32_bytes_and_its_commitment_hides_it() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance(b"short")
    assert commitment(bytes(32)) != bytes(32).hex()


# -- copies -------------------------------------------------------------------------------------


def test_a_copy_is_independent_and_has_the_same_luck_ahead() -> None:
    game = toy.seeded(8)
    game.playout(1, limit=3)
    twin = game.copy()
    before = (game.record(), game.texts())
    twin.playout(2)
    assert (game.record(), game.texts()) == before
    game.playout(2)
    assert game.record() == twin.record()


def test_a_game_that_goes_on_leaves_its_copies_where_they_are() -> None:
    """They share frames until one of them needs its own, whoever comes first."""
    game = toy.seeded(8, goal=40)
    kept = []
    for step in range(30):
        twin = game.copy()
        kept.append((twin, twin.dump()))
        game.playout(step, limit=1)
        twin.copy().playout(step, limit=5)
    assert [twin.dump() for twin, _ in kept] == [dump for _, dump in kept]


def test_copies_share_their_history() -> None:
    game = toy.seeded(8, goal=40)
    twins = []
    for _ in range(20):
        game.playout(1, limit=1)
        twins.append(game.copy())
    whole = game.actions()
    for twin in twins:
        assert twin.actions() == whole[: twin.count]
    assert twins[-1]._past is game._past


def test_a_copy_is_silent_and_leaves_the_events_alone() -> None:
    game = toy.seeded(8)
    twin = game.copy()
    assert twin.play(twin.ids()[0]) == []
    assert game.play(game.ids()[0]) != []


# -- views, events, imagination -----------------------------------------------------------------


def test_a_view_shows_ones_own_secret_and_options_only() -> None:
    game = manual("deal 3")
    assert game.view(0)["secret"] == 3
    assert game.view(0)["options"] == ["dive 1", "dive 2", "dive 3"]
    assert game.view(1)["secret"] == 0
    assert game.view(1)["options"] == []
    assert game.view()["secret"] is None


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_of_other_seats(seat: int) -> None:
    with pytest.raises(IllegalAction, match="numbered 0 to 1"):
        manual().view(seat)


def test_events_tell_what_happened_to_those_who_may_know() -> None:
    game = manual()
    (dealt,) = game.play("deal 2")
    assert game.title.event(dealt, 0) == {"event": "dealt", "diver": "anna", "depth": 2}
    assert game.title.event(dealt, 1) == {"event": "dealt", "diver": "anna"}
    assert game.play("dive 2") == []


def test_events_have_names_and_fields() -> None:
    (dealt,) = manual().play("deal 2")
    assert (dealt.name, dealt.fields) == ("dealt", {"diver": "anna", "depth": 2})
    assert repr(dealt) == "<Event dealt diver=anna depth=2>"
    assert dealt.seen_by(0) == dealt.fields
    assert dealt.seen_by(1) == dealt.seen_by(None) == {"diver": "anna"}
    assert dealt.sentence() == "dealt anna 2"
    assert dealt.sentence_for(1) == "dealt anna"


def test_events_are_values() -> None:
    (dealt,) = manual().play("deal 2")
    (again,) = manual().play("deal 2")
    (other,) = manual().play("deal 1")
    assert dealt == again
    assert {dealt, again, other} == {dealt, other}
    assert dealt != other
    assert dealt != "dealt"
    bare = Event(dealt.kind, *dealt.values())
    assert (bare.name, bare.fields, bare.seen_by(0), bare.sentence()) == ("", {}, {}, "")
    assert bare.sentence_for(0) == ""
    assert repr(bare) == "<Event 0 0 2 -1 -1>"
    assert bare != dealt


def test_imagination_keeps_what_the_seat_knows_and_samples_the_rest() -> None:
    game = manual("deal 3", "dive 1", "deal 2")
    imagined = [game.imagine(0, seed) for seed in range(40)]
    assert {inside.state(twin).at[toy.SECRET] for twin in imagined} == {3}
    assert {inside.state(twin).at[toy.SECRET + 1] for twin in imagined} == {1, 2, 3}
    for twin in imagined:
        assert len(twin.texts()) == inside.state(twin).at[toy.SECRET + 1]
        twin.playout(1)
        assert twin.over
    assert game.texts() == ["dive 1", "dive 2"]


def test_playout_stops_at_its_limit() -> None:
    game = toy.seeded(1, goal=1000)
    assert game.playout(1, limit=7) == 7
    assert not game.over


def test_a_playout_tells_no_events_later() -> None:
    game = delos.new("classic", seed=1)
    game.play(game.ids()[0])
    game.playout(1, limit=40)
    twin = copy.copy(game)
    action = game.ids()[0]
    assert game.play(action) == twin.play(action)


def test_slips_are_told_in_the_language_asked_for() -> None:
    for title in ("legendary", "classic", "mytikas"):
        game = delos.new(title, seed=1)
        assert "There is no action 'fly'" in str(game.why_not("fly"))
        assert "Il n’y a pas d’action 'fly'" in str(game.why_not("fly", lang="fr"))
        assert game.why_not("fly", lang="fr").key == "unknown"
        game.playout(1)
        assert str(game.why_not("fly", lang="fr")) == "La partie est finie."


@pytest.mark.parametrize(("title", "later"), [("legendary", "march"), ("mytikas", "stop")])
def test_an_answer_to_another_question_is_told_from_nonsense(title: str, later: str) -> None:
    game = delos.new(title, seed=1)
    told = game.why_not(later)
    assert told.key == "unknown"
    assert told.text.startswith(f"There is no action {later!r}")
    assert "it answers another question" in told.text
    assert "elle répond à une autre question" in game.why_not(later, lang="fr").text
    assert "another question" not in game.why_not("fly").text


def test_options_of_a_table_are_for_reading() -> None:
    title = delos.new("classic", seed=1).title
    with pytest.raises(TypeError):
        title.options["players"] = 2  # type: ignore[index]  # what users try
    assert delos.new("classic", seed=1).title.options == title.options


def test_events_know_their_seats() -> None:
    game = delos.new("classic", seed=1)
    events = game.play(game.ids()[0])
    while not events:
        events = game.play(game.ids()[0])
    assert events[0].seen_by(None) == events[0].seen_by(Numbered(0))
    for wrong in (4, -1, 0.5):
        with pytest.raises(IllegalAction, match="seats are numbered 0 to 3"):
            events[0].seen_by(wrong)  # type: ignore[arg-type]  # what users try
    with pytest.raises(IllegalAction, match="'red' is seat"):
        events[0].sentence_for("red")  # type: ignore[arg-type]
