"""What a seat may know, beyond what a scenario file can say (LEG-INFO)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import delos
from delos import CHANCE, Game, SealedChance, SeededChance
from delos.kernel.chance import commitment
from delos.scenarios import load

BULL: Final = 0
DOLPHIN: Final = 1
BEE: Final = 2
SPECTATOR: Final = None

TABLE: Final = """
name = "a table"
title = "legendary"

{options}

[position]
turn = "bull"
{table}

[position.bull]
{bull}

[position.dolphin]
{dolphin}

[position.bee]
{bee}

[[step]]
expect = {{}}
"""


def seated(
    folder: Path,
    bull: str,
    *,
    dolphin: str = 'lands = ["kea"]',
    bee: str = 'lands = ["ios"]',
    table: str = "",
    options: str = "",
) -> Game:
    """A game at the menu of bull's turn; the test answers for chance."""
    file = folder / "table.toml"
    file.write_text(
        TABLE.format(options=options, table=table, bull=bull, dolphin=dolphin, bee=bee),
        encoding="utf-8",
    )
    return load(file).start()


def sent(game: Game, seat: int | None) -> str:
    """What a client receives, byte for byte."""
    return json.dumps(game.view(seat).plain(), ensure_ascii=False)


def played(game: Game, moves: list[str], seat: int) -> list[str]:
    """Plays the moves; all that the seat hears and sees on the way."""
    told: list[str] = []
    for move in moves:
        for event in game.play(move):
            told.append(json.dumps(game.title.event(event, seat)))
        told.append(sent(game, seat))
    return told


def gold_in(game: Game, viewer: int | None, faction: int) -> object:
    view: Any = game.view(viewer)
    return view["factions"][faction]["gold"]


# -- purses -------------------------------------------------------------------------------


@pytest.mark.rule("LEG-INFO-01", "LEG-INFO-10")
@pytest.mark.parametrize("other", [0, 1, 3, 4, 9, 60])
def test_another_purse_changes_nothing_for_the_others(tmp_path: Path, other: int) -> None:
    """The owner has other options with another purse; nobody else may notice."""
    bull = 'god = "athena"\nlands = {{ naxos = "ajax, 1 troop, temple" }}\ngold = {gold}'
    track = 'creatures.track = ["harpy", "sylph", "griffin", "satyr"]'
    known = seated(tmp_path, bull.format(gold=5), table=track)
    changed = seated(tmp_path, bull.format(gold=other), table=track)
    for seat in (DOLPHIN, BEE, SPECTATOR):
        assert sent(known, seat) == sent(changed, seat)
    assert sent(known, BULL) != sent(changed, BULL)


@pytest.mark.rule("LEG-INFO-10")
@pytest.mark.parametrize("gold", [2, 3, 30])
def test_an_empty_purse_is_asked_like_a_full_one(tmp_path: Path, gold: int) -> None:
    """Croesus' owner is asked about a new roll whatever he can pay, and so is the menu after it:
    the others see the same questions and hear the same events."""
    bull = 'god = "ares"\nlands = {{ naxos = "croesus" }}\ngold = {gold}'
    dolphin = 'lands = { paros = "2 troops", kea = "" }'
    moves = ["march", "to paros", "dice 1-1", "keep"]
    poor = seated(tmp_path, bull.format(gold=1), dolphin=dolphin)
    rich = seated(tmp_path, bull.format(gold=gold), dolphin=dolphin)
    assert played(poor, moves, DOLPHIN) == played(rich, moves, DOLPHIN)
    assert poor.decision is not None
    assert poor.decision.kind == "turn"
    assert poor.texts() == ["end"]


@pytest.mark.rule("LEG-INFO-10")
def test_options_are_shown_to_the_decider_only(tmp_path: Path) -> None:
    game = seated(tmp_path, 'god = "athena"\nlands = ["naxos"]\ngold = 4')
    assert game.view(BULL)["options"] == ["end", "philosopher"]
    assert game.view(DOLPHIN)["options"] == []
    assert game.view(SPECTATOR)["options"] == []
    assert "philosopher" not in str(game.view(SPECTATOR)["decision"])


