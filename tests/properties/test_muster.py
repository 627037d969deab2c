"""What a side counts and its die make its total, in every round of random games."""

from __future__ import annotations

from typing import Any, Final

import pytest

from delos.cyclades.cells import INVADER, NONE, PRIESTESSES
from delos.cyclades.events import TERM_BITS, TERMS, packed
from delos.cyclades.kinds import OFFER_GOD
from delos.kernel import inside
from delos.kernel.event import Event
from delos.kernel.game import Game
from tests.properties.hidden import table
from tests.properties.tables import Player, open_table

TABLES: Final = range(48)
LIMIT: Final = 1500
WORDS: Final = ("troops", "mercenaries", "heroes", "creature", "buildings", "fleets")


def told(game: Game, events: list[Event]) -> list[dict[str, Any]]:
    return [game.title.event(event, -1) for event in events]


@pytest.mark.rule("LEG-LANDBATTLE-04", "LEG-LANDBATTLE-05", "LEG-SEABATTLE-02")
def test_terms_and_die_make_the_total() -> None:
    rounds = {"land": 0, "sea": 0}
    seen: set[str] = set()
    for number in TABLES:
        game = open_table(number, events=True, rich=True)
        player = Player(number)
        musters: list[dict[str, Any]] = []
        dice: dict[str, Any] = {}
        for _ in range(LIMIT):
            if game.over:
                break
            for event in told(game, game.play(player.choose(game))):
                if event["event"] == "battle":
                    musters, dice = [], {}
                elif event["event"] == "muster":
                    assert sum(event[word] for word in WORDS) == event["total"]
                    seen |= {word for word in WORDS if event[word]}
                    musters.append(event)
                elif event["event"] == "dice":
                    assert len(musters) == 2
                    dice = event
                elif event["event"] == "totals":
                    attack, defence = musters
                    assert attack["total"] + dice["attacker"] == event["attacker"]
                    assert defence["total"] + dice["defender"] == event["defender"]
                    assert attack["area"] == defence["area"]
                    rounds["sea" if attack["fleets"] else "land"] += 1
                    musters, dice = [], {}
            sides_are_sound(game)
    assert rounds["land"] > 100
    assert rounds["sea"] > 50
    assert seen == set(WORDS)


def sides_are_sound(game: Game) -> None:
    """The view of a battle shows the same terms, one by one."""
    if table(game).at[INVADER] == NONE:
        return
    view: Any = game.view(None)
    attacker, defender = view["battle"]["sides"]
    assert (attacker["role"], defender["role"]) == ("attacker", "defender")
    assert attacker["faction"] == view["battle"]["attacker"]
    for side in (attacker, defender):
        assert sum(term["strength"] for term in side["terms"]) == side["total"]
        for term in side["terms"]:
            assert term["count"] > 0
            named = term["what"] in {"hero", "creature", "buildings"}
            assert (term["name"] is not None) == named


def test_six_terms_fit_in_one_number() -> None:
    largest = (1 << TERM_BITS) - 1
    number = packed([largest] * TERMS)
    assert number < 1 << 62  # an unboxed int of the compiled engine
    assert largest >= 64  # more than any side can count of anything


def is_income(event: dict[str, Any]) -> bool:
    return bool(event["event"] == "income")


@pytest.mark.rule("LEG-INCOME-01", "LEG-TEAM-03")
def test_the_view_tells_the_next_income() -> None:
    """Right after an Income phase it is what was just paid, gold that was lying apart."""
    paid = 0
    for number in (2, 4, 11, 40, 200):
        game = open_table(number, events=True)
        player = Player(number)
        for _ in range(LIMIT):
            if game.over:
                break
            events = told(game, game.play(player.choose(game)))
            names = [event["event"] for event in events]
            if inside.kind(game) != OFFER_GOD or "income" not in names or "gold_laid" in names:
                continue
            before = table(game).numbers()
            view: Any = game.view(None)
            assert table(game).numbers() == before  # looking changes nothing
            got = {event["faction"]: event["amount"] for event in events if is_income(event)}
            shown = {faction["faction"]: faction["income"] for faction in view["factions"]}
            assert {name: amount for name, amount in shown.items() if amount} == got
            paid += 1
    assert paid > 5


@pytest.mark.rule("LEG-OFFER-12", "LEG-OFFER-17", "LEG-ZEUS-04")
def test_bids_say_their_price() -> None:
    cheaper = 0
    for number in (2, 3, 5, 12):
        game = open_table(number)
        player = Player(number)
        for _ in range(LIMIT):
            if game.over:
                break
            if game.decision is not None and game.decision.kind == "offering.bid":
                state = table(game)
                discount = state.at[PRIESTESSES + inside.actor(game)]
                for option in game.options():
                    (token,) = option.tokens
                    bid = int(token.removeprefix("bid:"))
                    wanted = f"Bid {bid}"
                    if discount and bid:
                        wanted += f", pay {max(0, bid - discount)}"
                        french = f"Miser {bid}, payer {max(0, bid - discount)}"
                        assert option.label("fr") == french
                        cheaper += 1
                    assert option.label() == wanted or option.label() == f"Bid {bid}, pay 0"
            game.play(player.choose(game))
    assert cheaper > 10
