"""Random classic games: the table stays sound, copies and dumps agree, nothing hidden is told."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import delos
from delos import texts
from delos.cyclades.cells import DECK, DISCARD, GOLD
from delos.cyclades.ids import CHIMERA
from delos.kernel import inside
from delos.kernel.chance import SeededChance
from delos.kernel.game import Game
from delos.kernel.reason import read_key
from tests.properties.classic_invariants import check, members

pytestmark = pytest.mark.many_games

TABLES = [(players, hidden) for players in (2, 3, 4, 5) for hidden in (False, True)]
PARTS = ["placement", "underworld", "heroes", "favours"]
# each module alone, pairs that touch each other, and all of them, over all numbers of players
MODULES = [
    (2, ["placement"]),
    (3, ["underworld"]),
    (4, ["heroes"]),
    (5, ["favours"]),
    (2, ["underworld", "favours"]),
    (3, ["heroes", "favours"]),
    (4, ["underworld", "heroes"]),
    *((players, PARTS) for players in (2, 3, 4, 5)),
]
SEEDS = range(3)
CATALOGUE = Path(__file__).resolve().parents[2] / "docs" / "rules" / "classic.md"
tables = pytest.mark.parametrize(("players", "hidden"), TABLES)
seeds = pytest.mark.parametrize("seed", SEEDS)


def begun(players: int, hidden: bool, seed: int, events: bool = False) -> Game:
    return delos.new("classic", players=players, seed=seed, hidden_discard=hidden, events=events)


def with_modules(players: int, modules: list[str], seed: int, events: bool = False) -> Game:
    """A table with modules, every second one with their promos and a hidden discard pile."""
    promo = seed % 2 == 1
    return delos.new(
        "classic",
        players=players,
        seed=seed,
        modules=modules,
        hidden_discard=promo,
        hecate=promo and "favours" in modules,
        manticore=promo and "heroes" in modules,
        events=events,
    )


def eager(game: Game, dice: random.Random) -> int:
    """A random choice that seldom ends a turn while something can be done."""
    ids = game.ids()
    if (
        game.title.kinds[inside.kind(game)].name == "god.turn"
        and len(ids) > 1
        and dice.random() < 0.8
    ):
        ids = ids[1:]
    return dice.choice(ids)


modules = pytest.mark.parametrize(("players", "names"), MODULES)


@modules
@pytest.mark.parametrize("seed", range(2))
def test_the_table_stays_sound_with_modules(players: int, names: list[str], seed: int) -> None:
    game = with_modules(players, names, seed)
    dice = random.Random(seed)
    while not game.over:
        game.play(eager(game, dice))
        check(game)
    assert game.winners


@modules
def test_with_modules_copies_and_dumps_go_on_the_same(players: int, names: list[str]) -> None:
    game = with_modules(players, names, 5)
    dice = random.Random(5)
    for step in range(500):
        if game.over:
            break
        if step % 25 == 0:
            twin = delos.load(game.dump())
            assert twin.texts() == game.texts()
            assert twin.view(0) == game.view(0)
            left, right = game.copy(), twin.copy()
            for line in (left, right):
                line.playout(step, 40)
            assert inside.state(left).at == inside.state(right).at
        game.play(eager(game, dice))
    assert delos.replay(game.record()).record() == game.record()


@modules
@pytest.mark.rule("HAD-ITEM-GENERAL-01", "HAD-FAVOUR-HEPHAESTUS-02")
def test_with_modules_imagined_games_agree(players: int, names: list[str]) -> None:
    game = with_modules(players, names, 11)
    dice = random.Random(11)
    for step in range(700):
        if game.over:
            break
        if step % 13 == 0:
            for seat in range(players):
                twin = game.imagine(seat, step)
                check(twin)
                assert shown(twin, seat) == shown(game, seat)
                assert game.seat != seat or twin.ids() == game.ids()
                twin.playout(step, 30)
        game.play(eager(game, dice))


@modules
def test_with_modules_everything_can_be_said(players: int, names: list[str]) -> None:
    """Prompts, labels, events and reasons in both languages; reasons name rules of the game."""
    game = with_modules(players, names, 3, events=True)
    dice = random.Random(3)
    known = rules_of("classic") | rules_of("hades")
    for _ in range(450):
        if game.over:
            break
        decision = game.decision
        assert decision is not None
        assert set(decision.rules) <= known, decision
        kind = inside.kind(game)
        for lang in ("en", "fr"):
            assert decision.prompt(lang)
            for option in game.options()[:6]:
                assert option.label(lang)
        offered = set(inside.options(game))
        for wish in range(0, game.title.kinds[kind].size, 1 + dice.randrange(17)):
            if wish not in offered:
                key = game.title.refusal(inside.state(game), kind, wish)
                reason = read_key(key)
                assert set(reason.rules) <= known, (decision, key)
                assert not key or texts.has("en", f"why-{reason.word}"), key
        game.play(eager(game, dice))


def rules_of(name: str) -> set[str]:
    text = (CATALOGUE.parent / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*((?:CLA|HAD)-[A-Z0-9-]+)\*\*", text))


def pick(game: Game, dice: random.Random) -> int:
    return dice.choice(game.ids())


@tables
@seeds
def test_the_table_stays_sound_to_the_end(players: int, hidden: bool, seed: int) -> None:
    game = begun(players, hidden, seed)
    dice = random.Random(seed)
    check(game)
    while not game.over:
        game.play(pick(game, dice))
        check(game)
    assert game.winners
    assert game.standings()[0]["seat"] in game.winners


@tables
def test_copies_dumps_and_records_go_on_the_same(players: int, hidden: bool) -> None:
    game = begun(players, hidden, 5)
    dice = random.Random(5)
    for step in range(400):
        if game.over:
            break
        if step % 40 == 0:
            twin = delos.load(game.dump())
            assert twin.texts() == game.texts()
            assert twin.view(0) == game.view(0)
            again = game.copy()
            left, right, third = [copy.copy() for copy in (game, again, twin)]
            for line in (left, right, third):
                line.playout(step, 60)
            assert (
                inside.state(left).numbers()
                == inside.state(right).numbers()
                == inside.state(third).numbers()
            )
        game.play(pick(game, dice))
    assert delos.replay(game.record()).record() == game.record()


def shown(game: Game, seat: int | None) -> str:
    return json.dumps(game.view(seat).plain(), ensure_ascii=False)


def disguised(game: Game, seat: int | None, dice: random.Random) -> Game:
    """A copy in which everything that the seat cannot know is different."""
    twin = game.copy()
    at = inside.state(twin).at
    for other in range(len(game.seats)):
        if other != seat:
            at[GOLD + other] = dice.randrange(90)
    decision = game.decision
    looking = decision is not None and decision.kind == "chimera.card"
    if game.title.options["hidden_discard"] and not looking:
        for card in members(at[DISCARD]):
            others = [c for c in members(at[DECK]) if c != CHIMERA]
            if not others:
                continue
            other = dice.choice(others)
            at[DECK] = at[DECK] & ~(1 << other) | 1 << card
            at[DISCARD] = at[DISCARD] & ~(1 << card) | 1 << other
    return twin


@tables
@pytest.mark.rule("CLA-HIDDEN-01", "CLA-HIDDEN-03", "CLA-OFFER-11")
def test_views_hide_other_purses(players: int, hidden: bool) -> None:
    game = begun(players, hidden, 8)
    dice = random.Random(8)
    for step in range(300):
        if game.over:
            break
        if step % 7 == 0:
            for seat in [*range(players), None]:
                twin = disguised(game, seat, dice)
                if seat != inside.actor(game):
                    assert shown(twin, seat) == shown(game, seat)
        game.play(pick(game, dice))


@tables
def test_imagined_games_agree_and_can_be_played(players: int, hidden: bool) -> None:
    game = begun(players, hidden, 11)
    dice = random.Random(11)
    for step in range(400):
        if game.over:
            break
        if step % 11 == 0:
            for seat in range(players):
                twin = game.imagine(seat, step)
                check(twin)
                assert shown(twin, seat) == shown(game, seat)
                assert twin.ids() == game.ids() if game.seat == seat else twin.ids()
                twin.playout(step, 40)
        game.play(pick(game, dice))


@tables
def test_what_an_action_shows_does_not_depend_on_another_purse(players: int, hidden: bool) -> None:
    """Whoever has more gold in the purse acts the same: other seats see the same (CLA-HIDDEN)."""
    game = begun(players, hidden, 3, events=True)
    dice = random.Random(3)
    for _ in range(250):
        if game.over:
            break
        action = pick(game, dice)
        rich = game.copy()
        inside.state(rich).noting = True
        owner = dice.randrange(players)
        inside.state(rich).at[GOLD + owner] += 40
        inside.look(rich)
        if action in rich.ids():
            plain = game.copy()
            inside.state(plain).noting = True
            heard = [plain.play(action), rich.play(action)]
            stolen = [e for e in heard[0] if plain.title.events[e.kind].name == "gold_stolen"]
            other = next(seat for seat in range(players) if seat != owner)
            if not stolen and not plain.over:
                told = [[plain.title.event(e, other) for e in events] for events in heard]
                assert told[0] == told[1]
                if inside.actor(plain) != other:
                    assert shown(plain, other) == shown(rich, other)
        game.play(action)


@seeds
def test_the_seed_decides_everything(seed: int) -> None:
    first, second = begun(4, False, seed), begun(4, False, seed)
    first.playout(seed, 500)
    second.playout(seed, 500)
    assert inside.state(first).numbers() == inside.state(second).numbers()
    assert first.actions() == second.actions()


def test_every_label_and_prompt_can_be_said() -> None:
    for players in (2, 5):
        game = begun(players, False, 2)
        dice = SeededChance(4)
        for _ in range(600):
            if game.over:
                break
            decision = game.decision
            assert decision is not None
            for lang in ("en", "fr"):
                assert decision.prompt(lang)
                for option in game.options()[:8]:
                    assert option.label(lang)
                    assert "#" not in option.text
            assert decision.rules
            game.play(game.ids()[dice.draw() % len(game.ids())])


@tables
def test_every_refusal_names_a_classic_rule(players: int, hidden: bool) -> None:
    """Shared procedures know Legendary rules; nobody at this table may hear of them."""
    game = begun(players, hidden, 21)
    dice = random.Random(21)
    known = set(re.findall(r"\*\*(CLA-[A-Z0-9-]+)\*\*", CATALOGUE.read_text(encoding="utf-8")))
    for _ in range(350):
        if game.over:
            break
        kind = inside.kind(game)
        offered = set(inside.options(game))
        for option in range(0, game.title.kinds[kind].size, 1 + dice.randrange(9)):
            if option in offered:
                continue
            key = game.title.refusal(inside.state(game), kind, option)
            reason = read_key(key)
            assert set(reason.rules) <= known, (game.title.kinds[kind].name, key)
            assert not key or texts.has("en", f"why-{reason.word}"), key
        decision = game.decision
        assert decision is not None
        assert set(decision.rules) <= known
        game.play(pick(game, dice))