@pytest.mark.rule("LEG-INFO-01")
def test_other_purses_are_imagined(tmp_path: Path) -> None:
    """Own gold stays, foreign gold is sampled: it differs from sample to sample."""
    game = seated(
        tmp_path,
        'god = "athena"\nlands = ["naxos"]\ngold = 4',
        dolphin='lands = ["kea", "andros", "melos"]\ngold = 77',
    )
    samples = [game.imagine(BULL, seed) for seed in range(60)]
    assert {gold_in(sample, BULL, BULL) for sample in samples} == {4}
    others = {gold_in(sample, DOLPHIN, DOLPHIN) for sample in samples}
    assert len(others) > 3
    assert 77 not in others


@pytest.mark.rule("LEG-INFO-01", "LEG-END-08")
def test_whoever_is_out_of_the_game_is_imagined_without_gold(tmp_path: Path) -> None:
    game = seated(
        tmp_path, 'god = "athena"\nlands = ["naxos"]\ngold = 4', dolphin="eliminated = true"
    )
    samples = [game.imagine(BULL, seed) for seed in range(20)]
    assert {gold_in(sample, DOLPHIN, DOLPHIN) for sample in samples} == {0}
    assert len({gold_in(sample, BEE, BEE) for sample in samples}) > 3


@pytest.mark.rule("LEG-INFO-01")
def test_standings_keep_purses_secret(tmp_path: Path) -> None:
    bull = 'god = "athena"\nlands = ["naxos"]\ngold = {gold}'
    poor = seated(tmp_path, bull.format(gold=0))
    rich = seated(tmp_path, bull.format(gold=50))
    assert poor.standings() == rich.standings()


# -- decks and stacks ---------------------------------------------------------------------


def next_cards(game: Game, moves: list[str], kind: str) -> set[str]:
    """What comes up first in many games that look the same to bull."""
    found: set[str] = set()
    for seed in range(120):
        twin = game.imagine(BULL, seed)
        for move in moves:
            twin.play(move)
        view: Any = twin.view(BULL)
        found.add(str(view["creatures"]["top"] if kind == "peek" else view["heroes"]["track"]))
    return found


@pytest.mark.rule("LEG-INFO-02")
def test_nobody_knows_the_order_of_the_creatures(tmp_path: Path) -> None:
    """The view tells the size only; every card of the deck may come up, each as likely."""
    game = seated(tmp_path, 'god = "zeus"\nlands = ["naxos"]\ngold = 4')
    for seat in (BULL, DOLPHIN, SPECTATOR):
        view: Any = game.view(seat)
        assert view["creatures"]["deck"] == 31
        assert view["creatures"]["top"] is None
    assert len(next_cards(game, ["peek"], "peek")) > 20
    game.play("peek")
    assert game.seat == CHANCE
    assert len(game.texts()) == 31
    assert set(game.chance_odds()) == {1 / 31}


@pytest.mark.rule("LEG-INFO-03")
def test_a_seen_card_is_imagined_by_those_who_did_not_see_it(tmp_path: Path) -> None:
    """For the peeker and the engine the next draw is certain, for the others it is not."""
    top = 'creatures.top = "kraken"\ncreatures.seen = ["dolphin"]'
    game = seated(tmp_path, 'god = "zeus"\nlands = ["naxos"]\ngold = 4', table=top)
    tops: dict[int, set[str]] = {BULL: set(), DOLPHIN: set()}
    for seat, seen in tops.items():
        for seed in range(60):
            view: Any = game.imagine(seat, seed).view(DOLPHIN)
            seen.add(view["creatures"]["top"])
    assert tops[DOLPHIN] == {"kraken"}
    assert len(tops[BULL]) > 10
    game.play("peek")  # chance has one outcome and is not asked
    view = game.view(BULL)
    assert view["creatures"]["top"] == "kraken"


@pytest.mark.rule("LEG-INFO-04")
def test_cards_drawn_for_the_sphinx_are_imagined_by_the_others(tmp_path: Path) -> None:
    track = 'creatures.track = ["sphinx", "", "", ""]'
    hand = ["harpy", "satyr", "kraken"]
    bull = 'god = "athena"\nlands = ["naxos"]\ngold = 2'
    game = seated(tmp_path, bull, table=track)
    game.play("buy sphinx")
    heard: list[dict[str, object]] = []
    for card in hand:
        heard += [game.title.event(event, DOLPHIN) for event in game.play(f"draw {card}")]
    assert heard == [{"event": "drawn", "faction": "bull"}] * 3
    hands: dict[int, set[str]] = {BULL: set(), DOLPHIN: set()}
    for seat, seen in hands.items():
        for seed in range(40):
            view: Any = game.imagine(seat, seed).view(BULL)
            seen.add(json.dumps(view["creatures"]["hand"]))
    assert hands[BULL] == {json.dumps(hand)}
    assert len(hands[DOLPHIN]) > 30
    # Other cards in the hand change nothing for the others.
    twin = seated(tmp_path, bull, table=track)
    for move in ["buy sphinx", "draw medusa", "draw pegasus", "draw hydra"]:
        twin.play(move)
    assert sent(game, DOLPHIN) == sent(twin, DOLPHIN)
    assert sent(game, SPECTATOR) == sent(twin, SPECTATOR)


@pytest.mark.rule("LEG-INFO-05")
def test_nobody_knows_the_order_of_the_heroes(tmp_path: Path) -> None:
    """At the next Initialization any Hero of the deck may fill a slot."""
    game = seated(tmp_path, 'god = "athena"\nlands = ["naxos"]\ngold = 0')
    view: Any = game.view(BULL)
    assert view["heroes"]["deck"] == 16
    found = next_cards(game, ["end"], "hero")
    assert len(found) > 40
    game.play("end")
    assert len(game.texts()) == 16
    assert set(game.chance_odds()) == {1 / 16}


@pytest.mark.rule("LEG-INFO-06")
def test_nobody_knows_the_next_bonus(tmp_path: Path) -> None:
    """Only the number of tokens is told; what is left of each kind decides the odds."""
    bull = 'god = "athena"\nlands = { naxos = "metropolis gold" }\ngold = 4\nphilosophers = 3'
    game = seated(tmp_path, bull)
    game.play("philosopher")  # one site is free: it is built there
    decision = game.decision
    assert decision is not None
    assert decision.kind == "draw.bonus"
    for seat in (BULL, DOLPHIN, SPECTATOR):
        view: Any = game.view(seat)
        assert view["supply"]["metropolis_tokens"] == 23
    odds = dict(zip(game.texts(), game.chance_odds(), strict=True))
    assert len(odds) == 8
    assert odds["bonus gold"] == 2 / 23
    assert odds["bonus building"] == 3 / 23


# -- a loss chosen in a tie ---------------------------------------------------------------


@pytest.mark.rule("LEG-INFO-07", "LEG-LANDBATTLE-11")
def test_a_loss_chosen_in_a_tie_is_secret(tmp_path: Path) -> None:
    """Whatever the attacker chose, the defender sees and hears the same, and imagines all."""
    bull = 'god = "ares"\nlands = { naxos = "1 troop, 1 mercenary, pericles" }\ngold = 1'
    dolphin = 'lands = { paros = "2 troops, 1 mercenary", kea = "" }'
    start = ["march", "troops 1", "mercenaries 1", "take pericles", "to paros", "dice 1-1"]
    told: set[str] = set()
    for loss in ("troop", "mercenary", "pericles"):
        game = seated(tmp_path, bull, dolphin=dolphin)
        for move in start:
            game.play(move)
        told.add(json.dumps(played(game, [f"lose {loss}"], DOLPHIN)))
        assert game.seat == DOLPHIN
        imagined: dict[int, set[str]] = {BULL: set(), DOLPHIN: set()}
        for seat, outcomes in imagined.items():
            for seed in range(40):
                twin = game.imagine(seat, seed)
                twin.play("lose troop")
                view: Any = twin.view(DOLPHIN)
                outcomes.add(str(view["battle"]))
        assert len(imagined[BULL]) == 1
        assert len(imagined[DOLPHIN]) == 3
    assert len(told) == 1


# -- theft --------------------------------------------------------------------------------


@pytest.mark.rule("LEG-INFO-08")
@pytest.mark.parametrize("gold", [0, 7, 40])
def test_third_parties_learn_nothing_from_a_theft(tmp_path: Path, gold: int) -> None:
    track = 'creatures.track = ["griffin", "", "", ""]'
    bull = 'god = "athena"\nlands = ["naxos"]\ngold = 2'
    dolphin = 'lands = ["kea"]\ngold = {gold}'
    moves = ["buy griffin", "rob dolphin"]
    one = seated(tmp_path, bull, dolphin=dolphin.format(gold=gold), table=track)
    other = seated(tmp_path, bull, dolphin=dolphin.format(gold=20), table=track)
    assert played(one, moves, BEE) == played(other, moves, BEE)
    assert gold_in(one, DOLPHIN, DOLPHIN) == gold - gold // 2
    assert gold_in(one, BULL, BULL) == gold // 2


# -- the luck ahead -----------------------------------------------------------------------


@pytest.mark.rule("LEG-INFO-11")
def test_no_view_tells_the_luck_ahead(tmp_path: Path) -> None:
    """Games that will roll differently send the same, and are imagined the same."""
    bull = 'god = "ares"\nlands = { naxos = "5 troops" }\ngold = 3'
    dolphin = 'lands = { paros = "5 troops", kea = "" }'
    sends: set[str] = set()
    imagined: set[str] = set()
    rolls: set[str] = set()
    for number in range(12):
        game = seated(tmp_path, bull, dolphin=dolphin)
        game._chance = SeededChance(number) if number < 2 else SealedChance(bytes([number] * 32))
        for seat in (BULL, DOLPHIN, BEE, SPECTATOR):
            sends.add(f"{seat} {sent(game, seat)}")
        twin = game.imagine(DOLPHIN, 5)
        for move in ["march", "troops 5", "to paros"]:
            twin.play(move)
        imagined.add(sent(twin, SPECTATOR))
        for move in ["march", "troops 5"]:
            game.play(move)
        events = [game.title.event(event, BEE) for event in game.play("to paros")]
        rolls.add(json.dumps([event for event in events if event["event"] == "dice"]))
    assert len(sends) == 4
    assert len(imagined) == 1
    assert len(rolls) > 3


@pytest.mark.rule("LEG-INFO-11")
def test_sealed_dice_can_be_verified_but_not_foretold() -> None:
    """Each draw hangs on the key and on its place in the record, on nothing that was drawn
    before; what is published beforehand is a hash of the key, and no view holds either."""
    key = bytes(range(32))
    game = delos.new("legendary", players=3, seed=1, chance=SealedChance(key))
    same = delos.new("legendary", players=3, seed=1, chance=SealedChance(key))
    assert sent(game, BULL) == sent(same, BULL)
    for secret in (key.hex(), commitment(key), str(list(key))):
        for seat in (BULL, DOLPHIN, BEE, SPECTATOR):
            assert secret not in sent(game, seat)
    faces = list(range(6))
    sealed = SealedChance(key)
    first = [sealed.pick(faces, [], index) for index in range(60)]
    again = [SealedChance(key).pick(faces, [], index) for index in reversed(range(60))]
    assert first == again[::-1]
    other = [SealedChance(bytes(32)).pick(faces, [], index) for index in range(60)]
    assert first != other
    assert set(first) == set(faces)
    assert commitment(key) != commitment(bytes(32))
